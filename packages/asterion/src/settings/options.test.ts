import { expect, test } from 'vitest';
import { checkKinds, checkMembers, type Kinds, kindsFault, shownValue } from './index.js';

interface Options {
  readonly size?: number | undefined;
  readonly seed?: number | string | undefined;
  readonly corner?: readonly [number, number] | undefined;
  readonly cells?: Uint8Array | undefined;
  readonly end?: 'top' | 'bottom' | undefined;
}

const KINDS: Kinds<Options> = {
  size: 'a number',
  seed: 'a number or a string',
  corner: 'an array of row and column',
  cells: 'a TypedArray',
  end: '"top" or "bottom"',
};

const faultOf = (given: unknown): string | undefined => kindsFault('the options', given as Options, KINDS);

test('options of the right kinds are fine, absent ones too', () => {
  expect(faultOf({})).toBeUndefined();
  expect(faultOf({ size: NaN, seed: 'x', corner: [0, 0], cells: new Uint8Array(1) })).toBeUndefined();
  expect(faultOf({ size: undefined, seed: 7, end: 'top' })).toBeUndefined();
});

test.each<[unknown, string]>([
  [undefined, 'Expected the options to be an object, got undefined.'],
  [null, 'Expected the options to be an object, got null.'],
  [[1, 2], 'Expected the options to be an object, got [1,2].'],
  ['size', 'Expected the options to be an object, got "size".'],
  [{ sise: 5 }, 'Unknown key "sise" in the options. Did you mean size?'],
  [{ colour: undefined }, 'Unknown key "colour" in the options. Known: size, seed, corner, cells, end.'],
  [{ toString: 1 }, 'Unknown key "toString" in the options. Known: size, seed, corner, cells, end.'],
  [{ size: '5' }, 'Expected size in the options to be a number, got "5".'],
  [{ seed: null }, 'Expected seed in the options to be a number or a string, got null.'],
  [{ corner: { row: 1 } }, 'Expected corner in the options to be an array of row and column, got {"row":1}.'],
  [{ end: 'left' }, 'Expected end in the options to be "top" or "bottom", got "left".'],
  [{ end: 5 }, 'Expected end in the options to be "top" or "bottom", got 5.'],
  [{ cells: [1, 2] }, 'Expected cells in the options to be a TypedArray, got [1,2].'],
])('what is none is refused by name: %o', (given, fault) => {
  expect(faultOf(given)).toBe(fault);
  expect(() => checkKinds('the options', given as Options, KINDS)).toThrow(new RangeError(fault));
});

test('an object without the members that make it what it should be is refused', () => {
  expect(() => checkMembers('a world', { grid: 1, open: 0 }, 'grid', 'open')).not.toThrow();
  expect(() => checkMembers('a world', { grid: 1 }, 'grid', 'open')).toThrow('Expected a world, got {"grid":1}.');
  for (const value of [undefined, null, 5, 'grid'])
    expect(() => checkMembers('a world', value, 'grid')).toThrow(`Expected a world, got ${shownValue(value)}.`);
});

test('values are shown so that one knows them again, however large', () => {
  const large = { world: { open: [1, 2] }, entrance: 1, made: null, seed: 5n };
  const values = [7n, () => 7, 'say "x"', 'x'.repeat(99), new Float64Array(9), [1, 2, 3, 4, 5], [[1]], large];
  expect(values.map(shownValue)).toEqual([
    '7',
    'a function',
    '"say \\"x\\""',
    `"${'x'.repeat(79)}...`,
    'a TypedArray',
    '[1,2,3,4,5]',
    '[{}]',
    '{"world":{},"entrance":1,"made":null,"seed":"5"}',
  ]);
});
