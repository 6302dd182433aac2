import { beginExplore, type ExploreSession, loadExplore, pressKey, stateHash } from 'asterion/play';
import { expect, test } from 'vitest';
import { SmallStore } from '../../test/small-store.js';
import { Slots } from './slots.js';

const slotsOn = (store: SmallStore): Slots => new Slots(() => store);

const begun = (): ExploreSession => beginExplore({ seed: '999', hunters: '0' });

const walked = (keys: string): ExploreSession => {
  const run = begun();
  for (const key of keys) pressKey(run, key);
  return run;
};

test('a save is listed with what it is, and loads as it was', () => {
  const slots = slotsOn(new SmallStore());
  const run = walked('..DD');
  expect(slots.write('cave', run)).toBe('saved');
  const [{ name, saved, backup }] = slots.list();
  expect([name, backup]).toEqual(['cave', undefined]);
  if (typeof saved === 'string') throw new Error(saved);
  expect(saved).toMatchObject({ seed: '999', world: 1, worlds: 3, turns: run.tip.position.turn, coins: 0 });
  const loaded = loadExplore(saved.save);
  expect(loaded.ok && stateHash(loaded.value)).toBe(stateHash(run));
});

test('each write keeps the one before as a backup', () => {
  const slots = slotsOn(new SmallStore());
  for (const keys of ['.', '..', '...']) slots.write('a', walked(keys));
  slots.write('b', begun());
  expect(slots.list().map(({ name }) => name)).toEqual(['a', 'b']);
  expect(slots.list()[0]).toMatchObject({ saved: { turns: 3 }, backup: { turns: 2 } });
  slots.remove('a');
  expect(slots.list()).toHaveLength(1);
});

test.each([
  ['cut short', (text: string) => text.slice(0, text.length / 2)],
  ['changed', (text: string) => text.replace('\\"seed\\":\\"999\\"', '\\"seed\\":\\"998\\"')],
  ['emptied', () => '{}'],
])('what was %s is told, never overwritten unless that is said, and the backup stays', (_, damage) => {
  const store = new SmallStore();
  const slots = slotsOn(store);
  for (const keys of ['.', '..']) slots.write('a', walked(keys));
  const key = 'asterion.explore.save.a';
  const damaged = damage(store.getItem(key) ?? '');
  store.setItem(key, damaged);
  expect(slots.list()[0]).toMatchObject({ saved: expect.stringContaining('damaged') as string, backup: { turns: 1 } });
  expect(slots.write('a', begun())).toMatchObject({ isDamaged: true });
  expect(store.getItem(key)).toBe(damaged);
  expect(slots.write('a', begun(), true)).toBe('saved');
  expect(slots.list()[0]).toMatchObject({ saved: { turns: 0 }, backup: { turns: 1 } });
});

test('a browser that stores no more says so, and loses nothing', () => {
  const store = new SmallStore();
  const slots = slotsOn(store);
  slots.write('a', walked('.'));
  store.room = 0;
  expect(slots.write('a', begun())).toMatchObject({
    why: expect.stringContaining('no room') as string,
    isDamaged: false,
  });
  expect(slots.list()[0]).toMatchObject({ saved: { turns: 1 } });
});
