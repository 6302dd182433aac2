import { CopyLink } from '../shell/CopyLink.js';
import { download } from '../shell/download.js';
import { Icon } from '../shell/icons.js';
import type { ReviewSession } from './session.js';

/** The link to what is on screen, and the game as a file. */
export function Share({ session }: { readonly session: ReviewSession }) {
  const game = session.view.game.value;
  const { rogueLink } = session;
  return (
    <>
      <CopyLink
        link={() => session.link}
        isDisabled={game === undefined}
        hint="The link holds the whole game, this turn, and what is being tried."
      >
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
      </CopyLink>
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
