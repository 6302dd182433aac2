// Tables in one thread and in two, by turns, each from nothing: time on the wall, so a machine with more to do shows less.
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { chaseSolverOf } from 'asterion/exact';
import { median } from '../cpu.mjs';
import { aligned, msText } from '../report.mjs';
import { sumsOf } from './sums.mjs';
import { openRoom } from './worlds.mjs';

const SIZES = [100, 160, 200];
const RUNS = 5;
const MEMORY = 4 * 2 ** 30;

/** @param {import('asterion/exact').ThreadShare} share */
const start = (share) => new Worker(new URL('helper-thread.mjs', import.meta.url), { workerData: share }).unref();

/** @param {import('asterion/world').World} world @param {number} count */
function solved(world, count) {
  const from = performance.now();
  const chase = { world, stay: true, monsters: 1 };
  const solver = chaseSolverOf(chase, { method: 'kernel', memory: MEMORY }, { count, fewest: 0, start });
  while (!solver.done) solver.advance(2 ** 30);
  return { ms: performance.now() - from, sums: JSON.stringify(sumsOf(solver)) };
}

export function threadsReport() {
  const lines = SIZES.map((size) => {
    const { world } = openRoom(size);
    const runs = Array.from({ length: RUNS }, () => [1, 2].map((count) => solved(world, count)));
    if (new Set(runs.flat().map(({ sums }) => sums)).size > 1) throw new Error('One thread and two disagree.');
    const [one, two] = [0, 1].map((at) => median(runs.map((run) => run[at].ms)));
    return [`open room ${size} x ${size}`, msText(one), msText(two), `${(one / two).toFixed(2)} x`];
  });
  const title = `All depths by the kernel in one thread and in two, on ${availableParallelism()} cores: median time of ${RUNS}, starting included`;
  return aligned(title, [['', 'one', 'two', 'as fast'], ...lines]);
}
