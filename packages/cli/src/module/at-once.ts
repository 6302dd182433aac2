/**
 * A player that is asked in the very thread that wants its moves, by the thousand: there is no time to send for each. Whoever
 * started the thread watches a clock in shared memory, and stops it.
 */

import type { PlayerEntry, Position, Seat } from 'asterion/game';
import type { AnyDescription } from 'asterion/play';
import { playerStart } from './contract.js';
import { nameOf } from './seat.js';
import { thrownText } from './stack.js';

/** A clock in shared memory: how many questions were asked, and whether the last one is still open. */
export const newClock = (): Int32Array => new Int32Array(new SharedArrayBuffer(8));

/** Calls `stop` once a question has been open for so long; until what it returns is called. */
export function watchClock(clock: Int32Array, time: number, stop: () => void): () => void {
  let [asked, since] = [-1, 0];
  const look = (): void => {
    const now = performance.now();
    if (Atomics.load(clock, 0) !== asked) [asked, since] = [Atomics.load(clock, 0), now];
    else if (Atomics.load(clock, 1) === 1 && now - since > time) stop();
  };
  const timer = setInterval(look, Math.min(50, time));
  return () => {
    clearInterval(timer);
  };
}

/** The player, and what it did wrong first, as the rest of a sentence. */
export interface AtOnce<Seen, Move> {
  readonly entry: PlayerEntry<Seen, Move>;
  readonly fault: string | undefined;
}

/** A player of a game in which everybody sees the whole position. */
export function playerAtOnce<P extends Position, Move>(
  exported: unknown,
  { name, memoryless, seat }: { readonly name: string; readonly memoryless: boolean; readonly seat: Seat },
  game: AnyDescription['game'],
  clock: Int32Array,
): AtOnce<P, Move> {
  const begin = playerStart(exported);
  let fault: string | undefined;
  const asked = <T>(question: () => T): T => {
    Atomics.add(clock, 0, 1);
    Atomics.store(clock, 1, 1);
    try {
      return question();
    } catch (error) {
      fault ??= thrownText(error);
      throw error;
    } finally {
      Atomics.store(clock, 1, 0);
    }
  };
  const moveFrom = (position: P, answer: unknown): Move => {
    const said = nameOf(game, position, answer);
    const move = game.moveNamed(position, said);
    if (move === undefined || game.playIfLegal(position, move) === undefined) {
      fault ??=
        answer instanceof Promise ? 'takes its time, and has to answer at once' : `made the illegal move ${said}`;
      throw new RangeError(fault);
    }
    return move as Move;
  };
  return {
    entry: {
      name,
      about: '',
      cost: '',
      seats: [seat],
      memoryless,
      start: (seen, at, rng) => {
        const player = asked(() => begin(seen, at, rng));
        return {
          move: (position) =>
            moveFrom(
              position,
              asked(() => player.move(position)),
            ),
        };
      },
    },
    get fault() {
      return fault;
    },
  };
}
