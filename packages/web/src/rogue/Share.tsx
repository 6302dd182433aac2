import { useSignal } from '@preact/signals';
import { announce } from '../shell/announce.js';
import { download } from '../shell/download.js';
import { Icon } from '../shell/icons.js';
import { pickFile } from '../shell/pick-file.js';
import type { RogueSession } from './session.js';

/** The link to what is on screen, and the game as a file. */
export function Share({ session }: { readonly session: RogueSession }) {
  const shown = useSignal<string | undefined>(undefined);
  const note = useSignal('The link and the recording hold the whole game; the link opens at this turn.');
  const isEmpty = session.play.course.value === undefined;
  const tell = (text: string): void => {
    note.value = text;
    announce(text);
  };
  const copy = async (): Promise<void> => {
    const link = await session.link();
    if (link === undefined) return;
    const address = new URL(link, location.href).href;
    try {
      await navigator.clipboard.writeText(address);
      shown.value = undefined;
      tell('Link copied.');
    } catch {
      // No clipboard (no permission, no https): then it is shown, to be copied by hand.
      shown.value = address;
      tell('The link could not be copied. Here it is:');
    }
  };
  const save = (): void => {
    const text = session.recordingText;
    if (text !== undefined) download('rogue-recording.json', 'application/json', text);
  };
  return (
    <>
      <div class="button-row">
        <button type="button" disabled={isEmpty} onClick={() => void copy()}>
          <Icon name="link" />
          Copy link
        </button>
        <button type="button" disabled={isEmpty} onClick={save}>
          <Icon name="download" />
          Download recording
        </button>
        <button type="button" onClick={() => pickFile((file) => void session.openFile(file))}>
          <Icon name="open" />
          Open a file
        </button>
      </div>
      <p class="hint">{note.value}</p>
      {shown.value !== undefined && (
        <input
          class="shown-link"
          readOnly
          aria-label="Link"
          value={shown.value}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
      {session.fileNote.value !== undefined && (
        <p class={session.fileNote.value.isFault ? 'fault' : 'hint'} role="status" data-testid="file-note">
          {session.fileNote.value.text}
        </p>
      )}
      <p class="hint">Files can also be dropped on the page: dungeon files, world documents, drawings, recordings.</p>
    </>
  );
}
