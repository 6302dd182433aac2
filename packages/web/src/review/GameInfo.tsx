import { monsterMoves } from 'asterion/game';
import { capital, counted } from '../play/words.js';
import { SIDES } from '../rogue/table.js';
import { Icon } from '../shell/icons.js';
import { pickFile } from '../shell/pick-file.js';
import { examples } from './examples.js';
import { type Game, playerOf } from './game.js';
import type { ReviewSession } from './session.js';

/** Who played what, and other games to look at. */
export function GameInfo({ session }: { readonly session: ReviewSession }) {
  const game = session.view.game.value;
  const note = session.fileNote.value;
  return (
    <>
      {game !== undefined && <Facts game={game} />}
      <div class="button-row">
        <button type="button" onClick={() => pickFile((file) => void session.openFile(file))}>
          <Icon name="open" />
          Open a recording
        </button>
      </div>
      {note !== undefined && (
        <p class={note.isFault ? 'fault' : 'hint'} role="status" data-testid="file-note">
          {note.text}
        </p>
      )}
      <Elsewhere session={session} />
      <p class="hint">
        Files can also be dropped on the page: the Rogue room downloads recordings, and so does the command line.
      </p>
      <h3 class="examples-title">Examples</h3>
      <div class="button-row">
        {examples.map((example) => (
          <button key={example.name} type="button" onClick={() => void session.openExample(example)}>
            {example.title}
          </button>
        ))}
      </div>
    </>
  );
}

/** The way to the room where a game can be watched that is not reviewed here. */
function Elsewhere({ session }: { readonly session: ReviewSession }) {
  const elsewhere = session.elsewhere.value;
  if (elsewhere === undefined) return null;
  return (
    <p>
      <a class="review-link" href={elsewhere.link}>
        Watch it in the {capital(elsewhere.room)} room
      </a>
    </p>
  );
}

function Facts({ game }: { readonly game: Game }) {
  const last = game.line[game.line.length - 1];
  const { options, world } = last.position.setup;
  const ended = last.end?.result ?? 'not finished';
  const rules = [
    options.stay ? '' : 'no staying put',
    options.diagonals === 'always' ? '' : `diagonals ${options.diagonals}`,
  ];
  return (
    <dl class="stats">
      {SIDES.map((side) => (
        <div key={side}>
          <dt>{capital(side)}</dt>
          <dd>{playerOf(game, side)}</dd>
        </div>
      ))}
      <div>
        <dt>Outcome</dt>
        <dd>
          {capital(ended)}, {counted(monsterMoves(last.position), 'monster move')}
        </dd>
      </div>
      <div>
        <dt>World</dt>
        <dd>
          {world.grid.rows} × {world.grid.cols} {world.grid.shape.name}
        </dd>
      </div>
      <div>
        <dt>Rules</dt>
        <dd>{rules.filter((rule) => rule !== '').join(', ') || 'the usual ones'}</dd>
      </div>
    </dl>
  );
}
