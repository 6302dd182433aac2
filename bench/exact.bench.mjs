// The exact table: the solvers beside one another on the same world, and the whole way through the page's worker.
import { MinotaurLevelMaker, solve, solveMinotaur } from 'asterion/exact';
import { minotaur } from 'asterion/game';
import { dungeonKinds, generateDungeon, generateMaze } from 'asterion/generate';
import { createScene, createWorld, openFromTerrain, rect } from 'asterion/world';
import { workerTimes } from './worker.mjs';

/** @typedef {import('asterion/world').Scene} Scene */

/** One room without a wall, the two in opposite corners. @param {number} size @returns {Scene} */
function openRoom(size) {
  const grid = rect.grid(size, size, 'top');
  const terrain = new Uint8Array(grid.cellCount);
  const world = createWorld(grid, { terrain, open: openFromTerrain(grid, terrain, 'always') });
  return createScene(world, { actors: { monster: [0], rogue: [grid.cellCount - 1] } });
}

const MEMORY = 4 * 2 ** 30;

/** The verdict of a start, or its depth. @param {Scene} scene @param {import('asterion/exact').SolveOptions} wish */
function answer({ world, actors }, wish) {
  const table = solve({ world, stay: true, monsters: 1 }, { memory: MEMORY, ...wish });
  const { monster, rogue } = actors;
  return table.hasDepths ? table.wonIn(monster, rogue[0]) : table.isWon(monster, rogue[0]);
}

const room = openRoom(100);
const bigRooms = [1, 2, 3].map((seed) => generateDungeon({ size: 200, seed, roomSize: [25, 45], rooms: [20, 30] }));
const loops = generateDungeon({ size: 100, seed: 1 });

const SMALL = 50;
const small = dungeonKinds.flatMap(({ knobs }) =>
  [1, 2, 3].map((seed) => generateDungeon({ ...knobs, size: SMALL, seed })),
);

const board = generateMaze({ rows: 15, cols: 15, braid: 100, seed: 1 });
const minotaurStart = minotaur.initial({ ...board, actors: { theseus: [0], minotaur: [112] } }, minotaur.defaults, 0);

let levels = 0;
const usual = { rows: 9, cols: 9, minotaurs: 1, options: minotaur.defaults };

/** @param {number} seed */
function madeLevel(seed) {
  const maker = new MinotaurLevelMaker({ ...usual, par: [25, 25], seed });
  maker.advance(Infinity);
  return maker.level;
}

function hardestPar() {
  const maker = new MinotaurLevelMaker({ ...usual, hardest: true, seed: 1 });
  for (const end = performance.now() + 10_000; performance.now() < end; ) maker.advance(1000);
  return maker.level?.par ?? 0;
}

/** @type {import('./run.mjs').Suite[]} */
export const suites = [
  {
    title: 'open room 100 x 100, all depths (200,000,000 positions)',
    cases: {
      layers: () => answer(room, { method: 'layers' }),
      queue: () => answer(room, { method: 'queue' }),
    },
    runs: 3,
    wants: { queue: 15 },
  },
  {
    title: 'dungeon with loops 100 x 100, all depths',
    cases: {
      layers: () => answer(loops, { method: 'layers' }),
      queue: () => answer(loops, { method: 'queue' }),
    },
    runs: 5,
  },
  {
    title: 'three big-room dungeons 200 x 200, verdicts of their starts',
    cases: {
      fold: () => bigRooms.map((scene) => answer(scene, { method: 'fold', depth: false })),
      layers: () => bigRooms.map((scene) => answer(scene, { method: 'layers', depth: false })),
    },
    runs: 15,
    wants: { layers: 20 },
  },
  {
    title: `dungeons ${SMALL} x ${SMALL} of every kind and an open room, all depths, in a waiting worker of the page`,
    cases: {},
    measured: () => workerTimes([...small, openRoom(SMALL)]),
    limits: { slowest: 100 },
  },
  {
    title: 'Minotaur: the table of 15 x 15 cells (50,625 positions), and levels of 9 x 9 with par 25',
    cases: {
      table: () => solveMinotaur(minotaurStart),
      'a level': () => madeLevel(levels++),
    },
    runs: 10,
    rates: { table: { count: () => 50_625, what: 'positions' }, 'a level': { count: () => 1, what: 'levels' } },
    reaches: { 'the par that is found in 10 s on 9 x 9': { least: 150, found: hardestPar } },
  },
];
