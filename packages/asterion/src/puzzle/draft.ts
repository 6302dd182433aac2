/** The puzzles of one world: forced lines from many of its positions, rated, and cut to what matters. */

import type { Position, Seat } from '../game/index.js';
import { type GameSetup, setUp, tableHere } from '../play/index.js';
import type { Said } from '../settings/index.js';
import type { Rng, Scene } from '../world/index.js';
import { canBeCut, wholeOf } from './cut.js';
import { ForcedLines, type MadeMove } from './forced-line.js';
import type { AnyPuzzleGame, PuzzleSource, ValueOf } from './game.js';
import { PuzzleFault, placesOfCells, positionAfter, setUpIn } from './open.js';
import { LARGEST_PUZZLE, type Puzzle, type PuzzleBox, type PuzzleTaskName, puzzleTasks } from './puzzle.js';
import { difficultyOf, type PuzzleDifficulty, temptation } from './rating.js';
import { storyOf } from './story.js';
import { themesOf } from './themes.js';
import { twinKey } from './twins.js';

/** A puzzle before it has a number. */
export interface PuzzleDraft {
  /** As of a `FoundPuzzle`. */
  readonly role: string;
  /** All but its number. */
  readonly puzzle: Omit<Puzzle, 'number'>;
  /** Twins have the same. */
  readonly key: string;
}

/** A position with its forced line, what players make of it, and what it is about. */
interface Found extends FoundPuzzle {
  readonly start: Position;
  readonly task: PuzzleTaskName;
  readonly line: readonly MadeMove[];
}

/** What there is to be liked about a puzzle. */
export interface FoundPuzzle extends PuzzleDifficulty {
  readonly themes: readonly string[];
  /** As `temptation` counts. */
  readonly tempting: number;
  /** Moves to be found. */
  readonly turns: number;
  /** Who has to do what. */
  readonly role: string;
}

/** How much somebody would like to have a puzzle: the most is taken first, and none that is undefined. */
export type PuzzleTaste = (found: FoundPuzzle) => number | undefined;

/**
 * The puzzles of a world that somebody would like to have, the best first. The taste is asked again before each is cut to size,
 * which is what costs. Of lines that meet in a position only one is given.
 */
export function* puzzlesOf(source: PuzzleSource, rng: Rng, taste: PuzzleTaste): Generator<PuzzleDraft> {
  const said = source.recipe(rng);
  const { setup } = setUp(source.game.description, said);
  if (setup === undefined) return; // some seeds have no room for what is asked
  const { game: rules } = source.game.description;
  const met = new Set<number | string>();
  const found = foundIn(source, setup, rng)
    .map((one) => ({ one, liking: taste(one) ?? -Infinity }))
    .filter(({ liking }) => liking > -Infinity)
    .sort((a, b) => b.liking - a.liking || b.one.line.length - a.one.line.length);
  for (const { one } of found) {
    if (taste(one) === undefined || one.line.some(({ before }) => met.has(rules.key(before)))) continue;
    const draft = cutToSize(source.game, said, setup.scene, one);
    if (draft === undefined) continue;
    for (const { before } of one.line) met.add(rules.key(before));
    yield draft;
  }
}

/** The values of a game by its exact table. */
function valuesIn({ description }: AnyPuzzleGame, start: Position): ValueOf {
  const { exact } = description;
  if (exact === undefined) throw new RangeError(`There is no exact table of ${description.game.name}.`);
  const table = tableHere(description, start);
  return (position) => exact.value(table, position);
}

/** Lines that are rated of a world, for each that somebody may have to do: more would take longer than another world. */
const MOST_OF_A_ROLE = 24;

/** Everything in a world that is a puzzle, as far as its positions are looked at. */
function foundIn(source: PuzzleSource, setup: GameSetup, rng: Rng): Found[] {
  const { game } = source;
  const { description } = game;
  let values: ValueOf | undefined;
  const valueOf: ValueOf = (position) => (values ??= valuesIn(game, position))(position);
  const linesBy = new Map<string, ForcedLines>();
  const linesFor = (task: PuzzleTaskName, seat: Seat): ForcedLines => {
    const key = `${task};${seat}`;
    const lines = linesBy.get(key) ?? new ForcedLines(description.game, puzzleTasks[task], valueOf);
    linesBy.set(key, lines);
    return lines;
  };
  const counts = new Map<string, number>();
  const found: Found[] = [];
  for (const start of source.positions(setup.start, rng)) {
    const task = game.task(start, valueOf(start));
    const role = `${start.seat} ${task ?? 'has nothing to do'}`;
    const count = counts.get(role) ?? 0;
    if (task === undefined || count === MOST_OF_A_ROLE) continue;
    const line = linesFor(task, start.seat).from(start);
    if (line === undefined) continue;
    counts.set(role, count + 1);
    const turns = line.filter(({ before: { seat } }) => seat === start.seat).length;
    const story = storyOf(game, line, puzzleTasks[task]);
    const [tempting, themes] = [temptation(story), themesOf(story)];
    found.push({
      start,
      task,
      line,
      turns,
      role,
      tempting,
      themes,
      ...difficultyOf(game, line, start.seat, puzzleTasks[task]),
    });
  }
  return found;
}

