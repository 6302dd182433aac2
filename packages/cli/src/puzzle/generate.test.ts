import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type PuzzlePack, parsePack } from 'asterion/puzzle';
import { describe, expect, test } from 'vitest';
import { asterion, interrupted, start } from '../../test/command.js';
import { folder } from '../../test/folder.js';

const generate = (...args: string[]) => asterion(['puzzle', 'generate', ...args]);

function packIn(text: string): PuzzlePack {
  const read = parsePack(text);
  if (!read.ok) throw new Error(read.fault.message);
  return read.value;
}

describe('puzzle generate', () => {
  test('the same seed gives the same bytes, on standard output and in a file', async () => {
    const out = join(await folder(), 'pack.json');
    const args = ['--count', '3', '--seed', '7'];
    const { code, stdout, stderr } = await generate(...args);
    expect({ code, stderr }).toEqual({
      code: 0,
      stderr: expect.stringMatching(
        /^3 puzzles made of \d+ worlds?: [1-3] of \d stars?(, [12] of \d stars?)*\n$/,
      ) as string,
    });
    expect(await generate(...args, '--out', out, '--quiet')).toEqual({ code: 0, stdout: '', stderr: '' });
    expect(await readFile(out, 'utf8')).toBe(stdout);
    expect(packIn(stdout)).toMatchObject({ name: 'puzzles', list: { length: 3 } });
  });

  test('a seed that is drawn is printed, and makes the same pack again', async () => {
    const { stdout, stderr } = await generate('--count', '1');
    const [, seed = ''] = /^seed (\d+)\n/.exec(stderr) ?? [];
    expect((await generate('--count', '1', '--seed', seed)).stdout).toBe(stdout);
  });

  test('keeps to the stars, the theme, the game and the name that are asked for', async () => {
    const args = ['--count', '2', '--seed', '7', '--stars', '2', '--theme', 'corner', '--game', 'rogue'];
    const { name, list } = packIn((await generate(...args, '--name', 'corners')).stdout);
    expect(name).toBe('corners');
    expect(list.map(({ stars, spec: { game }, themes }) => [stars, game, themes.includes('corner')])).toEqual([
      [2, 'rogue', true],
      [2, 'rogue', true],
    ]);
  });

  test('reports what it wrote', async () => {
    const out = join(await folder(), 'pack.json');
    const args = ['--count', '2', '--seed', 'seven', '--stars', '2', '--theme', 'corner', '--game', 'rogue', '--quiet'];
    const { stdout } = await generate(...args, '--out', out, '--json');
    expect(JSON.parse(stdout)).toMatchObject({
      pack: 'puzzles',
      seed: 'seven',
      puzzles: 2,
      worlds: expect.any(Number) as number,
      stars: { 2: 2 },
      themes: { corner: 2 },
    });
    expect(packIn(await readFile(out, 'utf8')).list.length).toBe(2);
  });

  test('gives up with exit code 1 where worlds have nothing of the kind, and writes nothing', async () => {
    const place = await folder();
    const args = ['--game', 'rogue', '--theme', 'pincer', '--count', '2', '--tries', '2', '--seed', '1']; // takes two monsters
    expect(await generate(...args, '--out', join(place, 'pack.json'))).toEqual({
      code: 1,
      stdout: '',
      stderr:
        'asterion: gave up: 0 of 2 puzzles made of 2 worlds, none in the last 2; ask for fewer, for other --stars or another --theme, or allow more --tries\n',
    });
    expect(await readdir(place)).toEqual([]);
  });

  test.each([
    ['an unknown game', ['--game', 'chess'], /'chess' is invalid\. Allowed choices are rogue/],
    ['an unknown theme', ['--theme', 'pincr'], /Allowed choices are waiting, tempo, .*\. Did you mean pincer\?/],
    ['too many stars', ['--stars', '6'], /--stars.*from 1 to 5/],
    ['no puzzle', ['--count', '0'], /--count.*at least 1/],
    [
      'a name that a pack cannot have',
      ['--name', 'a b'],
      /expected a name of letters, digits and hyphens, found "a b"/,
    ],
    ['two results on one output', ['--json'], /name a file for the pack with --out/],
    ['a folder that is not there', ['--out', '/nowhere/at/all.json'], /there is no such folder/],
  ])('refuses %s with exit code 2', async (_what, args, message) => {
    const { code, stdout, stderr } = await generate('--seed', '1', ...args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(message);
  });

  test('Ctrl-C says what there was, and leaves nothing behind', async () => {
    const place = await folder();
    const args = ['puzzle', 'generate', '--count', '100000', '--seed', '1', '--out', join(place, 'pack.json')];
    const { code, stdout, stderr } = await interrupted(() => start(args), 1500, 'puzzles made');
    expect({ code, stdout }).toEqual({ code: 130, stdout: '' });
    expect(stderr).toMatch(/^\d+ of 100,000 puzzles made of \d+ worlds?; nothing is written\nasterion: interrupted\n$/);
    expect(await readdir(place)).toEqual([]);
  });
});
