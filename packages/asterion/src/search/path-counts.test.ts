import fc from 'fast-check';
import { expect, test } from 'vitest';
import { worlds } from '../../test/worlds.js';
import { type Cell, createWorld, neighbours, openFromTerrain, rect, type World } from '../world/index.js';
import { distancesFrom } from './distances.js';
import { shortestPathCounts } from './path-counts.js';

/** By trying them all. */
function countWays(world: World, distances: Int32Array, cell: Cell): number {
  if (distances[cell] === 0) return 1;
  const nearer = neighbours(world, cell).filter((next) => distances[next] === distances[cell] - 1);
  return nearer.reduce((sum, next) => sum + countWays(world, distances, next), 0);
}

test('counts the ways of fewest steps, as trying them all does', () => {
  fc.assert(
    fc.property(worlds(5), fc.nat(), (world, at) => {
      const goal = at % world.grid.cellCount;
      const { distances, counts } = shortestPathCounts(world, goal);
      expect(distances).toEqual(distancesFrom(world, goal));
      for (const cell of counts.keys()) {
        expect(counts[cell]).toBe(distances[cell] < 0 ? 0 : countWays(world, distances, cell));
      }
    }),
  );
});

test('on open ground the counts are those of Pascal', () => {
  const grid = rect.grid(20, 20);
  const world = createWorld(grid, { open: openFromTerrain(grid, new Uint8Array(400), 'never') });
  expect(shortestPathCounts(world, 399).counts[0]).toBe(35345263800);
});
