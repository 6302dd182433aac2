/**
 * Tests that start a program from outside. Where it is missing they are left out, and the title says why; `npm run thorough`
 * fails there. tools/programs.mjs installs what it can before.
 */

import { describe, it } from 'vitest';
import { programFile } from '../tools/programs.mjs';
import { isThorough } from './thorough.js';

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
