/** What is said of the two searches. */

import { counted } from 'asterion/play';
import { momentAt, type SearchComparison, type SearchSide } from 'asterion/players/explore';

export const TITLES: Readonly<Record<string, string>> = {
  'greedy-avatar': 'From the avatar',
  'greedy-enemy': 'From the hunter',
};

/** `plans 63, shortest 61` */
export function momentWords(side: SearchSide, turn: number): string {
  const { plan, shortest } = momentAt(side, turn);
  if (shortest === 0) return `arrived after ${counted(side.moments.length - 1, 'step')}`;
  if (side.isEndless && turn >= side.moments.length - 1) return 'goes to and fro for ever';
  return `plans ${plan.way.length - 1}, shortest ${shortest}`;
}

/** `1.03 times the shortest way` */
export function endWords({ moments, isEndless }: SearchSide): string {
  const [steps, { shortest }] = [moments.length - 1, moments[0]];
  return isEndless ? `endless, from turn ${steps} on` : `${(steps / shortest).toFixed(2)} × the shortest way`;
}

/** Both, for the live region. */
export const turnWords = ({ sides }: SearchComparison, turn: number): string =>
  `Turn ${turn}. ${sides.map((side) => `${TITLES[side.hunter]}: ${momentWords(side, turn)}.`).join(' ')}`;
