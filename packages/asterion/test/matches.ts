/** Recordings of matches without a setup. */

import { checkText, type Match, type Position, type RecordedStart, recordedGame } from '../src/game/index.js';
import type { Recording } from '../src/notation/index.js';

/** The recording of a match, finished or not. */
export function recordMatch<P extends Position, Move, Seen>(
  match: Match<P, Move, Seen>,
  start: RecordedStart,
): Recording {
  const { game, positions } = match;
  const moves = match.moves.map((move, index) => {
    const name = game.moveName(positions[index], move);
    return { seat: positions[index].seat, name, check: checkText(game.check(positions[index + 1])) };
  });
  return recordedGame(game.name, start, moves, match.end);
}
