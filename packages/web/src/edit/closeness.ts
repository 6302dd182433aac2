/** How close it is at the start of a game: how few moves keep what best play promises. */

import type { Problem } from '../game/table-maker.js';

/**
 * As a sentence; undefined where nobody wins, or the game is over at once. Of who has to answer first it is the first move, of
 * who answers it is the answer to whichever move leaves the fewest.
 */
export function closenessText({ description, position }: Problem, table: unknown): string | undefined {
  const { game, exact, words } = description;
  const winner = exact?.value(table, position).winner;
  if (exact === undefined || winner === undefined || game.outcome(position) !== undefined) return undefined;
  const kept = (from: typeof position): readonly [right: number, all: number] => {
    const all = game.legalMoves(from);
    const right = all.filter((move) => exact.value(table, game.play(from, move)).winner === winner);
    return [right.length, all.length];
  };
  if (position.seat === winner) {
    const [right, all] = kept(position);
    return sentence(right, all, 'first moves');
  }
  const answers = game
    .legalMoves(position)
    .map((move) => game.play(position, move))
    .filter((next) => next.seat === winner && game.outcome(next) === undefined)
    .map(kept)
    .sort(([one, ofOne], [other, ofOther]) => one - other || ofOther - ofOne);
  const sharpest = answers.at(0);
  return sharpest && sentence(...sharpest, `answers to the sharpest move of ${words.seat(position.seat)}`);
}

function sentence(right: number, all: number, what: string): string {
  if (right === all) return `Not close at first: all ${what} are right.`;
  return right === 1 ? `Close: only 1 of ${all} ${what} is right.` : `${right} of ${all} ${what} are right.`;
}
