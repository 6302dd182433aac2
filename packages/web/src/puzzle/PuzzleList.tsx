/** The lists: the latest days, and every puzzle there is. */

import { useSignal } from '@preact/signals';
import { counted } from 'asterion/play';
import { MOST_STARS, type Puzzle, puzzleThemes } from 'asterion/puzzle';
import { useLayoutEffect } from 'preact/hooks';
import { Check, Select } from '../shell/fields.js';
import { record } from '../shell/place.js';
import { type Filter, isWished, listLink } from './filter.js';
import { dayBeside, daysUpTo } from './opening.js';
import { Stars } from './PuzzleBoard.js';
import { kindOf, type ShelfPuzzle, starSigns, themesText } from './shelf.js';
import { bestOf, history, solvedNumbers } from './solved.js';
import { linkTo, type PuzzleStage } from './stage.js';

/** Days that are listed at first, and how many more each time. */
const DAYS = 7;

interface Props {
  readonly stage: PuzzleStage;
  /** What the link wishes. */
  readonly filter: Filter;
}

export function PuzzleList({ stage, filter }: Props) {
  const streak = stage.streak.value;
  useLayoutEffect(() => {
    scrollTo(0, stage.listTop);
    const note = (): void => {
      stage.listTop = scrollY;
    };
    addEventListener('scroll', note);
    return () => removeEventListener('scroll', note);
  }, [stage]);
  return (
    <div class="puzzle-list">
      <h2>Puzzles</h2>
      <p data-testid="puzzle-streak">
        {streak === 0
          ? 'Solve the puzzle of the day, and the next one tomorrow, and you have a streak.'
          : `${counted(streak, 'day')} in a row with the puzzle of the day.`}{' '}
        Kept in this browser.
      </p>
      <Days stage={stage} />
      <AllPuzzles stage={stage} filter={filter} />
    </div>
  );
}

/** The latest days, today first. A day changes at midnight of UTC, everywhere at once. */
function Days({ stage: { shelf, today } }: Pick<Props, 'stage'>) {
  const count = useSignal(DAYS);
  const days = daysUpTo(today, count.value);
  const last = days.at(-1);
  return (
    <section aria-label="Days">
      <h3>The puzzle of the day</h3>
      <ol class="puzzle-days" data-testid="days">
        {days.map((date) => (
          <Entry key={date} of={shelf.ofDay(date)} name={date === today ? `${date}, today` : date} />
        ))}
      </ol>
      {last !== undefined && dayBeside(last, -1) !== undefined && (
        <button
          type="button"
          onClick={() => {
            count.value += DAYS;
          }}
        >
          Earlier days
        </button>
      )}
    </section>
  );
}

/** Every puzzle that is wished, pack by pack. */
function AllPuzzles({ stage: { shelf }, filter: linked }: Props) {
  const filter = useSignal(linked);
  const packs = shelf.names.map((name) => ({ name, list: shelf.pack(name)?.list ?? [] }));
  const all = packs.flatMap(({ list }) => list);
  const { stars, game, theme, state } = filter.value;
  const wish = (change: Partial<Filter>): void => {
    filter.value = { ...filter.value, ...change };
    record(listLink(filter.value), 'replace');
  };
  return (
    <section aria-label="All puzzles">
      <h3>All puzzles</h3>
      <div class="puzzle-filter" role="group" aria-label="Which puzzles are shown">
        <Choice label="Stars" value={stars} choices={starChoices} onChoose={(name) => wish({ stars: name })} />
        <Choice label="Game" value={game} choices={kindsIn(all)} onChoose={(name) => wish({ game: name })} />
        <Choice label="Theme" value={theme} choices={themesIn(all)} onChoose={(name) => wish({ theme: name })} />
        <Check
          label="Not solved yet"
          isChecked={state === 'open'}
          onChange={(isOpen) => wish({ state: isOpen ? 'open' : '' })}
        />
      </div>
      {packs.map(({ name, list }) => (
        <Pack key={name} name={name} list={list} filter={filter.value} />
      ))}
    </section>
  );
}

interface PackProps {
  readonly name: string;
  readonly list: readonly Puzzle[];
  readonly filter: Filter;
}

function Pack({ name: pack, list, filter }: PackProps) {
  const solved = solvedNumbers(history.value, pack);
  const wished = list.filter((puzzle) => isWished(filter, puzzle, solved.has(puzzle.number)));
  return (
    <>
      <p class="hint" role="status" data-testid="puzzle-count">
        Pack {pack}: {solved.size} of {list.length} solved, {wished.length === 0 ? 'none' : wished.length} shown.
      </p>
      <ol class="puzzle-grid" aria-label={`Pack ${pack}`} data-testid="puzzles">
        {wished.map((puzzle) => (
          <Entry
            key={puzzle.number}
            of={{ pack, puzzle }}
            name={String(puzzle.number)}
            isSolved={solved.has(puzzle.number)}
          />
        ))}
      </ol>
    </>
  );
}

interface EntryProps {
  readonly of: ShelfPuzzle;
  readonly name: string;
  /** Looked up if absent. */
  readonly isSolved?: boolean;
}

function Entry({ of, name, isSolved = bestOf(history.value, of) !== undefined }: EntryProps) {
  return (
    <li>
      <a
        class={isSolved ? 'is-solved' : ''}
        href={linkTo(of)}
        title={`${kindOf(of.puzzle).title}: ${themesText(of.puzzle)}`}
      >
        <span class="puzzle-name">{name}</span>
        <Stars stars={of.puzzle.stars} />
        {isSolved && (
          <span class="puzzle-done">
            <span aria-hidden="true">✓</span>
            <span class="visually-hidden">solved</span>
          </span>
        )}
      </a>
    </li>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly { readonly name: string; readonly title: string }[];
  readonly onChoose: (name: string) => void;
}

const Choice = ({ label, value, choices, onChoose }: ChoiceProps) => (
  <div class="field">
    <label for={`puzzle-${label}`}>{label}</label>
    <Select
      id={`puzzle-${label}`}
      value={choices.some(({ name }) => name === value) ? value : ''}
      choices={[{ name: '', title: 'any' }, ...choices]}
      onChoose={onChoose}
    />
  </div>
);

const starChoices = Array.from({ length: MOST_STARS }, (_, at) => ({
  name: String(at + 1),
  title: `${starSigns(at + 1)} ${counted(at + 1, 'star')}`,
}));

function kindsIn(list: readonly Puzzle[]) {
  const kinds = list.map(kindOf);
  return kinds.filter(({ name }, at) => kinds.findIndex((other) => other.name === name) === at);
}

function themesIn(list: readonly Puzzle[]) {
  const names = new Set(list.flatMap(({ themes }) => themes));
  return puzzleThemes.filter(({ name }) => names.has(name));
}
