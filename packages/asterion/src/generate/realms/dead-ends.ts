/** Dead ends, filled in again and again until there are none. What lies on a loop, or between loops, stays. */

import { type Grid, Terrain } from '../../world/index.js';

/** Turns ground with ground across one side or none into rock, and what becomes a dead end by that. Trees vanish. */
export function fillDeadEnds({ cols, cellCount }: Grid, terrain: Uint8Array): void {
  for (let first = 0; first < cellCount; first++) {
    for (let cell = first; terrain[cell] !== Terrain.wall; ) {
      // No ground lies on the edge, so there is a cell across every side of it.
      let ways = 0;
      let next = cell;
      for (let side = 0; side < 4; side++) {
        const beside = cell + (side < 2 ? 1 : cols) * (side % 2 === 0 ? 1 : -1);
        if (terrain[beside] === Terrain.wall) continue;
        ways++;
        next = beside;
      }
      if (ways > 1) break;
      terrain[cell] = Terrain.wall;
      cell = next;
    }
  }
}
