import fc from 'fast-check';
import { expect, test } from 'vitest';
import { worlds } from '../../test/worlds.js';
import { generateMaze } from '../generate/index.js';
import { copyWorld, digPit, type World } from '../world/index.js';
import { articulationCells } from './articulation-cells.js';
import { distancesFrom } from './distances.js';
import { shortestPath } from './path.js';

/** By digging a pit in each cell in turn. */
function cutByTrying(world: World, from: number, to: number): number[] {
  return [...world.open.keys()].filter((cell) => {
    if (cell === from || cell === to) return false;
    const dug = { ...copyWorld(world), terrain: new Uint8Array(world.grid.cellCount) };
    digPit(dug, cell);
    return distancesFrom(dug, from)[to] < 0;
  });
}

test('finds the cells whose loss would leave no way, as digging up each one does', () => {
  fc.assert(
    fc.property(worlds(6), fc.nat(), fc.nat(), (world, a, b) => {
      const { cellCount } = world.grid;
      const [from, to] = [a % cellCount, b % cellCount];
      const found = articulationCells(world, from, to);
      if (found === undefined) expect(distancesFrom(world, from)[to]).toBe(-1);
      else expect([...found].sort((one, other) => one - other)).toEqual(cutByTrying(world, from, to));
    }),
  );
});

test('in a perfect maze that is the whole way, in order', () => {
  const { world } = generateMaze({ rows: 9, cols: 9, seed: 4 });
  expect(articulationCells(world, 0, 80)).toEqual(shortestPath(world, 0, 80)?.slice(1, -1));
});
