import { expect, test } from 'vitest';
import { openBoard } from '../../test/boards.js';
import { onTerminal } from '../../test/command.js';
import { fileWith, folder } from '../../test/folder.js';

const [up, redo] = ['\u001b[A', '\u0019'];
/** Keys that do nothing after the end, or nothing that changes it. */
const idle = ['x', 'h', up, redo, '?x', 'i', '.'];

const board = await fileWith(openBoard('s01        ', ' M         ', ' T      s02'));
const dungeon = await fileWith('3\nB . .\n. . .\n. . @\n');

test.each([
  [
    'rogue',
    ['rogue', 'play', dungeon, '--monster', 'bfs', '--rogue', 'human'],
    '...',
    /captured after \d monster moves\. A monster caught the rogue\./,
  ],
  [
    'labyrinth',
    ['labyrinth', '--world', board, '--theseus', 'human'],
    'k',
    /the Minotaur wins in round 1\. Theseus walked into a Minotaur/,
  ],
  ['pits', ['pits', '--size', '2', '--pits', '0'], 'sd', /You won: goal reached after 2 turns\./],
  [
    'explore',
    ['explore', '--save-dir', await folder(), '--rows', '9', '--cols', '12', '--speed', '200'],
    `n5s${'.'.repeat(60)}`,
    /Caught in world 1 of/,
  ],
])('%s: no key hides why a game ended', async (_game, args, keys, why) => {
  for (const key of idle) {
    const { frames } = await onTerminal([...args, '--seed', '7'], `${keys}${key}\u0003`);
    expect(frames.at(-1)).toMatch(why);
  }
});
