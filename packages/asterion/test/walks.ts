/** Oracles for paths: written to be read, not to be fast. */

import type { Movement, MovementMap } from 'asterion/search';
import {
  type Cell,
  closeWay,
  createRng,
  createWorld,
  type Direction,
  type Grid,
  openFromTerrain,
  openWay,
  paint,
  type Rng,
  rect,
  Terrain,
  TUNNEL,
  type World,
} from 'asterion/world';
import fc from 'fast-check';
import { movementIn } from './movements.js';
import { everyShape, gridOfAtLeast, seeds, worlds } from './worlds.js';

/** A world and a way to walk in it. */
export interface Walk {
  readonly world: World;
  readonly movement: Movement;
  readonly rng: Rng;
}

/** Squares, free or not, wider than high: what the fast searches are for. */
function freeSquares(rng: Rng, most: number): World {
  const grid = rect.grid(1 + rng.below(most), 1 + rng.below(most), rng.below(2) === 0 ? 'top' : 'bottom');
  const walls = rng.below(6);
  const terrain = Uint8Array.from({ length: grid.cellCount }, () =>
    rng.below(10) < walls ? Terrain.wall : Terrain.floor,
  );
  return createWorld(grid, { terrain, open: openFromTerrain(grid, terrain, 'always') });
}

/** A maze without loops, of any shape; in pieces now and then. */
function perfectMaze(rng: Rng, most: number): World {
  const shape = everyShape[rng.below(everyShape.length)];
  const grid = gridOfAtLeast(shape, 1 + rng.below(most), 1 + rng.below(most));
  const world = createWorld(grid);
  const pieces = Array.from({ length: grid.cellCount }, (_, cell) => cell);
  for (let tries = 6 * grid.cellCount; tries > 0; tries--) {
    const cell = rng.below(grid.cellCount);
    const side = shape.sides[rng.below(shape.sides.length)];
    const next = grid.neighbour(cell, side);
    if (next < 0 || pieces[next] === pieces[cell]) continue;
    openWay(world, cell, side);
    const joined = pieces[next];
    for (const other of pieces.keys()) if (pieces[other] === joined) pieces[other] = pieces[cell];
  }
  return world;
}

/**
 * Any world with any movement, and those for which there are searches of their own. Not shrunk: searches that apply to few
 * of them would look for a smaller one for ever.
 */
export const walks = (most = 9): fc.Arbitrary<Walk> =>
  fc.noShrink(
    fc.oneof(
      fc.tuple(worlds(most), seeds).map(([world, seed]) => ({
        world,
        movement: movementIn(world, seed),
        rng: createRng(seed + 1),
      })),
      seeds.map((seed) => {
        const rng = createRng(seed);
        const corners = (['always', 'one', 'none'] as const)[rng.below(3)];
        const diagonalCost = (['octile', 'unit'] as const)[rng.below(2)];
        const movement: Movement = rng.below(4) === 0 ? { directions: 4 } : { directions: 8, corners, diagonalCost };
        return { world: freeSquares(rng, most + 5), movement, rng };
      }),
      seeds.map((seed) => {
        const rng = createRng(seed);
        return { world: perfectMaze(rng, most), movement: {}, rng };
      }),
    ),
  );

/** The steps that a movement has from a cell. */
export function stepsFrom({ world, open, tunnels }: MovementMap, cell: Cell): [Direction, Cell][] {
  const steps = [...world.grid.shape.directions.keys()]
    .filter((direction) => ((open[cell] >> direction) & 1) === 1)
    .map((direction): [Direction, Cell] => [direction, world.grid.neighbour(cell, direction)]);
  const far = tunnels.get(cell);
  return far === undefined ? steps : [...steps, [TUNNEL, far]];
}

/** What it costs to get from a cell to each other: Dijkstra's algorithm without a heap. */
export function leastLengths(map: MovementMap, from: Cell): number[] {
  const lengths = Array.from({ length: map.world.grid.cellCount }, (_, cell) => (cell === from ? 0 : Infinity));
  const waiting = new Set(lengths.keys());
  while (waiting.size > 0) {
    let cell = -1;
    for (const other of waiting) if (cell < 0 || lengths[other] < lengths[cell]) cell = other;
    waiting.delete(cell);
    if (lengths[cell] === Infinity) break;
    for (const [direction, next] of stepsFrom(map, cell)) {
      const { cost = (to: Cell) => map.world.costs?.[to] ?? 1, diagonalCost = 'octile' } = map.movement;
      const isLong =
        direction !== TUNNEL &&
        diagonalCost === 'octile' &&
        map.world.grid.shape.name === 'rect' &&
        direction % 2 === 1;
      const length = lengths[cell] + (isLong ? Math.SQRT2 : 1) * cost(next, cell, direction);
      if (length < lengths[next]) lengths[next] = length;
    }
  }
  return lengths;
}

/** Changes something in the world or in what is blocked or closed, and says where. */
export function edit({ world, movement, rng }: Walk): Cell {
  const { grid, terrain } = world;
  const { blocked, closed } = movement;
  const cell = rng.below(grid.cellCount);
  const side = grid.shape.sides[rng.below(grid.shape.sides.length)];
  if (blocked !== undefined && rng.below(3) === 0) blocked[cell] ^= 7;
  else if (closed !== undefined && rng.below(3) === 0) closed[cell] = rng.below(256);
  else if (terrain !== undefined && !world.tunnels.has(cell))
    paint(world, cell, rng.below(2) === 0 ? Terrain.floor : Terrain.wall, 'always');
  else if (terrain === undefined && grid.neighbour(cell, side) >= 0)
    (rng.below(2) === 0 ? openWay : closeWay)(world, cell, side);
  return cell;
}

/** Two cells of a grid. */
export const ends = ({ cellCount }: Grid, rng: Rng): [Cell, Cell] => [rng.below(cellCount), rng.below(cellCount)];

/** Everything in a world and in what lies beside it, to be compared with itself later. */
export const bytesOf = ({ open, terrain, costs, tunnels }: World, { blocked, closed }: Movement): unknown =>
  structuredClone({ open, terrain, costs, tunnels, blocked, closed });
