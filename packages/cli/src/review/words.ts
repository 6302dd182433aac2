/** A review in words: a line for each mistake, then the sums. */

import type { ReviewedMove, Value } from 'asterion/exact';
import { MONSTER, type RoguePosition, rogue, type Seat } from 'asterion/game';
import { count } from '../rogue/status.js';
import type { Reviewed } from './report.js';

export function reviewText({ positions, moves, firstMistake, accuracy }: Reviewed, wantsAll: boolean): string {
  if (moves.length === 0) return 'There are no moves to review.\n';
  const lines = moves
    .filter(({ mistake }) => wantsAll || mistake !== null)
    .map((entry) => `${lineOf(entry, positions[entry.ply - 1])}\n`);
  const shares = rogue.seats.map((seat) => shareText(seat, moves, accuracy[seat]));
  return [
    `${count(moves.length, 'move')}. At the start ${startText(moves[0].before)}.\n`,
    ...lines,
    firstMistake === null
      ? 'No mistakes: every move kept the exact value.\n'
      : `First mistake: move ${firstMistake}. ${tally(moves)}.\n`,
    `Accuracy: ${shares.join(', ')}.\n`,
  ].join('');
}

const startText = ({ verdict, captureIn }: Value): string =>
  verdict === 'evades' ? 'the rogue can evade for ever' : `the capture takes ${count(captureIn ?? 0, 'monster move')}`;

function tally(moves: readonly ReviewedMove[]): string {
  const blunders = moves.filter(({ mistake }) => mistake === 'blunder').length;
  const inaccuracies = moves.filter(({ mistake }) => mistake === 'inaccuracy').length;
  return `Blunders ${blunders}, inaccuracies ${inaccuracies}`;
}

function shareText(seat: Seat, moves: readonly ReviewedMove[], share: number): string {
  const own = moves.filter((entry) => entry.seat === seat);
  const right = own.filter(({ mistake }) => mistake === null).length;
  return `${seat} ${right} of ${count(own.length, 'move')} (${(100 * share).toFixed(1).replace('.0', '')} %)`;
}

/** `move 4 (rogue E): blunder. The escape was N; after E captured in 7.` */
function lineOf(entry: ReviewedMove, position: RoguePosition): string {
  const { ply, seat, move, mistake, best } = entry;
  const name = rogue.moveName(position, move);
  const better = oneOf(best.map((other) => rogue.moveName(position, other)));
  const said = seat === MONSTER ? ofMonster(entry, name, better) : ofRogue(entry, name, better, best.length);
  return `move ${ply} (${seat} ${name}): ${mistake === null ? '' : `${mistake}. `}${said}`;
}

/** Counts are of the position before the move, so that what was and what would have been compare. */
function ofMonster({ before, after, mistake }: ReviewedMove, name: string, better: string): string {
  if (before.captureIn === null) return 'nothing to lose, the rogue evades.';
  const now = (after.captureIn ?? 0) + 1;
  if (mistake === null) return `right, captures in ${now}.`;
  const lost = mistake === 'blunder' ? 'the rogue evades' : `it takes ${now}`;
  return `${better} would have captured in ${before.captureIn}; after ${name} ${lost}.`;
}

function ofRogue({ before, after, mistake }: ReviewedMove, name: string, better: string, escapes: number): string {
  if (mistake === null) return after.captureIn === null ? 'right, evades.' : `right, lasts ${after.captureIn}.`;
  const now = after.captureIn === 0 ? 'captured at once' : `captured in ${after.captureIn ?? 0}`;
  return mistake === 'blunder'
    ? `The ${escapes === 1 ? 'escape was' : 'escapes were'} ${better}; after ${name} ${now}.`
    : `${better} would have lasted ${before.captureIn ?? 0}; after ${name} ${now}.`;
}

/** `N`, `N or E`, `N, E or STAY`. */
const oneOf = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names[names.length - 1]}`;
