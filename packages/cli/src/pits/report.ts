/** The report of a game, as outside callers rely on it. */

import { type MatchEnd, type PitsPosition, turnsPlayed } from 'asterion/game';
import type { PitsGame } from './game.js';

export const gameReport = ({ result, why }: MatchEnd, position: PitsPosition, { seed, player }: PitsGame) => ({
  outcome: result,
  turns: turnsPlayed(position),
  why,
  player,
  seed,
});
