/** Where the last mover should have gone, as ways on the board. */

import type { ReviewedMove } from 'asterion/exact';
import { MONSTER, stepsOf, stepTo } from 'asterion/game';
import type { Trace } from '../play/traces.js';
import type { Standing } from '../rogue/standing.js';

/** More than that would only say "anything else". */
const MOST = 4;

/** None unless the move that led here was a mistake; of several monsters one joint move is shown. */
export function betterCells({ before }: Standing, reviewed: ReviewedMove | undefined): Trace[] {
  if (before === undefined || reviewed === undefined || reviewed.mistake === null) return [];
  const { setup, monsters, rogue } = before.position;
  const isMonster = reviewed.seat === MONSTER;
  const cells = isMonster ? monsters : [rogue];
  const shown = reviewed.best.slice(0, cells.length > 1 ? 1 : MOST);
  return shown.flatMap((move) =>
    stepsOf(move, cells.length).map((step, at) => ({
      isPursuer: isMonster,
      from: cells[at],
      to: stepTo(setup, cells[at], step),
    })),
  );
}
