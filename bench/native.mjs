// Times of the programs in C and C++, where there is a compiler.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drawnRow, isGround } from 'asterion/world';

/** @type {Map<string, string | undefined>} */
const programs = new Map();

/** The compiled program; undefined without a compiler. @param {string} file @param {string} compiler @param {string[]} options */
function compiled(file, compiler, ...options) {
  if (!programs.has(file)) {
    const program = join(mkdtempSync(join(tmpdir(), 'asterion-bench-')), 'program');
    const source = fileURLToPath(new URL(`native/${file}`, import.meta.url));
    const { status } = spawnSync(compiler, ['-O3', ...options, '-o', program, source], { stdio: 'inherit' });
    programs.set(file, status === 0 ? program : undefined);
  }
  return programs.get(file);
}

/** What a program prints, words by line. @param {string} program @param {string[]} args */
const linesOf = (program, args) =>
  execFileSync(program, args, { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.split(' ').map(Number));

/** Milliseconds of each run, or none without a compiler. @param {string} algorithm @param {number} size @param {number} runs */
export function nativeTimes(algorithm, size, runs) {
  const program = compiled('maze.c', 'cc');
  if (program === undefined) return [];
  return linesOf(program, [algorithm, `${size}`, `${size}`, `${runs}`]).flat();
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
  const [ms, ...lengths] = linesOf(program, [...files, `${rounds}`]).flat();
  return { ms, lengths };
}

/** A world as `native/chase.c` reads it. @param {import('asterion/world').World} world of squares, without tunnels */
function chaseFile(world) {
  const { grid, open } = world;
  const { rows, cols, cellCount } = grid;
  const bytes = new Uint8Array(8 + 2 * cellCount);
  new Uint32Array(bytes.buffer, 0, 2).set([rows, cols]);
  for (let cell = 0; cell < cellCount; cell++) {
    const at = 8 + drawnRow(grid, grid.rowOf(cell)) * cols + cell - grid.rowStart(grid.rowOf(cell));
    bytes[at] = isGround(world, cell) ? 1 : 0;
    bytes[at + cellCount] = open[cell];
  }
  return bytes;
}

/** The exact table of one monster that may stay: milliseconds of CPU time of each run, how many states are won, and the sum of
 * their depths; undefined without a compiler. @param {import('asterion/world').World} world @param {boolean} depth
 * @param {number} runs */
export function nativeChase(world, depth, runs) {
  const program = compiled('chase.c', 'cc', '-march=native');
  if (program === undefined) return undefined;
  const file = `${program}.world`;
  writeFileSync(file, chaseFile(world));
  const [[won, depths], ...times] = linesOf(program, [file, depth ? 'depths' : 'verdict', `${runs}`]);
  return { won, depths, times: times.flat() };
}
