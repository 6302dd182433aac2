import fc from 'fast-check';
import { expect, test } from 'vitest';
import { terrainWorlds, walledWorlds } from '../../test/worlds.js';
import { createWorld, finish, openFromTerrain, rect, Timeline, type World } from '../world/index.js';
import { CellQueue } from './cell-queue.js';
import { anyKernel, type FloodKernel, squareKernel } from './flood-kernels.js';
import { breadthFirst, Flood } from './index.js';
import { ROOT } from './trail.js';

/** Squares without tunnels, sides and corners. */
const squareWorlds = fc
  .oneof(walledWorlds(), terrainWorlds())
  .filter(({ grid }) => grid.shape === rect)
  .map((world): World => ({ ...world, tunnels: new Map() }));

/** An open hall with sides only: its fronts are as long as its diagonals. */
function hall(rows: number, cols: number): World {
  const grid = rect.grid(rows, cols);
  return createWorld(grid, { open: openFromTerrain(grid, new Uint8Array(grid.cellCount), 'never') });
}

test('the kernel for squares floods the same cells in the same steps as the generic one', () => {
  fc.assert(
    fc.property(squareWorlds, fc.nat(), fc.nat(), fc.nat(40), fc.boolean(), (world, a, b, pause, far) => {
      const { cellCount } = world.grid;
      const start = (kernel: FloodKernel) => {
        const queue = new CellQueue();
        const trail = new Uint8Array(cellCount);
        const distances = far ? new Int32Array(cellCount).fill(-1) : undefined;
        queue.push(a % cellCount);
        trail[a % cellCount] = ROOT;
        if (distances !== undefined) distances[a % cellCount] = 0;
        return (count: number) => {
          const found = kernel(queue, trail, distances, b % cellCount, count);
          return { found, head: queue.head, waiting: queue.waiting(), trail, distances };
        };
      };
      const [fast, generic] = [start(squareKernel(world)), start(anyKernel(world))];
      for (const count of [pause, 1, Infinity]) expect(fast(count)).toEqual(generic(count));
    }),
    { numRuns: 500 },
  );
});

test('a front longer than the queue makes the queue grow', () => {
  const world = hall(150, 150);
  const distances = new Int32Array(150 * 150);
  const flood = new Flood(world, [0], { distances });
  flood.advance(10_000);
  expect(flood.front.length).toBeGreaterThan(128);
  finish(flood);
  expect(distances.every((steps, cell) => steps === Math.floor(cell / 150) + (cell % 150))).toBe(true);
  expect(flood.steps).toBe(150 * 150);
});

test('a flood stepped back shows what it showed', () => {
  const world = hall(9, 9);
  const timeline = new Timeline(new Flood(world, [0, 40], { target: 80, distances: new Int32Array(81) }));
  const view = () => {
    const { steps, reached, front, visited, distances, found } = timeline.present;
    return { steps, reached, front, found, visited: [...visited], distances: [...(distances ?? [])] };
  };
  const seen = [view()];
  while (!timeline.present.done) {
    timeline.seek(timeline.present.steps + 1);
    seen.push(view());
  }
  expect(seen.at(-1)?.found).toBe(true);
  for (let step = seen.length - 1; step >= 0; step--) {
    timeline.seek(step);
    expect(view()).toEqual(seen[step]);
  }
});

test('a flood that has ended goes on from a new source, and stays where it has been', () => {
  const world = createWorld(rect.grid(1, 3), { open: Uint8Array.of(1, 16, 0) });
  const flood = finish(new Flood(world, [0]));
  expect([flood.reached, flood.done]).toEqual([2, true]);
  flood.add(1);
  expect(flood.done).toBe(true);
  flood.add(2);
  expect(flood.done).toBe(false);
  finish(flood);
  expect([flood.reached, flood.pathTo(1), flood.pathTo(2)]).toEqual([3, [0, 1], [2]]);
});

test('breadth first by steps of the caller: cells come in the order in which they are reached, until told to stop', () => {
  const looked: number[] = [];
  const halves = (until: number) =>
    breadthFirst([20, 7], (cell, reach) => {
      looked.push(cell);
      if (cell > 1) {
        reach(cell >> 1);
        if (cell % 5 === 0) reach(cell / 5);
      }
      return cell === until;
    });
  expect(halves(-1)).toBe(false);
  expect(looked).toEqual([20, 7, 10, 4, 3, 5, 2, 2, 1, 2, 1, 1, 1, 1]);
  looked.length = 0;
  expect(halves(3)).toBe(true);
  expect(looked).toEqual([20, 7, 10, 4, 3]);
});
