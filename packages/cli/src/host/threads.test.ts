import { describe, expect, test } from 'vitest';
import type { GamesReport } from '../game/games-thread.js';
import { Interrupted } from './host.js';
import { inThreads } from './threads.js';

const request = (games: number, first: number) => ({
  specs: [{ game: 'labyrinth', said: { rows: '3', rounds: '5', theseus: 'dice', minotaur: 'dice' } }],
  rival: 0,
  seed: '1',
  first,
  stride: 2,
  games,
});

describe('threads', () => {
  test('all do their share', async () => {
    let games = 0;
    const { signal } = new AbortController();
    const hear = (message: unknown) => {
      games += (message as GamesReport)[0].tally.games;
    };
    await inThreads('game/games-thread.js', [request(9, 0), request(9, 1)], hear, { signal });
    expect(games).toBe(9);
  });

  test('when one fails the others are called off, and its error is told', async () => {
    const { signal } = new AbortController();
    const endless = request(Number.MAX_SAFE_INTEGER, 0);
    const bad = { ...endless, specs: [{ game: 'labyrinth', said: { theseus: 'nobody' } }] };
    const working = inThreads('game/games-thread.js', [endless, bad], () => undefined, { signal });
    await expect(working).rejects.toThrow('nobody');
  });

  test('all end when told to', async () => {
    const interrupt = new AbortController();
    const hear = () => {
      interrupt.abort();
    };
    const endless = [0, 1].map((first) => request(Number.MAX_SAFE_INTEGER, first));
    await expect(inThreads('game/games-thread.js', endless, hear, interrupt)).rejects.toBeInstanceOf(Interrupted);
  });
});
