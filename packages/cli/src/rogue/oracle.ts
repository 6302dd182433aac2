/**
 * What a game that reaches its cap is worth: a proven escape, where the exact table says so, else just the cap.
 *
 * The table is made in a thread, and a referee does not wait; so it is made ready before the move that may reach the
 * cap. Most games end long before.
 */

import { type Chase, chaseOf, type ExactTable, knownTable, oracleOf } from 'asterion/exact';
import type { Outcome, RoguePosition } from 'asterion/game';
import { solveInThread } from '../exact/solving.js';
import type { Host } from '../host/host.js';

/** So little memory that it takes a few seconds at the most: nobody asked for a table here. */
const WISH = { depth: false, memory: 2 ** 28 };

/** Short enough for a line of a terminal. */
const WHY = 'At the cap the exact table proves that the rogue can evade for ever.';

const silent = { progress: () => undefined, done: () => undefined };

export class CapOracle {
  readonly #start: RoguePosition;
  readonly #host: Pick<Host, 'signal'>;
  #table: ExactTable | undefined;
  #isReady = false;

  constructor(start: RoguePosition, host: Pick<Host, 'signal'>) {
    this.#start = start;
    this.#host = host;
  }

  /** Makes the table, once; where it does not fit there will be nothing to say. */
  async prepare(): Promise<void> {
    if (this.#isReady) return;
    const chase = chaseOf(this.#start.setup, this.#start.monsters.length);
    this.#table = knownTable(chase, WISH) ?? (await this.#solved(chase));
    this.#isReady = true;
  }

  async #solved(chase: Chase): Promise<ExactTable | undefined> {
    const result = await solveInThread(chase, WISH, this.#host, silent);
    return 'table' in result ? result.table : undefined;
  }

  /** What is proven of a position. */
  readonly ask = (position: RoguePosition): Outcome | undefined => {
    const proven = this.#table === undefined ? undefined : oracleOf(this.#table)(position);
    return proven === undefined ? undefined : { ...proven, why: WHY };
  };
}
