// Mazes beside other packages and beside plain C: the same size, in the same run. Ours comes first.
import { execFileSync } from 'node:child_process';
import { generate } from '@sbj42/maze-generator';
import { generateBacktrackingRaw, generateGrowingTreeRaw, solveBFSRaw } from 'algernon-js';
import { generateMaze } from 'asterion/generate';
import { distancesFrom, shortestPath } from 'asterion/search';
import { Algorithm, generateMaze as buildMaze } from 'maze-builder';
import { Map as RotMap } from 'rot-js';
import { program } from './command.mjs';
import { nativeTimes } from './native.mjs';
import { NATIVE } from './report.mjs';

let seed = 0;
const ours = (/** @type {string} */ generator, /** @type {number} */ size) => () =>
  generateMaze({ rows: size, cols: size, generator, seed: seed++ });
const sbj42 = (/** @type {string} */ plugin, /** @type {number} */ size) => () =>
  generate(size, size, { generator: `@sbj42/maze-generator-${plugin}` });
const builder = (/** @type {string} */ algorithm, /** @type {number} */ size) => () =>
  buildMaze({ width: size, height: size, algorithm: Algorithm[algorithm] });

/** @param {number} size @param {number} runs @param {Record<string, () => unknown>} more */
const backtracker = (size, runs, more) => ({
  title: `recursive backtracker, ${size} x ${size}`,
  cases: {
    asterion: ours('recursive-backtracker', size),
    '@sbj42/maze-generator backtrack': sbj42('backtrack', size),
    'rot-js Eller': () => new RotMap.EllerMaze(2 * size + 1, 2 * size + 1).create(() => undefined),
    ...more,
  },
  measured: () => ({ [NATIVE]: nativeTimes('backtracker', size, 2 * runs) }),
  runs,
  wants: { [NATIVE]: 0.5, '': 4 },
});

const size = 1000;
const { world } = generateMaze({ rows: size, cols: size, seed: 1 });
const raw = generateBacktrackingRaw(size, size);

export const suites = [
  backtracker(size, 9, {
    'algernon-js backtracking': () => generateBacktrackingRaw(size, size),
    'maze-builder DFS': builder('DFS', size),
  }),
  backtracker(4000, 3, {}),
  {
    title: `modified Prim, ${size} x ${size}`,
    cases: {
      asterion: ours('modified-prim', size),
      '@sbj42/maze-generator prim': sbj42('prim', size),
      'maze-builder Prim': builder('PRIMS', size),
    },
    runs: 5,
    wants: { '': 2 },
  },
  {
    title: `growing tree, half newest, half random, ${size} x ${size}`,
    cases: {
      asterion: ours('growing-tree', size),
      'algernon-js growing tree': () => generateGrowingTreeRaw(size, size),
      'maze-builder growing tree': builder('GROWING_TREE', size),
    },
    runs: 2,
    wants: { '': 2 },
  },
  {
    title: `breadth-first distances from a corner of a maze, ${size} x ${size}`,
    cases: { asterion: () => distancesFrom(world, 0) },
    measured: () => ({ [NATIVE]: nativeTimes('bfs', size, 15) }),
    wants: { [NATIVE]: 0.4 },
  },
  {
    title: `breadth-first path from corner to corner, ${size} x ${size}`,
    cases: {
      asterion: () => shortestPath(world, 0, size * size - 1),
      'algernon-js BFS': () => solveBFSRaw(raw, [0, 0], [size - 1, size - 1]),
    },
    runs: 5,
  },
  {
    title: 'asterion maze table: 12 generators, 11 solvers, 20 seeds, 20 x 20',
    cases: {
      'asterion maze table': () => execFileSync(process.execPath, [program, 'maze', 'table', '--seed', '7', '--json']),
    },
    runs: 5,
    limits: { 'asterion maze table': 60_000 },
  },
];
