import { describe, expect, test } from 'vitest';
import { valueOf as parsed } from '../../test/scenes.js';
import { dungeonNamed, rogue } from '../game/rogue/index.js';
import { generateDungeon } from '../generate/index.js';
import { formatDungeon, parseDungeon } from '../notation/index.js';
import { hasProperty, type ProvenLevel, ProvenLevelMaker, type ProvenLevelWish, provenLevelFault } from './levels.js';
import { solveChase } from './solve.js';
import { chaseOf, chaseValueOf } from './value.js';

function make(wish: ProvenLevelWish, plan = {}, options = rogue.defaults): ProvenLevel {
  const maker = new ProvenLevelMaker(plan, wish, options);
  while (!maker.done) maker.advance(1);
  if (maker.level === undefined) throw new Error(`Expected a level within ${maker.tried} dungeons.`);
  return maker.level;
}

const wishes: ProvenLevelWish[] = [
  { kind: 'evades' },
  { kind: 'captured' },
  { kind: 'captured-in', moves: 1 },
  { kind: 'captured-in', moves: 7 },
  { kind: 'captured-in', moves: 25 },
  { kind: 'escape-towards' },
  { kind: 'escape-by-waiting' },
];

describe.each(wishes)('a level with %o', (wish) => {
  test.each([1, 2, 'a name'])('from seed %s is proven, and proven again from its file', (seed) => {
    const { scene, value } = make(wish, { seed });
    const { scene: read } = parsed(parseDungeon(formatDungeon({ scene })));
    const start = rogue.initial(read, rogue.defaults, 0);
    const table = solveChase(chaseOf(start.setup), { method: 'queue' }); // not the solver that made it
    expect(chaseValueOf(table, start)).toEqual(value);
    expect(hasProperty(table, start, wish)).toBe(true);
    expect(formatDungeon({ scene: make(wish, { seed }).scene })).toBe(formatDungeon({ scene }));
  });

  test('holds under other rules where it can', () => {
    const options = { stay: true, diagonals: 'rooms' as const };
    const { scene, value } = make(wish, { seed: 5, rows: 15 }, options);
    const start = rogue.initial(scene, options, 0);
    expect(chaseValueOf(solveChase(chaseOf(start.setup)), start)).toEqual(value);
  });
});

test('the shipped dungeons for the two ideas have them', () => {
  const has = (name: string, wish: ProvenLevelWish) => {
    const start = rogue.initial(parsed(parseDungeon(dungeonNamed(name)?.text ?? '')).scene, rogue.defaults, 0);
    return hasProperty(solveChase(chaseOf(start.setup)), start, wish);
  };
  expect(has('wait', { kind: 'escape-by-waiting' })).toBe(true);
  expect(has('towards', { kind: 'escape-towards' })).toBe(true);
  expect(has('towards', { kind: 'escape-by-waiting' })).toBe(false);
  expect(has('wait', { kind: 'escape-towards' })).toBe(false);
});

test('several monsters have levels too', () => {
  const { scene } = make({ kind: 'captured-in', moves: 5 }, { seed: 3, rows: 9, monsters: 2 });
  expect(scene.actors.monster).toHaveLength(2);
  const start = rogue.initial(scene, rogue.defaults, 0);
  expect(chaseValueOf(solveChase(chaseOf(start.setup, 2)), start).captureIn).toBe(5);
});

test('where the generated dungeon fits as it is, it is left alone', () => {
  const level = make({ kind: 'evades' }, { seed: 4, loops: 4 });
  const plain = generateDungeon({ seed: 4, loops: 4 });
  expect(level.scene.actors).toEqual(plain.actors);
});

test('what cannot be is refused, and what is not found leaves nothing', () => {
  expect(provenLevelFault({ kind: 'captured-in', moves: 0 }, rogue.defaults)).toMatch(/at least 1/);
  expect(provenLevelFault({ kind: 'escape-by-waiting' }, { ...rogue.defaults, stay: false })).toMatch(/waiting/);
  expect(provenLevelFault({ kind: 'escape-by-waiting' }, rogue.defaults, 2)).toMatch(/one monster/);
  expect(() => new ProvenLevelMaker({}, { kind: 'captured-in', moves: 1.5 })).toThrow(RangeError);
  const maker = new ProvenLevelMaker({ rows: 9 }, { kind: 'captured-in', moves: 5000 }, rogue.defaults, 3);
  maker.advance(100);
  expect([maker.done, maker.tried, maker.level]).toEqual([true, 3, undefined]);
});
