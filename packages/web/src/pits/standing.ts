import { CHANCE, type PitsPosition, pitsOf } from 'asterion/game';
import type { Cell } from 'asterion/world';
import type { Standing as StandingOf } from '../play/course.js';

/** Where a game of pits stands. */
export type Standing = StandingOf<PitsPosition>;

/** The pits that opened last, this turn; none before the first. */
export function newPits({ before, position, turn }: Standing): Cell[] {
  if (before === undefined || turn === undefined) return [];
  if (turn.seat !== CHANCE) return newPits(before);
  const old = new Set(pitsOf(before.position));
  return pitsOf(position).filter((cell) => !old.has(cell));
}
