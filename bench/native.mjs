// Times of the C program, where there is a compiler.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('native/maze.c', import.meta.url));

/** The compiled program; undefined without a compiler. */
function compile() {
  const program = join(mkdtempSync(join(tmpdir(), 'asterion-bench-')), 'maze');
  const { status } = spawnSync('cc', ['-O3', '-o', program, source], { stdio: 'inherit' });
  return status === 0 ? program : undefined;
}

const program = compile();

/** Milliseconds of each run, or none without a compiler. @param {string} algorithm @param {number} size @param {number} runs */
export function nativeTimes(algorithm, size, runs) {
  if (program === undefined) return [];
  return execFileSync(program, [algorithm, `${size}`, `${size}`, `${runs}`], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map(Number);
}
