/** What a table says, in words. Captures are counted in monster moves. */

import type { SolveProgress, Value } from 'asterion/exact';

const movesText = (moves: number): string => `${moves.toLocaleString('en')} monster ${moves === 1 ? 'move' : 'moves'}`;

/** `captured in 9 monster moves`, `the rogue evades for ever`. */
export function valueText({ verdict, captureIn }: Value): string {
  if (verdict === 'evades') return 'the rogue evades for ever';
  return captureIn === null ? 'captured' : `captured in ${movesText(captureIn)}`;
}

/** Of a cell, in short: `capture in 7`, `evades`. */
export function shortValueText({ verdict, captureIn }: Value): string {
  if (verdict === 'evades') return 'evades';
  if (captureIn === null) return 'captured';
  return captureIn === 0 ? 'caught' : `capture in ${captureIn.toLocaleString('en')}`;
}

/** `Round 12: 34 % of all positions are won by the monster so far.` */
export const progressText = ({ round, share }: SolveProgress): string =>
  `Round ${round.toLocaleString('en')}: ${Math.floor(100 * share)} % of all positions are won by the monster so far.`;
