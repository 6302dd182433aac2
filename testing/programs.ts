/**
 * Tests that start a program from outside. Where it is missing they are left out, and the title says why; `npm run thorough`
 * fails there. tools/programs.mjs installs what it can before.
 */

import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { describe, it } from 'vitest';
import { isThorough } from './thorough.js';

/** Where Debian keeps the servers of PostgreSQL, one folder a version. */
const postgresFolder = '/usr/lib/postgresql';

/** The path of a program; undefined where it is not installed. */
export function programFile(name: string): string | undefined {
  const versions = existsSync(postgresFolder) ? readdirSync(postgresFolder) : [];
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.sort((a, b) => Number(b) - Number(a)).map((version) => join(postgresFolder, version, 'bin')),
  ];
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
}

/** Tests that need programs, by the names of their files, or for `why` cannot be run here. */
export function describeWith(programs: readonly string[], title: string, tests: () => void, why?: string): void {
  const missing = programs.filter((name) => programFile(name) === undefined);
  const lack = why ?? (missing.length > 0 ? `${missing.join(', ')} not installed` : undefined);
  if (lack === undefined) describe(title, tests);
  else if (isThorough)
    it(`${title}: can be tested here`, () => {
      throw new Error(`${lack}; "npm run thorough" leaves nothing out`);
    });
  else describe.skip(`${title} (not run: ${lack})`, tests);
}
