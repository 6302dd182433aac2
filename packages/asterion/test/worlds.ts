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
  shapes,
  Terrain,
  tunnelFault,
  type World,
} from 'asterion/world';
import fc from 'fast-check';

/** A seed; not shrunk, because a smaller seed is not a simpler world. */
export const seeds = fc.noShrink(fc.nat());

/** A grid of any shape and origin, a few cells wide. */
export const grids = (most = 9): fc.Arbitrary<Grid> =>
  fc
    .record({
      shape: fc.constantFrom(...Object.values(shapes)),
      rows: fc.integer({ min: 1, max: most }),
      cols: fc.integer({ min: 1, max: most }),
      origin: fc.constantFrom<Origin>('top', 'bottom'),
    })
    .map(({ shape, rows, cols, origin }) => shape.grid(rows, cols, origin));

/** A world of thin walls on any grid: about half of the ways open, loops and islands included, tunnels now and then. */
export const walledWorlds = (most = 9): fc.Arbitrary<World> =>
  fc.tuple(grids(most), seeds).map(([grid, seed]) => {
    const rng = createRng(seed);
    const world = createWorld(grid);
    for (let cell = 0; cell < grid.cellCount; cell++) {
      for (const side of grid.shape.sides) {
        if (grid.neighbour(cell, side) > cell && rng.below(2) === 0) openWay(world, cell, side);
      }
    }
    digTunnels(world, rng);
    return world;
  });

/** A world of rooms, corridors, walls and pits, under the rule that lets rooms touch by corners. */
export const terrainWorlds = (most = 9): fc.Arbitrary<World> =>
  fc.tuple(grids(most), seeds).map(([grid, seed]) => {
    const rng = createRng(seed);
    const { floor, corridor, wall, pit } = Terrain;
    const grounds = [floor, floor, floor, corridor, corridor, wall, wall, pit];
    const terrain = Uint8Array.from({ length: grid.cellCount }, () => grounds[rng.below(grounds.length)]);
    const world = createWorld(grid, { terrain, open: openFromTerrain(grid, terrain, 'always') });
    digTunnels(world, rng);
    return world;
  });

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
