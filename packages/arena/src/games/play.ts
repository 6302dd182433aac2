/** Plays the game of a job: whatever anybody does wrong is a result with a reason. */

import type { Seat } from 'asterion/game';
import { oneOf } from 'asterion/play';
import { Programs } from '../bots/seated.js';
import type { Watching } from './discipline.js';
import { disciplineNamed } from './disciplines.js';
import type { BotSpec, GameJob, GameResult } from './job.js';

export interface Playing extends Watching {
  /** Where programs live from game to game; absent, they live for this game only. */
  readonly programs?: Programs | undefined;
}

/** Plays the game of a job. Throws only if it is aborted, or where the job itself makes no sense. */
export async function playGame(
  job: GameJob,
  bots: readonly BotSpec[],
  { signal, programs, watch }: Playing = {},
): Promise<GameResult> {
  signal?.throwIfAborted();
  const discipline = disciplineNamed(job.game);
  if (discipline === undefined) throw new RangeError(`There is no game ${JSON.stringify(job.game)}.`);
  const seated = Object.fromEntries(discipline.seats.map((seat) => [seat, botAt(job, seat, bots)]));
  const living = programs ?? new Programs();
  const stop = (): void => {
    living.stop();
  };
  signal?.addEventListener('abort', stop);
  try {
    const result = await discipline.play(job, seated, living, { signal, watch });
    signal?.throwIfAborted();
    return result;
  } finally {
    signal?.removeEventListener('abort', stop);
    if (programs === undefined) await living.close();
  }
}

function botAt({ seats }: GameJob, seat: Seat, bots: readonly BotSpec[]): BotSpec {
  const found = bots.find(({ name }) => name === seats[seat]);
  if (found !== undefined) return found;
  throw new RangeError(`Expected ${oneOf(bots.map(({ name }) => name))} as ${seat}, got ${seats[seat] ?? 'nobody'}.`);
}
