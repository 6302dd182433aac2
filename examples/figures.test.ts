// The little programs in the docs are run as written: every figure that they print stands on their page.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const pages = readdirSync(`${root}docs`).filter((name) => name.endsWith('.md'));
const programs = pages.flatMap((page) => {
  const text = readFileSync(`${root}docs/${page}`, 'utf8');
  const blocks = [...text.matchAll(/^```\nnode --input-type=module -e "\n(.*?)"\n```$/gms)];
  return blocks.map(([block, program]) => ({ page, program, prose: text.replace(block, '') }));
});

test('there are such programs', () => {
  expect(programs.map(({ page }) => page)).toEqual(['explore.md', 'labyrinth.md']);
});

test.each(programs)('$page has the figures that its program prints', ({ program, prose }) => {
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  const figures = stdout.trim().split(' ');
  expect(figures.length).toBeGreaterThan(1);
  const said = new Set(prose.match(/\d+(?:\.\d+)?/g));
  for (const figure of figures) expect(said).toContain(figure);
});
