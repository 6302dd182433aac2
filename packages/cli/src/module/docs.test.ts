/** The modules that the docs show hold what ours are held to. */

import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { asterion } from '../../test/command.js';
import { fileWith } from '../../test/folder.js';

const text = await readFile(new URL('../../../../docs/own-algorithms.md', import.meta.url), 'utf8');
const modules = [...text.matchAll(/```js\n([^]*?)```/g)].map(([, code]) => code);

test.each([
  ['player', 0, ['--seat', 'rogue']],
  ['generator', 1, ['--as', 'generator']],
  ['solver', 2, []],
  ['hunter', 3, []],
])('the %s holds', async (_kind, index, args) => {
  const { code, stdout } = await asterion(['check', await fileWith(modules[index], 'mine.mjs'), '--quiet', ...args]);
  expect(code, stdout).toBe(0);
});
