import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { asterion, onTerminal } from '../../test/command.js';
import { fileWith, folder } from '../../test/folder.js';
import { charsetFor } from './charset.js';

test.each([
  [{}, 'unicode'],
  [{ LC_ALL: '', LC_CTYPE: '', LANG: '' }, 'unicode'],
  [{ LANG: 'en_GB.UTF-8' }, 'unicode'],
  [{ LANG: 'de_DE.utf8@euro' }, 'unicode'],
  [{ LC_CTYPE: 'UTF-8' }, 'unicode'],
  [{ LANG: 'C.utf-8' }, 'unicode'],
  [{ LANG: 'C' }, 'ascii'],
  [{ LC_ALL: 'POSIX', LANG: 'en_GB.UTF-8' }, 'ascii'],
  [{ LC_CTYPE: 'de_DE.ISO-8859-1', LANG: 'de_DE.UTF-8' }, 'ascii'],
  [{ LC_ALL: 'en_GB.UTF-8', LC_CTYPE: 'C', LANG: 'C' }, 'unicode'],
  [{ LC_ALL: '', LC_CTYPE: 'en_GB.UTF-8', LANG: 'C' }, 'unicode'],
  [{ LANG: 'de_DE' }, 'ascii'],
])('the locale %j means %s', (env, charset) => {
  expect(charsetFor({}, { env })).toBe(charset);
  expect(charsetFor({ ascii: true }, { env })).toBe('ascii');
});

describe('a terminal whose locale is not UTF-8 gets plain characters', async () => {
  const place = await folder();
  const [game, maze] = [join(place, 'game.json'), join(place, 'maze.json')];
  await asterion(['labyrinth', '--norooms', '--seed', '7', '--record', game]);
  await asterion(['maze', 'generate', '--seed', '7', '--format', 'json', '--out', maze]);

  test('maze run', async () => {
    const parameters = await fileWith('normal\nrecurBack bfs\n5 5\n0 0\n4 4\n');
    const args = ['maze', 'run', parameters, '--seed', '7', '--visualise'];
    expect((await onTerminal(args, '', { env: { LC_ALL: 'C' } })).stdout).toMatch(/^[\n -~]+$/);
    expect((await onTerminal(args, '')).stdout).toMatch(/[^\n -~]/);
  });

  test.each([
    ['rogue play', ['rogue', 'play', 'mouth'], 'q'],
    ['rogue watch', ['rogue', 'watch', 'mouth', '--paused'], 'q'],
    ['labyrinth played', ['labyrinth', '--theseus', 'human'], 'q'],
    ['labyrinth in fog', ['labyrinth', '--theseus', 'human', '--fog'], 'q'],
    ['labyrinth watched', ['labyrinth'], ' q'],
    ['pits played', ['pits', '--world', maze], 'q'],
    ['pits watched', ['pits', '--player', 'bfs-first', '--world', maze], ' q'],
    ['replay', ['replay', game], 'q'],
    ['explore', ['explore', '--save-dir', place], 'n5s:q'],
  ])('%s', async (_name, args, keys) => {
    const plain = await onTerminal(args, keys, { env: { LC_ALL: 'C', LANG: 'en_GB.UTF-8' } });
    const usual = await onTerminal(args, keys, { env: { LANG: 'en_GB.UTF-8' } });
    expect(plain.code).toBe(0);
    expect(plain.frames.join('')).toMatch(/^[\n -~]+$/);
    expect(usual.frames.join('')).toMatch(/[^\n -~]/);
  });
});
