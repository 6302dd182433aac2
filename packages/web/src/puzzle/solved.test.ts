import type { SolvedPuzzle } from 'asterion/puzzle';
import { shippedPacks } from 'asterion/puzzle/shipped';
import { expect, test } from 'vitest';
import { filterIn, isWished, listLink } from './filter.js';
import { kindOf, Shelf, type ShelfPuzzle } from './shelf.js';
import { bestOf, nextAfter, solvedNumbers } from './solved.js';

const shelf = new Shelf(shippedPacks);
const [pack] = shelf.names;
const list = shelf.pack(pack)?.list ?? [];
const at = (number: number): ShelfPuzzle => ({ pack, puzzle: list[number - 1] });

const solved = ({ puzzle: { number, stars: of }, date }: ShelfPuzzle, stars = of, seconds = 10): SolvedPuzzle => ({
  pack,
  number,
  ...(date !== undefined && { date }),
  stars,
  of,
  wrongs: of - stars,
  hints: 0,
  seconds,
});

test('after a puzzle of a pack comes the next number that is not solved, and after the last one the first', () => {
  expect(nextAfter([], at(1), shelf)).toEqual(at(2));
  expect(nextAfter([solved(at(2)), solved(at(3))], at(1), shelf)).toEqual(at(4));
  expect(nextAfter([], at(list.length), shelf)).toEqual(at(1));
  expect(
    nextAfter(
      list.map((_, index) => solved(at(index + 1))),
      at(1),
      shelf,
    ),
  ).toBeUndefined();
});

test('after the puzzle of a day comes the latest day before it that is not solved', () => {
  const day = (date: string) => shelf.ofDay(date);
  expect(nextAfter([], day('2026-11-19'), shelf)).toEqual(day('2026-11-18'));
  const before = [solved(day('2026-11-18')), solved(day('2026-11-16'))];
  expect(nextAfter(before, day('2026-11-19'), shelf)).toEqual(day('2026-11-17'));
  expect(nextAfter([], day('2026-01-01'), shelf)).toBeUndefined();
});

test('of several results the best counts; a day asks for that of its day', () => {
  const of = list.find(({ stars }) => stars > 2) ?? list[0];
  const here = at(of.number);
  const all = [solved(here, of.stars - 1, 5), solved(here, of.stars, 20), solved(here, of.stars, 12)];
  expect(bestOf(all, here)).toBe(all[2]);
  expect(bestOf(all, { ...here, date: '2026-11-19' })).toBeUndefined();
  expect(bestOf([], here)).toBeUndefined();
  expect([...solvedNumbers(all, pack)]).toEqual([of.number]);
  expect([...solvedNumbers(all, 'another')]).toEqual([]);
});

test('puzzles are listed by stars, game, theme and whether they are solved', () => {
  const [one] = list;
  const wished = (query: string, isSolved = false) => isWished(filterIn(new URLSearchParams(query)), one, isSolved);
  expect(wished('')).toBe(true);
  expect(wished(`stars=${one.stars}&game=${kindOf(one).name}&theme=${one.themes[0]}`)).toBe(true);
  expect(wished(`stars=${one.stars === 1 ? 2 : 1}`)).toBe(false);
  expect(wished('game=chess')).toBe(false);
  expect(wished('theme=opening')).toBe(false);
  expect([wished('state=open'), wished('state=open', true)]).toEqual([true, false]);
});

test('a link to the lists holds what is wished', () => {
  const link = listLink({ stars: '3', game: '', theme: 'tempo', state: 'open' });
  expect(link).toBe('#/puzzle?v=1&list=all&stars=3&theme=tempo&state=open');
  expect(filterIn(new URLSearchParams(link.slice(link.indexOf('?'))))).toEqual({
    stars: '3',
    game: '',
    theme: 'tempo',
    state: 'open',
  });
});

test('several pursuers are a kind of their own', () => {
  const one = list.find(({ spec, actors }) => spec.game === 'rogue' && actors.monster.length === 1);
  if (one === undefined) throw new Error('Expected a puzzle of one monster.');
  expect(kindOf(one)).toEqual({ name: 'rogue', title: 'Rogue' });
  const two = { ...one, actors: { ...one.actors, monster: [...one.actors.monster, ...one.actors.monster] } };
  expect(kindOf(two)).toEqual({ name: 'rogue-2', title: 'Rogue, 2 monsters' });
});
