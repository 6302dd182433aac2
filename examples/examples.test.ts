// Every example is a test: what it prints is written at its end, and must be what it prints.
import { readdirSync, readFileSync } from 'node:fs';
import { format } from 'node:util';
import { afterEach, describe, expect, test, vi } from 'vitest';

const here = new URL('.', import.meta.url);
const names = readdirSync(here).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
const sources = new Map(names.map((name) => [name, readFileSync(new URL(name, here), 'utf8')]));

/** The lines after `// prints:`, without their comment marks; undefined where an example promises nothing. */
function promised(source: string): string | undefined {
  const block = /^\/\/ prints:\n((?:\/\/.*\n?)+)$/m.exec(source)?.[1];
  return block?.trimEnd().replace(/^\/\/ ?/gm, '');
}

/** Drawings end in blanks that editors strip: trailing ones do not count. */
const trimmed = (text: string): string => text.replace(/[ \t]+$/gm, '').trimEnd();

afterEach(() => {
  vi.restoreAllMocks();
});

test('there are examples', () => {
  expect(names).not.toEqual([]);
});

describe.each(names)('%s', (name) => {
  test('prints what it says', async () => {
    const expected = promised(sources.get(name) ?? '');
    if (expected === undefined) expect.fail(`${name} has no "// prints:" block at its end.`);
    const printed: string[] = [];
    vi.spyOn(console, 'log').mockImplementation((...values: unknown[]) => void printed.push(format(...values)));
    await import(new URL(name, here).href);
    expect(trimmed(printed.join('\n'))).toBe(trimmed(expected));
  });
});

test.each(['README.md', 'docs/tour.md', 'docs/library.md', 'docs/editor.md', 'docs/puzzles.md'])(
  'the code in %s is taken from the examples',
  (guide) => {
    const text = readFileSync(new URL(`../${guide}`, here), 'utf8');
    const blocks = [...text.matchAll(/^```(?:ts|js|typescript|javascript)\n(.*?)^```$/gms)].map(
      (match) => match[1] ?? '',
    );
    expect(blocks).not.toEqual([]);
    for (const block of blocks) {
      const isKnown = [...sources.values()].some((source) => source.includes(block.trim()));
      expect(isKnown, `not found in any example:\n${block}`).toBe(true);
    }
  },
);
