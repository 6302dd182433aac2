/** The report of a game, as outside callers rely on it. */

import { type LabyrinthPosition, type MatchEnd, suppliesTaken } from 'asterion/game';
import type { LabyrinthGame } from './game.js';
import { roundsBegun } from './rounds.js';

export const gameReport = ({ result, why }: MatchEnd, position: LabyrinthPosition, { seed, names }: LabyrinthGame) => ({
  outcome: result,
  rounds: roundsBegun(position),
  supplies: suppliesTaken(position),
  why,
  ...names,
  seed,
});
