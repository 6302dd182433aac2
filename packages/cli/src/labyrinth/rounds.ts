/** A game by rounds. */

import { type LabyrinthPosition, STAY, THESEUS } from 'asterion/game';
import type { Standing } from 'asterion/play';

export type Side = 'theseus' | 'minotaur';

export interface Round {
  /** From 1. */
  readonly number: number;
  /** Before Theseus moved. */
  readonly before: LabyrinthPosition;
  /** After the Minotaur moved, or after Theseus did if that was the end. */
  readonly after: LabyrinthPosition;
}

/** The rounds of a game. */
export function roundsOf(line: readonly Pick<Standing, 'position'>[]): Round[] {
  const positions = line.map(({ position }) => position as LabyrinthPosition);
  return Array.from({ length: positions.length >> 1 }, (_, index) => ({
    number: index + 1,
    before: positions[2 * index],
    after: positions[Math.min(2 * index + 2, positions.length - 1)],
  }));
}

/** Whether a side has moved in a round: the Minotaur has not if Theseus ended it. */
export const hasMoved = ({ after }: Round, side: Side): boolean => side === THESEUS || after.seat === THESEUS;

/** By mover: whether it lost its turn, because it could not move; a pass where passing is allowed is no loss. */
export function lostTurns({ before, after }: Round, side: Side): boolean[] {
  const from = side === THESEUS ? [before.theseus] : before.minotaurs;
  const { tiles, steps } = after.last[side] ?? { tiles: from, steps: [] };
  return from.map((tile, index) => tile === tiles[index] && !(steps[index] === STAY && before.setup.options.pass));
}
