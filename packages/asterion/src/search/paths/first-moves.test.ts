import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sweep } from '../../../../../testing/thorough.js';
import { randomSquares } from '../../../test/squares.js';
import { seeds, worlds } from '../../../test/worlds.js';
import { addTunnel, createRng, createWorld, finish, hex, openWay, rect, type World } from '../../world/index.js';
import { MovementMap } from '../movement.js';
import { dijkstra } from './dijkstra.js';
import { firstMoves } from './first-moves.js';

/** All pairs of cells: as long as Dijkstra's path, and by steps that can be made. */
function expectOptimal(map: MovementMap, found = firstMoves.prepare(map)): void {
  const oracle = dijkstra.prepare(map);
  const { cellCount } = map.world.grid;
  for (let from = 0; from < cellCount; from += 1 + (cellCount >> 4)) {
    for (let to = 0; to < cellCount; to++) {
      const { cells, length } = found.find(from, to);
      expect(length, `from ${from} to ${to}`).toBeCloseTo(oracle.find(from, to).length, 6);
      if (length < Infinity) expect(map.lengthOf(cells)).toBeCloseTo(length, 6);
      else expect(cells).toEqual([]);
    }
  }
}

test('paths are read off that cost the least, on worlds of every shape, with costs, tunnels and one-way edges', () => {
  fc.assert(
    fc.property(worlds(6), seeds, fc.boolean(), (world, seed, isOneWay) => {
      const rng = createRng(seed);
      const closed = new Uint16Array(world.grid.cellCount).map(() => (rng.below(4) === 0 ? 1 << rng.below(8) : 0));
      expectOptimal(new MovementMap(world, isOneWay ? { closed } : {}));
    }),
    { numRuns: sweep(40, 400) },
  );
});

test('edits are followed', () => {
  const world = randomSquares(7, 9, 20, 4);
  const blocked = new Uint8Array(63);
  const map = new MovementMap(world, { directions: 8, corners: 'one', blocked });
  const search = firstMoves.prepare(map);
  for (const cell of [31, 30, 31, 62]) {
    blocked[cell] ^= 1;
    search.refresh([cell]);
    expectOptimal(map, search);
  }
});

const tunnelled = ((): World => {
  const world = createWorld(rect.grid(1, 5));
  for (const cell of [0, 1, 2, 3]) openWay(world, cell, 0);
  addTunnel(world, 0, 3);
  return world;
})();

test('a walk can be watched: one step of the path a step', () => {
  const search = firstMoves.prepare(new MovementMap(tunnelled));
  const watched = search.start(0, 4);
  watched.advance(1);
  expect([watched.front, watched.path, [...watched.visited]]).toEqual([[3], undefined, [1, 0, 0, 0, 0]]);
  const copy = watched.copy();
  expect([finish(watched).path, watched.steps, [...watched.visited]]).toEqual([[0, 3, 4], 2, [1, 0, 0, 1, 1]]);
  expect(finish(copy).path).toEqual([0, 3, 4]);
});

test('its size is said: a byte a pair of cells that one can stand on, and four a cell', () => {
  expect(firstMoves.prepare(new MovementMap(tunnelled)).bytes).toBe(25 + 20);
  expect(firstMoves.prepare(new MovementMap(createWorld(hex.grid(2, 2)))).bytes).toBe(16);
});

test('a map that is too large is refused in words, before and after an edit', () => {
  const map = new MovementMap(randomSquares(65, 64, 0, 1), { directions: 4 });
  const words =
    'A table of first moves has a byte for each pair of cells: 4096 cells to stand on are the most, and there are 4160.';
  expect(firstMoves.fault(map)).toBe(words);
  expect(() => firstMoves.prepare(map)).toThrow(words);
  const rocks = createWorld(rect.grid(100, 100));
  openWay(rocks, 0, 0);
  expect(firstMoves.fault(new MovementMap(rocks))).toBeUndefined();
});
