/** What stands beside a board under review: the moves to try, the game itself, and ways to take it along. */

import { capital, counted, type ExactValue, endText, type JudgedMove, type Mistake } from 'asterion/play';
import { CopyLink } from '../../shell/CopyLink.js';
import { download } from '../../shell/download.js';
import { Icon } from '../../shell/icons.js';
import { pickFile } from '../../shell/pick-file.js';
import { palette } from '../../shell/settings.js';
import { titleOf } from '../exact-values.js';
import { Disc, LegendItem, PieceItem } from '../Legend.js';
import { playerOf, type ReviewedGame } from './opening.js';
import type { Option } from './options.js';
import type { Reviewing } from './reviewing.js';
import type { ReviewVisit } from './session.js';
import type { ReviewStage } from './stage.js';

interface Props {
  readonly reviewing: Reviewing;
}

/** Every step of whoever is to move, with what it leads to: a button each, for fingers and for those who do not see the board. */
export function MovesHere({ stage: { reviewing, input } }: { readonly stage: ReviewStage }) {
  const [game, standing, options] = [reviewing.game.value, reviewing.standing.value, reviewing.options.value];
  if (game === undefined || standing === undefined) return <p class="hint">No game yet.</p>;
  const { words, input: moves } = game.setup.description;
  const { seat } = standing.position;
  const count = moves.movers(standing.position).length;
  const which = count > 1 ? ` ${capital(words.mate)} ${reviewing.told.value.length + 1} of ${count}.` : '';
  return (
    <>
      <p class="hint" data-testid="to-move">
        {options.length === 0
          ? 'The game is over here.'
          : `${capital(words.seat(seat))} is to move.${which}${keepText(options)}`}
      </p>
      {options.length > 0 && (
        <ul class="options" aria-label="Moves to try">
          {options.map((option) => (
            <li key={option.name}>
              <OptionButton game={game} option={option} onTry={() => input.tell(option.name)} />
            </li>
          ))}
        </ul>
      )}
      <BoardLegend reviewing={reviewing} game={game} />
    </>
  );
}

const keepText = (options: readonly Option[]): string =>
  options.length > 1 && options.every(({ value, isBest }) => value !== undefined && !isBest)
    ? ' Every move keeps the value.'
    : '';

/** A value in short: its sign, or words where it has none. */
export const shortText = ({ exact }: Pick<ReviewedGame, 'exact'>, value: ExactValue): string =>
  exact.sign(value) || exact.text(value);

interface OptionProps {
  readonly game: ReviewedGame;
  readonly option: Option;
  readonly onTry: () => void;
}

function OptionButton({ game, option: { name, value, isBest, isNext }, onTry }: OptionProps) {
  const said = [value && game.exact.text(value), isBest && 'best', isNext && 'comes next'].filter(
    (part) => typeof part === 'string',
  );
  return (
    <button
      type="button"
      class={isBest ? 'is-best' : ''}
      aria-label={`Try ${name}${said.length === 0 ? '' : `: ${said.join(', ')}`}`}
      onClick={onTry}
    >
      <b>{name}</b>
      {value !== undefined && <span>{shortText(game, value)}</span>}
      {isNext && (
        <span class="next" title="comes next on this line">
          ▸
        </span>
      )}
    </button>
  );
}

/** What is on the board, in its colours. */
function BoardLegend({ reviewing, game }: Props & { readonly game: ReviewedGame }) {
  const { label, text, entrance, path, floor } = palette.value;
  const isShown = reviewing.best.value === 'on' && reviewing.table.value !== undefined;
  return (
    <ul class="legend" aria-label="Legend of the board">
      {game.setup.description.pieces.map((piece) => (
        <PieceItem key={piece.role} piece={piece} />
      ))}
      <LegendItem name="to move">
        <circle cx="10" cy="10" r="8" fill="none" stroke={text} stroke-width="1.6" />
      </LegendItem>
      {isShown && (
        <>
          <LegendItem name={`best step, by ${game.exact.scale}`}>
            <Disc fill={entrance} label={label} letter="7" />
          </LegendItem>
          <LegendItem name="another step">
            <Disc fill={floor} label={text} letter="5" />
          </LegendItem>
          <LegendItem name="would have been better">
            <rect
              x="2.5"
              y="2.5"
              width="15"
              height="15"
              rx="2"
              fill="none"
              stroke={path}
              stroke-width="2"
              stroke-dasharray="3.5 2.5"
            />
          </LegendItem>
        </>
      )}
    </ul>
  );
}

/** Who played what, and other games to look at. */
export function GameInfo({ visit }: { readonly visit: ReviewVisit }) {
  const [game, note, elsewhere] = [visit.reviewing.game.value, visit.fileNote.value, visit.elsewhere.value];
  return (
    <>
      {game !== undefined && <Facts game={game} />}
      <div class="button-row">
        <button type="button" onClick={() => pickFile((file) => void visit.openFile(file))}>
          <Icon name="open" />
          Open a recording
        </button>
      </div>
      {note !== undefined && (
        <p class={note.isFault ? 'fault' : 'hint'} role="status" data-testid="file-note">
          {note.text}
        </p>
      )}
      {elsewhere !== undefined && (
        <p>
          <a class="review-link" href={elsewhere.link}>
            Watch it in the {elsewhere.room} room
          </a>
        </p>
      )}
      <p class="hint">
        Files can also be dropped on the page: the rooms of games download recordings, and so does the command line.
      </p>
      <h3 class="examples-title">Examples</h3>
      <div class="button-row">
        {visit.examples.map((example) => (
          <button key={example.title} type="button" onClick={() => void visit.openExample(example)}>
            {example.title}
          </button>
        ))}
      </div>
    </>
  );
}

function Facts({ game }: { readonly game: ReviewedGame }) {
  const { tip, setup } = game;
  const { description } = setup;
  const { grid } = setup.scene.world;
  const ended = tip.end === undefined ? 'Not finished.' : endText(description, tip.end, tip.position, []);
  const lines: readonly [title: string, text: string][] = [
    ...description.game.seats.map((seat): [string, string] => [
      capital(titleOf(description, seat)),
      playerOf(game, seat),
    ]),
    ['Outcome', ended],
    ['Length', counted(tip.position.ply, 'turn')],
    ['World', `${grid.rows} × ${grid.cols} ${grid.shape.name}`],
  ];
  return (
    <dl class="stats">
      {lines.map(([title, text]) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The link to what is on screen, and the game as a file. */
export function Share({ visit }: { readonly visit: ReviewVisit }) {
  const [game, there] = [visit.reviewing.game.value, visit.gameLink];
  return (
    <>
      <CopyLink
        link={() => visit.link}
        isDisabled={game === undefined}
        hint="The link holds the whole game, this turn, and what is being tried."
      >
        <button
          type="button"
          disabled={game === undefined}
          onClick={() => {
            if (game !== undefined) download(`${game.recording.game}-recording.json`, 'application/json', game.text);
          }}
        >
          <Icon name="download" />
          Download recording
        </button>
      </CopyLink>
      {there !== undefined && (
        <p>
          <a class="way-on" href={there.link}>
            Open this game in the {there.room} room
          </a>
        </p>
      )}
    </>
  );
}
