/** What stands beside a board under review: the moves to try, the game itself, and ways to take it along. */

import { capital, counted, type ExactValue, endText, toMove } from 'asterion/play';
import { palette } from '../../page/settings.js';
import { FactList } from '../../shell/numbers.js';
import { titleOf } from '../exact-values.js';
import { Disc, Legend, LegendItem } from '../Legend.js';
import { OpenFile, Share } from '../Share.js';
import { playerOf, type ReviewedGame } from './opening.js';
import type { MoveOption } from './options.js';
import type { ReviewVisit } from './session.js';
import type { ReviewStage } from './stage.js';

/** Every step of whoever is to move, with what it leads to: a button each, for fingers and for those who do not see the board. */
export function MovesHere({ stage: { play, input } }: { readonly stage: ReviewStage }) {
  const [game, standing, options] = [play.game.value, play.standing.value, play.options.value];
  if (game === undefined || standing === undefined) return <p class="hint">No game yet.</p>;
  const { words, input: moves } = game.setup.description;
  const { seat } = standing.position;
  const count = moves.movers(standing.position).length;
  const which = count > 1 ? ` ${capital(words.mate)} ${play.told.value.length + 1} of ${count}.` : '';
  return (
    <>
      <p class="hint" data-testid="to-move">
        {options.length === 0 ? 'The game is over here.' : `${toMove(words.seat(seat))}.${which}${keepText(options)}`}
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
      <Legend play={play}>
        {play.best.value === 'on' && play.table.value !== undefined && <BadgeSigns scale={game.exact.scale} />}
      </Legend>
    </>
  );
}

const keepText = (options: readonly MoveOption[]): string =>
  options.length > 1 && options.every(({ value, isBest }) => value !== undefined && !isBest)
    ? ' Every move keeps the value.'
    : '';

/** A value in short: its sign, or words where it has none. */
export const shortText = ({ exact }: Pick<ReviewedGame, 'exact'>, value: ExactValue): string =>
  exact.sign(value) || exact.text(value);

interface OptionProps {
  readonly game: ReviewedGame;
  readonly option: MoveOption;
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

function BadgeSigns({ scale }: { readonly scale: string }) {
  const { label, text, entrance, path, floor } = palette.value;
  return (
    <>
      <LegendItem name={`best step, by ${scale}`}>
        <Disc fill={entrance} label={label} letter="7" />
      </LegendItem>
      <LegendItem name="another step">
        <Disc fill={floor} label={text} letter="5" />
      </LegendItem>
      <LegendItem name="would have been better">
        <path d="M2.5 2.5h15v15h-15z" fill="none" stroke={path} stroke-width="2" stroke-dasharray="3.5 2.5" />
      </LegendItem>
    </>
  );
}

/** Who played what, and other games to look at. */
export function GameInfo({ visit }: { readonly visit: ReviewVisit }) {
  const [game, elsewhere] = [visit.play.game.value, visit.elsewhere.value];
  return (
    <>
      {game !== undefined && <Facts game={game} />}
      <OpenFile visit={visit} label="Open a recording">
        Files can also be dropped on the page: the rooms of games download recordings, and so does the command line.
      </OpenFile>
      {elsewhere !== undefined && (
        <p>
          <a class="review-link" href={elsewhere.link}>
            Watch it in the {elsewhere.room} room
          </a>
        </p>
      )}
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
  return <FactList class="stats" facts={lines} />;
}

/** The game, to be taken along or to its own room. */
export function TakeAlong({ visit }: { readonly visit: ReviewVisit }) {
  const [game, there] = [visit.play.game.value, visit.gameLink];
  return (
    <>
      <Share
        visit={visit}
        file={game && { name: `${game.recording.game}-recording`, text: () => game.text }}
        hint="The link holds the whole game, this turn, and what is being tried."
      />
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
