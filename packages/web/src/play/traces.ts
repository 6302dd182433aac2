/** Moves as they are drawn: who went from where to where. */

import type { Position, Seat } from 'asterion/game';
import type { Cell } from 'asterion/world';
import type { Standing } from './course.js';

export interface Trace {
  readonly isPursuer: boolean;
  readonly from: Cell;
  readonly to: Cell;
}

/** The last move of each side, the earlier one first. Whoever stayed has left no trace. */
export function tracesOf<P extends Position>(
  standing: Standing<P>,
  pursuer: Seat,
  cellsOf: (position: P, seat: Seat) => readonly Cell[],
): Trace[] {
  const traces: Trace[] = [];
  for (const { before, position, turn } of [standing.before, standing].filter((one) => one !== undefined)) {
    if (before === undefined || turn === undefined) continue;
    const tos = cellsOf(position, turn.seat);
    for (const [at, from] of cellsOf(before.position, turn.seat).entries())
      if (from !== tos[at]) traces.push({ isPursuer: turn.seat === pursuer, from, to: tos[at] });
  }
  return traces;
}
