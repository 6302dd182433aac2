import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseRecording } from 'asterion/notation';
import { describe, expect, test } from 'vitest';
import { openBoard } from '../../test/boards.js';
import { asterion, onTerminal } from '../../test/command.js';
import { fileWith, folder } from '../../test/folder.js';

const [up, right, backspace] = ['\u001b[A', '\u001b[C', '\u007f'];

/** Plays lines on a small board. */
async function play(board: string, lines: readonly string[], ...args: string[]) {
  const path = await fileWith(board);
  const result = await asterion(['labyrinth', '--world', path, '--seed', '1', ...args], `${lines.join('\n')}\n`);
  return { ...result, boards: result.stdout.split('\n\n') };
}

const board = openBoard('s01     s02', '     M     ', ' T         ');

/** One person tells two Minotaurs where to go. */
const TWO_MINOTAURS = [
  'labyrinth',
  '-b',
  '5',
  '--minotaurs',
  '2',
  '--seed',
  '1',
  '--theseus',
  'dice',
  '--minotaur',
  'human',
  '--pass',
];

describe('labyrinth with people, without a terminal', () => {
  test('shows the board, takes a move a line, and ends with the game', async () => {
    const { code, stdout, stderr } = await play(
      openBoard('s01      M ', '           ', ' T         '),
      ['N', 'k'],
      '--theseus',
      'human',
      '--minotaur',
      'heuristic',
    );
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(
      stdout.startsWith(
        `${openBoard('s01      M ', '           ', ' T         ')}Theseus to move, round 1 of 100, supplies 0 of 1, distance 4\n\n`,
      ),
    ).toBe(true);
    expect(stdout).toMatch(/\nTheseus wins in round 2\. Theseus has all supplies\.\n$/);
  });

  test('the Minotaur may be a person, or both', async () => {
    const { stdout } = await play(board, ['W'], '--minotaur', 'human', '--theseus', 'bfs');
    expect(stdout).toMatch(/Minotaur to move, round 1 of 100/);
    const both = await play(board, ['E', 'S'], '--minotaur', 'human', '--theseus', 'human');
    expect(both.stdout).toMatch(/\nThe Minotaur wins in round 1\. A Minotaur caught Theseus\.\n$/);
  });

  test('says which moves there are when one cannot be made', async () => {
    const { stderr, stdout } = await play(board, ['W', 'STAY', 'NE', 'quit'], '--theseus', 'human');
    expect(stderr).toBe(
      [
        'W: The way W is closed. Ways here: E, N.',
        'STAY: Passing is not allowed in this game. Ways here: E, N.',
        'NE: The way NE is closed. Ways here: E, N.\n',
      ].join('\n'),
    );
    expect(stdout).toMatch(/\nLeft after 0 rounds\.\n$/);
  });

  test('passing is allowed with --pass', async () => {
    const { stdout } = await play(board, ['.', 'quit'], '--theseus', 'human', '--minotaur', 'dice', '--pass');
    expect(stdout).toMatch(/round 2 of 100/);
  });

  test('undo and redo give the same game, dice and all', async () => {
    const record = join(await folder(), 'game.json');
    const far = openBoard('s01     s02', '           ', ' T       M ');
    const names = async (...lines: string[]) => {
      await play(far, [...lines, 'quit'], '--theseus', 'human', '--minotaur', 'dice', '--record', record);
      const read = parseRecording(await readFile(record, 'utf8'));
      if (!read.ok) throw new Error(read.fault.message);
      return read.value.moves.map(({ name }) => name);
    };
    const straight = await names('N');
    expect(await names('N', 'undo', 'redo')).toEqual(straight);
    expect(await names('E', 'undo', 'N')).toEqual(straight);
  });

  test('several Minotaurs of one person are told one after another', async () => {
    const { stderr, stdout } = await asterion(TWO_MINOTAURS, 'STAY\nSTAY\nSTAY+STAY\nquit\n');
    expect(stderr).toBe('next: Minotaur M2\n');
    expect(stdout).toMatch(/round 3 of 100/);
  });
});

