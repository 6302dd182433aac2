import { signal } from '@preact/signals';
import { type AnyDescription, type Standing, setUp } from 'asterion/play';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { foxhunt } from '../../../../testing/foxhunt.js';
import type { Frame } from '../board/frame.js';
import { announcement } from '../page/announce.js';
import { Hinting } from './hint.js';
import { gameKeys } from './keys.js';

const plain: AnyDescription = foxhunt;
const FACT = 'a berry may fall here';
const description: AnyDescription = {
  ...plain,
  hint: ({ position: { seat } }) =>
    seat === 'hounds' ? { text: 'Go north.', best: ['N'], cells: [3], fact: FACT } : undefined,
};

/** The hint of a game at its start, and what it hangs on. */
function hinting() {
  const { setup } = setUp(description, { seed: '7' });
  if (setup === undefined) throw new Error('Expected a game.');
  const begun: Standing = { before: undefined, position: setup.start, turn: undefined, end: undefined };
  const [standing, told] = [signal<Standing | undefined>(begun), signal<readonly string[]>([])];
  const hidden = signal<string | undefined>(undefined);
  const [level, people] = [signal(false), signal<readonly string[]>(['hounds'])];
  const hint = new Hinting({
    description,
    play: { standing, told, people },
    setting: signal<'on' | 'off'>('off'),
    hidden,
    isLevel: () => level.value,
  });
  return { hint, begun, standing, told, hidden, level };
}

const frame = { fact: (cell) => (cell < 4 ? 'grass' : undefined) } as Frame;

describe('a hint of any game', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  test('is nothing until it is asked for; then words, and what is said of its cells', () => {
    vi.useFakeTimers();
    const { hint } = hinting();
    expect([hint.text, hint.steps.value, hint.over(frame)]).toEqual(['', [], frame]);
    hint.toggle();
    vi.runAllTimers();
    expect([hint.text, announcement.value]).toEqual(['Go north.', 'Go north.']);
    expect([2, 3, 4].map((cell) => hint.over(frame).fact?.(cell))).toEqual(['grass', FACT, undefined]);
    hint.toggle();
    vi.runAllTimers();
    expect([hint.text, announcement.value]).toEqual(['', 'Hints are off.']);
  });

  test('has the steps of whoever is next to be told one', () => {
    const { hint, begun, told } = hinting();
    hint.toggle();
    const [first, second] = description.input.movers(begun.position);
    expect(hint.steps.value).toEqual([{ from: first, to: first - 6 }]);
    told.value = ['STAY'];
    expect(hint.steps.value).toEqual([{ from: second, to: second - 6 }]);
    told.value = ['STAY', 'STAY'];
    expect(hint.steps.value).toEqual([]);
  });

  test('is silent where nobody is to step, where the game is over, and under a fog', () => {
    const { hint, begun, standing, hidden } = hinting();
    hint.toggle();
    standing.value = { ...begun, position: { ...begun.position, seat: 'fox' } };
    expect([hint.text, hint.shownText]).toEqual(['', 'No hint: it is not your move.']);
    standing.value = { ...begun, end: { result: 'cap', winner: undefined, why: 'Night.' } } as Standing;
    expect([hint.text, hint.shownText]).toEqual(['', 'No hint: the game is over.']);
    standing.value = begun;
    hidden.value = 'Not through the fog.';
    expect([hint.text, hint.shownText]).toEqual(['', 'Not through the fog.']);
  });
});

test('a level that is solved wants no hint, and the next one begins without', () => {
  const { hint, begun, standing, level } = hinting();
  hint.toggle();
  level.value = true;
  standing.value = { ...begun, end: { result: 'caught', winner: 'hounds', why: 'Caught.' } } as Standing;
  expect(hint.shownText).toBe('The level is solved.');
  standing.value = { ...begun, end: { result: 'away', winner: 'fox', why: 'Away.' } } as Standing;
  expect(hint.shownText).toBe('No hint: the game is over.');
  hint.forget();
  expect(hint.isOn.value).toBe(false);
});

test('I is the hint where there are hints, else the best move', () => {
  const words = { rest: 'Wait', threat: 'Threat', fresh: 'New' };
  const hintOf = (of: AnyDescription) => gameKeys(of, words).find(({ action }) => action === 'hint');
  const exact = {} as NonNullable<AnyDescription['exact']>;
  expect(hintOf(plain)).toBeUndefined();
  expect(hintOf(description)).toMatchObject({ keys: ['i'], about: 'Hint: show or hide' });
  expect(hintOf({ ...plain, exact })).toMatchObject({
    keys: ['i'],
    about: 'Hint: the best move, until the next one',
    isHeld: true,
  });
  expect(hintOf({ ...description, exact })?.isHeld).toBeUndefined();
});
