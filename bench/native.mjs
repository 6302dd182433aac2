// Times of the programs in C and C++, where there is a compiler.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** @type {Map<string, string | undefined>} */
const programs = new Map();

/** The compiled program; undefined without a compiler. @param {string} file @param {string} compiler */
function compiled(file, compiler) {
  if (!programs.has(file)) {
    const program = join(mkdtempSync(join(tmpdir(), 'asterion-bench-')), 'program');
    const source = fileURLToPath(new URL(`native/${file}`, import.meta.url));
    const { status } = spawnSync(compiler, ['-O3', '-o', program, source], { stdio: 'inherit' });
    programs.set(file, status === 0 ? program : undefined);
  }
  return programs.get(file);
}

/** Milliseconds of each run, or none without a compiler. @param {string} algorithm @param {number} size @param {number} runs */
export function nativeTimes(algorithm, size, runs) {
  const program = compiled('maze.c', 'cc');
  if (program === undefined) return [];
  return execFileSync(program, [algorithm, `${size}`, `${size}`, `${runs}`], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map(Number);
}

/** What a query by jump point search takes, and the length of each path, negative where there is none; undefined without a
 * compiler. @param {string} map as Moving AI writes them @param {number} cols
 * @param {readonly { from: number, to: number }[]} queries @param {number} rounds the best of which counts */
export function nativeJps(map, cols, queries, rounds) {
  const program = compiled('jps.cpp', 'g++');
  if (program === undefined) return undefined;
  const files = ['map', 'queries'].map((name) => `${program}.${name}`);
  const place = (/** @type {number} */ cell) => `${cell % cols} ${Math.floor(cell / cols)}`;
  writeFileSync(files[0], map);
  writeFileSync(files[1], queries.map(({ from, to }) => `${place(from)} ${place(to)}\n`).join(''));
  const [ms, ...lengths] = execFileSync(program, [...files, `${rounds}`], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map(Number);
  return { ms, lengths };
}
