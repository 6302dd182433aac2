// How long short commands take beside a Node that does nothing: processor time, so that what else runs matters little.
import { execFileSync } from 'node:child_process';
import { program } from './command.mjs';

const RUNS = 20;
const MOST = 1.5;

/** Milliseconds of processor time, as the shell's `time` counts them. @param {readonly string[]} args */
function processorTime(args) {
  const script = 'TIMEFORMAT="%U %S"; time "$@" > /dev/null 2>&1';
  const told = execFileSync('bash', ['-c', `{ ${script}; } 2>&1`, 'bash', process.execPath, ...args], {
    encoding: 'utf8',
  });
  const [user, system] = told.trim().split(' ').map(Number);
  return (user + system) * 1000;
}

const commands = {
  'node -e 0': ['-e', '0'],
  'asterion --version': [program, '--version'],
  'asterion --help': [program, '--help'],
  'asterion maze list': [program, 'maze', 'list'],
  'asterion maze generate': [program, 'maze', 'generate', '--seed', '7'],
};

/** All commands in turn, again and again, so that each meets the same machine. */
function interleaved() {
  const times = Object.fromEntries(Object.keys(commands).map((name) => [name, /** @type {number[]} */ ([])]));
  for (let run = 0; run < RUNS; run++) {
    for (const [name, args] of Object.entries(commands)) times[name].push(processorTime(args));
  }
  return times;
}

/** @type {import('./run.mjs').Suite[]} */
export const suites = [
  {
    title: 'Start of a short command, processor time',
    cases: {},
    measured: interleaved,
    ratios: { 'asterion --version': MOST, 'asterion --help': MOST, 'asterion maze list': MOST },
  },
];
