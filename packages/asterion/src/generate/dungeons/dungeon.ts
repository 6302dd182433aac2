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
  type Grid,
  openFromTerrain,
  type Provenance,
  type Rng,
  rect,
  type Scene,
  shuffle,
  Terrain,
  type World,
} from '../../world/index.js';
import { type Room, roomsWithOrigin } from '../room.js';
import { carveLoops, carveTree, nearPairs } from './corridors.js';
import { carveDeadEnds } from './dead-ends.js';
import { joinPieces } from './join.js';
import { type DungeonPlan, knobsOf } from './plan.js';
import { type Rectangle, scatterRooms } from './rooms.js';

/** A scene of rooms and corridors in rock, with somebody to hunt and to be hunted. */
export interface Dungeon extends Scene {
  readonly made: Provenance;
  /** Everybody in a cell of a room, none in that of another; whoever else is to be there may be put in. */
  readonly actors: Readonly<Record<string, readonly Cell[]>> & {
    /** In the order in which one reads; as many as were planned. */
    readonly monster: readonly Cell[];
    /** Far from the monsters, where that is possible. */
    readonly rogue: readonly [Cell];
  };
  /** At least one. They share no cell, though they may touch. */
  readonly rooms: readonly Room[];
}

/**
 * The dungeon of a plan: all its ground hangs together across sides, corridors meet ground at their ends only, and there are as many
 * loops and dead ends as planned, or as find a place. Diagonal ways are open between cells of rooms, in corridors none
 * (`openFromTerrain` opens them by another rule). Rooms may lie at the edge, unless the plan has a `border`.
 *
 * The same plan gives the same dungeon, on every platform, for ever. Throws a RangeError on nonsense.
 */
export function generateDungeon(plan: DungeonPlan = {}): Dungeon {
  const knobs = knobsOf(plan);
  const { rows, cols, border, origin, seed, deadEnds, monsters } = knobs;
  const rng = createRng(seed);
  const inner = rect.grid(rows - 2 * border, cols - 2 * border, 'top');
  const carved = new Uint8Array(inner.cellCount).fill(Terrain.wall);
  const rooms = scatterRooms(inner, carved, knobs, rng.fork('rooms'));
  const pairs = nearPairs(rooms);
  const corridors = carveTree(inner, carved, rooms, pairs, rng.fork('tree')) + joinPieces(inner, carved);
  carveLoops(inner, carved, rooms, pairs, knobs.loopsOf(corridors), rng.fork('loops'));
  carveDeadEnds(inner, carved, deadEnds, rng.fork('dead ends'));
  const grid = rect.grid(rows, cols, 'top');
  const terrain = framed(carved, inner, grid, border);
  const world = createWorld(grid, { terrain, open: openFromTerrain(grid, terrain, 'always') });
  const actors = drawStarts(world, monsters, Math.ceil(Math.max(rows, cols) / 3), rng.fork('starts'));
  const made = { generator: 'dungeon', seed };
  const told = rooms.map((room) => roomOf(grid, room, border));
  return roomsWithOrigin({ ...createScene(world), actors, made, rooms: told }, origin);
}

/** Ground on a larger grid, so many rows and columns of rock around it. */
function framed(carved: Uint8Array, inner: Grid, grid: Grid, border: number): Uint8Array {
  if (border === 0) return carved;
  const terrain = new Uint8Array(grid.cellCount).fill(Terrain.wall);
  for (let row = 0; row < inner.rows; row++) {
    const cells = carved.subarray(row * inner.cols, (row + 1) * inner.cols);
    terrain.set(cells, (row + border) * grid.cols + border);
  }
  return terrain;
}

function roomOf(grid: Grid, { firstRow, firstCol, lastRow, lastCol }: Rectangle, border: number): Room {
  const at = (row: number, col: number): Cell => (row + border) * grid.cols + col + border;
  const cells: Cell[] = [];
  for (let row = firstRow; row <= lastRow; row++)
    for (let col = firstCol; col <= lastCol; col++) cells.push(at(row, col));
  return { centre: at((firstRow + lastRow) >> 1, (firstCol + lastCol) >> 1), cells };
}

/** Cells tried for the rogue before the best of a dungeon too small for the distance has to do. */
const TRIES = 64;

/** Each in a cell of its own, the monsters `distance` steps or more from the rogue where there are such cells. */
function drawStarts(world: World, monsters: number, distance: number, rng: Rng): Dungeon['actors'] {
  const rooms: Cell[] = [];
  world.terrain?.forEach((ground, cell) => ground === Terrain.floor && rooms.push(cell));
  shuffle(rooms, rng);
  let best: Dungeon['actors'] | undefined;
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
  return best ?? { monster: [], rogue: [rooms[0]] }; // there is always room: see the knobs
}
