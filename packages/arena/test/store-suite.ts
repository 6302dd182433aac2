/** What every store of results is held to, whatever database it is. */

import { expect, test } from 'vitest';
import type { GameResult } from '../src/games/job.js';
import { rowOf, type Store } from '../src/store/store.js';

/** A result as a game brings it. */
export const resultWith = (key: string, more: Partial<GameResult> = {}): GameResult => ({
  key,
  number: 0,
  outcome: 'won',
  winner: 'left',
  ground: 'rule',
  why: 'It is so: "ü", \'x\', {"a":1}.',
  misbehaviour: null,
  moves: 7,
  score: [0, 7],
  kept: { left: { won: { moves: 3, kept: 2 }, safe: { moves: 4, kept: 4 }, movesLost: 1 } },
  letPass: {},
  recording: `{"recording of":"${key}"}\n`,
  ...more,
});

/** `open` opens the same store again each time; what was opened is closed here. Runs begin with `prefix`. */
export function testStore(open: () => Promise<Store>, prefix = ''): void {
  const run = `${prefix}run`;
  const other = `${prefix}another run`;
  const using = async <T>(use: (store: Store) => Promise<T>): Promise<T> => {
    const store = await open();
    try {
      return await use(store);
    } finally {
      await store.close();
    }
  };
  const rows = (...keys: readonly string[]) => keys.map((key) => rowOf(resultWith(key)));

  test('a result is kept once, whoever hands it in how often', async () => {
    await using(async (store) => {
      await store.begin(run, 'plan');
      expect(await store.keep(run, rows('b', 'a'))).toEqual(['b', 'a']);
      const changed = rowOf(resultWith('a', { outcome: 'changed' }));
      expect(await store.keep(run, [changed, ...rows('c', 'c')])).toEqual(['c']);
      expect((await store.results(run)).map(({ key, outcome }) => [key, outcome])).toEqual([
        ['a', 'won'],
        ['b', 'won'],
        ['c', 'won'],
      ]);
    });
  });

  test('what was kept is there when it is opened again, and is what was kept', async () => {
    const found = await using((store) => store.results(run));
    expect(found).toEqual(['a', 'b', 'c'].map((key) => resultWith(key, { recording: null })));
  });

  test('some results alone can be asked for', async () => {
    const found = await using((store) => store.results(run, ['c', 'x', 'a']));
    expect(found.map(({ key }) => key)).toEqual(['a', 'c']);
  });

  test('recordings are had one by one', async () => {
    await using(async (store) => {
      await store.keep(run, [rowOf(resultWith('void', { recording: null }))]);
      expect(await store.recording(run, 'a')).toBe(resultWith('a').recording);
      expect(await store.recording(run, 'void')).toBeNull();
      expect(await store.recording(run, 'nothing')).toBeNull();
    });
  });

  test('runs do not mix, and the last word on what a run is played by holds', async () => {
    await using(async (store) => {
      await store.begin(other, 'plan');
      await store.begin(other, 'another plan');
      expect(await store.keep(other, rows('a'))).toEqual(['a']);
      expect((await store.results(other)).map(({ key }) => key)).toEqual(['a']);
      const runs = (await store.runs()).filter(({ run: name }) => name.startsWith(prefix));
      expect(runs).toEqual([
        { run: other, plan: 'another plan' },
        { run, plan: 'plan' },
      ]);
    });
  });

  test('what is forgotten can be kept again', async () => {
    await using(async (store) => {
      await store.forget(other);
      expect(await store.results(other)).toEqual([]);
      expect(await store.results(run)).toHaveLength(4);
      expect(await store.keep(other, rows('a'))).toEqual(['a']);
    });
  });

  test('many results at once, and none at all', async () => {
    const keys = Array.from({ length: 2500 }, (_, i) => `many ${String(i).padStart(4, '0')}`);
    await using(async (store) => {
      expect(await store.keep(other, rows(...keys))).toEqual(keys);
      expect(await store.keep(other, [])).toEqual([]);
      expect((await store.results(other)).map(({ key }) => key)).toEqual(['a', ...keys]);
    });
  });

  test('what is new is told once to whoever looks again, and all of it when a run was begun anew', async () => {
    await using(async (store) => {
      const keysOf = (results: readonly GameResult[]) => results.map(({ key }) => key).sort();
      const fresh = `${prefix}fresh`;
      const nothing = await store.news(fresh, undefined);
      expect(nothing).toMatchObject({ results: [], isAnew: true });
      await store.begin(fresh, 'plan');
      const empty = await store.news(fresh, nothing.mark);
      expect(empty).toMatchObject({ results: [], isAnew: true });
      await store.keep(fresh, rows('b', 'a'));
      await store.keep(other, rows('elsewhere'));
      const first = await store.news(fresh, empty.mark);
      expect([keysOf(first.results), first.isAnew]).toEqual([['a', 'b'], false]);
      expect(first.results[0]).toEqual(resultWith(first.results[0].key, { recording: null }));
      expect(await store.news(fresh, first.mark)).toMatchObject({ results: [], isAnew: false });
      await store.keep(fresh, rows('c'));
      const second = await store.news(fresh, first.mark);
      expect([keysOf(second.results), second.isAnew]).toEqual([['c'], false]);
      await store.forget(fresh);
      await store.begin(fresh, 'plan');
      await store.keep(fresh, rows('d'));
      const anew = await store.news(fresh, second.mark);
      expect([keysOf(anew.results), anew.isAnew]).toEqual([['d'], true]);
      expect(keysOf((await store.news(fresh, undefined)).results)).toEqual(['d']);
    });
  });

  test('what is being played is told in place of what was told before, and is gone at the end', async () => {
    const played = `${prefix}played`;
    await using(async (store) => {
      expect(await store.told(played)).toBeUndefined();
      await store.begin(played, 'plan');
      expect((await store.told(played))?.games).toEqual([]);
      const game = { key: 'a', moves: 3, recording: '{"ü":1}\n' };
      await store.tell(played, [game, { key: 'b', moves: 0, recording: null }]);
      await store.tell(played, [game]);
    });
    await using(async (store) => {
      const told = await store.told(played);
      expect(told?.games).toEqual([{ key: 'a', moves: 3, recording: '{"ü":1}\n' }]);
      expect(told?.age).toBeGreaterThanOrEqual(0);
      await store.tell(played, undefined);
      expect(await store.told(played)).toBeUndefined();
      await store.begin(played, 'plan');
      expect((await store.told(played))?.games).toEqual([]);
      await store.tell(played, undefined);
    });
  });
}
