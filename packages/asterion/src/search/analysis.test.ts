import fc from 'fast-check';
import { expect, test } from 'vitest';
import { walledWorlds } from '../../test/worlds.js';
import { createWorld, neighbours, openWay, rect, Terrain } from '../world/index.js';
import { analyse, distancesFrom } from './index.js';

/** A plus sign on 3 x 3 with its corners blocked. */
function plus() {
  const terrain = Uint8Array.from([2, 0, 2, 0, 0, 0, 2, 0, 2]);
  const world = createWorld(rect.grid(3, 3), { terrain });
  for (const side of rect.sides) openWay(world, 4, side);
  return world;
}

test('the parts of a plus sign are counted, and it is perfect', () => {
  expect(analyse(plus())).toEqual({
    perfect: true,
    why: undefined,
    cells: 5,
    passages: 4,
    deadEnds: 4,
    junctions: 0,
    crossroads: 1,
  });
});

test('a loop, an unreachable cell and a world without ground are named', () => {
  const ring = createWorld(rect.grid(2, 2));
  for (const [cell, side] of [[0, 0], [0, 2], [3, 4], [3, 6]]) openWay(ring, cell, side); // biome-ignore format: a table
  expect(analyse(ring).why).toBe('There is a loop.');
  expect(analyse(createWorld(rect.grid(1, 2))).why).toBe(
    'The cell at row 0, column 1 cannot be reached from the one at row 0, column 0.',
  );
  expect(analyse(createWorld(rect.grid(1, 1), { terrain: Uint8Array.of(Terrain.wall) })).why).toMatch(/no ground/);
});

test('on random worlds the counts are what neighbour lists say', () => {
  fc.assert(
    fc.property(walledWorlds(), (world) => {
      const degrees = [...world.open.keys()].map((cell) => neighbours(world, cell).length);
      const count = (fits: (degree: number) => boolean) => degrees.filter(fits).length;
      const passages = degrees.reduce((sum, degree) => sum + degree, 0) / 2;
      const isTree = passages === degrees.length - 1 && !distancesFrom(world, 0).includes(-1);
      const { why, ...rest } = analyse(world);
      expect(rest).toEqual({
        perfect: isTree,
        cells: degrees.length,
        passages,
        deadEnds: count((degree) => degree === 1),
        junctions: count((degree) => degree === 3),
        crossroads: count((degree) => degree >= 4),
      });
      expect(why === undefined).toBe(isTree);
    }),
  );
});
