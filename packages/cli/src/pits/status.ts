/** What there is to say about a position, and about an ending. */

import { isPit, type MatchEnd, type PitsPosition, pitsOf, turnsPlayed } from 'asterion/game';
import { distancesFrom } from 'asterion/search';
import { count } from '../text.js';

/** `steps 12`, `pits 37`, `goal 26 away`. */
export const statusOf = (position: PitsPosition): string[] => [
  `steps ${turnsPlayed(position)}`,
  `pits ${pitsOf(position).length}`,
  goalText(position),
];

function goalText({ world, player, setup }: PitsPosition): string {
  if (player === setup.goal) return 'on the goal';
  if (isPit(world, player)) return 'in a pit';
  const steps = distancesFrom(world, setup.goal)[player];
  return steps < 0 ? 'no way to the goal' : `goal ${steps} away`;
}

const RESULTS: Readonly<Record<string, string>> = { goal: 'Goal', fell: 'Fell', 'cut-off': 'Cut off' };

/** How it ended, as people say it. */
export const resultText = (result: string): string => RESULTS[result] ?? result;

/** `Goal after 38 turns. The player reached the goal.` */
export const endText = ({ result, why }: MatchEnd, position: PitsPosition): string =>
  `${resultText(result)} after ${count(turnsPlayed(position), 'turn')}. ${why}\n`;

export const leftText = (position: PitsPosition): string => `Left after ${count(turnsPlayed(position), 'turn')}.\n`;
