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
  /** Which solver it is. */
  readonly method: Method;
  /** Whether every state is decided: then there is `data`. */
  readonly done: boolean;
  /** What a table is made of, to be sent anywhere. Only when done. */
  data(): Data;
  /** The same for a table in this thread, where that saves copying; the solver is not asked again. */
  dataHere?(): Data;
  /** Does some work: about so many states. Stops early when done. */
  advance(budget: number): void;
}

/** Throws unless a round number fits into a depth. */
export function checkRound(round: number): void {
  if (round >= NEVER) throw new RangeError(`Expected every capture to take less than ${NEVER} moves.`);
}
