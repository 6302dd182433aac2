/** Kinds of dungeon worth a name: settings of the knobs, for any size and seed. */

import type { WorldPlan } from '../plan.js';
import type { DungeonPlan } from './plan.js';

/** A kind of dungeon under a name, for any size and seed. */
export interface DungeonKind {
  /** What options call it: `big-rooms`. */
  readonly name: string;
  /** What its dungeons are like, in a line. */
  readonly about: string;
  /** What it asks of a plan; everything else is as usual. */
  readonly knobs: Omit<DungeonPlan, keyof WorldPlan>;
}

/** Every kind, in the order in which they are listed to people. */
export const dungeonKinds: readonly DungeonKind[] = [
  {
    name: 'loops',
    about: 'Rooms on many loops of corridors: room to run.',
    knobs: { loops: { share: 0.8 }, deadEnds: 0 },
  },
  {
    name: 'tree',
    about: 'One way between any two rooms, and dead ends: nowhere to run.',
    knobs: { loops: 0, deadEnds: 3 },
  },
  {
    name: 'big-rooms',
    about: 'Few rooms, large and open, with a loop or two.',
    knobs: { roomSize: [5, 9], loops: { share: 0.5 }, deadEnds: 0 },
  },
  {
    name: 'touching',
    about: 'Rooms side by side and corner to corner, where the rule about diagonals decides.',
    knobs: { touching: true, loops: { share: 0.3 }, deadEnds: 1 },
  },
  {
    name: 'warren',
    about: 'Many small rooms, many corridors, many dead ends.',
    knobs: { roomSize: [2, 3], loops: { share: 0.3 }, deadEnds: 6 },
  },
];

/** The kind of that name, or undefined. */
export const dungeonKindNamed = (name: string): DungeonKind | undefined =>
  dungeonKinds.find((kind) => kind.name === name);
