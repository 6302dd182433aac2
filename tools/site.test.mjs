import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pages, withoutSources } from './site.mjs';

test('the index leads to every page of the docs once, and so does the site', () => {
  const inDocs = readdirSync(new URL('../docs/', import.meta.url))
    .filter((name) => name.endsWith('.md') && name !== 'index.md')
    .map((name) => `docs/${name}`);
  const led = pages().map(({ path }) => path);
  expect(led.filter((path) => path.startsWith('docs/')).toSorted()).toEqual(inDocs.toSorted());
});

test('a page of the site links to pages and pictures, and to sources in the repository, if its address is known', () => {
  const text = 'a [page](b.md#c), ![drawn](pictures/d.svg), [`code`](../packages/e.ts), [far](https://example.org)';
  const kept = new Set(['docs/b.md']);
  const [page, picture, far] = ['[page](b.md#c)', '![drawn](pictures/d.svg)', '[far](https://example.org)'];
  expect(withoutSources(text, 'docs/a.md', kept, '')).toBe(`a ${page}, ${picture}, \`code\`, ${far}`);
  const programs = new Set([...kept, 'examples/d.md']);
  expect(withoutSources('[d](../examples/d.ts)', 'docs/a.md', programs, '')).toBe('[d](../examples/d.md)');
  const linked = '[`code`](https://example.org/r/blob/HEAD/packages/e.ts)';
  expect(withoutSources(text, 'docs/a.md', kept, 'https://example.org/r')).toBe(
    `a ${page}, ${picture}, ${linked}, ${far}`,
  );
});
