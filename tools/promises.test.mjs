// The list of what the page promises names tests: every one of them is there, under that name.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** @param {string} path */
const read = (path) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const FOLDERS = ['packages/web/e2e', 'packages/web/src', 'packages/asterion/src', 'packages/cli/src', 'tools'];

/** The text of the files of tests, by their names, which some folders share. */
const sources = new Map();
for (const folder of FOLDERS) {
  for (const path of readdirSync(new URL(`../${folder}`, import.meta.url), { recursive: true, encoding: 'utf8' })) {
    const name = path.split(/[\\/]/).at(-1) ?? '';
    if (!/[.](spec|test)[.](ts|mjs)$/.test(name)) continue;
    sources.set(name, `${sources.get(name) ?? ''}${read(`${folder}/${path}`)}`);
  }
}

test('every test that the list of promises names is there', () => {
  const named = [...read('docs/page.md').matchAll(/`([\w-]+[.](?:spec|test)[.](?:ts|mjs)): ([^`]+)`/g)];
  expect(named.length).toBeGreaterThan(30);
  const missing = named.filter(([, file, title]) => sources.get(file)?.includes(title) !== true);
  expect(missing.map(([name]) => name)).toEqual([]);
});
