import { useSignal } from '@preact/signals';
import { announce } from '../shell/announce.js';
import { download } from '../shell/download.js';
import { Icon } from '../shell/icons.js';
import type { ReviewSession } from './session.js';

/** The link to what is on screen, and the game as a file. */
export function Share({ session }: { readonly session: ReviewSession }) {
  const shown = useSignal<string | undefined>(undefined);
  const note = useSignal('The link holds the whole game, this turn, and what is being tried.');
  const game = session.view.game.value;
  const { rogueLink } = session;
  const tell = (text: string): void => {
    note.value = text;
    announce(text);
  };
  const copy = async (): Promise<void> => {
    const address = new URL(session.link ?? '', location.href).href;
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
  return (
    <>
      <div class="button-row">
        <button type="button" disabled={game === undefined} onClick={() => void copy()}>
          <Icon name="link" />
          Copy link
        </button>
        <button
          type="button"
          disabled={game === undefined}
          onClick={() => {
            if (game !== undefined) download('rogue-recording.json', 'application/json', game.text);
          }}
        >
          <Icon name="download" />
          Download recording
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
      {rogueLink !== undefined && (
        <p>
          <a class="way-on" href={rogueLink}>
            Open this game in the Rogue room
          </a>
        </p>
      )}
    </>
  );
}
