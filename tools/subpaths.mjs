import { readFileSync } from 'node:fs';

const manifest = JSON.parse(readFileSync(new URL('../packages/asterion/package.json', import.meta.url), 'utf8'));

/** The names a user imports, such as `asterion/world`, in the order of the library's `exports`. @type {string[]} */
export const subpaths = Object.keys(manifest.exports)
  .filter((path) => path !== './package.json')
  .map((path) => path.replace('.', manifest.name));
