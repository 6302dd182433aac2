/** Tables made in several threads are those of one. */

import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, test } from 'vitest';
import { difference, teamsOf } from '../../test/tables.js';
import { terrainWorld, walledWorld } from '../../test/worlds.js';
import {
  createRng,
  createWorld,
  type Grid,
  groundCells,
  hex,
  openWay,
  type Rng,
  rect,
  type World,
} from '../world/index.js';
import type { Chase } from './chase.js';
import { chaseSolverOf, type SolveOptions, solveChase } from './solve.js';
import { ExactTable } from './table.js';
import { type ThreadShare, type Threads, workOn } from './threads.js';

/** What threads run is built. */
const HELPER = `
  const { workerData } = require('node:worker_threads');
  import(workerData.library).then(({ workOn }) => workOn(workerData.share));
`;
const library = new URL('../../dist/exact/index.js', import.meta.url).href;

let helpers: Worker[] = [];
let codes: Promise<number>[] = [];

function start(share: ThreadShare): void {
  const helper = new Worker(HELPER, { eval: true, workerData: { library, share } });
  helpers.push(helper);
  codes.push(new Promise((ended) => helper.once('exit', ended)));
}

// Whatever happened, all of them come to an end by themselves.
afterEach(async () => {
  expect(await Promise.all(codes)).toEqual(helpers.map(() => 0));
  helpers = [];
  codes = [];
});

/** In so many threads, however small it is. */
function solvedIn(threads: Threads, chase: Chase, wish: SolveOptions = {}): ExactTable {
  const solver = chaseSolverOf(chase, { method: 'kernel', ...wish }, { fewest: 0, ...threads });
  while (!solver.done) solver.advance(1000);
  const table = new ExactTable(chase, solver.data());
  expect(solver.decided).toBe(wonStates(table));
  return table;
}

const wonStates = (table: ExactTable): number => {
  const cells = groundCells(table.chase.world);
  const teams = teamsOf(cells, table.chase.monsters);
  return teams.reduce((sum, team) => sum + cells.filter((cell) => table.isWon(team, cell)).length, 0);
};

const withoutTunnels = (make: (grid: Grid, rng: Rng) => World, grid: Grid): World => ({
  ...make(grid, createRng(7n)),
  tunnels: new Map(),
});

/** So long that its depths need three quads. */
function corridor(): World {
  const world = createWorld(rect.grid(1, 600));
  for (let cell = 1; cell < 600; cell++) openWay(world, cell - 1, 0);
  return world;
}

const chases: readonly (readonly [string, Chase])[] = [
  ['a dungeon', { world: withoutTunnels(terrainWorld, rect.grid(19, 35)), stay: true, monsters: 1 }],
  [
    'thin walls, where nobody stays',
    { world: withoutTunnels(walledWorld, rect.grid(17, 33)), stay: false, monsters: 1 },
  ],
  ['hexagons', { world: withoutTunnels(walledWorld, hex.grid(18, 20)), stay: true, monsters: 1 }],
  ['a corridor whose depths need more room', { world: corridor(), stay: true, monsters: 1 }],
  ['two monsters', { world: withoutTunnels(terrainWorld, rect.grid(9, 17)), stay: true, monsters: 2 }],
];

describe.each(chases)('%s', (_, chase) => {
  test.each([2, 3])('%i threads find what one finds', (count) => {
    expect(difference(solveChase(chase), solvedIn({ count, start }, chase))).toBeUndefined();
    expect(helpers).toHaveLength(count - 1);
  });

  test('they find who wins', () => {
    const wish = { depth: false };
    expect(difference(solveChase(chase), solvedIn({ count: 2, start }, chase, wish))).toBeUndefined();
  });
});

test('threads that do not come are not waited for, and find nothing to do when they do', () => {
  const [[, chase]] = chases;
  const late: ThreadShare[] = [];
  const table = solvedIn({ count: 2, start: (share) => late.push(share) }, chase);
  expect(difference(solveChase(chase), table)).toBeUndefined();
  for (const share of late) workOn(share);
  expect(late).toHaveLength(1);
});

test('where depths outgrow the memory allowed, all threads end', () => {
  const chase = { world: corridor(), stay: true, monsters: 1 };
  const memory = 4_500_000; // for depths below 256
  expect(() => solvedIn({ count: 2, start }, chase, { memory })).toThrow(/^The exact table of .* may take 4.5 MB\.$/);
  expect(helpers).toHaveLength(1);
});

test('small tables are made in one thread', () => {
  const [[, chase]] = chases;
  chaseSolverOf(chase, {}, { count: 2, start });
  expect(helpers).toEqual([]);
});