/** A puzzle in a box. */
interface Boxed {
  readonly box: PuzzleBox;
  readonly setup: GameSetup;
  readonly places: Puzzle['actors'];
  readonly line: readonly MadeMove[];
}

/** Cut as far as nothing about the puzzle changes; undefined where what is left is too large to be shown. */
function cutToSize(game: AnyPuzzleGame, said: Said, whole: Scene, found: Found): PuzzleDraft | undefined {
  const approach = game.approach(found.start);
  if (approach === undefined) return undefined;
  const wanted = essenceOf(found);
  const within = (box: PuzzleBox): Boxed | undefined => {
    const places = placesIn(box, whole, approach.actors);
    if (places === undefined) return undefined;
    try {
      const setup = setUpIn(game.description, said, whole, box, places);
      const start = positionAfter(setup, approach.from);
      const valueOf = valuesIn(game, start);
      if (game.task(start, valueOf(start)) !== found.task) return undefined;
      const line = new ForcedLines(game.description.game, puzzleTasks[found.task], valueOf).from(start);
      if (line === undefined) return undefined;
      const task = puzzleTasks[found.task];
      const themes = themesOf(storyOf(game, line, task));
      const isAsWanted = essenceOf({ line, themes, ...difficultyOf(game, line, start.seat, task) }) === wanted;
      return isAsWanted ? { box, setup, places, line } : undefined;
    } catch (error) {
      if (error instanceof PuzzleFault || error instanceof RangeError) return undefined; // who stood there is cut off
      throw error;
    }
  };
  const boxed = smallest(whole, within);
  if (boxed === undefined) return undefined;
  const { rows, cols } = boxed.setup.scene.world.grid;
  if (Math.max(rows, cols) > LARGEST_PUZZLE) return undefined;
  const { description } = game;
  const { seat } = found.start;
  const { stars, fails, depth, themes, role } = found;
  const puzzle = {
    spec: { game: description.game.name, said, ...(approach.from.length > 0 && { from: approach.from }) },
    box: boxed.box,
    actors: boxed.places,
    seat,
    task: found.task,
    line: boxed.line.map(({ name }) => name),
    stars,
    themes,
    fails,
    depth,
  };
  return { puzzle, role, key: twinKey(boxed.setup.scene, `${description.game.name};${seat};${found.task}`) };
}

/** Whatever must not change when a world is cut: the line, how many answers there are at each turn, how hard it is, what it is about. */
function essenceOf(of: PuzzleDifficulty & Pick<Found, 'line' | 'themes'>): string {
  const { line, stars, fails, depth, themes } = of;
  return JSON.stringify([line.map(({ name, choices }) => [name, choices]), stars, fails, depth, themes]);
}

/** Rows and columns are taken away at the sides, one after the other, as long as that can be. */
function smallest(whole: Scene, within: (box: PuzzleBox) => Boxed | undefined): Boxed | undefined {
  let best = within(wholeOf(whole.world));
  let isCut = canBeCut(whole.world);
  while (isCut) {
    isCut = false;
    for (const side of [0, 1, 2, 3]) {
      const next: Boxed | undefined = best && within(narrowed(best.box, side));
      if (next === undefined) continue;
      best = next;
      isCut = true;
    }
  }
  return best;
}

/** A box without its outermost row or column on a side. */
const narrowed = ([top, left, bottom, right]: PuzzleBox, side: number): PuzzleBox => [
  top + Number(side === 0),
  left + Number(side === 1),
  bottom - Number(side === 2),
  right - Number(side === 3),
];

/** Where everybody is in a box; undefined where somebody is not in it. */
function placesIn(
  [top, left, bottom, right]: PuzzleBox,
  { world }: Scene,
  actors: Readonly<Record<string, readonly number[]>>,
): Puzzle['actors'] | undefined {
  const places = Object.entries(actors).map(
    ([role, cells]) =>
      [role, placesOfCells(world, cells).map(([row, col]) => [row - top, col - left] as const)] as const,
  );
  const isInside = ([row, col]: readonly [number, number]) =>
    row >= 0 && col >= 0 && row <= bottom - top && col <= right - left;
  return places.every(([, list]) => list.every(isInside)) ? Object.fromEntries(places) : undefined;
}
