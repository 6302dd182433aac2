// What the first chase of a process costs by the kernel beside the same chase later: to compile the kernel and start it, and what
// the engine does to run our code for the first time. Run by itself it is such a process, and prints the milliseconds.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { solveChase } from 'asterion/exact';
import { median, spent } from '../cpu.mjs';
import { verdict } from '../report.mjs';
import { openRoom } from './worlds.mjs';

const SIZE = 12;
const LATER = 30;
const PROCESSES = 15;
const MOST_MS = 30;
const file = fileURLToPath(import.meta.url);

function measure() {
  const { world } = openRoom(SIZE);
  const solve = () => spent(() => solveChase({ world, stay: true, monsters: 1 }, { method: 'kernel' }))[1];
  const first = solve();
  const later = Array.from({ length: LATER }, solve);
  return first - median(later.slice(LATER / 2));
}

export function firstUseReport() {
  const times = Array.from({ length: PROCESSES }, () => Number(execFileSync(process.execPath, [file])));
  const ms = median(times);
  const title = `The first chase of a process, an open room ${SIZE} x ${SIZE}, by the kernel, beside the same when warm: median of ${PROCESSES} processes`;
  return `${title}\n${verdict(`at most ${MOST_MS} ms more CPU time`, `${ms.toFixed(1)} ms`, ms <= MOST_MS)}`;
}

if (process.argv[1] === file) console.log(measure());
