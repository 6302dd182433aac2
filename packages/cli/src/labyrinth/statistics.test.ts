import { describe, expect, test } from 'vitest';
import { openBoard } from '../../test/boards.js';
import { asterion } from '../../test/command.js';
import { fileWith } from '../../test/folder.js';

/** The statistics below the boards. */
async function statistics(board: string, ...args: string[]) {
  const { stdout } = await asterion(['labyrinth', '--world', await fileWith(board), '--seed', '1', ...args]);
  return stdout.slice(stdout.indexOf('After each round'));
}

describe('statistics', () => {
  test('tell of each round what was done and seen, then of all, then who won', async () => {
    const text = await statistics(openBoard('         M ', '           ', ' T  s01 s02'));
    expect(text).toMatch(/\nround +T: die +supplies +supply +opponent +M: die +supplies +supply +opponent\n/);
    expect(text).toMatch(/\n +1 +3 +1 +1 +\S+ +[57] +0 +\S+ +\S+\n/);
    expect(text).toMatch(/\n +up +right +down +left +pass +lost turns\nTheseus +\d/);
    expect(text).toMatch(/\nWinner: .*\n$/);
  });

  test('a side that had no turn in the last round has no die there', async () => {
    const text = await statistics(openBoard('         M ', '           ', ' T  s01    '));
    expect(text).toMatch(/\n +1 +3 +1 +none +none +- +0 +none +none\n/);
    expect(text).toMatch(/\nTheseus +0 +1 +0 +0 +0 +0\nMinotaur +0 +0 +0 +0 +0 +0\n/);
    expect(text).toMatch(/\nWinner: Theseus, in round 1; supplies 1 of 1\. Theseus has all supplies\.\n$/);
  });

  test('count every die, and of those the lost turns', async () => {
    const args = ['--theseus', 'dice', '--minotaur', 'dice', '--rounds', '40', '-b', '15', '--seed', '3'];
    const { stdout } = await asterion(['labyrinth', ...args]);
    for (const side of ['Theseus', 'Minotaur']) {
      const lost = stdout.match(new RegExp(`^${side}: +\\*Can not move\\.$`, 'gm'))?.length;
      const [, up, right, down, left, pass, turns] =
        new RegExp(`\\n${side} +(\\d+) +(\\d+) +(\\d+) +(\\d+) +(\\d+) +(\\d+)\\n`).exec(stdout)?.map(Number) ?? [];
      expect(up + right + down + left).toBe(40);
      expect(pass).toBe(0);
      expect(turns).toBe(lost);
      expect(turns).toBeGreaterThan(0);
    }
  });

  test('name the directions of hexagons', async () => {
    const args = [
      '--shape',
      'hex',
      '-b',
      '5',
      '--rounds',
      '2',
      '--seed',
      '3',
      '--theseus',
      'dice',
      '--minotaur',
      'dice',
    ];
    const { stdout } = await asterion(['labyrinth', ...args]);
    expect(stdout).toMatch(/\n +E +NE +NW +W +SW +SE +pass +lost turns\n/);
  });
});
