import { applyStroke, formatSketches, type NamedSketch, newSketch, parseSketches } from 'asterion/edit';
import { expect, test } from 'vitest';
import { SmallStore } from '../../test/small-store.js';
import { type KeptWorld, KeptWorlds, type WorldEntry } from './kept-worlds.js';

const keptOn = (store: SmallStore): KeptWorlds => new KeptWorlds(() => store);
const KEY = 'asterion.edit.world.';

/** A world of one row with as many walls as said. */
function world(name: string, walls = 0): NamedSketch {
  const sketch = newSketch({ kind: 'rooms', rows: 1, cols: 9, isOpen: true });
  const cells = Array.from({ length: walls }, (_, cell) => cell);
  return {
    name,
    sketch: walls === 0 ? sketch : applyStroke(sketch, { brush: 'wall', cells }).sketch,
    game: 'rogue',
  };
}

const names = (kept: KeptWorlds): string[] => kept.list().map(({ name }) => name);
const entry = (kept: KeptWorlds, name: string): WorldEntry => {
  const found = kept.list().find((one) => one.name === name);
  if (found === undefined) throw new Error(`Expected a world called ${name}.`);
  return found;
};
const read = (kept: KeptWorlds, name: string): KeptWorld => {
  const { kept: found } = entry(kept, name);
  if (typeof found === 'string') throw new Error(found);
  return found;
};
const asText = (named: NamedSketch): string => formatSketches([named]);

test('a world is kept as it is, with its game and what was known of it', () => {
  const store = new SmallStore();
  expect(keptOn(store).keep({ named: world('cave', 2), verdict: 'captured in 3 monster moves' })).toMatchObject({
    ok: true,
  });
  const { named, verdict } = read(keptOn(store), 'cave');
  expect(asText(named)).toBe(asText(world('cave', 2)));
  expect([named.game, verdict]).toEqual(['rogue', 'captured in 3 monster moves']);
});

test('worlds are listed by name, numbers as numbers', () => {
  const kept = keptOn(new SmallStore());
  for (const name of ['Maze 10', 'Maze 9', 'arch']) kept.keep({ named: world(name) });
  expect(names(kept)).toEqual(['arch', 'Maze 9', 'Maze 10']);
});

test.each<[string, (kept: KeptWorlds) => ReturnType<KeptWorlds['keep']>]>([
  ['keeping another one in its place', (kept) => kept.keep({ named: world('a', 5) })],
  ['keeping one more', (kept) => kept.keep({ named: world('c') })],
  ['renaming', (kept) => kept.rename(entry(kept, 'a'), 'z')],
  ['deleting', (kept) => kept.remove(entry(kept, 'a'))],
  ['taking in a file', (kept) => kept.merge([world('a', 7), world('c')])],
])('%s can be taken back', (_, act) => {
  const store = new SmallStore();
  const kept = keptOn(store);
  kept.keep({ named: world('a', 1) });
  kept.keep({ named: world('b', 2) });
  const before = new Map(store.kept);
  const made = act(kept);
  expect(store.kept).not.toEqual(before);
  if (!made.ok) throw new Error(made.why);
  expect(kept.change(made.before).ok).toBe(true);
  expect(store.kept).toEqual(before);
});

test('a world gets no name that another one has, and none that is no name', () => {
  const kept = keptOn(new SmallStore());
  kept.keep({ named: world('a', 1) });
  kept.keep({ named: world('b', 2) });
  expect(kept.rename(entry(kept, 'a'), 'b')).toMatchObject({ ok: false, why: '“b” is another one already.' });
  expect(kept.rename(entry(kept, 'a'), '')).toMatchObject({ ok: false });
  expect(kept.keep({ named: { ...world('a'), name: ' ' } })).toMatchObject({ ok: false });
  expect(asText(read(kept, 'b').named)).toBe(asText(world('b', 2)));
});

test('what comes from a file is added under another name where that is given, and left out where it is there already', () => {
  const kept = keptOn(new SmallStore());
  kept.keep({ named: world('a', 1) });
  kept.keep({ named: world('b', 2) });
  const made = kept.merge([world('a', 1), world('b', 7), world('c', 3)]);
  expect([...(made.before?.keys() ?? [])]).toEqual(['b 2', 'c']);
  expect(asText(read(kept, 'b').named)).toBe(asText(world('b', 2)));
  expect(asText(read(kept, 'b 2').named)).toBe(asText(world('b 2', 7)));
  const again = parseSketches(formatSketches(kept.worlds()));
  expect(again.ok && kept.merge(again.value).before?.size).toBe(0);
});

test.each([
  ['cut short', (text: string) => text.slice(0, text.length / 2)],
  ['changed', (text: string) => text.replace('rooms', 'roots')],
  ['emptied', () => ''],
  ['of no world', () => JSON.stringify({ world: '{"sketches":1,"list":[]}' })],
])('what was %s is listed with the reason, never overwritten, and harms no other', (_, damage) => {
  const store = new SmallStore();
  const kept = keptOn(store);
  for (const name of ['a', 'b']) kept.keep({ named: world(name) });
  const damaged = damage(store.kept.get(`${KEY}a`) ?? '');
  store.kept.set(`${KEY}a`, damaged);
  expect(entry(kept, 'a').kept).toContain('damaged');
  expect(kept.worlds().map(({ name }) => name)).toEqual(['b']);
  expect(kept.keep({ named: world('a') })).toMatchObject({ ok: false });
  expect(kept.merge([world('a', 4)]).ok).toBe(true);
  expect(store.kept.get(`${KEY}a`)).toBe(damaged);
  expect(names(kept)).toEqual(['a', 'a 2', 'b']);
  kept.remove(entry(kept, 'a'));
  expect(kept.keep({ named: world('a') }).ok).toBe(true);
});

test('a browser that stores no more says so, and nothing is half done', () => {
  const store = new SmallStore();
  const kept = keptOn(store);
  kept.keep({ named: world('a', 1) });
  const before = new Map(store.kept);
  store.room = 1;
  expect(kept.merge([world('b'), world('c')])).toMatchObject({
    ok: false,
    why: expect.stringContaining('room') as string,
  });
  expect(store.kept).toEqual(before);
});

test('where the browser refuses even to be asked there is nothing, and nothing fails', () => {
  const kept = new KeptWorlds(() => {
    throw new Error('refused');
  });
  expect(kept.list()).toEqual([]);
  expect(kept.keep({ named: world('a') })).toMatchObject({ ok: false });
});
