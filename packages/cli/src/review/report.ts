/** The report object of a review, as outside callers rely on it. */

import type { Review } from 'asterion/exact';
import { type RoguePosition, rogue } from 'asterion/game';
import { moveReport } from '../exact/move-report.js';

/** A review and the positions it is of: `positions[ply - 1]` is where the move of that ply was made. */
export interface Reviewed extends Review {
  readonly positions: readonly RoguePosition[];
}

export const reviewReport = ({ positions, moves, firstMistake, accuracy }: Reviewed) => ({
  game: rogue.name,
  moves: moves.map(({ ply, seat, move, before, after, best, mistake }) => ({
    ply,
    side: seat,
    move: moveReport(positions[ply - 1], move),
    before,
    after,
    best: best.map((other) => moveReport(positions[ply - 1], other)),
    mistake,
  })),
  firstMistake,
  accuracy,
});