describe('labyrinth --fog', () => {
  test('shows what is and was in sight, and dots for the rest', async () => {
    const walls = [
      '+---+---+---+',
      '|s01      M |',
      '+   +---+   +',
      '|       |   |',
      '+---+   +   +',
      '| T      s02|',
      '+   +---+---+',
      '',
    ].join('\n');
    const { boards } = await play(walls, ['E', 'quit'], '--theseus', 'human', '--minotaur', 'dice', '--fog');
    expect(boards[0]).toBe(
      [
        '+---+---+---+',
        '|::: ::: :::|',
        '+   +   +   +',
        '|::: ::: :::|',
        '+---+...+...+',
        '| T      s02|',
        '+   +---+---+',
        'Theseus to move, round 1 of 100, supplies 0 of 2',
      ].join('\n'),
    );
    expect(boards[1]).toBe(
      [
        '+---+---+---+',
        '|::: ::: :::|',
        '+   +---+   +',
        '|:::.   .:::|',
        '+---+   +...+',
        '|     T  s02|',
        '+   +---+---+',
        'Theseus to move, round 2 of 100, supplies 0 of 2',
      ].join('\n'),
    );
  });

  test('hides Theseus from the Minotaur until he is in sight, and lifts at the end', async () => {
    const lines = [
      '+---+---+---+',
      '|s01      M |',
      '+   +---+   +',
      '|       |   |',
      '+   +   +   +',
      '| T  s02    |',
      '+   +---+---+',
      '',
    ];
    const { boards } = await play(lines.join('\n'), ['W', 'quit'], '--theseus', 'bfs', '--minotaur', 'human', '--fog');
    expect(boards[0]).not.toContain(' T ');
    expect(boards[0]).toContain(' M ');
    const caught = await play(board, ['S'], '--theseus', 'human', '--minotaur', 'human', '--fog');
    expect(caught.stdout).toContain(' T ');
    const end = await play(
      openBoard('s01     s02', '           ', ' T  M      '),
      ['E'],
      '--theseus',
      'human',
      '--fog',
    );
    expect(end.stdout).toContain('|s01     s02|\n+   +   +   +\n|           |\n+   +   +   +\n|     *     |\n');
  });

  test('works on hexagons', async () => {
    const args = [
      'labyrinth',
      '-b',
      '5',
      '--shape',
      'hex',
      '--seed',
      '1',
      '--theseus',
      'human',
      '--minotaur',
      'dice',
      '--fog',
    ];
    const { stdout } = await asterion(args, 'quit\n');
    expect(stdout).toContain(':::');
    expect(stdout).toContain(' T ');
    expect(stdout).not.toContain(' M ');
  });
});

describe('labyrinth with people, on a terminal', () => {
  test('keys move, undo and leave', async () => {
    const args = [
      'labyrinth',
      '-b',
      '5',
      '-s',
      '2',
      '--norooms',
      '--seed',
      '4',
      '--theseus',
      'human',
      '--minotaur',
      'dice',
    ];
    const { code, frames, stdout, isRaw } = await onTerminal(args, `${up}${right}${backspace}?xq`);
    expect({ code, isRaw }).toEqual({ code: 0, isRaw: false });
    expect(frames[0]).toMatch(/Labyrinth: Theseus human, Minotaur dice, seed 4/);
    expect(frames[0]).toMatch(/Your turn: Theseus, round 1 of 100, supplies 0 of 2, distance \d/);
    expect(frames[0]).not.toContain('. waits');
    expect(frames.at(-2)).toMatch(/Keys while playing/);
    expect(frames.some((frame) => frame.includes('round 2 of 100'))).toBe(true);
    expect(stdout).toMatch(/Left after \d rounds?\.\n$/);
  });

  test('that a board cannot be won stands above the status, and on stderr', async () => {
    const walled = ['+---+---+---+', '|        s01|', '+   +   +---+', '|     M |s02|', '+   +   +---+', '| T         |', '+   +---+---+', '']; // biome-ignore format: a board
    const path = await fileWith(walled.join('\n'));
    const args = ['labyrinth', '--world', path, '--seed', '1', '--theseus', 'human', '--minotaur', 'dice'];
    const warning = 'A supply cannot be reached on this board: Theseus cannot win.';
    const { frames, stderr } = await onTerminal(args, `${up}q`);
    for (const frame of frames) expect(frame).toContain(warning);
    expect(frames[0]).toMatch(/Theseus cannot win\.[^]*Your turn: Theseus, round 1 of 100/);
    expect(stderr).toContain(warning);
    const watched = await onTerminal([...args.slice(0, 5), '--theseus', 'bfs', '--minotaur', 'bfs'], ' q');
    expect(watched.frames[0]).toContain(warning);
  });

  test('of several Minotaurs the one to be told stands out', async () => {
    const { frames } = await onTerminal(TWO_MINOTAURS, '.q');
    expect(frames.some((frame) => frame.includes('Your turn: Minotaur M1 (1 of 2)'))).toBe(true);
    expect(frames.at(-1)).toContain('Your turn: Minotaur M2 (2 of 2)');
  });
});
