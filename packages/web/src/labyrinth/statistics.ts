/** Statistics of one side of a game, up to a standing. */

import {
  type LabyrinthPosition,
  labyrinthMovers,
  type Seat,
  STAY,
  sightOf,
  stepsOf,
  suppliesTaken,
  THESEUS,
} from 'asterion/game';
import type { Standing } from 'asterion/play';
import type { Direction, Shape } from 'asterion/world';

export interface Numbers {
  /** What it did last: a direction as drawn, `pass`, with `can not move` where it lost its turn. */
  readonly last: string;
  /** How often it chose or rolled a direction, lost turns included; all Minotaurs together. */
  readonly steps: ReadonlyMap<Direction, number>;
  /** Turns lost to dice that pointed at a wall. */
  readonly lost: number;
  readonly passes: number;
  /** So far; undefined for the Minotaur, who collects none. */
  readonly supplies: number | undefined;
  /** Steps to the nearest in sight; undefined if there is none. */
  readonly nearestSupply: number | undefined;
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

export function numbersOf(line: readonly Standing[], seat: Seat): Numbers {
  const made = line.map((standing) => stepsMade(standing, seat));
  const all = made.flat();
  const steps = new Map<Direction, number>();
  for (const { step } of all) if (step !== STAY) steps.set(step, (steps.get(step) ?? 0) + 1);
  const position = line[line.length - 1].position as LabyrinthPosition;
  const names = new Map(namedSides(position.setup.world.grid.shape));
  const { tiles, supplies, opponents } = sightOf(position, seat);
  const nearest = (wanted: readonly number[]): number | undefined =>
    tiles
      .filter(({ tile }) => wanted.includes(tile))
      .map(({ distance }) => distance)
      .sort((a, b) => a - b)
      .at(0);
  return {
    last: (made.findLast((turn) => turn.length > 0) ?? [])
      .map(({ step, isLost }) => (step === STAY ? 'pass' : `${names.get(step)}${isLost ? ': can not move' : ''}`))
      .join(', '),
    steps,
    lost: all.filter(({ isLost }) => isLost).length,
    passes: all.filter(({ step }) => step === STAY).length,
    supplies: seat === THESEUS ? suppliesTaken(position) : undefined,
    nearestSupply: nearest(supplies),
    nearestOpponent: nearest(opponents),
  };
}

/** The steps of a turn; none where it was the other side's. */
function stepsMade({ before, position, turn }: Standing, seat: Seat) {
  if (before === undefined || turn?.seat !== seat) return [];
  const [froms, tos] = [before.position, position].map((at) => labyrinthMovers(at as LabyrinthPosition, seat));
  return stepsOf(turn.move as number, froms.length).map((step, at) => ({
    step,
    isLost: step !== STAY && froms[at] === tos[at],
  }));
}
