/** How much of the evaluation bar a win takes. */

import type { ExactValue } from 'asterion/play';

/** A win in so many moves takes half of what there is between a win at once and the least. */
const HALFWAY = 8;
/** The least that a win takes: it is seen whose it is. */
const LEAST = 0.55;

/** The share of the side that wins: all of it for a win at once or for ever, less the longer it takes. */
export const barShare = ({ count }: ExactValue): number =>
  count === null ? 1 : LEAST + ((1 - LEAST) * HALFWAY) / (HALFWAY + count);
