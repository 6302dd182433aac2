/** What is said about a run. */

import { type ExplorePosition, mayPass, type Outcome } from 'asterion/game';
import { counted } from 'asterion/play';

/** What is to be done, or how it ended. */
export function statusWords(position: ExplorePosition, outcome: Outcome | undefined): string {
  const { level, setup, purse, turn } = position;
  const { worlds, toll } = setup.options;
  if (outcome?.result === 'out') return `Out! ${counted(purse, 'coin')} in ${counted(turn, 'turn')}.`;
  if (outcome !== undefined)
    return `Caught in world ${level} of ${worlds}, after ${counted(turn, 'turn')}, with ${counted(purse, 'coin')}.`;
  const where = level === worlds ? 'the way out' : 'the next world';
  return mayPass(position)
    ? `The stairs are open: they lead to ${where}.`
    : `${counted(toll - position.taken, 'more coin')}, then the stairs to ${where}.`;
}

export const watchingWords = (at: number, last: number): string =>
  `You look at turn ${at} of ${last}. Enter goes on from here, Escape returns to the last turn.`;
