/** Sparsening: dead ends are filled in, so that passages get shorter and solid ground appears between them. */

import { bitCount, type Cell, closeWay, copyWorld, Terrain, type World } from '../../world/index.js';

/**
 * A copy of the world with its dead ends filled in, `rounds` times over; the cells to keep (entrance, exit) and the ends
 * of tunnels stay. A perfect maze stays perfect.
 */
export function sparsen(world: World, rounds: number, keep: readonly Cell[]): World {
  const { cellCount } = world.grid;
  const sparse: World = { ...copyWorld(world), terrain: world.terrain?.slice() ?? new Uint8Array(cellCount) };
  const kept = new Set([...keep, ...world.tunnels.keys()]);
  for (let round = 0; round < rounds; round++) {
    const deadEnds: Cell[] = [];
    for (let cell = 0; cell < cellCount; cell++)
      if (bitCount(sparse.open[cell]) === 1 && !kept.has(cell)) deadEnds.push(cell);
    if (deadEnds.length === 0) break;
    for (const cell of deadEnds) fill(sparse, cell);
  }
  return sparse;
}

function fill(world: World, cell: Cell): void {
  const ways = world.open[cell];
  if (ways === 0) return; // its only neighbour, a dead end too, has just been filled: this one stays
  closeWay(world, cell, 31 - Math.clz32(ways)); // the only one
  world.terrain?.fill(Terrain.wall, cell, cell + 1);
}
