/** Recordings of matches without a setup. */

import { checkText, type Match, type Position, type RecordedStart, recordedGame } from '../src/game/index.js';
import type { Recording } from '../src/notation/index.js';

/** The recording of a match, finished or not. */
export function recordMatch<P extends Position, Move, Seen>(
  match: Match<P, Move, Seen>,
  start: RecordedStart,
): Recording {
  const moves = match.moves.map((_, index) => {
    const { seat, name, check } = match.turn(index);
    return { seat, name, check: checkText(check) };
  });
  return recordedGame(match.game.name, start, moves, match.end);
}
