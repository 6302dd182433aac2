/**
 * Corridors between rooms: a spanning tree of short ones, then more of them for loops.
 *
 * The tree is Kruskal's over pairs of near rooms, nearest first, with clean routes only. Rooms that are still apart
 * then (hemmed in, or far from all others) are joined by `join.ts`.
 */

import { type Grid, type Rng, shuffle } from '../../world/index.js';
import { UnionFind } from '../union-find.js';
import type { Rectangle } from './rooms.js';
import { carve, findRoute } from './routes.js';

/** Two rooms by index, and the cells between them. */
export interface RoomPair {
  readonly a: number;
  readonly b: number;
  readonly gap: number;
}

/** Rooms further down the list are hardly ever reached by a clean route, and there are many of them. */
const NEAREST = 8;

/** Each room with the rooms nearest to it and all that share a side with it; every pair once, the nearest first. */
export function nearPairs(rooms: readonly Rectangle[]): RoomPair[] {
  const count = rooms.length;
  const pairs = new Map<number, RoomPair>();
  for (const [room, here] of rooms.entries()) {
    // Gap and index in one number: sorting numbers is what makes thousands of rooms bearable.
    const others = Float64Array.from(rooms, (other, i) => gapOf(here, other) * count + i).sort();
    // The room itself comes first, at no distance.
    for (let rank = 1; rank < count; rank++) {
      const gap = Math.floor(others[rank] / count);
      if (rank > NEAREST && gap > 1) break;
      const other = others[rank] % count;
      const [a, b] = [Math.min(room, other), Math.max(room, other)];
      pairs.set(a * count + b, { a, b, gap });
    }
  }
  return [...pairs.values()].sort((one, other) => one.gap - other.gap || one.a - other.a || one.b - other.b);
}

/** Steps across sides from one room to the other; 1 if they share a side, 2 at a corner. */
function gapOf(one: Rectangle, other: Rectangle): number {
  const rows = Math.max(one.firstRow - other.lastRow, other.firstRow - one.lastRow, 0);
  const cols = Math.max(one.firstCol - other.lastCol, other.firstCol - one.lastCol, 0);
  return rows + cols;
}

/** Joins rooms by corridors without making a loop; returns how many corridors that took. */
export function carveTree(
  grid: Grid,
  terrain: Uint8Array,
  rooms: readonly Rectangle[],
  pairs: readonly RoomPair[],
  rng: Rng,
): number {
  const pieces = new UnionFind(rooms.length);
  let corridors = 0;
  for (const { a, b, gap } of pairs) {
    if (gap === 1) pieces.join(a, b);
  }
  for (const { a, b } of pairs) {
    if (pieces.find(a) === pieces.find(b)) continue;
    const route = findRoute(grid, terrain, rooms[a], rooms[b], rng);
    if (route === undefined) continue;
    carve(terrain, route);
    pieces.join(a, b);
    corridors++;
  }
  return corridors;
}

/** Carves up to `count` more corridors between rooms that are joined already: a loop each. */
export function carveLoops(
  grid: Grid,
  terrain: Uint8Array,
  rooms: readonly Rectangle[],
  pairs: readonly RoomPair[],
  count: number,
  rng: Rng,
): void {
  let left = count;
  // A pair without a clean route never gets one later, so it is dropped, and this ends.
  for (let round = shuffle([...pairs], rng); left > 0 && round.length > 0; ) {
    round = round.filter(({ a, b }) => {
      const route = left > 0 ? findRoute(grid, terrain, rooms[a], rooms[b], rng) : undefined;
      if (route === undefined) return false;
      carve(terrain, route);
      left--;
      return true;
    });
  }
}
