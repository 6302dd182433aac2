/** Each seat's moves beside the exact table: what was won and stayed so, what was safe and stayed so. */

import type { Match, Position, Seat } from 'asterion/game';
import { type AnyDescription, type ExactValue, judgeMove, tableHere } from 'asterion/play';
import type { TruthKept } from './job.js';

/** What a table of a game may take that nobody waits for: memory in bytes. */
const MEMORY = 2 ** 28;

/** By seat; null where there is no table, or none that fits. */
export function truthKept(
  description: AnyDescription,
  match: Match<Position, unknown, unknown>,
): Readonly<Record<Seat, TruthKept>> | null {
  const { game, exact } = description;
  const [start] = match.positions;
  const options = exact?.attempts.map((attempt) => ({ ...attempt, memory: MEMORY }));
  const fitting = options?.find((one) => exact?.fault(start, one) === undefined);
  if (exact === undefined || fitting === undefined) return null;
  const table = tableHere(description, start, fitting);
  const counts = new Map(game.seats.map((seat) => [seat, new SeatTruth(seat, game.seats.length)]));
  for (const [index, move] of match.moves.entries()) {
    const position = match.positions[index];
    const seat = counts.get(position.seat);
    if (seat === undefined) continue; // chance
    const { before, after, best } = judgeMove({ game, exact }, table, position, move, index + 1);
    const better = best.length === 0 ? after : exact.value(table, game.play(position, best[0]));
    seat.count(before, after, better);
  }
  return Object.fromEntries([...counts].map(([seat, truth]) => [seat, truth.kept]));
}

class SeatTruth {
  readonly #seat: Seat;
  readonly #seats: number;
  readonly #won = { moves: 0, kept: 0 };
  readonly #safe = { moves: 0, kept: 0 };
  #movesLost = 0;

  constructor(seat: Seat, seats: number) {
    this.#seat = seat;
    this.#seats = seats;
  }

  get kept(): TruthKept {
    return { won: this.#won, safe: this.#safe, movesLost: this.#movesLost };
  }

  count(before: ExactValue, after: ExactValue, better: ExactValue): void {
    const isWon = ({ winner }: ExactValue) => winner === this.#seat;
    // Alone, whoever does not win loses.
    const isSafe = ({ winner }: ExactValue) => winner === this.#seat || (winner === undefined && this.#seats > 1);
    for (const [tally, holds] of [
      [this.#won, isWon],
      [this.#safe, isSafe],
    ] as const) {
      if (!holds(before)) continue;
      tally.moves++;
      if (holds(after)) tally.kept++;
    }
    if (after.winner === better.winner && after.count !== null && better.count !== null)
      this.#movesLost += Math.abs(after.count - better.count);
  }
}
