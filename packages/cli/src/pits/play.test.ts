import { join } from 'node:path';
import { seedAfter } from 'asterion/play';
import { describe, expect, test } from 'vitest';
import { asterion, onTerminal } from '../../test/command.js';
import { folder } from '../../test/folder.js';

const [up, down, right, backspace, redo, enter] = ['\u001b[A', '\u001b[B', '\u001b[C', '\u007f', '\u0019', '\r'];

/** Down and right around the middle, where the first pit of the seeds 3 and 4 opens, wins; so it does not with seed 5. */
const small = ['pits', '--size', '3', '--pits', '1', '--seed', '3'];

const lines = (...words: string[]) => asterion(small, `${words.join('\n')}\n`);

describe('pits without a terminal', () => {
  test('shows the board, takes keys of either case and names, a line each, and ends with the game', async () => {
    const { code, stdout, stderr } = await lines('s', 'S', 'D', 'E');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout.split('\n\n')).toEqual([
      'X . . \n. o . \n. . G \nplayer to move, turns 0, to the goal 4, pits 1',
      'o . . \nX o . \n. . G \nplayer to move, turns 1, to the goal 3, pits 2',
      'o o . \n. o . \nX . G \nplayer to move, turns 2, to the goal 2, pits 3',
      'o o . \n. o o \n. X G \nplayer to move, turns 3, to the goal 1, pits 4',
      'o o . \n. o o \n. . X \nturns 4, to the goal on the goal, pits 4',
      'Goal reached after 4 turns.\n',
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
        'W: The way N is closed. Ways here: E, S.',
        'A: The way W is closed. Ways here: E, S.',
        'NE: The way NE is closed. Ways here: E, S.\n',
      ].join('\n'),
    );
    expect(stdout.match(/turns \d,/g)).toHaveLength(1);
    expect(stdout).toMatch(/\nLeft after 0 turns\.\n$/);
    expect((await lines('x', 'W', 's', 'quit')).stdout).toBe((await lines('s', 'quit')).stdout);
  });

  test('hints are asked for by a key, and stay', async () => {
    const { stdout } = await lines('i', 's', 'i', 'quit');
    expect(stdout.split('\n\n').slice(1, 4)).toEqual([
      'X . . \n. o . \n. . G \nplayer to move, turns 0, to the goal 4, pits 1\n2 shortest ways, of 4 steps. E or S keeps most of them. No single pit can cut you off now.',
      'o . . \nX o . \n! ! G \nplayer to move, turns 1, to the goal 3, pits 2\n1 shortest way, of 3 steps. It begins with S. A pit in one of 2 marked cells would cut you off.',
      'o . . \nX o . \n. . G \nplayer to move, turns 1, to the goal 3, pits 2',
    ]);
  });

  test('works on hexagons, whose keys are their own', async () => {
    const { stdout, stderr } = await asterion(
      ['pits', '--shape', 'hex', '--size', '3', '--pits', '0', '--seed', '1'],
      'w\ns\nn\n6\n',
    );
    expect(stderr).toMatch(/^w: There is no N on hexagons\. Ways here: E, SE \(key N\)\.\n$/);
    expect(stdout).toMatch(/^X \. \. {2}\n \. \. \. \n\. \. G {2}\n/);
    expect(stdout).toMatch(/\nGoal reached after 3 turns\./);
  });
});

describe('pits on a terminal', () => {
  test('a person wins: arrows, letters, digits', async () => {
    const { code, frames, stdout, isRaw } = await onTerminal(small, `${down}J6dq`);
    expect({ code, isRaw }).toEqual({ code: 0, isRaw: false });
    expect(frames[0]).toMatch(/^ *Random Pits: human, seed 3\n/);
    expect(frames[0]).toMatch(/\n *X \. \.\n *\. o \.\n *\. \. G\n/);
    expect(frames[0]).toContain('Your turn, turns 0, to the goal 4, pits 1');
    expect(frames.at(-1)).toContain('Over, turns 4, to the goal on the goal, pits 4');
    expect(frames.at(-1)).toContain('You won: goal reached after 4 turns.');
    expect(stdout).toMatch(/Goal reached after 4 turns\.\n$/);
  });

  test('a person loses, by a pit and by a cut', async () => {
    const fell = await onTerminal(small, `${down}${right}q`);
    expect(fell.frames.at(-1)).toContain('You lost: fell after 2 turns. The player stepped into a pit.');
    expect(fell.stdout).toMatch(/Fell after 2 turns\./);
    const cut = await onTerminal(['pits', '--size', '2', '--pits', '2', '--seed', '1'], 'q');
    expect(cut.frames.at(-1)).toContain('You lost: cut off after 0 turns. No way to the goal is left.');
    expect(cut.stdout).toMatch(/Cut off after 0 turns\. No way to the goal is left\.\n$/);
  });

  test('a wrong key says which there are; neither it nor a way off the board is a turn or opens pits', async () => {
    const { frames } = await onTerminal(small, `x${up}q`);
    expect(frames.at(-2)).toContain('The key x does nothing here: arrows, wasd, hjkl move, ? shows all keys.');
    expect(frames.at(-1)).toContain('The way N is closed. Ways here: E, S.');
    for (const frame of frames) expect(frame).toContain('turns 0, to the goal 4, pits 1');
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
    expect(second).toContain('turns 1');
    expect([back, again]).toEqual([first, second]);
  });

  test('hints say how many ways are left, which step is best, and mark what must not fall', async () => {
    const { frames } = await onTerminal(small, 'isiq');
    expect(frames[1]).toContain('2 shortest ways, of 4 steps. E or S keeps most of them. No single pit can cut');
    expect(frames.at(-2)).toContain('1 shortest way, of 3 steps. It begins with S.');
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
      /Keys while playing[^]*Arrows, WASD[^]*i +hints; ! is a cell to watch[^]*Enter +after the end/,
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
