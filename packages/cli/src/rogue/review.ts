/** Games of Rogue judged by the exact table, and what is said of each move. */

import { chaseOf, type ReviewedMove, reviewGame, type Value } from 'asterion/exact';
import { MONSTER, type RoguePosition, rogue } from 'asterion/game';
import { type MemoryOption, tableOrFail } from '../exact/solving.js';
import type { Host } from '../host/host.js';
import type { Messages } from '../host/messages.js';
import type { RecordedGame, ReviewedGame } from '../stage/show.js';
import { count, oneOf } from '../text.js';

export async function reviewRogue(
  { name, positions, moves }: RecordedGame<RoguePosition>,
  { memory }: MemoryOption,
  host: Host,
  messages: Messages,
): Promise<ReviewedGame> {
  const [start] = positions;
  const chase = chaseOf(start.setup, start.monsters.length);
  const { table } = await tableOrFail(chase, { depth: true, memory }, name, host, messages);
  const review = reviewGame(table, positions, moves);
  return {
    ...review,
    start: review.moves.length === 0 ? '' : startText(review.moves[0].before),
    moves: review.moves.map((entry) => ({ ...entry, said: saidOf(entry, positions[entry.ply - 1]) })),
  };
}

const startText = ({ verdict, captureIn }: Value): string =>
  verdict === 'evades' ? 'the rogue can evade for ever' : `the capture takes ${count(captureIn ?? 0, 'monster move')}`;

/** `The escape was N; after E captured in 7.` */
function saidOf(entry: ReviewedMove, position: RoguePosition): string {
  const { seat, move, best } = entry;
  const name = rogue.moveName(position, move);
  const better = oneOf(best.map((other) => rogue.moveName(position, other)));
  return seat === MONSTER ? ofMonster(entry, name, better) : ofRogue(entry, name, better, best.length);
}

/** Monster moves from the position after the move on, as on the page. */
const capturedText = (moves: number): string => (moves === 0 ? 'captured at once' : `captured in ${moves}`);

function ofMonster({ before, after, mistake }: ReviewedMove, name: string, better: string): string {
  if (before.captureIn === null) return 'nothing to lose, the rogue evades.';
  if (mistake === 'blunder') return `The capture was ${better}; after ${name} the rogue evades.`;
  const now = capturedText(after.captureIn ?? 0);
  if (mistake === null) return after.captureIn === 0 ? 'right, captured.' : `right, ${now}.`;
  return `Faster was ${better}, ${capturedText(before.captureIn - 1)}; after ${name} ${now}.`;
}

function ofRogue({ before, after, mistake }: ReviewedMove, name: string, better: string, escapes: number): string {
  if (mistake === null) return after.captureIn === null ? 'right, evades.' : `right, lasts ${after.captureIn}.`;
  const now = capturedText(after.captureIn ?? 0);
  return mistake === 'blunder'
    ? `The ${escapes === 1 ? 'escape was' : 'escapes were'} ${better}; after ${name} ${now}.`
    : `${better} would have lasted ${before.captureIn ?? 0}; after ${name} ${now}.`;
}
