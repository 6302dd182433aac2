import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { asterion } from '../../test/command.js';
import { fileWith, folder } from '../../test/folder.js';

async function sheet(...args: string[]) {
  const out = join(await folder(), 'new', 'sheets');
  const result = await asterion(['maze', 'sheet', '--seed', '7', '--out', out, ...args]);
  expect(result).toMatchObject({ code: 0, stdout: '' });
  const names = (await readdir(out)).sort();
  const files = await Promise.all(names.map((name) => readFile(join(out, name), 'utf8')));
  return { ...result, out, names, files: Object.fromEntries(names.map((name, index) => [name, files[index]])) };
}

/** The drawing of a maze as `maze generate` writes it, walls only. */
const wallsIn = (svg: string): string[] => [...svg.matchAll(/stroke-linejoin="round" d="([^"]+)"/g)].map(([, d]) => d);

describe('maze sheet', () => {
  test('writes a file for each page, the answers last, and one to print', async () => {
    const { names, stderr, out } = await sheet('--count', '6');
    expect(names).toEqual(['page-1.svg', 'page-2.svg', 'page-3-answers.svg', 'print.html']);
    expect(stderr).toBe(`6 mazes on 2 pages and 1 page of answers in ${out}; print.html has them all\n`);
  });

  test('is the same, byte for byte, for the same seed', async () => {
    const { files } = await sheet('--shape', 'hex', '--rows', '6', '--cols', '5');
    expect((await sheet('--shape', 'hex', '--rows', '6', '--cols', '5')).files).toEqual(files);
    expect((await sheet('--shape', 'hex', '--rows', '6', '--cols', '5', '--seed', '8')).files).not.toEqual(files);
  });

  test('is A4 unless told, in millimetres', async () => {
    const page = (files: Record<string, string>) => files['page-1.svg'].slice(0, 150);
    expect(page((await sheet()).files)).toContain('width="210mm" height="297mm" viewBox="0 0 210 297"');
    const letter = await sheet('--paper', 'letter');
    expect(page(letter.files)).toContain('width="215.9mm" height="279.4mm"');
    expect(letter.files['print.html']).toContain('@page{size:215.9mm 279.4mm;margin:0}');
  });

  test('numbers and names every maze in real text, and marks where it begins and ends', async () => {
    const { files } = await sheet('--count', '3', '--generator', 'wilson', '--title', 'Ways & <walls>');
    const page = files['page-1.svg'];
    expect(page).toContain('>Ways &amp; &lt;walls&gt;</text>');
    for (const number of [1, 2, 3]) expect(page).toContain(`>wilson, seed 7:${number}</tspan>`);
    expect(page.match(/>S<\/text>/g)).toHaveLength(3);
    expect(page.match(/>E<\/text>/g)).toHaveLength(3);
    expect(page).toContain('>Name</text>');
  });

  test('holds the mazes of "maze generate", and shows the way in the answers alone', async () => {
    const { files } = await sheet('--count', '1', '--rows', '4', '--cols', '4', '--columns', '1');
    const [walls, ...more] = wallsIn(files['page-1.svg']);
    expect(more).toEqual([]);
    expect(wallsIn(files['page-2-answers.svg'])).toHaveLength(2); // walls and way
    const { stdout } = await asterion([
      'maze',
      'generate',
      '--rows',
      '4',
      '--cols',
      '4',
      '--seed',
      '7:1',
      '--format',
      'svg',
    ]);
    const steps = (path: string) => path.replaceAll(/[\d.]+/g, '').length;
    expect(steps(walls)).toBe(steps(wallsIn(stdout)[0]));
    expect(files['page-2-answers.svg']).toMatch(/>\d+ cells<\/tspan>/);
    expect(files['page-1.svg']).not.toMatch(/\d cells/);
  });

  test.each([
    ['--rows', '100', '--cols', '3'],
    ['--rows', '3', '--cols', '100'],
    ['--rows', '1', '--cols', '1', '--columns', '6'],
  ])('keeps every maze on the paper: %j', async (...args) => {
    const { files } = await sheet(...args, '--count', '2');
    for (const [name, text] of Object.entries(files).filter(([name]) => name.endsWith('.svg'))) {
      const drawings = [...text.matchAll(/<svg x="([\d.]+)" y="([\d.]+)" [^>]*?width="([\d.]+)" height="([\d.]+)"/g)];
      expect(drawings.length, name).toBeGreaterThan(0);
      for (const [, x, y, width, height] of drawings) {
        expect(Number(x) + Number(width), name).toBeLessThanOrEqual(210);
        expect(Number(y) + Number(height), name).toBeLessThanOrEqual(297 - 15);
      }
    }
  });

  test.each([
    ['without a folder', [], /required option '--out <folder>' not specified/],
    ['a paper nobody has', ['--out', 'x', '--paper', 'b5'], /Allowed choices are a4, letter/],
    ['no mazes', ['--out', 'x', '--count', '0'], /whole number from 1 to 1000/],
    ['lines that nobody can see', ['--out', 'x', '--rows', '101'], /whole number from 1 to 100/],
    ['an unknown generator', ['--out', 'x', '--generator', 'magic'], /unknown generator "magic"/],
    [
      'a generator that does not apply',
      ['--out', 'x', '--generator', 'eller', '--shape', 'hex'],
      /eller works on rect/,
    ],
  ])('refuses %s', async (_what, args, message) => {
    const { code, stdout, stderr } = await asterion(['maze', 'sheet', '--seed', '7', ...args]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(message);
  });

  test('refuses a folder that is a file', async () => {
    const { code, stderr } = await asterion(['maze', 'sheet', '--seed', '7', '--out', await fileWith('')]);
    expect(code).toBe(2);
    expect(stderr).toMatch(/^asterion: cannot make the folder .*: a file has that name\n$/);
  });
});
