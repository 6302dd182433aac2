/** The report object of a review, as outside callers rely on it. */

import { moveReport } from '../exact/move-report.js';
import type { AnyShow, ReviewedGame } from '../stage/show.js';
import type { PlacedPosition } from '../stage/walk.js';

/** A review and the positions it is of: `positions[ply - 1]` is where the move of that ply was made. */
export interface Reviewed extends ReviewedGame {
  readonly positions: readonly PlacedPosition[];
}

export const reviewReport = ({ positions, moves, firstMistake, accuracy }: Reviewed, { walk }: AnyShow) => ({
  game: walk.game.name,
  moves: moves.map(({ ply, seat, move, before, after, best, mistake }) => ({
    ply,
    side: seat,
    move: moveReport(walk, positions[ply - 1], move),
    before,
    after,
    best: best.map((other) => moveReport(walk, positions[ply - 1], other)),
    mistake,
  })),
  firstMistake,
  accuracy,
});
