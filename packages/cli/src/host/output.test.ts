import { chmod, lstat, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { asterion, ended, shell, start } from '../../test/command.js';
import { fifo, folder } from '../../test/folder.js';

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
  const child = start([...maze, '--out', await fifo()]);
  await setTimeout(1000);
  child.kill('SIGINT');
  expect(await ended(child)).toEqual({ code: 130, stdout: '', stderr: 'asterion: interrupted\n' });
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
    const child = start(args, 'pipe');
    await setTimeout(1000);
    child.kill('SIGINT');
    expect(await ended(child)).toEqual({ code: 130, stdout: '', stderr: 'asterion: interrupted\n' });
  }
});
