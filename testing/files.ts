/**
 * Real files to test on: some of our own, in `data`, and some from elsewhere that we may read but not ship. Those lie in
 * `../shared` on some machines; everywhere else the tests on them are reported as not run.
 */

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe } from 'vitest';

type Tests = (folder: string) => void;

const folderOf = (place: string): string => fileURLToPath(new URL(`${place}/`, import.meta.url));

/** Tests on a folder of our own, and on the one of the same name in `../shared`. Paths end in a slash. */
export function describeFiles(name: 'maze' | 'movingai', tests: Tests): void {
  describe('with files of our own', () => tests(folderOf(`data/${name}`)));
  describeShared(name, tests);
}

/** Tests on a folder of `../shared` alone; it may only be read inside a test. */
export function describeShared(name: 'maze' | 'movingai' | 'rogue', tests: Tests): void {
  const folder = folderOf(`../../shared/data/${name}`);
  describe.skipIf(!existsSync(folder))('with ../shared', () => tests(folder)); // tools/test.mjs counts by this title
}
