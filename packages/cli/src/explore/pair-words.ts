/** What is said of the two greedy searches. */

import type { SearchMoment, SearchSide } from 'asterion/players';
import { count } from '../host/text.js';

/** `plans 63 steps, the shortest way has 61; looked at 210 cells` */
export function momentWords({ plan, shortest, looked }: SearchMoment): string {
  return shortest === 0
    ? 'has arrived'
    : `plans ${count(plan.way.length - 1, 'step')}, the shortest way has ${shortest}; looked at ${count(looked, 'cell')}`;
}

/** `63 steps, 1.03 times the shortest way` */
export function endWords({ moments, isEndless }: SearchSide): string {
  const steps = moments.length - 1;
  const { shortest } = moments[0];
  return isEndless
    ? `goes round for ever from turn ${steps} on`
    : `${count(steps, 'step')}, ${(steps / shortest).toFixed(2)} times the shortest way of ${shortest}`;
}
