/** Real programs for tests: one for each thing that can be done wrong, and none of them left behind. */

import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { ProgramSpec } from '../src/games/job.js';

/** Where they stand, which tells their processes from all others. */
export const folder = await mkdtemp(join(tmpdir(), 'asterion-bots-'));

/** A program whose answer to each `go` is some code. */
export async function botWith(name: string, onGo: string, before = "say('ready');"): Promise<ProgramSpec> {
  const path = join(folder, `${name}.mjs`);
  const text = `import { createInterface } from 'node:readline';
import { spawn } from 'node:child_process';
const say = (line) => process.stdout.write(line + '\\n');
let [turns, legal] = [0, []];
createInterface({ input: process.stdin }).on('line', (line) => {
  const [word, ...words] = line.split(' ');
  if (word === 'arena') { ${before} }
  if (word === 'legal') legal = words;
  if (word === 'quit') process.exit(0);
  if (word === 'go') { turns++; ${onGo} }
});
`;
  await writeFile(path, text);
  return { name, command: [process.execPath, path] };
}

/** Processes that were started from the folder. */
export async function processesLeft(): Promise<string[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const lines = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')));
  return lines.filter((line) => line.includes(folder));
}

/** A process that was killed is gone a moment later. */
export async function noneLeft(): Promise<void> {
  for (let tries = 0; tries < 100 && (await processesLeft()).length > 0; tries++)
    await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await processesLeft()).toEqual([]);
}
