import { puzzleEras, puzzleOfDay } from 'asterion/puzzle';
import { shippedPacks } from 'asterion/puzzle/shipped';
import { expect, test } from 'vitest';
import { askedBy, dateOf, dayBeside, daysUpTo } from './opening.js';
import { Shelf } from './shelf.js';

const shelf = new Shelf(shippedPacks);
const TODAY = '2026-11-19';
const asked = (query: string) => askedBy(new URLSearchParams(query), shelf, TODAY);
const why = (query: string) => {
  const found = asked(query);
  return found.kind === 'fault' ? found.why : undefined;
};
const [pack] = shelf.names;
const size = shelf.pack(pack)?.list.length;

test('a link that says nothing asks for the puzzle of today, and a date for that of its day', () => {
  expect(asked('')).toEqual({ kind: 'puzzle', of: shelf.ofDay(TODAY) });
  expect(asked('date=2026-11-01')).toEqual({ kind: 'puzzle', of: shelf.ofDay('2026-11-01') });
  const { of } = asked('date=2026-11-01') as { of: ReturnType<Shelf['ofDay']> };
  expect({ pack: of.pack, number: of.puzzle.number }).toEqual(puzzleOfDay('2026-11-01'));
});

test('a puzzle is asked for by its pack and number', () => {
  expect(asked(`pack=${pack}&number=${size}`)).toMatchObject({
    kind: 'puzzle',
    of: { pack, puzzle: { number: size } },
  });
});

test.each([
  ['date=yesterday', 'Expected a date like 2026-11-19, got "yesterday".'],
  ['date=1999-01-01', `The first puzzle of the day is that of ${puzzleEras[0].first}.`],
  ['date=2026-11-20', 'The puzzle of 2026-11-20 is yet to come: in UTC it is 2026-11-19.'],
  ['pack=attic&number=1', `There is no pack "attic" here. Known packs: ${shelf.names.join(', ')}.`],
  ['pack=constructor&number=1', `There is no pack "constructor" here. Known packs: ${shelf.names.join(', ')}.`],
  [`pack=${pack}`, `Expected a pack and a number, like pack=${pack}&number=1, got a pack, but no number.`],
  ['number=1', `Expected a pack and a number, like pack=${pack}&number=1, got a number, but no pack.`],
  ...['0', '-1', '1.5', '9999999', 'one', ''].map((number) => [
    `pack=${pack}&number=${number}`,
    `Expected a number from 1 to ${size} in the pack "${pack}", got ${JSON.stringify(number)}.`,
  ]),
])('what is wrong with a link is said: %s', (query, text) => {
  expect(why(query)).toBe(text);
});

test('days go back to the first one, and no further', () => {
  const [{ first }] = puzzleEras;
  expect(dayBeside('2026-03-01', -1)).toBe('2026-02-28');
  expect(dayBeside('2026-12-31', 1)).toBe('2027-01-01');
  expect(dayBeside(first, -1)).toBeUndefined();
  expect(daysUpTo('2026-03-02', 3)).toEqual(['2026-03-02', '2026-03-01', '2026-02-28']);
  expect(daysUpTo(first, 3)).toEqual([first]);
});

test('the day is that of UTC; a clock that is years behind is at the first day', () => {
  expect(dateOf(Date.UTC(2026, 10, 19, 23, 59))).toBe('2026-11-19');
  expect(dateOf(0)).toBe(puzzleEras[0].first);
});
