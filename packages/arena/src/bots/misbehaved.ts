/** What a bot from outside did wrong: a result with a reason, never an exception that anybody has to fear. */

import { PlayerFault } from 'asterion/game';
import type { Misbehaviour } from '../protocol/index.js';

export class Misbehaved extends PlayerFault {
  readonly reason: Misbehaviour;

  /** `what` is the rest of a sentence about it. */
  constructor(reason: Misbehaviour, what: string) {
    super(what);
    this.reason = reason;
  }
}
