/** What every solver of the chase has in common. */

import { type Method, NEVER, type TableData } from './data.js';

/** A chase being solved: it advances in small steps, so that hosts can show progress and stop it. */
export interface ExactSolver<Data extends TableData = TableData> {
  /** The round it is in: whatever is won in fewer monster moves is known. */
  readonly round: number;
  /** How many states with the monsters to move are known to be won. */
  readonly decided: number;
  /** How many states with the monsters to move there are. */
  readonly stateCount: number;
  readonly method: Method;
  readonly done: boolean;
  /** What a table is made of. Only when done. */
  data(): Data;
  /** Does some work: about so many states. Stops early when done. */
  advance(budget: number): void;
}

/** Throws unless a round number fits into a depth. */
export function checkRound(round: number): void {
  if (round >= NEVER) throw new RangeError(`Expected every capture to take less than ${NEVER} moves.`);
}
