// What the built page loads: the files that a script imports, those by the way included, and their size after gzip.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { parseAst } from 'rolldown/parseAst';

const dist = new URL('../packages/web/dist/', import.meta.url);

/** @typedef {{ readonly statics: string[], readonly dynamics: string[], readonly bytes: number }} Script */
/** @type {Map<string, Script>} */
const scripts = new Map();

/** A script of the page by its file in `assets`. @param {string} name @returns {Script} */
function scriptNamed(name) {
  const known = scripts.get(name);
  if (known !== undefined) return known;
  const code = readFileSync(new URL(`assets/${name}`, dist), 'utf8');
  const script = {
    statics: parseAst(code).body.flatMap((node) =>
      'source' in node && node.source ? [node.source.value.replace('./', '')] : [],
    ),
    dynamics: [...code.matchAll(/import\([`"']\.\/([^`"']+)[`"']\)/g)].map(([, file]) => file),
    bytes: gzipSync(code, { level: 9 }).length,
  };
  scripts.set(name, script);
  return script;
}

/** A script with all that it imports statically. @param {string} name @param {Set<string>} [found] */
function closure(name, found = new Set()) {
  if (found.has(name)) return found;
  found.add(name);
  for (const other of scriptNamed(name).statics) closure(other, found);
  return found;
}

/** @param {Iterable<string>} names */
const bytesOf = (names) => [...names].reduce((sum, name) => sum + scriptNamed(name).bytes, 0);

/**
 * What is loaded before anything is seen, and what each room adds to it, in bytes after gzip.
 * @returns {{ first: number, rooms: Map<string, number> }}
 */
export function pageSizes() {
  const html = readFileSync(new URL('index.html', dist), 'utf8');
  const [, entry] = /<script type="module"[^>]* src="\.\/assets\/([^"]+)"/.exec(html) ?? [];
  if (entry === undefined) throw new Error('Expected a built page in packages/web/dist: run npm run build.');
  const first = closure(entry);
  const rooms = new Map();
  for (const name of [...first].flatMap((file) => scriptNamed(file).dynamics)) {
    const [, room] = /^room-([a-z]+)-/.exec(name) ?? [];
    if (room === undefined) continue;
    const more = [...closure(name)].filter((file) => !first.has(file));
    rooms.set(room, bytesOf(more));
  }
  if (rooms.size === 0) throw new Error('Expected files of rooms beside the first load.');
  return { first: bytesOf(first), rooms };
}
