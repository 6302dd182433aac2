/** Statistics of a game up to a standing, side by side. */

import { type LabyrinthPosition, type Seat, STAY, stepsOf, suppliesTaken, THESEUS } from 'asterion/game';
import type { Direction, Shape } from 'asterion/world';
import { nearestInSight, sightingsOf } from './sighting.js';
import type { Standing } from './standing.js';
import { tilesOf } from './steering.js';
import type { Side } from './table.js';

export interface Statistics {
  /** What it did last: a direction as drawn, `pass`, with `can not move` where it lost its turn; empty before its first move. */
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

/** The sides of a tile in the order of the die: up, right, down, left; on other shapes as the shape has them. */
export function namedSides({ sides, directions }: Shape): readonly (readonly [side: Direction, name: string])[] {
  const plain = DIE.map(([compass, name]) => [directions.indexOf(compass), name] as const);
  const isPlain = sides.length === plain.length && plain.every(([side]) => sides.includes(side));
  return isPlain ? plain : sides.map((side) => [side, directions[side]]);
}

const DIE = [
  ['N', 'up'],
  ['E', 'right'],
  ['S', 'down'],
  ['W', 'left'],
] as const;

export function statisticsOf(line: readonly Standing[], seat: Side): Statistics | undefined {
  const position = line.at(-1)?.position;
  if (position === undefined) return undefined;
  const steps = new Map<Direction, number>();
  let [lost, passes] = [0, 0];
  for (const { before, position: after, turn } of line) {
    if (before === undefined || turn?.seat !== seat) continue;
    for (const { step, isLost } of stepsMade(before.position, after, turn.move, seat)) {
      if (isLost) lost++;
      if (step === STAY) passes++;
      else steps.set(step, (steps.get(step) ?? 0) + 1);
    }
  }
  const sightings = sightingsOf(position, seat);
  return {
    last: lastText(line, seat),
    steps,
    lost,
    passes,
    supplies: seat === THESEUS ? suppliesTaken(position) : undefined,
    nearestSupply: nearestInSight(sightings, ['supply']),
    nearestOpponent: nearestInSight(sightings, ['Minotaur', 'Theseus']),
  };
}

function stepsMade(before: LabyrinthPosition, after: LabyrinthPosition, move: number, seat: Seat) {
  const [froms, tos] = [tilesOf(before, seat), tilesOf(after, seat)];
  return stepsOf(move, froms.length).map((step, at) => ({ step, isLost: step !== STAY && froms[at] === tos[at] }));
}

function lastText(line: readonly Standing[], seat: Seat): string {
  const standing = line.findLast(({ turn }) => turn?.seat === seat);
  if (standing?.before === undefined || standing.turn === undefined) return '';
  const names = new Map(namedSides(standing.position.setup.world.grid.shape));
  return stepsMade(standing.before.position, standing.position, standing.turn.move, seat)
    .map(({ step, isLost }) => (step === STAY ? 'pass' : `${names.get(step)}${isLost ? ': can not move' : ''}`))
    .join(', ');
}
