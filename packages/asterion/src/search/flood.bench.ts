import { bench, describe } from 'vitest';
import { generateMaze } from '../generate/index.js';
import { CellQueue } from './cell-queue.js';
import { anyKernel, type FloodKernel, squareKernel } from './flood-kernels.js';
import { distancesFrom } from './index.js';
import { ROOT } from './trail.js';

const { world } = generateMaze({ rows: 1000, cols: 1000, seed: 1 });

const flood = (kernel: FloodKernel) => () => {
  const queue = new CellQueue();
  const trail = new Uint8Array(world.grid.cellCount);
  queue.push(0);
  trail[0] = ROOT;
  kernel(queue, trail, undefined, -1, Infinity);
};

describe('a flood from the corner of a perfect maze of 1000 x 1000 squares', () => {
  bench('kernel for squares', flood(squareKernel(world)));
  bench('kernel for any shape', flood(anyKernel(world)));
  bench('distancesFrom', () => void distancesFrom(world, 0));
});
