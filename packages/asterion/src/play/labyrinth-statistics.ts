/** What a side of a game of Labyrinth did and sees: how often it went where, what it lost, how near things are. */

import { type Seat, STAY } from '../game/index.js';
import {
  type LabyrinthPosition,
  labyrinthMovers,
  reachOf,
  sightOf,
  suppliesTaken,
  THESEUS,
} from '../game/labyrinth/index.js';
import type { Direction, Shape } from '../world/index.js';
import type { Standing } from './course.js';

/** What one seat did in a game so far, and what it has in sight. */
export interface LabyrinthNumbers extends InSight {
  /** What it did last: a direction as drawn, `pass`, with `can not move` where it lost its turn. */
  readonly last: string;
  /** How often it chose or rolled a direction, lost turns included; all Minotaurs together. */
  readonly steps: ReadonlyMap<Direction, number>;
  /** Turns lost: to dice that pointed at a wall, or for want of any way. */
  readonly lost: number;
  /** How often it stayed, by choice or for want of any way. */
  readonly passes: number;
  /** So far; undefined for the Minotaur, who collects none. */
  readonly supplies: number | undefined;
}

/** Steps to the nearest in sight; undefined if there is none. */
export interface InSight {
  /** Of those that still lie there. */
  readonly nearestSupply: number | undefined;
  /** Of the other seat's movers. */
  readonly nearestOpponent: number | undefined;
}

const DIE = [
  ['N', 'up'],
  ['E', 'right'],
  ['S', 'down'],
  ['W', 'left'],
] as const;

/** The sides of a tile in the order of the die: up, right, down, left; on other shapes as the shape has them. */
export function namedSides({ sides, directions }: Shape): readonly (readonly [side: Direction, name: string])[] {
  const plain = DIE.map(([compass, name]) => [directions.indexOf(compass), name] as const);
  const isPlain = sides.length === plain.length && plain.every(([side]) => sides.includes(side));
  return isPlain ? plain : sides.map((side) => [side, directions[side]]);
}

/** The numbers of a seat, from all standings of a line, the start first. */
export function labyrinthNumbers(line: readonly Pick<Standing, 'position'>[], seat: Seat): LabyrinthNumbers {
  const positions = line.map(({ position }) => position as LabyrinthPosition);
  const made = positions
    .slice(1)
    .flatMap((after, at) => (positions[at].seat === seat ? [stepsMade(positions[at], after, seat)] : []));
  const all = made.flat();
  const steps = new Map<Direction, number>();
  for (const { step } of all) if (step !== STAY) steps.set(step, (steps.get(step) ?? 0) + 1);
  const position = positions[positions.length - 1];
  const names = new Map(namedSides(position.setup.world.grid.shape));
  return {
    last: (made.at(-1) ?? [])
      .map(({ step, isLost }) => (step === STAY ? 'pass' : `${names.get(step)}${isLost ? ': can not move' : ''}`))
      .join(', '),
    steps,
    lost: all.filter(({ isLost }) => isLost).length,
    passes: all.filter(({ step }) => step === STAY).length,
    supplies: seat === THESEUS ? suppliesTaken(position) : undefined,
    ...inSight(position, seat),
  };
}

/** By mover: the step of a turn, and whether it was lost; to pass where that is allowed is no loss. */
export function stepsMade(
  before: LabyrinthPosition,
  after: LabyrinthPosition,
  seat: Seat,
): {
  /** A direction, `TUNNEL` or `STAY`. */
  step: Direction;
  /** Whether the mover stayed where it was against its will. */
  isLost: boolean;
}[] {
  const froms = labyrinthMovers(before, seat);
  const { tiles, steps } = after.last[seat] ?? { tiles: froms, steps: [] };
  const { pass } = before.setup.options;
  return steps.map((step, at) => ({ step, isLost: froms[at] === tiles[at] && !(step === STAY && pass) }));
}

/** What is near a seat's movers, as far as the rules let it see; on a board that everybody sees, as far as fair players look. */
export function inSight(position: LabyrinthPosition, seat: Seat): InSight {
  const { tiles, supplies, opponents } = sightOf(position, seat, reachOf(position.setup.options));
  const nearest = (wanted: readonly number[]): number | undefined =>
    tiles
      .filter(({ tile }) => wanted.includes(tile))
      .map(({ distance }) => distance)
      .sort((a, b) => a - b)
      .at(0);
  return { nearestSupply: nearest(supplies), nearestOpponent: nearest(opponents) };
}
