// The exact table: the solvers beside one another and beside C on the same world, and the whole way through the page's worker.

import { MinotaurLevelMaker, solveMinotaur } from 'asterion/exact/minotaur';
import { minotaur } from 'asterion/game/minotaur';
import { dungeonKinds, generateDungeon, generateMaze } from 'asterion/generate';
import { drawingReport } from './exact/drawing.mjs';
import { firstUseReport } from './exact/first-use.mjs';
import { foldReport } from './exact/fold.mjs';
import { onWorld } from './exact/on-world.mjs';
import { threadsReport } from './exact/threads.mjs';
import { openRoom } from './exact/worlds.mjs';
import { NATIVE } from './report.mjs';
import { workerTimes } from './worker.mjs';

/** @typedef {import('./exact/on-world.mjs').Goal} Goal */

/** @param {'verdict' | 'depths'} wish @param {number[]} least @returns {Goal[]} */
const ofNative = (wish, ...least) => least.map((ratio) => ({ name: NATIVE, wish, least: ratio }));

/** One after another: a world and its tables are large only while they are measured.
 * @returns {Generator<import('./exact/on-world.mjs').OnWorld>} */
function* worlds() {
  yield {
    title: 'Open room 50 x 50',
    world: openRoom(50).world,
    others: ['layers', 'queue'],
    runs: 21,
    known: { verdict: 2.5, depths: 3.8 },
  };
  yield {
    title: 'Open room 100 x 100',
    world: openRoom(100).world,
    others: ['layers', 'queue'],
    runs: 15,
    known: { verdict: 57, depths: 84 },
    goals: [...ofNative('depths', 0.5, 0.7), { name: 'queue', wish: 'depths', least: 80 }],
  };
  yield {
    title: 'Dungeon with loops 100 x 100',
    world: generateDungeon({ rows: 100, seed: 1 }).world,
    others: ['layers', 'queue'],
    runs: 51,
    known: { verdict: 2.6, depths: 5.5 },
    goals: [...ofNative('verdict', 0.4), ...ofNative('depths', 0.4)],
  };
  yield {
    title: 'Perfect maze 100 x 100, thin walls',
    world: generateMaze({ rows: 100, cols: 100, seed: 1 }).world,
    others: ['layers', 'queue'],
    runs: 9,
  };
  yield {
    title: 'Dungeon with big rooms 200 x 200',
    world: generateDungeon({ rows: 200, seed: 1, roomSize: [25, 45], rooms: [20, 30] }).world,
    others: ['layers'],
    runs: 5,
  };
  yield { title: 'Open room 200 x 200', world: openRoom(200).world, others: [], runs: 5 };
  yield {
    title: 'Two monsters in an open room 20 x 20',
    world: openRoom(20).world,
    monsters: 2,
    others: ['layers', 'queue'],
    runs: 9,
    goals: [{ name: 'queue', wish: 'depths', least: 10 }],
  };
}

export function* reports() {
  for (const world of worlds()) yield onWorld(world);
  yield foldReport();
  yield drawingReport();
  yield firstUseReport();
  yield threadsReport();
}

const SMALL = 50;
const small = dungeonKinds.flatMap(({ knobs }) =>
  [1, 2, 3].map((seed) => generateDungeon({ ...knobs, rows: SMALL, seed })),
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
