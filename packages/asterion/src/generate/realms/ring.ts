/** The order in which rooms are joined: a chain from each to the nearest one left, closed into a ring. */

import { type Cell, colOf, type Grid, type Rng, rowOf } from '../../world/index.js';

/** Pairs of centres to be joined, from a random one on; as many as there are centres, but none for a single one. */
export function ringOf(grid: Grid, centres: readonly Cell[], rng: Rng): [Cell, Cell][] {
  if (centres.length < 2) return [];
  const rows = Int32Array.from(centres, (cell) => rowOf(grid, cell));
  const cols = Int32Array.from(centres, (cell) => colOf(grid, cell));
  const left = Int32Array.from(centres.keys());
  let count = left.length;
  const takeOut = (place: number): number => {
    const taken = left[place];
    left[place] = left[--count];
    return taken;
  };
  const chain = [takeOut(rng.below(count))];
  while (count > 0) {
    const here = chain[chain.length - 1];
    let nearest = 0;
    let least = Infinity;
    for (let place = 0; place < count; place++) {
      const other = left[place];
      const distance = Math.abs(rows[other] - rows[here]) + Math.abs(cols[other] - cols[here]);
      if (distance >= least) continue;
      least = distance;
      nearest = place;
    }
    chain.push(takeOut(nearest));
  }
  return chain.map((room, i) => [centres[room], centres[chain[(i + 1) % chain.length]]]);
}
