import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseRecording } from 'asterion/notation';
import { describe, expect, test } from 'vitest';
import { asterion, onTerminal } from '../../test/command.js';
import { fileWith, folder } from '../../test/folder.js';

const room = '3\nB . .\n. . .\n. . @\n';
const hexagons =
  '{"asterion":1,"shape":"hex","rows":1,"cols":5,"origin":"top","open":["0109090908"],"tunnels":[[0,1,0,4]],"actors":{"monster":[[0,0]],"rogue":[[0,4]]}}';

/** Plays lines in a dungeon of a file; the boards are the output between blank lines. */
async function play(dungeon: string, lines: readonly string[], ...args: string[]) {
  const path = await fileWith(dungeon);
  const result = await asterion(['rogue', 'play', path, '--seed', '1', ...args], `${lines.join('\n')}\n`);
  return { ...result, boards: result.stdout.split('\n\n') };
}

async function recorded(path: string) {
  const read = parseRecording(await readFile(path, 'utf8'));
  if (!read.ok) throw new Error(read.fault.message);
  return { ...read.value, names: read.value.moves.map(({ name }) => name) };
}

describe('rogue play without a terminal', () => {
  test('shows the board, takes a move a line, and ends with the game', async () => {
    const { code, stdout, stderr } = await play(room, ['STAY', 'n', 'N']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toBe(
      [
        '. . . \n. B . \n. . @ \nrogue to move, monster moves 1, distance 1\n',
        '. . . \n. . . \n. . * \nmonster moves 2, distance 0\n',
        'Captured after 2 monster moves. A monster caught the rogue.\n',
      ].join('\n'),
    );
  });

  test('ends at the end of the input, too', async () => {
    const { code, stdout } = await play(room, []);
    expect(code).toBe(0);
    expect(stdout).toMatch(/\nLeft after 1 monster move\.\n$/);
  });

  test('capital letters are names, small ones are keys', async () => {
    const ring = '5\n. . . . .\n.       .\nA       .\n.       .\n. . . . @\n';
    const record = join(await folder(), 'game.json');
    await play(ring, ['W', 'w', 'E', 'stay', '.', 'l', 'k', 'quit', 'N'], '--record', record, '--monster', 'random');
    const { names, outcome, seats } = await recorded(record);
    // `w` is up, `W` is west; both `w` and `k` are refused in the bottom row, off the corner.
    expect(names.filter((_, ply) => ply % 2 === 1)).toEqual(['W', 'E', 'STAY', 'STAY', 'N']);
    expect({ outcome, seats }).toEqual({ outcome: undefined, seats: { monster: 'random', rogue: 'human' } });
  });

  test('a move that cannot be made costs nothing and names those that can', async () => {
    const { boards, stderr } = await play(room, ['S', 'x', 'N+N', 'TUNNEL']);
    expect(boards).toHaveLength(2);
    expect(stderr).toBe(
      [
        'S: The way S is closed. Ways here: N, NW (key Y), W, wait.',
        'x: Expected a key (w a s d or h j k l) or the name of a move, such as N.',
        'N+N: There is no N+N on squares. Ways here: N, NW (key Y), W, wait.',
        'TUNNEL: There is no tunnel here. Ways here: N, NW (key Y), W, wait.\n',
      ].join('\n'),
    );
    expect((await play(room, ['.'], '--no-stay')).stderr).toContain(
      'Staying put is not allowed in this game. Ways here: N, NW (key Y), W.',
    );
  });

  test('undoes whole rounds, from a lost position, too, and plays them again', async () => {
    const path = await fileWith('5\nA . . . @\n\n\n\n\n');
    const args = ['rogue', 'play', path, '--seed', '1', '--quiet', '--monster', 'human'];
    const { stdout } = await asterion(args, 'E\nW\nundo\nundo\nundo\nredo\nredo\nrestart\nredo\nE\n');
    expect(stdout.split('\n').filter((line) => line.includes('@'))).toEqual([
      'A . . . @ ',
      '. A . . @ ',
      '. A . @ . ',
      '. A . . @ ',
      'A . . . @ ',
      '. A . . @ ',
      '. A . @ . ',
      'A . . . @ ',
      '. A . . @ ',
    ]); // the last E is refused: the rogue stands in the east
  });

  test('several monsters are told one after another, or together', async () => {
    const record = join(await folder(), 'game.json');
    const two = '3\nQ . Z\n. . .\n. . @\n';
    const { stderr } = await play(
      two,
      ['S', 'undo', 'S', 'W', 'STAY+SW'],
      '--monster',
      'human',
      '--rogue',
      'random',
      '--record',
      record,
    );
    expect(stderr).toBe('next: monster Z\nnext: monster Z\n');
    expect((await recorded(record)).names.filter((_, ply) => ply % 2 === 0)).toEqual(['S+W', 'STAY+SW']);
  });

  test('ends at once where the rogue cannot be reached', async () => {
    const { code, stdout } = await play('3\nA   @\n\n\n', ['N']);
    expect(code).toBe(0);
    expect(stdout).toMatch(/out of reach\n\nThe rogue evades after 0 monster moves\./);
  });

  test('ends at the cap with what the exact table proves, undone and played again, too', async () => {
    const ring = '3\nA . .\n.   .\n. . @\n';
    const { code, stdout } = await play(ring, ['STAY', 'undo', 'STAY', 'STAY'], '--moves', '2', '--monster', 'random');
    expect(code).toBe(0);
    expect(stdout).toMatch(/\nThe rogue evades after 2 monster moves\. At the cap the exact table proves /);
  });

  test.each([
    ['two players who are not human', ['--rogue', 'cycle'], /rogue watch/],
    ['an unknown player', ['--monster', 'godzilla'], /--monster godzilla: Expected/],
  ])('refuses %s with exit code 2', async (_what, args, message) => {
    const { code, stderr } = await play(room, [], ...args);
    expect(code).toBe(2);
    expect(stderr).toMatch(message);
  });

  test('refuses a dungeon from standard input, from where the moves come', async () => {
    expect(await asterion(['rogue', 'play', '-'], room)).toMatchObject({ code: 2 });
  });
});

describe('rogue play on a terminal', () => {
  const playKeys = async (dungeon: string, keys: string, args: string[] = [], env: Record<string, string> = {}) =>
    onTerminal(['rogue', 'play', await fileWith(dungeon), '--seed', '1', ...args], keys, { env });

  test('a whole game by keys, then undo, redo and restart, and the terminal is given back', async () => {
    const { code, frames, stdout, stderr, isRaw } = await playKeys(room, '.\u007f\u0019rq', ['--ascii']);
    expect({ code, stderr, isRaw }).toEqual({ code: 0, stderr: '', isRaw: false });
    const said = frames.map((frame) =>
      frame
        .split('\n')
        .slice(-3, -1)
        .map((line) => line.trim())
        .join(' | '),
    );
    expect(said).toContain('Your turn: rogue, monster moves 1, distance 1 | ');
    expect(said).toContain(
      'Over, monster moves 2, distance 0 | You lost: captured after 2 monster moves. A monster caught the rogue.',
    );
    expect(said.at(-1)).toBe('Your turn: rogue, monster moves 1, distance 1 | From the start again.');
    expect(stdout.startsWith('\u001b[?1049h\u001b[?25l')).toBe(true);
    expect(stdout.endsWith('\u001b[?25h\u001b[?1049lLeft after 1 monster move.\n')).toBe(true);
  });

  test.each([
    ['arrows', '\u001b[A\u001b[D'],
    ['letters of vi', 'kh'],
    ['letters of games', 'wa'],
    ['capital letters', 'WA'],
    ['the keypad', '84'],
  ])('moves by %s', async (_what, keys) => {
    const record = join(await folder(), 'game.json');
    await playKeys('5\n. . . . .\n. . . . .\n. . . . .\n. . . . .\nA . . . @\n', `${keys}q`, [
      '--record',
      record,
      '--monster',
      'human',
    ]);
    expect((await recorded(record)).names).toEqual(['N', 'W']);
  });

  test('an illegal key costs no turn and says which moves there are', async () => {
    const { frames } = await playKeys(room, 'jxq');
    expect(frames.at(-2)).toContain('The way S is closed. Ways here: N, NW (key Y), W, wait.');
    expect(frames.at(-1)).toContain('The key x does nothing here');
    expect(frames.at(-1)).toContain('monster moves 1');
  });

  test('help is for where you are: hexagons, tunnels, no waiting', async () => {
    const { frames } = await playKeys(hexagons, '?xq', ['--no-stay']);
    const help = frames.find((frame) => frame.includes('Keys while playing')) ?? '';
    for (const words of ['hexagons have no straight up', 'through the tunnel', 'waiting is not allowed'])
      expect(help).toContain(words);
    expect((await playKeys(room, '?xq')).frames.join('')).toContain('diagonals: up left');
  });

  test('goes through tunnels, and writes a game that was left down as not finished', async () => {
    const record = join(await folder(), 'game.json');
    const { code } = await playKeys(hexagons, '.t\u001b', ['--record', record, '--monster', 'human']);
    expect(code).toBe(0);
    expect(await recorded(record)).toMatchObject({ outcome: undefined, isWhole: true });
    expect((await recorded(record)).names[1]).toBe('TUNNEL');
  });

  test('shows which of several monsters is to be told', async () => {
    const { frames } = await playKeys('3\nQ . Z\n. . .\n. . @\n', 'j\u007fq', [
      '--monster',
      'human',
      '--rogue',
      'random',
    ]);
    const turns = frames.map((frame) => /monster . \(\d of \d\)/.exec(frame)?.[0]);
    expect(turns.slice(-3)).toEqual(['monster Q (1 of 2)', 'monster Z (2 of 2)', 'monster Q (1 of 2)']);
  });

  test('Ctrl-C leaves with 130, writes the recording, and gives the terminal back', async () => {
    const record = join(await folder(), 'game.json');
    const { code, isRaw, stdout } = await playKeys(room, 'h\u0003', ['--record', record, '--monster', 'human']);
    expect({ code, isRaw }).toEqual({ code: 130, isRaw: false });
    expect(stdout.endsWith('\u001b[?25h\u001b[?1049l')).toBe(true);
    expect((await recorded(record)).isWhole).toBe(true);
  });

  test('a dumb terminal gets lines', async () => {
    const { stdout } = await playKeys(room, 'q\n', [], { TERM: 'dumb' });
    expect(stdout).not.toContain('\u001b');
  });
});
