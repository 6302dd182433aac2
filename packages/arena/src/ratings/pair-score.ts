/** A against B: the share of points, and between which bounds the true share is. */

import { type Interval, intervalOf } from 'asterion/play';
import type { DecidedEncounter } from './encounter.js';

export interface PairScore {
  readonly a: string;
  readonly b: string;
  /** Of the first of the two, from 0 to 1. */
  readonly score: number;
  /** The true share is between these in 95 of 100 such duels. */
  readonly low: number;
  readonly high: number;
  /** Comparisons: games, or worlds that each played alone. */
  readonly games: number;
}

/** Every two who met, in the order in which they are named. */
export function pairScores(names: readonly string[], decided: Iterable<DecidedEncounter>): PairScore[] {
  const place = new Map(names.map((name, index) => [name, index]));
  const met = new Map<string, { a: string; b: string; shares: number[]; games: number }>();
  for (const { encounter, points } of decided) {
    const isInOrder = (place.get(encounter.a) ?? 0) <= (place.get(encounter.b) ?? 0);
    const [a, b] = isInOrder ? [encounter.a, encounter.b] : [encounter.b, encounter.a];
    const key = JSON.stringify([a, b]);
    const pair = met.get(key) ?? { a, b, shares: [], games: 0 };
    const share = meanOf(points);
    pair.shares.push(isInOrder ? share : 1 - share);
    pair.games += points.length;
    met.set(key, pair);
  }
  return [...met.values()]
    .sort((one, other) => order(one.a, other.a, place) || order(one.b, other.b, place))
    .map(({ shares, ...pair }) => {
      const [low, high] = shareInterval(shares);
      return { ...pair, score: meanOf(shares), low, high };
    });
}

const order = (one: string, other: string, place: ReadonlyMap<string, number>): number =>
  (place.get(one) ?? 0) - (place.get(other) ?? 0);

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * The interval in which the true share is in 95 of 100 cases. Encounters are independent, the two games of one are not: they
 * share a world. So encounters are counted, and spread less than heads and tails where both games go to the same seat.
 * Wilson's interval, of as many tosses as spread alike; a win and a loss that nobody played keep the spread from nothing.
 *
 * The same holds of shares of any worlds. `weights` say how much each counts, by the number of its games for instance; all
 * alike if absent.
 */
export function shareInterval(shares: readonly number[], weights: readonly number[] = shares.map(() => 1)): Interval {
  const usual = meanOf(weights);
  const share = meanOf(shares.map((one, at) => (one * weights[at]) / usual));
  const seen = [...shares, 0, 1];
  const counts = [...weights.map((weight) => weight / usual), 1, 1];
  const mean = meanOf(seen.map((one, at) => one * counts[at]));
  const spread = meanOf(seen.map((one, at) => ((one - mean) * counts[at]) ** 2));
  const tosses = (shares.length * mean * (1 - mean)) / spread;
  return intervalOf(share * tosses, tosses, 95);
}
