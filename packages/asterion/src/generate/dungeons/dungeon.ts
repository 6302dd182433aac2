/**
 * A dungeon for Rogue from a few plain values.
 *
 * Scatter rooms over rock. Join near rooms by corridors, straight or with one bend, as a spanning tree, nearest first.
 * Add corridors between near rooms for loops, then dead ends. Put the rogue and the monsters into rooms.
 *
 * What is promised:
 * - All ground hangs together across sides, so under every rule about diagonals. Where rooms touch at a corner only,
 *   the corner is a short cut that the rule opens or closes; there is always another way.
 * - Corridors run through rock and meet ground at their ends only (`routes.ts`). The exception is a corridor of last
 *   resort (`join.ts`): the shortest way to a room that no such corridor reaches. Its ends may lie beside more ground
 *   than meant, and a corridor cell beside a room is a door of it, so that it may add a loop. Only rooms that touch and
 *   are packed as tightly as can be ever need one that does (4 of 16,000 such dungeons tried, one loop each).
 * - Take each set of rooms joined by sides as one place. Then the corridors of the tree make no loop and each extra one
 *   makes exactly one; there are `loops` of them, fewer only if no clean route is left between any near rooms.
 * - Dead ends are corridor cells with one way out: `deadEnds` of them, fewer only if no more places were found.
 * - Stages draw from streams of their own: asking for more loops changes neither rooms nor tree.
 *
 * Rejected: corridors that may cross and run side by side. They are simpler by a few lines, but two side by side are a
 * ring in which a rogue is safe for ever, so nothing could be said about loops.
 */

import { distancesFrom } from '../../search/index.js';
import {
  type Cell,
  createRng,
  createScene,
  createWorld,
  openFromTerrain,
  type Rng,
  rect,
  type Scene,
  shuffle,
  Terrain,
  type World,
} from '../../world/index.js';
import { carveLoops, carveTree, nearPairs } from './corridors.js';
import { carveDeadEnds } from './dead-ends.js';
import { joinPieces } from './join.js';
import { type DungeonPlan, knobsOf } from './plan.js';
import { scatterRooms } from './rooms.js';

/**
 * The dungeon of a plan: square, from the top, with actors `monster` (reading order) and `rogue` (one) on room cells.
 * The same plan gives the same dungeon, on every platform, for ever. Throws a RangeError on nonsense.
 */
export function generateDungeon(plan: DungeonPlan = {}): Scene {
  const knobs = knobsOf(plan);
  const { size, seed, deadEnds, monsters } = knobs;
  const rng = createRng(seed);
  const grid = rect.grid(size, size, 'top');
  const terrain = new Uint8Array(grid.cellCount).fill(Terrain.wall);
  const rooms = scatterRooms(grid, terrain, knobs, rng.fork('rooms'));
  const pairs = nearPairs(rooms);
  const corridors = carveTree(grid, terrain, rooms, pairs, rng.fork('tree')) + joinPieces(grid, terrain);
  carveLoops(grid, terrain, rooms, pairs, knobs.loopsOf(corridors), rng.fork('loops'));
  carveDeadEnds(grid, terrain, deadEnds, rng.fork('dead ends'));
  const world = createWorld(grid, { terrain, open: openFromTerrain(grid, terrain, 'always') });
  const starts = drawStarts(world, monsters, Math.ceil(size / 3), rng.fork('starts'));
  return createScene(world, { actors: { ...starts }, made: { generator: 'dungeon', seed } });
}

/** Cells tried for the rogue before the best of a dungeon too small for the distance has to do. */
const TRIES = 64;

interface Starts {
  readonly monster: readonly Cell[];
  readonly rogue: readonly Cell[];
}

/** Each in a cell of its own, the monsters `distance` steps or more from the rogue where there are such cells. */
function drawStarts(world: World, monsters: number, distance: number, rng: Rng): Starts {
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
