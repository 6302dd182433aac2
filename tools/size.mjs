// What a page pays for the library: bundled, minified, gzipped; each subpath alone, and all together, shared code once.
// Then what our own page loads before anything is seen, and what each room adds to that.
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

/** @param {readonly string[]} names */
async function gzipped(names) {
  const contents = names.map((name, i) => `export * as part${i} from '${name}';`).join('\n');
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
  console.log(`${name.padEnd(20)} ${String(size).padStart(7)} B gzip, at most ${String(limit).padStart(7)}${verdict}`);
}

const parts = new Map([['asterion', subpaths]]);
for (const name of subpaths) parts.set(name, [name]);
for (const [name, names] of parts) check(name, await gzipped(names), limits[name]);

const { first, rooms } = pageSizes();
check(FIRST, first, limits[FIRST]);
for (const [room, more] of rooms) check(`page, ${room}`, more, limits[EACH]);
for (const name of Object.keys(limits).filter((key) => !parts.has(key) && key !== FIRST && key !== EACH)) {
  console.log(`${name.padEnd(20)} has a limit but is not a subpath`);
  process.exitCode = 1;
}
