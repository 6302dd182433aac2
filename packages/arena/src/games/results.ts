/** What results of all disciplines have in common. */

import type { Seat } from 'asterion/game';
import type { Misbehaved } from '../bots/misbehaved.js';
import type { GameJob, GameResult } from './job.js';

/** A program that may have done something wrong. */
interface Faulty {
  readonly fault: Misbehaved | undefined;
  readonly stderr: string;
}

/** One that was not seated. */
interface Absent extends Faulty {
  readonly seat: Seat;
}

/** A game that was not played: nobody has won it. */
export const voidResult = ({ key, number }: GameJob, why: string, absent?: Absent): GameResult => ({
  key,
  number,
  outcome: 'void',
  winner: null,
  ground: 'void',
  why,
  misbehaviour: absent === undefined ? null : misbehaviourOf(absent.seat, absent),
  moves: 0,
  score: [],
  kept: null,
  letPass: {},
  recording: null,
});

/** What somebody did wrong; a player of ours can only throw. */
export const misbehaviourOf = (seat: Seat, program: Faulty | undefined): GameResult['misbehaviour'] => ({
  seat,
  reason: program?.fault?.reason ?? 'crash:threw',
  stderr: program?.stderr ?? '',
});
