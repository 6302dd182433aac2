/**
 * The story of a line: who hunted whom, turn by turn, and what else could have been done. It speaks of whoever hunts and
 * whoever is hunted, as the pieces of a game say, and of no game.
 */

import { coreOf } from '../exact/index.js';
import type { Position } from '../game/index.js';
import { distancesFrom } from '../search/index.js';
import { bitCount, type Cell, neighbours, type World, WorldCache } from '../world/index.js';
import type { MadeMove } from './forced-line.js';
import type { PuzzleCast, PuzzleGame } from './game.js';
import type { PuzzleTask } from './puzzle.js';

/** A turn of the solver. */
export interface SolversTurn {
  readonly before: PuzzleCast;
  readonly after: PuzzleCast;
  /** After the reply; undefined where there is none. */
  readonly next: PuzzleCast | undefined;
  /** Whether the game is over then. */
  readonly isLast: boolean;
  /** After every other legal move. */
  readonly others: () => readonly PuzzleCast[];
}

/** A line, as it is told. */
export interface Story {
  readonly world: World;
  readonly isHunting: boolean;
  /** Whether it is enough to keep what one has. */
  readonly isKeeping: boolean;
  readonly turns: readonly SolversTurn[];
}

const rowsIn = new WorldCache(() => new Map<Cell, Int32Array>());

/** By cell: the steps from one; negative where there is no way. */
function stepsFrom(world: World, from: Cell): Int32Array {
  const rows = rowsIn.of(world);
  const row = rows.get(from) ?? distancesFrom(world, from);
  rows.set(from, row);
  return row;
}

/** Steps from one cell to another; very many where there is no way. */
export function steps(world: World, from: Cell, to: Cell): number {
  const count = stepsFrom(world, from)[to];
  return count < 0 ? 2 ** 20 : count;
}

export const nearest = (world: World, cells: readonly Cell[], to: Cell): number =>
  Math.min(...cells.map((cell) => steps(world, cell, to)));

/** Whether the way between two cells is on no loop: without it they are apart. */
export function isBridge(world: World, from: Cell, to: Cell): boolean {
  const seen = new Set([from]);
  for (const cell of seen) {
    for (const next of neighbours(world, cell)) {
      if (cell === from && next === to) continue;
      if (next === to) return false;
      seen.add(next);
    }
  }
  return true;
}

export const isOnLoop = (world: World, cell: Cell): boolean =>
  neighbours(world, cell).some((next) => !isBridge(world, cell, next));

/** A cell with ways to one side only: a dead end, or the corner of a room. */
export function isCorner({ grid, open }: World, cell: Cell): boolean {
  const ways = bitCount(open[cell]);
  return ways <= 1 || (ways === 3 && bitCount(open[cell] & 0b01010101) === 2 && grid.shape.isSquare);
}

export const own = ({ isHunting }: Story, { pursuers, quarry }: PuzzleCast): readonly Cell[] =>
  isHunting ? pursuers : [quarry];

export const theirs = ({ isHunting }: Story, { pursuers, quarry }: PuzzleCast): readonly Cell[] =>
  isHunting ? [quarry] : pursuers;

/** What the solver is after: whoever is hunted, or the nearest goal. */
export function distanceLeft({ world, isHunting }: Story, { pursuers, quarry, goals }: PuzzleCast): number {
  if (isHunting) return Math.min(...pursuers.map((cell) => steps(world, cell, quarry)));
  return goals.length === 0 ? 0 : nearest(world, goals, quarry);
}

/** How many cells the hunted reaches before any pursuer. */
export function roomOf(world: World, { pursuers, quarry }: PuzzleCast): number {
  const own = stepsFrom(world, quarry);
  const theirs = pursuers.map((cell) => stepsFrom(world, cell));
  let room = 0;
  for (let cell = 0; cell < own.length; cell++)
    if (own[cell] >= 0 && theirs.every((row) => row[cell] < 0 || own[cell] < row[cell])) room++;
  return room;
}

export const isSame = (one: readonly Cell[], other: readonly Cell[]): boolean =>
  one.every((cell, at) => cell === other[at]);

/** The story of a line. */
export function storyOf<P extends Position, Move>(
  { description, cast }: Pick<PuzzleGame<P, Move>, 'description' | 'cast'>,
  line: readonly MadeMove<P, Move>[],
  { isKeeping }: Pick<PuzzleTask, 'isKeeping'>,
): Story {
  const { game, pieces } = description;
  const [{ before: start }] = line;
  const quarry = pieces.filter(({ part }) => part === 'quarry').map(({ role }) => role);
  const turns = line.flatMap(({ before, after, move }, at) => {
    if (before.seat !== start.seat) return [];
    // Where nobody else has a seat, the reply is part of the move.
    const next = game.seats.length === 1 ? after : line.at(at + 1)?.after;
    const others = () => game.legalMoves(before).filter((one) => one !== move);
    return [
      {
        before: cast(before),
        after: cast(after),
        next: next && cast(next),
        isLast: game.outcome(after) !== undefined,
        others: () => others().map((one) => cast(game.play(before, one))),
      },
    ];
  });
  return { world: description.view(start).world, isHunting: !quarry.includes(start.seat), isKeeping, turns };
}

const coresOf = new WorldCache((world: World) => coreOf(world));

/** Whether the hunted gets to where it can run for ever, before any pursuer does. */
function reachesCore(world: World, { pursuers, quarry }: PuzzleCast): boolean {
  const core = coresOf.of(world);
  return core.length > 1 && core.some((cell) => steps(world, quarry, cell) < nearest(world, pursuers, cell));
}

/** More than any distance. */
const FAR = 2 ** 20;

/**
 * How good it looks to stand as a cast does, by what people see at a glance. Hunters go near, or to the goal they guard; the
 * hunted does not stand beside a hunter, does not run into a dead end, and goes far away, or near to its goal.
 */
function look({ world, isHunting, isKeeping }: Story, cast: PuzzleCast): number {
  const { pursuers, quarry, goals } = cast;
  const guarded =
    isHunting && isKeeping ? goals.toSorted((a, b) => steps(world, quarry, a) - steps(world, quarry, b)) : [];
  if (guarded.length > 0) return -nearest(world, pursuers, guarded[0]);
  if (isHunting) return -pursuers.reduce((sum, cell) => sum + steps(world, cell, quarry), 0);
  const danger = nearest(world, pursuers, quarry);
  if (danger <= 1) return -2 * FAR;
  if (goals.length > 0) return -nearest(world, goals, quarry);
  return danger + (reachesCore(world, cast) ? FAR : 0);
}

/** How many wrong moves of a turn look at least as good as the right one. */
export function temptations(story: Story, { before: { goals }, after, isLast, others }: SolversTurn): number {
  if (isLast) return 0;
  const least = look(story, { ...after, goals });
  return others().filter((other) => look(story, { ...other, goals }) >= least).length;
}
