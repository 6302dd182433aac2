/** Games of Labyrinth judged by the exact table, and what is said of each move. */

import { type LabyrinthValue, labyrinthValueOf, type ReviewedLabyrinthMove, reviewLabyrinth } from 'asterion/exact';
import { type LabyrinthPosition, labyrinth, MINOTAUR, THESEUS } from 'asterion/game';
import type { MemoryOption } from '../exact/solving.js';
import type { Host } from '../host/host.js';
import type { Messages } from '../host/messages.js';
import type { RecordedGame, ReviewedGame } from '../stage/show.js';
import { count, oneOf } from '../text.js';
import { solveLabyrinthOrFail } from './solving.js';

export async function reviewLabyrinthGame(
  { name, scene, positions, moves }: RecordedGame<LabyrinthPosition>,
  options: MemoryOption,
  host: Host,
  messages: Messages,
): Promise<ReviewedGame> {
  const [start] = positions;
  const { table } = await solveLabyrinthOrFail(scene, start, options, name, host, messages);
  const review = reviewLabyrinth(table, positions, moves);
  return {
    ...review,
    start: startText(labyrinthValueOf(table, start)),
    moves: review.moves.map((entry) => ({ ...entry, said: saidOf(entry, positions[entry.ply - 1]) })),
  };
}

function startText({ value, rounds }: LabyrinthValue): string {
  if (value === 'draw') return 'neither side can force a win';
  return `${value === THESEUS ? 'Theseus' : 'the Minotaur'} wins in ${count(rounds ?? 0, 'round')}`;
}

/** `E would have meant a win in 12 rounds; N means a draw.` */
function saidOf(
  { seat, move, before, after, best, mistake }: ReviewedLabyrinthMove,
  position: LabyrinthPosition,
): string {
  // Rounds are counted from the one of the move, so that what was and what would have been compare.
  const played = seat === MINOTAUR && after.rounds !== null ? { ...after, rounds: after.rounds + 1 } : after;
  const now = prospect(played, seat);
  if (mistake === null) return `right, ${now}.`;
  const better = oneOf(best.map((other) => labyrinth.moveName(position, other)));
  return `${better} would have meant ${prospect(before, seat)}; ${labyrinth.moveName(position, move)} means ${now}.`;
}

/** What a value is to a side. */
function prospect({ value, rounds }: LabyrinthValue, seat: string): string {
  if (value === 'draw') return 'a draw';
  const result = value === seat ? 'a win' : 'a defeat';
  return rounds === 0 ? `${result} at once` : `${result} in ${count(rounds ?? 0, 'round')}`;
}
