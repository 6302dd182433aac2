// How long a command that is in the middle of heavy work takes to end after Ctrl-C.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { program } from './command.mjs';

const RUNS = 5;
const MOST_MS = 1000;

const commands = [
  'rogue watch citadel --monster minimax:20 --rogue minimax:20 --json',
  'rogue table --moves 100000 --rogues minimax:20',
  'rogue generate --captured-in 200 --size 60',
  'labyrinth --theseus bfs --minotaur bfs --games 1000000',
  'labyrinth table --games 100000',
  'pits table --games 1000000',
  'explore generate --rows 2000 --cols 2000',
  'explore compare --rows 2000 --cols 2000',
  'explore table --rows 2000 --cols 2000',
  'maze generate --rows 20000 --cols 20000 --format json --out /dev/null',
];

/** @param {string} line */
async function delay(line) {
  const child = spawn(process.execPath, [program, ...line.split(' ')], { stdio: ['ignore', 'ignore', 'pipe'] });
  await once(child.stderr, 'data'); // the seed: it has begun
  await setTimeout(500);
  const told = performance.now();
  child.kill('SIGINT');
  const [code] = await once(child, 'exit');
  if (code !== 130) throw new Error(`asterion ${line} ended with ${String(code)}.`);
  return performance.now() - told;
}

/** @type {import('./run.mjs').Suite[]} */
export const suites = [
  {
    title: 'From Ctrl-C to the end',
    cases: {},
    async measured() {
      /** @type {Record<string, number[]>} */
      const times = {};
      for (const line of commands) {
        times[line] = [];
        for (let run = 0; run < RUNS; run++) times[line].push(await delay(line));
      }
      return times;
    },
    limits: Object.fromEntries(commands.map((line) => [line, MOST_MS])),
  },
];
