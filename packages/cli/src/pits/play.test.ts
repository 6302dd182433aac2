import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { asterion, onTerminal } from '../../test/command.js';
import { folder } from '../../test/folder.js';
import { seedAfter } from './sitting.js';

const [up, down, right, backspace, redo, enter] = ['\u001b[A', '\u001b[B', '\u001b[C', '\u007f', '\u0019', '\r'];

/** Down and right around the middle, where the first pit of the seeds 3 and 4 opens, wins; so it does not with seed 5. */
const small = ['pits', '--size', '3', '--pits', '1', '--seed', '3'];

const lines = (...words: string[]) => asterion(small, `${words.join('\n')}\n`);

describe('pits without a terminal', () => {
  test('shows the board, takes keys of either case and names, a line each, and ends with the game', async () => {
    const { code, stdout, stderr } = await lines('s', 'S', 'D', 'E');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout.split('\n\n')).toEqual([
      'X . . \n. o . \n. . G \nPlayer to move, steps 0, pits 1, goal 4 away',
      'o . . \nX o . \n. . G \nPlayer to move, steps 1, pits 2, goal 3 away',
      'o o . \n. o . \nX . G \nPlayer to move, steps 2, pits 3, goal 2 away',
      'o o . \n. o o \n. X G \nPlayer to move, steps 3, pits 4, goal 1 away',
      'o o . \n. o o \n. . X \nsteps 4, pits 4, on the goal',
      'Goal after 4 turns. The player reached the goal.\n',
    ]);
  });

  test('W is up, in either case', async () => {
    for (const key of ['w', 'W']) {
      const { stdout, stderr } = await lines('S', key);
      expect(stderr).toBe('');
      expect(stdout).toMatch(/\nFell after 2 turns\. The player stepped into a pit\.\n$/);
    }
  });

  test('a wrong key says which there are; neither it nor a way off the board is a turn or opens pits', async () => {
    const { stdout, stderr } = await lines('x', 'W', 'A', 'NE', 'quit');
    expect(stderr).toBe(
      [
        'x: Expected a key (w a s d or h j k l) or the name of a move, such as N.',
        'W: The way N is closed. Moves here: E, S.',
        'A: The way W is closed. Moves here: E, S.',
        'NE: The way NE is closed. Moves here: E, S.\n',
      ].join('\n'),
    );
    expect(stdout.match(/steps/g)).toHaveLength(1);
    expect(stdout).toMatch(/\nLeft after 0 turns\.\n$/);
    expect((await lines('x', 'W', 's', 'quit')).stdout).toBe((await lines('s', 'quit')).stdout);
  });

  test('hints are asked for by a key, and stay', async () => {
    const { stdout } = await lines('i', 's', 'i', 'quit');
    expect(stdout.split('\n\n').slice(1, 4)).toEqual([
      'X . . \n. o . \n. . G \nPlayer to move, steps 0, pits 1, goal 4 away\n2 shortest ways left, most by E or S. No single pit can cut you off.',
      'o . . \nX o . \n! ! G \nPlayer to move, steps 1, pits 2, goal 3 away\n1 shortest way left, by S. 2 cells must not fall: !',
      'o . . \nX o . \n. . G \nPlayer to move, steps 1, pits 2, goal 3 away',
    ]);
  });

  test('works on hexagons, whose keys are their own', async () => {
    const { stdout, stderr } = await asterion(
      ['pits', '--shape', 'hex', '--size', '3', '--pits', '0', '--seed', '1'],
      's\nn\nn\n6\n',
    );
    expect(stderr).toMatch(/^s: There is no S on hex cells\. Moves here: E, SE\.\n$/);
    expect(stdout).toMatch(/^X \. \. {2}\n \. \. \. \n\. \. G {2}\n/);
    expect(stdout).toMatch(/\nGoal after 3 turns\./);
  });
});

