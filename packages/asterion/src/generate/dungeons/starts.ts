/** Who starts where: the rogue anywhere in a room, the monsters in rooms well away from it. */

import { distancesFrom } from '../../search/index.js';
import { type Cell, type Rng, shuffle, Terrain, type World } from '../../world/index.js';

/** Cells tried for the rogue before the best of a dungeon too small for the distance has to do. */
const TRIES = 64;

export interface Starts {
  readonly monster: readonly Cell[];
  readonly rogue: readonly Cell[];
}

/** Each in a cell of its own, the monsters `distance` steps or more from the rogue where there are such cells. */
export function drawStarts(world: World, monsters: number, distance: number, rng: Rng): Starts {
  const rooms: Cell[] = [];
  world.terrain?.forEach((ground, cell) => ground === Terrain.floor && rooms.push(cell));
  shuffle(rooms, rng);
  let best: Starts | undefined;
  let reach = -1;
  for (const rogue of rooms.slice(0, TRIES)) {
    const distances = distancesFrom(world, rogue);
    // Far enough is as good as farther: the sort is stable, so the cells that are stay in random order.
    const closeness = (cell: Cell) => Math.max(distance - distances[cell], 0);
    const monster = rooms
      .filter((cell) => cell !== rogue)
      .sort((a, b) => closeness(a) - closeness(b))
      .slice(0, monsters);
    const nearest = Math.min(...monster.map((cell) => distances[cell]));
    if (nearest <= reach) continue;
    best = { monster: monster.sort((a, b) => a - b), rogue: [rogue] };
    reach = nearest;
    if (reach >= distance) break;
  }
  return best ?? { monster: [], rogue: [] };
}
