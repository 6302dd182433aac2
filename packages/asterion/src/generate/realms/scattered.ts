/** Rooms scattered as dungeons scatter them, for grids of any size. */

import type { Span } from '../../settings/index.js';
import type { Grid, Rng } from '../../world/index.js';
import { nearPairs, type RoomPair } from '../dungeons/corridors.js';
import { knobsOf } from '../dungeons/plan.js';
import { type Rectangle, scatterRooms } from '../dungeons/rooms.js';

/** Lays rooms of floor into the terrain, none beside another: up to `density` in a hundred of what fits with ease. */
export function scatter(grid: Grid, terrain: Uint8Array, sides: Span, density: number, rng: Rng): Rectangle[] {
  const most = Math.min(sides[1], grid.rows, grid.cols);
  const roomSize: Span = [Math.min(sides[0], most), most];
  // A room and the rock around it take its side and three cells more each way, as a rule.
  const fit = grid.cellCount / ((roomSize[0] + roomSize[1]) / 2 + 3) ** 2;
  const count = Math.max(1, Math.round((fit * density) / 100));
  return scatterRooms(grid, terrain, { ...knobsOf({}), rooms: [count, count], roomSize }, rng);
}

/**
 * Each room with the rooms nearest to it, every pair once, the nearest first. Only rooms in the same block of cells or in
 * blocks that touch are looked at: all at once, as for a dungeon, would take a minute where there are twenty thousand.
 */
export function nearRooms({ cols }: Grid, rooms: readonly Rectangle[], block: number): RoomPair[] {
  const across = Math.ceil(cols / block) + 2;
  const blocks = new Map<number, number[]>();
  for (const [index, { firstRow, firstCol }] of rooms.entries()) {
    const key = (Math.floor(firstRow / block) + 1) * across + Math.floor(firstCol / block) + 1;
    blocks.set(key, [...(blocks.get(key) ?? []), index]);
  }
  const pairs = new Map<number, RoomPair>();
  for (const [key, own] of blocks) {
    const around = [-across, 0, across].flatMap((row) =>
      [-1, 0, 1].flatMap((col) => blocks.get(key + row + col) ?? []),
    );
    const isOwn = new Set(own);
    for (const { a, b, gap } of nearPairs(around.map((index) => rooms[index]))) {
      const [one, other] = [around[a], around[b]].sort((x, y) => x - y);
      if (isOwn.has(one) || isOwn.has(other)) pairs.set(one * rooms.length + other, { a: one, b: other, gap });
    }
  }
  return [...pairs.values()].sort((one, other) => one.gap - other.gap || one.a - other.a || one.b - other.b);
}
