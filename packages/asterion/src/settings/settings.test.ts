import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cell,
  choice,
  count,
  flag,
  memberKey,
  overlaid,
  type Schema,
  seed,
  settle,
  span,
  spelt,
  square,
} from './index.js';

const schema: Schema = [
  choice({
    key: 'from',
    title: 'From',
    about: 'where it comes from',
    noun: 'a source',
    affects: 'world',
    choices: [{ name: 'made' }, { name: 'found' }],
    usual: 'made',
  }),
  ...square({
    aliases: ['size'],
    about: 'rows and columns',
    least: 2,
    most: 9,
    usual: 5,
    isFor: ({ from }) => from === 'made',
  }),
  cell({
    key: 'goal',
    title: 'Goal',
    about: 'where to',
    affects: 'world',
    size: ({ rows }) => [Number(rows), Number(rows)],
  }),
  span({ key: 'pits', title: 'Pits', about: 'how many', affects: 'rules', most: 9, usual: [1, 5] }),
  flag({ key: 'no-stay', title: 'No staying', about: 'nobody stays', affects: 'rules' }),
  seed({ about: 'any text' }),
  {
    family: 'knob',
    about: 'knobs',
    members: ({ rows }) => [
      count({
        key: memberKey({ family: 'knob' }, 'depth'),
        title: 'Depth',
        about: 'how deep',
        affects: 'world',
        most: Number(rows),
        usual: 2,
      }),
    ],
  },
];

describe('what was said', () => {
  test('comes to values, and what is left unsaid to the usual ones', () => {
    expect(settle(schema, {}).values).toEqual({
      from: 'made',
      rows: 5,
      cols: 5,
      goal: undefined,
      pits: [1, 5],
      'no-stay': false,
      seed: '0',
      'knob-depth': 2,
    });
    const said = { size: '7', goal: ' 3, 4 ', pits: '2', 'no-stay': '', seed: 'x', 'knob-depth': '7' };
    expect(settle(schema, said)).toMatchObject({
      faults: {},
      unknown: [],
      values: { rows: 7, cols: 7, goal: [3, 4], pits: [2, 2], 'no-stay': true, seed: 'x', 'knob-depth': 7 },
    });
  });

  test('is refused setting by setting, each with what was expected and what was found', () => {
    const { faults, values, unknown } = settle(schema, {
      from: 'mad',
      rows: '1',
      goal: '9,9',
      pits: '5-1',
      'no-stay': 'yes',
      seed: '',
      colour: 'red',
    });
    expect(faults).toEqual({
      from: 'Expected a source (made, found), got "mad". Did you mean made?',
      rows: 'Expected a whole number from 2 to 9, got "1".',
      goal: 'Expected a row and a column from 0,0 to 4,4, like 0,5, got "9,9".',
      pits: 'Expected a number or two up to 9, the smaller first, such as 3 or 1-5, got "5-1".',
      'no-stay': 'Expected no-stay=1, got "yes".',
      seed: 'Expected a number or a text, got nothing.',
    });
    expect(values).toMatchObject({ from: 'made', rows: 5, pits: [1, 5] }); // so that later ones can be checked
    expect(unknown).toEqual(['colour']);
  });

  test('of a square board says rows or columns, and not two sizes', () => {
    expect(settle(schema, { cols: '3' }).values).toMatchObject({ rows: 3, cols: 3 });
    expect(settle(schema, { rows: '3', cols: '4' }).faults).toEqual({
      cols: 'Expected a square board, got 3 rows and 4 columns.',
    });
  });

  test('is not asked for where it does not apply', () => {
    const { settings, values } = settle(schema, { from: 'found', rows: '3' });
    expect(settings.map(({ key }) => key)).not.toContain('rows');
    expect(values).not.toHaveProperty('rows');
  });

  test('spelt out and said again comes to the same, whatever it was', () => {
    const texts = fc.dictionary(
      fc.constantFrom('from', 'rows', 'goal', 'pits', 'no-stay', 'seed', 'knob-depth'),
      fc.string(),
    );
    fc.assert(
      fc.property(texts, (said) => {
        const settled = settle(schema, said);
        expect(settle(schema, spelt(settled)).values).toEqual(settled.values);
      }),
    );
  });
});

test('a host lays its own defaults and limits over a schema, and changes nothing else', () => {
  const own = overlaid(schema, { rows: { usual: '3', most: 4 } });
  expect(settle(own, {}).values).toMatchObject({ rows: 3, cols: 3 });
  expect(Object.keys(settle(own, { rows: '5' }).faults)).toEqual(['rows']);
  expect(settle(own, { rows: '4' }).faults).toEqual({});
  expect(settle(schema, { rows: '5' }).faults).toEqual({});
});
