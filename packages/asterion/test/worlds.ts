/** Random worlds for property tests. */

import {
  addTunnel,
  createRng,
  createWorld,
  type Grid,
  type Origin,
  openFromTerrain,
  openWay,
  type Rng,
  type Shape,
  shapes,
  Terrain,
  tunnelFault,
  type World,
} from 'asterion/world';
import fc from 'fast-check';
import { brick } from './brick.js';

/** The shapes of the registry and one that is in none. */
export const everyShape: readonly Shape[] = [...Object.values(shapes), brick];

/** A seed; not shrunk, because a smaller seed is not a simpler world. */
export const seeds = fc.noShrink(fc.nat());

/** A grid of that size, or of the next larger one that the shape can have. */
export const gridOfAtLeast = (shape: Shape, rows: number, cols: number, origin?: Origin): Grid =>
  shape.grid(Math.max(rows, shape.least.rows), Math.max(cols, shape.least.cols), origin);

/** A size at which a shape of the registry can be had: that one, or the next larger. */
export const sizeAtLeast = (shape: string, rows: number, cols: number): { rows: number; cols: number } => {
  const { least } = shapes[shape];
  return { rows: Math.max(rows, least.rows), cols: Math.max(cols, least.cols) };
};

/** A grid of any of these shapes and origin, a few cells wide. */
export const grids = (most = 9, among: readonly Shape[] = everyShape): fc.Arbitrary<Grid> =>
  fc
    .record({
      shape: fc.constantFrom(...among),
      rows: fc.integer({ min: 1, max: most }),
      cols: fc.integer({ min: 1, max: most }),
      origin: fc.constantFrom<Origin>('top', 'bottom'),
    })
    .map(({ shape, rows, cols, origin }) => gridOfAtLeast(shape, rows, cols, origin));

/** A world of thin walls: about half of the ways open, loops and islands included, tunnels now and then. */
export function walledWorld(grid: Grid, rng: Rng): World {
  const world = createWorld(grid);
  for (let cell = 0; cell < grid.cellCount; cell++) {
    for (const side of grid.sidesOf(cell)) {
      if (grid.neighbour(cell, side) > cell && rng.below(2) === 0) openWay(world, cell, side);
    }
  }
  digTunnels(world, rng);
  return world;
}

/** A world of rooms, corridors, walls and pits, under the rule that lets rooms touch by corners. */
export function terrainWorld(grid: Grid, rng: Rng): World {
  const { floor, corridor, wall, pit } = Terrain;
  const grounds = [floor, floor, floor, corridor, corridor, wall, wall, pit];
  const terrain = Uint8Array.from({ length: grid.cellCount }, () => grounds[rng.below(grounds.length)]);
  const world = createWorld(grid, { terrain, open: openFromTerrain(grid, terrain, 'always') });
  digTunnels(world, rng);
  return world;
}

const worldsOn = (make: (grid: Grid, rng: Rng) => World, all: fc.Arbitrary<Grid>): fc.Arbitrary<World> =>
  fc.tuple(all, seeds).map(([grid, seed]) => make(grid, createRng(seed)));

/** Worlds of thin walls on any grid. */
export const walledWorlds = (most = 9): fc.Arbitrary<World> => worldsOn(walledWorld, grids(most));

/** Worlds of thin walls of a shape. */
export const walledWorldsOf = (shape: Shape, most: number): fc.Arbitrary<World> =>
  worldsOn(walledWorld, grids(most, [shape]));

/** Worlds of rooms, corridors, walls and pits on any grid. */
export const terrainWorlds = (most = 9): fc.Arbitrary<World> => worldsOn(terrainWorld, grids(most));

/** Worlds of rooms, corridors, walls and pits of a shape. */
export const terrainWorldsOf = (shape: Shape, most: number): fc.Arbitrary<World> =>
  worldsOn(terrainWorld, grids(most, [shape]));

/** Any world: thin walls or terrain, with costs now and then. */
export const worlds = (most = 9): fc.Arbitrary<World> =>
  fc.tuple(fc.oneof(walledWorlds(most), terrainWorlds(most)), fc.boolean(), seeds).map(([world, weighted, seed]) => {
    if (!weighted) return world;
    const rng = createRng(seed);
    return { ...world, costs: Uint16Array.from({ length: world.grid.cellCount }, () => 1 + rng.below(9)) };
  });

function digTunnels(world: World, rng: Rng): void {
  for (let tries = rng.below(4); tries > 0; tries--) {
    const a = rng.below(world.grid.cellCount);
    const b = rng.below(world.grid.cellCount);
    if (tunnelFault(world, a, b) === undefined) addTunnel(world, a, b);
  }
}
