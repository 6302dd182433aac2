import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pictures } from './screens.mjs';

test('README shows three screens, each a small file', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  expect(pictures).toHaveLength(3);
  for (const { file } of pictures) {
    expect(readme).toContain(`docs/pictures/${file.pathname.split('/').at(-1)}`);
    expect(statSync(file).size).toBeLessThan(120_000);
  }
});
