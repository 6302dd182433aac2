import { chmod, lstat, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { asterion, ended, interrupted, shell, start } from '../../test/command.js';
import { fifo, fileWith, folder } from '../../test/folder.js';

const maze = ['maze', 'generate', '--rows', '2', '--cols', '3', '--seed', '7'];
const drawn = (await asterion(maze)).stdout;

test('replacing a file keeps who may read it', async () => {
  const file = join(await folder(), 'maze.txt');
  for (const mode of [0o600, 0o666]) {
    await writeFile(file, 'old');
    await chmod(file, mode);
    await asterion([...maze, '--out', file]);
    expect((await stat(file)).mode & 0o777).toBe(mode);
    expect(await readFile(file, 'utf8')).toBe(drawn);
  }
});

test('a link to nothing gets its target made', async () => {
  const place = await folder();
  await symlink('target.txt', join(place, 'link'));
  expect((await asterion([...maze, '--out', join(place, 'link')])).code).toBe(0);
  expect((await lstat(join(place, 'link'))).isSymbolicLink()).toBe(true);
  expect(await readFile(join(place, 'target.txt'), 'utf8')).toBe(drawn);
  expect(await readdir(place)).toEqual(['link', 'target.txt']);
});

test('links in a circle are refused', async () => {
  const link = join(await folder(), 'link');
  await symlink('link', link);
  const { code, stderr } = await asterion([...maze, '--out', link]);
  expect({ code, stderr }).toEqual({
    code: 2,
    stderr: `asterion: cannot write ${link}: its links lead in a circle\n`,
  });
});

test.each(['/dev/stdout', '/dev/fd/1', '/proc/self/fd/1', 'link'])(
  'what goes to %s joins what others write to the file behind it',
  async (out) => {
    const place = await folder();
    await symlink('/dev/stdout', join(place, 'link'));
    await shell(`{ echo before; asterion ${maze.join(' ')} --out ${out}; echo after; } > file`, place);
    expect(await readFile(join(place, 'file'), 'utf8')).toBe(`before\n${drawn}after\n`);
  },
);

test('another open descriptor is written where it stands', async () => {
  const place = await folder();
  await shell(`{ echo before >&5; asterion ${maze.join(' ')} --out /dev/fd/5; echo after >&5; } 5> file`, place);
  expect(await readFile(join(place, 'file'), 'utf8')).toBe(`before\n${drawn}after\n`);
});

test('a pipe that nobody reads is waited for, until Ctrl-C', async () => {
  const path = await fifo();
  const result = await interrupted(() => start([...maze, '--out', path]));
  expect(result).toEqual({ code: 130, stdout: '', stderr: 'asterion: interrupted\n' });
});

test('a pipe takes more than it holds at once from a patient writer', async () => {
  const path = await fifo();
  const big = ['maze', 'generate', '--rows', '200', '--cols', '200', '--seed', '7'];
  const reading = shell(`{ sleep 1; cat; } < "${path}"`);
  const { code, stderr } = await ended(start([...big, '--out', path]));
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect((await reading).stdout).toBe((await asterion(big)).stdout);
});

test('Ctrl-C ends the wait for input at once', async () => {
  for (const args of [
    ['maze', 'solve', '-'],
    ['maze', 'generate', '--mask', '-'],
    ['rogue', 'watch', '-'],
  ]) {
    const result = await interrupted(() => start(args, 'pipe'));
    expect(result).toEqual({ code: 130, stdout: '', stderr: 'asterion: interrupted\n' });
  }
});

describe('- is standard output', () => {
  const watched = ['rogue', 'watch', 'cornered', '--seed', '7', '--quiet'];
  const lines = 'S\nE\nquit\n';
  /** What a recording in a file holds. */
  const recorded = async (args: readonly string[]) => {
    const file = join(await folder(), 'game.json');
    expect((await asterion([...args, '--record', file], lines)).code).toBe(0);
    return await readFile(file, 'utf8');
  };

  test.each([
    ['--out of a drawing', maze],
    ['--out of a report', [...watched, '--json']],
    ['--out of a game', watched],
    ['--out of a table', ['explore', 'compare', '--rows', '15', '--cols', '15', '--seed', '7']],
    ['--out of many games', ['pits', '--games', '3', '--size', '5', '--threads', '1', '--seed', '7', '--json']],
  ])('for %s', async (_what, args) => {
    expect(await asterion([...args, '--out', '-'])).toEqual(await asterion(args));
  });

  test('for --html', async () => {
    const game = await fileWith(await recorded(watched));
    const page = join(await folder(), 'page.html');
    expect((await asterion(['replay', game, '--html', page])).code).toBe(0);
    expect(await asterion(['replay', game, '--html', '-'])).toEqual({
      code: 0,
      stdout: await readFile(page, 'utf8'),
      stderr: '',
    });
  });

  test.each([
    ['a game watched', watched],
    ['a game played in lines', ['rogue', 'play', 'cornered', '--seed', '7']],
    ['a labyrinth watched', ['labyrinth', '--norooms', '--seed', '7']],
    ['a labyrinth played in lines', ['labyrinth', '--norooms', '--theseus', 'human', '--seed', '7', '--quiet']],
    ['pits watched', ['pits', '--player', 'bfs-first', '--size', '6', '--seed', '7']],
    ['pits played in lines', ['pits', '--size', '6', '--seed', '7']],
  ])('for --record of %s; all else goes to stderr', async (_what, args) => {
    const usual = await asterion(args, lines);
    const piped = await asterion([...args, '--record', '-'], lines);
    expect(usual.stdout).not.toBe('');
    expect(piped).toEqual({ code: 0, stdout: await recorded(args), stderr: usual.stdout });
  });

  test.each([
    ['a report', [...watched, '--json', '--record', '-']],
    ['another --out -', ['pits', '--player', 'bfs-first', '--out', '-', '--record', '-']],
    ['a report of a labyrinth', ['labyrinth', '--json', '--record', '-']],
    ['a check', ['replay', 'game.json', '--check', '--html', '-']],
  ])('but never for two results: %s', async (_what, args) => {
    const { code, stdout, stderr } = await asterion(args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(/both go to standard output; name a file/);
  });
});
