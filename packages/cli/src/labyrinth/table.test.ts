import { describe, expect, test } from 'vitest';
import { sweep } from '../../../../testing/thorough.js';
import { asterion } from '../../test/command.js';

describe('labyrinth table', () => {
  test('has a line for each pairing, which is what --games reports of it', async () => {
    const games = ['--games', `${sweep(2, 6)}`, '--seed', '1'];
    const { code, stdout } = await asterion(['labyrinth', 'table', ...games, '--threads', '1', '--json']);
    expect(code).toBe(0);
    interface Line {
      players: { theseus: string; minotaur: string };
      outcomes: Record<string, { games: number; interval: [number, number] }>;
      reference: number[] | null;
    }
    const { pairings } = JSON.parse(stdout) as { pairings: Line[] };
    expect(pairings.map(({ players }) => `${players.theseus} v ${players.minotaur}`).slice(0, 6)).toEqual([
      'dice v dice',
      'heuristic v dice',
      'minimax v minimax',
      'bfs v dice',
      'heuristic v bfs',
      'bfs v bfs',
    ]);
    for (const kind of ['minimax', 'minimax-revisit', 'minimax-literal', 'minimax-board'])
      expect(pairings.map(({ players }) => players)).toContainEqual({ theseus: kind, minotaur: kind });
    const { players, outcomes } = pairings[5];
    const args = ['--norooms', '--theseus', players.theseus, '--minotaur', players.minotaur, ...games];
    const many = JSON.parse((await asterion(['labyrinth', ...args, '--json'])).stdout) as Record<string, number>;
    for (const result of ['theseus', 'minotaur', 'draw']) expect(outcomes[result].games).toBe(many[result]);
  });

  test('prints shares with their intervals, beside what is known', async () => {
    const { stdout } = await asterion(['labyrinth', 'table', '--games', '2', '--seed', '1', '--threads', '1']);
    expect(stdout).toMatch(/^2 games for each pairing, seed 1; board 15, 4 supplies, 100 rounds, no rooms\./);
    expect(stdout).toMatch(/\nbfs v bfs( +\d+\.\d +\(\d+\.\d to \d+\.\d\)){3} +63\.6 \/ 35\.9 \/ <2\n/);
  });
});
