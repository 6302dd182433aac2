/** A review in words: a line for each mistake, then the sums. */

import type { Seat } from 'asterion/game';
import type { AnyShow, JudgedMove } from '../stage/show.js';
import { count } from '../text.js';
import type { Reviewed } from './report.js';

export function reviewText(reviewed: Reviewed, { walk: { game } }: AnyShow, wantsAll: boolean): string {
  const { positions, start, moves, firstMistake, accuracy } = reviewed;
  if (moves.length === 0) return 'There are no moves to review.\n';
  const lines = moves
    .filter(({ mistake }) => wantsAll || mistake !== null)
    .map((entry) => `${lineOf(entry, game.moveName(positions[entry.ply - 1], entry.move))}\n`);
  const shares = game.seats.map((seat) => shareText(seat, moves, accuracy[seat]));
  return [
    `${count(moves.length, 'move')}. At the start ${start}.\n`,
    ...lines,
    firstMistake === null
      ? 'No mistakes: every move kept the exact value.\n'
      : `First mistake: move ${firstMistake}. ${tally(moves)}.\n`,
    `Accuracy: ${shares.join(', ')}.\n`,
  ].join('');
}

function tally(moves: readonly JudgedMove[]): string {
  const blunders = moves.filter(({ mistake }) => mistake === 'blunder').length;
  const inaccuracies = moves.filter(({ mistake }) => mistake === 'inaccuracy').length;
  return `Blunders ${blunders}, inaccuracies ${inaccuracies}`;
}

function shareText(seat: Seat, moves: readonly JudgedMove[], share: number): string {
  const own = moves.filter((entry) => entry.seat === seat);
  const right = own.filter(({ mistake }) => mistake === null).length;
  return `${seat} ${right} of ${count(own.length, 'move')} (${(100 * share).toFixed(1).replace('.0', '')} %)`;
}

/** `move 4 (rogue E): blunder. The escape was N; after E captured in 7.` */
const lineOf = ({ ply, seat, mistake, said }: JudgedMove, name: string): string =>
  `move ${ply} (${seat} ${name}): ${mistake === null ? '' : `${mistake}. `}${said}`;