describe('pits on a terminal', () => {
  test('a person wins: arrows, letters, digits', async () => {
    const { code, frames, stdout, isRaw } = await onTerminal(small, `${down}J6dq`);
    expect({ code, isRaw }).toEqual({ code: 0, isRaw: false });
    expect(frames[0]).toMatch(/^ *Random Pits: human, seed 3\n/);
    expect(frames[0]).toMatch(/\n *X \. \.\n *\. o \.\n *\. \. G\n/);
    expect(frames[0]).toContain('Your turn, steps 0, pits 1, goal 4 away');
    expect(frames.at(-1)).toContain('Over, steps 4, pits 4, on the goal');
    expect(frames.at(-1)).toContain('You won: you reached the goal. Enter goes on, r tries again.');
    expect(stdout).toMatch(/Goal after 4 turns\. The player reached the goal\.\n$/);
  });

  test('a person loses, by a pit and by a cut', async () => {
    const fell = await onTerminal(small, `${down}${right}q`);
    expect(fell.frames.at(-1)).toContain('You lost: you fell into a pit.');
    expect(fell.stdout).toMatch(/Fell after 2 turns\./);
    const cut = await onTerminal(['pits', '--size', '2', '--pits', '2', '--seed', '1'], 'q');
    expect(cut.frames.at(-1)).toContain('You lost: no way to the goal is left.');
    expect(cut.stdout).toMatch(/Cut off after 0 turns\. No way to the goal is left\.\n$/);
  });

  test('a wrong key says which there are; neither it nor a way off the board is a turn or opens pits', async () => {
    const { frames } = await onTerminal(small, `x${up}q`);
    expect(frames.at(-2)).toContain('The key x does nothing here: arrows, wasd, hjkl move, ? shows all keys.');
    expect(frames.at(-1)).toContain('The way N is closed. Moves here: E, S.');
    for (const frame of frames) expect(frame).toContain('steps 0, pits 1, goal 4 away');
  });

  test('new pits stand out, without colours too', async () => {
    for (const env of [{}, { NO_COLOR: '1' }]) {
      const { stdout } = await onTerminal(small, 'sq', { env });
      expect(stdout).toMatch(/\u001b\[0;1;7(;31)?mo/);
    }
  });

  test('undo and redo give the same pits', async () => {
    const { frames } = await onTerminal(small, `s${backspace}${redo}q`);
    const [first, second, back, again] = frames;
    expect(second).toContain('steps 1');
    expect([back, again]).toEqual([first, second]);
  });

  test('hints say how many ways are left, which step is best, and mark what must not fall', async () => {
    const { frames } = await onTerminal(small, 'isiq');
    expect(frames[1]).toContain('2 shortest ways left, most by E or S. No single pit can cut you off.');
    expect(frames.at(-2)).toContain('1 shortest way left, by S. 2 cells must not fall: !');
    expect(frames.at(-2)).toMatch(/\n *! ! G\n/);
    expect(frames.at(-1)).toContain('No hints.');
    expect(frames.at(-1)).not.toContain('!');
  });

  test('after the end comes the next seed, and wins in a row are counted', async () => {
    const { frames, stdout } = await onTerminal(small, `ssdd${enter}ssdd${enter}ss${enter}q`);
    const titles = frames.map((frame) => frame.split('\n')[0].trim());
    expect([...new Set(titles)]).toEqual([
      'Random Pits: human, seed 3',
      'Random Pits: human, seed 3, streak 1',
      'Random Pits: human, seed 4, streak 1',
      'Random Pits: human, seed 4, streak 2',
      'Random Pits: human, seed 5, streak 2',
      'Random Pits: human, seed 5',
      'Random Pits: human, seed 6',
    ]);
    expect(stdout).toMatch(/Left after 0 turns\.\nWon 2 of 3 games\.\n$/);
  });

  test('a game again, or one in which a step was taken back, counts for nothing', async () => {
    const again = await onTerminal(small, 'ssddrssddq');
    expect(again.frames.at(-1)).toMatch(/^ *Random Pits: human, seed 3, streak 1\n/);
    const undone = await onTerminal(small, `s${backspace}ssddq`);
    expect(undone.frames.at(-1)).toMatch(/^ *Random Pits: human, seed 3\n/);
  });

  test('the recording holds the last game in which a step was made', async () => {
    const record = join(await folder(), 'game.json');
    await onTerminal([...small, '--record', record], `ssdd${enter}q`);
    expect((await asterion(['replay', record])).stdout).toMatch(/\nseed 3\nmoves 8\noutcome goal\n/);
  });

  test('a board of 20 rows fits on a screen of 24, a smaller one shows the part where the player is', async () => {
    const { frames } = await onTerminal(['pits', '--seed', '7'], 'q');
    expect(frames[0].match(/^ *[.oX] [.oXG ]+$/gm)).toHaveLength(20);
    const { frames: few } = await onTerminal(['pits', '--seed', '7', '--start', '19,0'], 'q', {
      rows: 12,
      columns: 40,
    });
    expect(few[0]).toContain('X');
    expect(few[0].match(/^ *[.oX] [.oXG ]+$/gm)).toHaveLength(7);
    const { frames: tiny } = await onTerminal(['pits', '--seed', '7'], 'q', { rows: 5, columns: 20 });
    expect(tiny[0]).toContain('Too small');
  });

  test('? lists the keys', async () => {
    const { frames } = await onTerminal(small, '?xq');
    expect(frames[1]).toMatch(
      /Keys while playing[^]*Arrows, WASD[^]*i +hints; ! must not fall\n *Enter +after the end/,
    );
  });
});

test('the seed after a number is the next one, after a text its first', () => {
  expect(['7', 'text', 'text:1', 'text:9', '18446744073709551614'].map(seedAfter)).toEqual([
    '8',
    'text:1',
    'text:2',
    'text:10',
    '18446744073709551615',
  ]);
});
