/** A game under review: a recording played again, standing by standing. It is only read; what is tried stands beside it. */

import { type MatchEnd, type Outcome, type RoguePosition, rogue } from 'asterion/game';
import type { Recording } from 'asterion/notation';
import type { Standing } from '../rogue/standing.js';
import type { Side } from '../rogue/table.js';

export interface Game {
  /** As it was read, to the letter: what links and downloads hand on. */
  readonly text: string;
  readonly recording: Recording;
  /** Every standing, the start first, as far as the recording could be played again. */
  readonly line: readonly Standing[];
}

/** Who played a side, by the name of the player. */
export const playerOf = ({ recording }: Game, side: Side): string => recording.seats[side] ?? 'unknown';

export const startOf = (position: RoguePosition): Standing => ({
  before: undefined,
  position,
  turn: undefined,
  end: endOf(rogue.outcome(position)),
});

/** The standing after a legal move. */
export function after(before: Standing, move: number): Standing {
  const { position } = before;
  const next = rogue.play(position, move);
  const turn = { seat: position.seat, move, name: rogue.moveName(position, move), check: rogue.check(next) };
  return { before, position: next, turn, end: endOf(rogue.outcome(next)) };
}

const endOf = (outcome: Outcome | undefined): MatchEnd | undefined =>
  outcome && { ...outcome, ground: 'rule', culprit: undefined };
