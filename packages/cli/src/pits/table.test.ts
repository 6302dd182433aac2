import { pitsPlayersFor } from 'asterion/players/pits';
import { describe, expect, test } from 'vitest';
import { asterion } from '../../test/command.js';

const table = (...args: string[]) => asterion(['pits', 'table', '--seed', '1', ...args]);

interface Line {
  player: string;
  won: number;
  fell: number;
  cutOff: number;
  reference: number | null;
  turns: number;
  against: { player: string; onlyWon: number; onlyLost: number; difference: [number, number] };
}

const linesOf = async (...args: string[]): Promise<Line[]> => {
  const { code, stdout } = await table(...args, '--json');
  expect(code).toBe(0);
  return (JSON.parse(stdout) as { players: Line[] }).players;
};

describe('pits table', () => {
  test('has a line for each player, which is what --games reports of it', async () => {
    const args = ['--games', '12', '--size', '7', '--pits', '1-2'];
    const lines = await linesOf(...args);
    expect(lines.map(({ player }) => player)).toEqual(pitsPlayersFor(0).map(({ name }) => name));
    for (const { player, won, fell, cutOff, turns } of lines.filter((_, index) => index % 3 === 0)) {
      const { stdout } = await asterion(['pits', '--player', player, ...args, '--seed', '1', '--json']);
      expect(JSON.parse(stdout)).toMatchObject({ games: 12, won, fell, cutOff, turns });
    }
  });

  test('compares everybody with most-paths, game by game', async () => {
    const lines = await linesOf('--games', '12', '--size', '7', '--pits', '1-2');
    const rival = lines.find(({ player }) => player === 'most-paths')?.won ?? -1;
    for (const { player, won, against } of lines) {
      expect(against.player).toBe('most-paths');
      expect(against.onlyWon - against.onlyLost).toBe(won - rival);
      if (player === 'most-paths') expect(against).toMatchObject({ onlyWon: 0, onlyLost: 0 });
      const [from, to] = against.difference;
      expect(from).toBeLessThanOrEqual((won - rival) / 12);
      expect(to).toBeGreaterThanOrEqual((won - rival) / 12);
    }
  });

  test('prints shares and differences with their intervals, beside what is known', async () => {
    const { stdout } = await table('--games', '2');
    expect(stdout).toMatch(/^2 games of each player on the same pits, seed 1; 20 x 20, 1-5 pits a turn\.\n/);
    expect(stdout).toMatch(
      /\nfixed +0 +0\.0 +\(0\.0 to \d+\.\d\) +0\.13 +\d +\d +\d+\.\d +(-\d+|0)\.\d +\(.* to .*\) +\d +\d\n/,
    );
    expect(stdout).toMatch(/\nmost-paths +\d +\d+\.\d +\(\d+\.\d to \d+\.\d\) +79\.7 +0 +\d +\d+\.\d\n/);
  });

  test('knows no references for other boards', async () => {
    for (const { reference } of await linesOf('--games', '1', '--size', '5')) expect(reference).toBeNull();
  });
});
