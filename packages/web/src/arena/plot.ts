/** Ratings on a common scale: for each bot a bar from what it is at least to what it is at most, and its mean. */

import type { BotRow } from './data.js';

/** A rating is the mean less so many deviations; the other end lies as far beyond it. */
const DEVIATIONS = 3;

export interface RatingRange {
  readonly low: number;
  readonly mean: number;
  readonly high: number;
}

export const rangeOf = ({ rating, uncertainty }: Pick<BotRow, 'rating' | 'uncertainty'>): RatingRange => ({
  low: rating,
  mean: rating + DEVIATIONS * uncertainty,
  high: rating + 2 * DEVIATIONS * uncertainty,
});

export interface Scale {
  /** Round numbers, from the least to the most that is shown. */
  readonly ticks: readonly number[];
  /** Where a value is, from 0 to 1. */
  readonly at: (value: number) => number;
}

const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];
/** More ticks would run into each other. */
const MOST_TICKS = 6;

/** A scale on which all of them are seen whole. */
export function scaleOf(bots: readonly Pick<BotRow, 'rating' | 'uncertainty'>[]): Scale {
  const ranges = bots.map(rangeOf);
  const [least, most] = [Math.min(0, ...ranges.map(({ low }) => low)), Math.max(1, ...ranges.map(({ high }) => high))];
  const stepsOf = (step: number): [number, number] => [Math.floor(least / step), Math.ceil(most / step)];
  const fits = (step: number): boolean => {
    const [from, to] = stepsOf(step);
    return to - from < MOST_TICKS;
  };
  const step = STEPS.find(fits) ?? 10 ** Math.ceil(Math.log10(most - least));
  const [from, to] = stepsOf(step);
  return {
    ticks: Array.from({ length: to - from + 1 }, (_, index) => (from + index) * step),
    at: (value) => (value - from * step) / ((to - from) * step),
  };
}
