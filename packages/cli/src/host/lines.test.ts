import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { asterion, ended, Sink, start } from '../../test/command.js';
import { run } from '../run.js';

const games = [
  ['rogue', 'play', 'mouth'],
  ['rogue', 'play', 'mouth', '--monster', 'human', '--rogue', 'human'],
  ['labyrinth', '--theseus', 'human', '--norooms'],
  ['labyrinth', '--minotaur', 'human', '--fog', '--norooms'],
  ['pits'],
].map((args) => [...args, '--seed', '7']);

test.each(games.map((args) => [args.join(' '), args] as const))(
  '%s: who quits is let go, though standard input stays open',
  async (_name, args) => {
    const child = start(args, 'pipe');
    child.stdin?.write('quit\n');
    const { code, stdout, stderr } = await ended(child);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect({ code, stdout, stderr }).toEqual(await asterion(args, 'quit\n'));
  },
);

test.each([
  ['a game that is won', ['pits', '--size', '2', '--pits', '0-0', '--seed', '7'], 's\nd\n'],
  ['a game shown round by round', ['labyrinth', '-i', '--norooms', '--seed', '7'], '\n'.repeat(500)],
])('%s ends the command, though standard input stays open', async (_kind, args, lines) => {
  const child = start(args, 'pipe');
  child.stdin?.write(lines);
  const { code, stdout } = await ended(child);
  expect({ code, stdout }).toEqual({ code: 0, stdout: (await asterion(args, lines)).stdout });
});

test('a terminal that cannot be drawn on is let go of, too', async () => {
  const stdin = Object.assign(new PassThrough(), { isTTY: true });
  const stdout = Object.assign(new Sink(), { isTTY: true });
  stdin.write('quit\n');
  const host = { stdin, stdout, stderr: new Sink(), env: { TERM: 'dumb' }, signal: new AbortController().signal };
  expect(await run(['rogue', 'play', 'mouth', '--seed', '7'], host)).toBe(0);
  expect(stdout.text()).toMatch(/to move/);
  expect(stdin.destroyed).toBe(true);
});
