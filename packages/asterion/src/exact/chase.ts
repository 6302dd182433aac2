/**
 * The chase as a table sees it: monsters and a rogue on numbered places, by turns, the monsters first.
 *
 * Places are the ground cells of a world, numbered from 0 without gaps, so that a table over pairs of them wastes
 * nothing on walls. Where the monsters stand is one number, their team: its digits are places, to the base of the number
 * of places, first monster lowest. Ways lead both ways in every world, so whoever looks for the moves that led to a
 * place reads the moves that leave it.
 */

import { checkMembers } from '../settings/index.js';
import { type Cell, isGround, type World } from '../world/index.js';

/** What a table is made for. */
export interface Chase {
  /** Its open directions are the legal steps; `RogueSetup` holds such a world. */
  readonly world: World;
  /** Whether staying put is allowed; a mover without a step stays anyway. */
  readonly stay: boolean;
  /** How many monsters hunt, all moving together. */
  readonly monsters: number;
}

/** A place: a ground cell by number, `0 <= place < placeCount`. */
export type Place = number;

/** The places of a chase and the moves between them. */
export interface Places {
  readonly chase: Chase;
  readonly placeCount: number;
  /** By place, ascending. */
  readonly cells: Uint32Array;
  /** By cell; -1 where there is no place. */
  readonly placeOf: Int32Array;
  /** The moves from place p are `moves[offsets[p]]` up to, not including, `moves[offsets[p + 1]]`; staying comes last. */
  readonly offsets: Uint32Array;
  readonly moves: Uint32Array;
}

/** The places of a chase. */
export function placesOf(chase: Chase): Places {
  checkMembers('a chase, as chaseOf gives it', chase, 'world', 'stay', 'monsters');
  const { world, stay } = chase;
  const { grid, open, tunnels } = world;
  const placeOf = new Int32Array(grid.cellCount).fill(-1);
  let placeCount = 0;
  for (let cell = 0; cell < grid.cellCount; cell++) {
    if (isGround(world, cell)) placeOf[cell] = placeCount++;
  }
  const cells = new Uint32Array(placeCount);
  const offsets = new Uint32Array(placeCount + 1);
  const moves = new Uint32Array(placeCount * (grid.shape.directions.length + 2)); // a tunnel, and staying
  let count = 0;
  for (let cell = 0; cell < grid.cellCount; cell++) {
    const place = placeOf[cell];
    if (place < 0) continue;
    cells[place] = cell;
    const first = count;
    for (let rest = open[cell]; rest !== 0; rest &= rest - 1) {
      const to = placeOf[grid.step(cell, 31 - Math.clz32(rest & -rest))];
      if (to >= 0) moves[count++] = to;
    }
    const far = placeOf[tunnels.get(cell) ?? -1] ?? -1;
    if (far >= 0) moves[count++] = far;
    if (stay || count === first) moves[count++] = place;
    offsets[place + 1] = count;
  }
  return { chase, placeCount, cells, placeOf, offsets, moves: moves.slice(0, count) };
}

/** How many cells of a world can be stood on. */
export function groundCount(world: World): number {
  let count = 0;
  for (let cell = 0; cell < world.grid.cellCount; cell++) if (isGround(world, cell)) count++;
  return count;
}

/** How many teams there are: each monster may stand on each place. */
export const teamCount = ({ chase, placeCount }: Places): number => placeCount ** chase.monsters;

/** The team of monsters on these cells; -1 if one of them is on no place. */
export function teamOf({ placeOf, placeCount }: Places, monsters: readonly Cell[]): number {
  let team = 0;
  for (let at = monsters.length - 1; at >= 0; at--) {
    const place = placeOf[monsters[at]];
    if (!(place >= 0)) return -1;
    team = team * placeCount + place;
  }
  return team;
}

/** Whether one of a team stands on a place. */
export function isCaughtBy({ chase, placeCount }: Places, team: number, place: Place): boolean {
  for (let left = chase.monsters, rest = team; left > 0; left--) {
    if (rest % placeCount === place) return true;
    rest = Math.floor(rest / placeCount);
  }
  return false;
}
