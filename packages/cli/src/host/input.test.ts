import { truncate, writeFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { ended, hasOpened, shell, start } from '../../test/command.js';
import { fifo, fileWith } from '../../test/folder.js';
import type { Host } from './host.js';
import { readBytes } from './input.js';

const LIMIT = 'expected at most 512 MB, found more';
const maze = '+---+   +\n|     E |\n+   +---+\n| S     |\n+   +---+\n';
const solve = (file: string) => ['maze', 'solve', file, '--format', 'moves', '--quiet'];

const hostWith = (stdin: Readable): Host => ({ stdin, signal: new AbortController().signal }) as Host;

test('text that comes byte by byte arrives whole', async () => {
  const bytes = Buffer.from('naïve ☃\n'.repeat(1000));
  const stdin = Readable.from(Array.from(bytes, (byte) => Buffer.of(byte)));
  expect(await readBytes('-', hostWith(stdin))).toEqual(bytes);
});

test('standard input without end is refused after the limit', async () => {
  const megabyte = Buffer.alloc(1e6, '#');
  function* endless(): Generator<Buffer, void> {
    for (;;) yield megabyte;
  }
  const stdin = Readable.from(endless());
  await expect(readBytes('-', hostWith(stdin))).rejects.toThrow(`standard input: ${LIMIT}`);
  expect(stdin.destroyed).toBe(true);
});

test('a device without end is refused after the limit', async () => {
  await expect(readBytes('/dev/zero', hostWith(Readable.from([])))).rejects.toThrow(`/dev/zero: ${LIMIT}`);
});

test('a file beyond the limit is refused before it is read', async () => {
  const file = await fileWith('');
  await truncate(file, 2 ** 42); // none of it on the disk
  await expect(readBytes(file, hostWith(Readable.from([])))).rejects.toThrow(`${file}: ${LIMIT}`);
});

test('a named pipe is read to its end, however late the writer comes', async () => {
  const path = await fifo();
  const writing = setTimeout(500).then(() => writeFile(path, maze));
  expect((await readBytes(path, hostWith(Readable.from([])))).toString()).toBe(maze);
  await writing;
});

test('a wait for the writer of a named pipe ends at Ctrl-C', async () => {
  const path = await fifo();
  const child = start(solve(path));
  await hasOpened(child, path);
  child.kill('SIGINT');
  expect(await ended(child)).toEqual({ code: 130, stdout: '', stderr: 'asterion: interrupted\n' });
});

test('/dev/stdin is read from pipes and from files', async () => {
  const file = await fileWith(maze);
  const expected = { code: 0, stdout: 'NE\n', stderr: '' };
  expect(await shell(`cat "${file}" | asterion ${solve('/dev/stdin').join(' ')}`)).toEqual(expected);
  expect(await shell(`asterion ${solve('/dev/stdin').join(' ')} < "${file}"`)).toEqual(expected);
});
