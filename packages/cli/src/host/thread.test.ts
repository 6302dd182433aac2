import { rogueDescription, setUp } from 'asterion/play';
import { describe, expect, test } from 'vitest';
import type { GamesReport } from '../game/games-thread.js';
import { tableOrFail } from '../game/table.js';
import { type Host, Interrupted } from './host.js';
import type { Messages } from './messages.js';
import { inThread, inThreads } from './thread.js';

describe('a thread', () => {
  test('is not even started once Ctrl-C was pressed', async () => {
    const host = { signal: AbortSignal.abort() };
    await expect(inThread('no/such/file.js', {}, () => undefined, host)).rejects.toBeInstanceOf(Interrupted);
  });

  test('hands its error on', async () => {
    const { signal } = new AbortController();
    await expect(inThread('no/such/file.js', {}, () => undefined, { signal })).rejects.toThrow('no/such/file.js');
    await expect(inThread('game/solve-thread.js', undefined, () => undefined, { signal })).rejects.toThrow(TypeError);
  });

  test('tells of its progress, and ends in the middle of its work when told to', async () => {
    const interrupt = new AbortController();
    const said: string[] = [];
    const messages: Messages = {
      say: () => undefined,
      progress: (text) => {
        said.push(text);
        interrupt.abort();
      },
      done: () => undefined,
    };
    const { setup } = setUp(rogueDescription, { dungeon: 'citadel' });
    if (setup === undefined) throw new Error('Expected a game.');
    const host = { signal: interrupt.signal } as Host;
    const solving = tableOrFail(rogueDescription, setup.start, { depth: true }, 'citadel', host, messages);
    await expect(solving).rejects.toBeInstanceOf(Interrupted);
    expect(said[0]).toMatch(/^solving: round \d+, \d+ % won$/);
  });
});

const request = (games: number, first: number) => ({
  specs: [{ game: 'labyrinth', said: { rows: '3', rounds: '5', theseus: 'dice', minotaur: 'dice' } }],
  rival: 0,
  seed: '1',
  first,
  stride: 2,
  games,
});

describe('several threads', () => {
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
