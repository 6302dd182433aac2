import { afterEach, expect, test, vi } from 'vitest';
import type { Store } from '../store/store.js';
import { RunTelling } from './telling.js';

afterEach(() => {
  vi.useRealTimers();
});

test('a store that is busy is told again, and nobody is held up by it', async () => {
  vi.useFakeTimers();
  const told: unknown[] = [];
  const store: Pick<Store, 'tell'> = {
    tell: (_run, games) => {
      told.push(games);
      if (told.length === 1) throw new Error('busy'); // at once, as a database does that is part of the process
      return told.length === 2 ? Promise.reject(new Error('away')) : Promise.resolve();
    },
  };
  const telling = new RunTelling(store as Store, 'run');
  const game = { key: 'a', moves: 1, recording: null };
  for (let round = 0; round < 3; round++) {
    telling.watch([game]);
    await vi.advanceTimersByTimeAsync(400);
  }
  await telling.end();
  expect(told).toEqual([[game], [game], [game], undefined]);
});
