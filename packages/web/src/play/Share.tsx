import type { ReadonlySignal } from '@preact/signals';
import { CopyLink } from '../shell/CopyLink.js';
import { download } from '../shell/download.js';
import { Icon } from '../shell/icons.js';
import { pickFile } from '../shell/pick-file.js';

interface Shared {
  readonly room: string;
  readonly play: { readonly course: ReadonlySignal<unknown> };
  readonly fileNote: ReadonlySignal<{ readonly text: string; readonly isFault: boolean } | undefined>;
  readonly recordingText: string | undefined;
  link(): Promise<string | undefined>;
  openFile(file: File): Promise<void>;
}

interface Props {
  readonly session: Shared;
  /** What files can be opened here. */
  readonly files: string;
}

/** The link to what is on screen, and the game as a file. */
export function Share({ session, files }: Props) {
  const isEmpty = session.play.course.value === undefined;
  const save = (): void => {
    const text = session.recordingText;
    if (text !== undefined) download(`${session.room}-recording.json`, 'application/json', text);
  };
  return (
    <>
      <CopyLink
        link={() => session.link()}
        isDisabled={isEmpty}
        hint="The link and the recording hold the whole game; the link opens at this turn."
      >
        <button type="button" disabled={isEmpty} onClick={save}>
          <Icon name="download" />
          Download recording
        </button>
        <button type="button" onClick={() => pickFile((file) => void session.openFile(file))}>
          <Icon name="open" />
          Open a file
        </button>
      </CopyLink>
      {session.fileNote.value !== undefined && (
        <p class={session.fileNote.value.isFault ? 'fault' : 'hint'} role="status" data-testid="file-note">
          {session.fileNote.value.text}
        </p>
      )}
      <p class="hint">Files can also be dropped on the page: {files}.</p>
    </>
  );
}
