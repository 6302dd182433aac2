/** The pieces of a world: the sets of cells with a way between any two. One flood goes through all of them in turn. */

import { type Cell, finish, isGround, type World } from '../world/index.js';
import { Flood } from './flood.js';

export interface Pieces {
  /** By piece: its first cell. */
  readonly first: readonly Cell[];
  /** By piece: a cell as far from its first cell as any. */
  readonly farthest: readonly Cell[];
  /** The flood that went through them: its trails are a spanning tree of each. */
  readonly flood: Flood;
}

/** The pieces of a world's ground, in the order of their first cells. */
export function piecesOf(world: World): Pieces {
  const flood = new Flood(world, []);
  const first: Cell[] = [];
  const farthest: Cell[] = [];
  for (let cell = 0; cell < world.grid.cellCount; cell++) {
    if (flood.visited[cell] !== 0 || !isGround(world, cell)) continue;
    first.push(cell);
    farthest.push(farthestFrom(flood, cell));
  }
  return { first, farthest, flood };
}

/** How many pieces a world's ground is in: 1 where there is a way between any two cells. */
export const pieceCount = (world: World): number => piecesOf(world).first.length;

/** Floods one more piece from one of its cells; returns the cell reached last, which is as far away as any. */
export function farthestFrom(flood: Flood, cell: Cell): Cell {
  flood.add(cell);
  finish(flood);
  return flood.cellReached(flood.reached - 1);
}
