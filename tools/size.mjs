// What a page pays for the library: bundled, minified, gzipped; each subpath alone, and all together, shared code once.
// Then what the element for other people's pages weighs, and what our own page loads before anything is seen, and what each room adds to that.
// Not the size-limit package: it cannot tell that a new subpath has no limit yet, and counts shared code twice.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { pageSizes } from './page-size.mjs';
import { subpaths } from './subpaths.mjs';

/** Bytes after gzip by name. @type {Record<string, number>} */
const limits = JSON.parse(readFileSync(new URL('../.size-limit.json', import.meta.url), 'utf8'));

const FIRST = 'page, first load';
const EACH = 'page, each room';

/** All of some imports. @param {readonly string[]} names */
const all = (names) => names.map((name, i) => `export * as part${i} from '${name}';`).join('\n');

/** @param {string} contents */
async function gzipped(contents) {
  const resolveDir = fileURLToPath(new URL('..', import.meta.url));
  const result = await build({
    stdin: { contents, resolveDir },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    logLevel: 'error',
  });
  return gzipSync(result.outputFiles[0].contents, { level: 9 }).length;
}

/** Prints a size and compares it. @param {string} name @param {number} size @param {number} [limit] */
function check(name, size, limit = 0) {
  const fits = size <= limit;
  if (!fits) process.exitCode = 1;
  const verdict = fits ? '' : '  over the limit of .size-limit.json';
  console.log(`${name.padEnd(26)} ${String(size).padStart(7)} B gzip, at most ${String(limit).padStart(7)}${verdict}`);
}

const parts = new Map([['all subpaths', all(subpaths)]]);
for (const name of subpaths) parts.set(name, all([name]));
// What a bundle keeps of the root import: whoever names a generator needs all of them, whoever passes one only that.
parts.set('a maze by name', "export { drawText, generateMaze } from 'asterion';");
parts.set('a maze by value', "export { createMaze, drawText, recursiveBacktracker } from 'asterion';");
for (const [name, contents] of parts) check(name, await gzipped(contents), limits[name]);

// What other people's pages load, as it is built: all that a world and the recording of a game need.
const board = 'asterion-board.js';
check(
  board,
  gzipSync(readFileSync(new URL(`../packages/web/dist/${board}`, import.meta.url)), { level: 9 }).length,
  limits[board],
);
parts.set(board, '');

const { first, rooms } = pageSizes();
check(FIRST, first, limits[FIRST]);
for (const [room, more] of rooms) {
  const name = `page, ${room}`; // one that plays several games may have a limit of its own
  check(name, more, limits[name] ?? limits[EACH]);
  parts.set(name, '');
}
for (const name of Object.keys(limits).filter((key) => !parts.has(key) && key !== FIRST && key !== EACH)) {
  console.log(`${name.padEnd(26)} has a limit but is not measured`);
  process.exitCode = 1;
}
