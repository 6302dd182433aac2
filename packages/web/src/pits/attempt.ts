/** A try at a seed, as far as it counts for a streak: played here, from its start, on pits nobody has seen, and nothing taken back. */

import type { PitsPosition } from 'asterion/game';
import { lineOf, type Moment } from '../play/course.js';
import { groundOf } from './draft.js';
import type { Standing } from './standing.js';
import type { Table } from './table.js';

export interface Attempt {
  readonly table: Table;
  readonly tip: Standing;
  /** Why it does not count, as a sentence; undefined if it does. */
  readonly flaw: string | undefined;
}

export const TAKEN_BACK = 'This game does not count: a move was taken back.';
export const SEEN = 'This game does not count: these pits were seen before.';

/** What becomes of a try at another moment of play. `seen` holds the grounds whose pits were on screen before. */
export function attemptAfter(
  before: Attempt | undefined,
  { table, tip }: Moment<PitsPosition, Table>,
  seen: ReadonlySet<string>,
): Attempt {
  if (before?.table !== table) {
    const isSeen = table.isReplay || seen.has(groundOf(table.draft));
    return { table, tip, flaw: isSeen ? SEEN : undefined };
  }
  const goesOn = lineOf(tip).includes(before.tip);
  return { table, tip, flaw: before.flaw ?? (goesOn ? undefined : TAKEN_BACK) };
}
