import { describe, expect, test } from 'vitest';
import { begun, type Moment } from '../play/course.js';
import { Referee } from '../play/referee.js';
import { type Attempt, attemptAfter, SEEN, TAKEN_BACK } from './attempt.js';
import { draftFrom, groundOf } from './draft.js';
import { presetOf, presets, settingsFor } from './presets.js';
import type { Standing } from './standing.js';
import { counting, formatStreaks, parseStreaks, streakOf } from './streaks.js';
import { checkDraft, type Table } from './table.js';

test('wins in a row are counted by preset; a loss ends the row and leaves the best', () => {
  let streaks = {};
  for (const isWon of [true, true, false, true]) streaks = counting(streaks, 'classic', isWon);
  expect(streakOf(streaks, 'classic')).toEqual({ row: 1, best: 2 });
  expect(streakOf(streaks, 'hard')).toEqual({ row: 0, best: 0 });
  expect(parseStreaks(formatStreaks(streaks))).toEqual(streaks);
});

test.each([
  null,
  '',
  'hello',
  '7',
  'null',
  '[]',
  '{"classic":7,"hard":{"row":-1,"best":2},"small":{"row":1.5,"best":2},"large":{"row":3,"best":2}}',
])('what is damaged counts as never played: %s', (text) => {
  expect(parseStreaks(text)).toEqual({});
});

test('what is whole of a damaged text is kept, and no name is mistaken for another', () => {
  const text = '{"classic":{"row":1,"best":2,"more":3},"hard":{}}';
  expect(parseStreaks(text)).toEqual({ classic: { row: 1, best: 2 } });
  expect(streakOf({}, 'constructor')).toEqual({ row: 0, best: 0 });
});

describe.each(presets)('$name', (preset) => {
  test('is known by its settings, whoever plays which seed', () => {
    const draft = { ...draftFrom(new URLSearchParams('player=astar'), () => '3'), ...settingsFor(preset) };
    expect(presetOf(draft)).toBe(preset);
    expect(presetOf({ ...draft, under: '1' })).toBeUndefined();
    expect(checkDraft(draft).faults).toEqual({});
  });
});

describe('a try', () => {
  const { table } = checkDraft(draftFrom(new URLSearchParams('size=4&pits=1-1&seed=7'), () => ''));
  if (table === undefined) throw new Error('Expected a table.');
  const referee = new Referee(table);
  const first = referee.drawn(referee.start);
  const second = referee.drawn(referee.after(first, 0));
  const at = (tip: Standing, by: Table = table): Moment<Standing['position'], Table> => begun(by, tip).now;
  const start = attemptAfter(undefined, at(first), new Set());

  test('counts as long as it goes on', () => {
    expect(attemptAfter(start, at(second), new Set([groundOf(table.draft)])).flaw).toBeUndefined();
  });

  test('does not count once a move was taken back, not even when it is made again', () => {
    const on = attemptAfter(start, at(second), new Set());
    const back: Attempt = attemptAfter(on, at(first), new Set());
    expect(back.flaw).toBe(TAKEN_BACK);
    expect(attemptAfter(back, at(second), new Set()).flaw).toBe(TAKEN_BACK);
  });

  test('does not count on pits that were seen before, nor where it goes on from elsewhere', () => {
    expect(attemptAfter(undefined, at(first), new Set([groundOf(table.draft)])).flaw).toBe(SEEN);
    expect(attemptAfter(undefined, at(first, { ...table, isReplay: true }), new Set()).flaw).toBe(SEEN);
  });
});
