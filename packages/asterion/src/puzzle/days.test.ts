import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { dateOf, dayNumber } from './calendar.js';
import { puzzleDayFault, puzzleEras, puzzleOfDay } from './days.js';
import { clockText, dayStreak, formatHistory, parseHistory, puzzleLink, shareText, withSolved } from './history.js';

test('eras come in the order of their days', () => {
  const days = puzzleEras.map(({ first }) => first);
  expect(days.toSorted()).toEqual(days);
  expect(new Set(days).size).toBe(days.length);
});

const datesOf = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, day) => dateOf((dayNumber(first) ?? 0) + day));

test.each(puzzleEras)('every puzzle of the era from $first comes once before one comes again', ({ first, stars }) => {
  expect(stars.length % 7).toBe(0);
  const numbers = datesOf(first, stars.length + 1).map((date) => puzzleOfDay(date).number);
  expect(numbers.slice(0, stars.length).toSorted((a, b) => a - b)).toEqual(Array.from(stars, (_, at) => at + 1));
  expect(numbers[stars.length]).toBe(numbers[0]);
});

test('weeks begin easily on Monday and end hard on Sunday', () => {
  const [{ first, stars }] = puzzleEras;
  const monday = '2026-01-05';
  expect(new Date(monday).getUTCDay()).toBe(1);
  const counts = datesOf(monday, stars.length).map((date) => Number(stars[puzzleOfDay(date).number - 1]));
  for (let week = 0; week < counts.length; week += 7) {
    const ofWeek = counts.slice(week, week + 7);
    expect(ofWeek.toSorted((a, b) => a - b)).toEqual(ofWeek);
    expect([ofWeek[0], ofWeek[6]]).toEqual([1, 5]);
  }
  expect(first < monday).toBe(true);
});

test('days that were promised never change', () => {
  const [{ first }] = puzzleEras;
  const days = datesOf(first, 500).map(puzzleOfDay);
  expect(createHash('sha256').update(JSON.stringify(days)).digest('hex')).toBe(
    '0e8c43847d73481810246b9bba581864ec3ad7ffb971ccfe0ad538dfee48d93d',
  );
  expect(['2026-01-01', '2026-03-01', '2026-11-19', '2027-05-15'].map((date) => puzzleOfDay(date).number)).toEqual([
    437, 256, 494, 137,
  ]);
});

test.each([
  ['today', 'Expected a date like 2026-11-19, got "today".'],
  ['2026-02-30', 'Expected a date like 2026-11-19, got "2026-02-30".'],
  ['1999-01-01', 'The first puzzle of the day is that of 2026-01-01.'],
  ['2026-11-19', undefined],
])('there is a puzzle of %s unless: %s', (date, why) => {
  expect(puzzleDayFault(date)).toBe(why);
  if (why !== undefined) expect(() => puzzleOfDay(date)).toThrow(RangeError);
});

const SOLVED = { pack: 'first', number: 3, date: '2026-11-19', stars: 3, of: 3, wrongs: 0, hints: 0, seconds: 42.7 };

test('a result is shared in a line of plain text, and as a link', () => {
  expect(shareText(SOLVED)).toBe('Asterion puzzle 2026-11-19 (3 stars): solved, no hint, 0:42');
  expect(shareText({ ...SOLVED, of: 1, wrongs: 2, hints: 1, seconds: 605 })).toBe(
    'Asterion puzzle 2026-11-19 (1 star): solved, 2 wrong moves, 1 hint, 10:05',
  );
  const { seconds: _seconds, ...untimed } = SOLVED;
  expect(shareText(untimed)).toBe('Asterion puzzle 2026-11-19 (3 stars): solved, no hint');
  const { date: _, ...undated } = SOLVED;
  expect(shareText(undated)).toBe('Asterion puzzle first 3 (3 stars): solved, no hint, 0:42');
  expect(puzzleLink(SOLVED)).toBe('#/puzzle?v=1&date=2026-11-19');
  expect(puzzleLink(undated)).toBe('#/puzzle?v=1&pack=first&number=3');
});

test('a clock has minutes and seconds', () => {
  expect([0, 59.9, 60, 3661].map(clockText)).toEqual(['0:00', '0:59', '1:00', '61:01']);
});

test('days in a row count up to today, which may still be open', () => {
  const solved = (...dates: string[]) =>
    dates.reduce((all, date) => withSolved(all, { ...SOLVED, date }), parseHistory(null));
  expect(dayStreak(solved(), '2026-11-19')).toBe(0);
  expect(dayStreak(solved('2026-11-17', '2026-11-18'), '2026-11-19')).toBe(2);
  expect(dayStreak(solved('2026-11-17', '2026-11-18', '2026-11-19'), '2026-11-19')).toBe(3);
  expect(dayStreak(solved('2026-11-16', '2026-11-18'), '2026-11-19')).toBe(1);
  expect(dayStreak(solved('2026-02-28', '2026-03-01'), '2026-03-01')).toBe(2);
  expect(dayStreak(solved('2026-11-17'), '2026-11-19')).toBe(0);
});

test('a history comes back from its text, and what is damaged counts as never solved', () => {
  const history = withSolved([], SOLVED);
  expect(parseHistory(formatHistory(history))).toEqual(history);
  expect(parseHistory('{"solved":[{"pack":1},null,7]}')).toEqual([]);
  expect(parseHistory('no json')).toEqual([]);
  expect(parseHistory('null')).toEqual([]);
});
