// How long queries take, and whether their answers are right.
import { rect } from 'asterion/world';
import { cpuTime, spent } from '../cpu.mjs';

/** @typedef {import('./maps.mjs').Query} Query */

/** Milliseconds a query, the mean of the first queries, as many as the budget in milliseconds allows, and what they gave.
 * Where it allows all of them, it is spent on more rounds, and the best counts.
 * @template T @param {(query: Query) => T} find @param {readonly Query[]} queries @param {number} budget */
export function timedOnce(find, queries, budget) {
  const start = cpuTime();
  const isLeft = () => cpuTime() - start < budget;
  for (let i = 0; i < 2 && isLeft(); i++) find(queries[i % queries.length]); // to be compiled
  /** @type {T[]} */
  const found = [];
  const [, first] = spent(() => {
    do found.push(find(queries[found.length]));
    while (found.length < queries.length && isLeft());
  });
  let best = first;
  while (isLeft()) best = Math.min(best, spent(() => queries.forEach(find))[1]);
  return { ms: best / found.length, found };
}

/** Milliseconds a query: the mean over all of them in the best of several rounds, after one that is not counted. Few or
 * fast queries are asked again and again. @param {(from: number, to: number) => unknown} find
 * @param {readonly Query[]} queries */
export function timedAgain(find, queries, rounds = 4) {
  const round = () => {
    for (const { from, to } of queries) find(from, to);
  };
  const [, first] = spent(round);
  const repeats = Math.ceil(60 / Math.max(first, 0.01));
  const times = Array.from({ length: rounds }, () => {
    const [, ms] = spent(() => {
      for (let i = 0; i < repeats; i++) round();
    });
    return ms / repeats / queries.length;
  });
  return Math.min(...times);
}

/** What is wrong with an answer; undefined if nothing is. @param {import('asterion/world').World} world @param {4 | 8} directions
 * @param {Query} query @param {ArrayLike<number>} cells from end to end, either way */
function fault({ grid, open }, directions, { from, to, length: shortest = 0 }, cells) {
  if (cells.length === 0) return 'finds no way';
  const ends = [cells[0], cells[cells.length - 1]];
  if (!(ends.includes(from) && ends.includes(to))) return 'ends elsewhere';
  let length = 0;
  for (let at = 1; at < cells.length; at++) {
    const direction = rect.directions.findIndex((_, d) => grid.neighbour(cells[at - 1], d) === cells[at]);
    const isCorner = direction % 2 === 1;
    if (direction < 0 || (directions === 4 && isCorner)) return 'leaps';
    if (((open[cells[at - 1]] >> direction) & 1) === 0) return isCorner ? 'cuts corners' : 'goes through walls';
    length += isCorner ? Math.SQRT2 : 1;
  }
  return length > shortest + 0.01 ? 'too long' : undefined; // scenarios are rounded
}

/** In words, with counts. @param {import('asterion/world').World} world @param {4 | 8} directions
 * @param {readonly Query[]} queries @param {readonly ArrayLike<number>[]} paths of the first of these queries */
export function judged(world, directions, queries, paths) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const [i, cells] of paths.entries()) {
    const wrong = fault(world, directions, queries[i], cells);
    if (wrong !== undefined) counts.set(wrong, (counts.get(wrong) ?? 0) + 1);
  }
  const words = [...counts].map(([wrong, count]) => `${wrong} in ${count} of ${paths.length}`).join(', ');
  return { wrong: [...counts.values()].reduce((sum, count) => sum + count, 0), words: words || 'optimal' };
}

export const geometricMean = (/** @type {readonly number[]} */ values) =>
  Math.exp(values.reduce((sum, value) => sum + Math.log(value), 0) / values.length);
