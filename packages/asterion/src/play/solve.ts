/**
 * Exact tables of any game, made here or in another thread: a request goes in, reports come out, all of them plain data.
 * A web worker and a thread of Node differ only in who carries the messages. To cancel, end the thread.
 */

import type { Threads } from '../exact/index.js';
import type { Position } from '../game/index.js';
import type { AnyDescription, GameDescription } from './description.js';
import type { TableOptions } from './exact-description.js';

/** A position to be solved, and what is wanted of it. */
export interface SolveRequest {
  /** The name of the game. */
  readonly game: string;
  /** The game's own. */
  readonly problem: object;
}

/** How far a table has come; the last one is `solved` or `refused`. */
export type SolveReport =
  | {
      /** Still at work; more follows. */
      readonly kind: 'progress';
      /** From 0 to 1. */
      readonly share: number;
      /** In a few words. */
      readonly text: string;
    }
  | {
      /** There is a table; nothing follows. */
      readonly kind: 'solved';
      /** What `revive` takes. */
      readonly data: unknown;
    }
  | {
      /** There will be no table; nothing follows. */
      readonly kind: 'refused';
      /** As a sentence. */
      readonly why: string;
    };

/** The request for a table of a position. */
export function solveRequest<P extends Position>(
  { game, exact }: Pick<GameDescription<P>, 'game' | 'exact'>,
  position: P,
  options: TableOptions = {},
): SolveRequest {
  if (exact === undefined) throw new RangeError(`There is no exact table of ${game.name}.`);
  return { game: game.name, problem: exact.request(position, options) };
}

/** Solves what is requested, in more threads where some are lent, and posts reports. Buffers may be transferred. */
export function answerSolve(
  { game, problem }: SolveRequest,
  descriptions: readonly AnyDescription[],
  post: (report: SolveReport, buffers: readonly ArrayBuffer[]) => void,
  threads?: Threads,
): void {
  try {
    const exact = descriptions.find((one) => one.game.name === game)?.exact;
    if (exact === undefined) throw new RangeError(`There is no exact table of ${game}.`);
    const { solver, slice, progress } = exact.solving(problem, threads);
    while (!solver.done) {
      solver.advance(slice);
      post({ kind: 'progress', ...progress() }, []);
    }
    const data = solver.data();
    post({ kind: 'solved', data }, buffersIn(data));
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    post({ kind: 'refused', why: error.message }, []);
  }
}

/**
 * What can be handed over with plain data instead of being copied: the buffers of its typed arrays. Those that threads share
 * are shared with whoever gets the data, too.
 */
function buffersIn(data: unknown): ArrayBuffer[] {
  if (ArrayBuffer.isView(data)) return data.buffer instanceof ArrayBuffer ? [data.buffer] : [];
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(buffersIn) : [];
}

/** What is asked of a table that nobody asked for, at the cap of a game: so little that it takes a few seconds at the most. */
export const CAP_TABLE: TableOptions = { depth: false, memory: 2 ** 28 };

/** The table of a position, a known one or solved on the spot. Throws a RangeError where it cannot be had. */
export function tableHere<P extends Position, Move, Seen, Table>(
  { exact, game }: Pick<GameDescription<P, Move, Seen, Table>, 'exact' | 'game'>,
  position: P,
  options: TableOptions = {},
): Table {
  if (exact === undefined) throw new RangeError(`There is no exact table of ${game.name}.`);
  const known = exact.known(position, options);
  if (known !== undefined) return known;
  const { solver, slice } = exact.solving(exact.request(position, options));
  while (!solver.done) solver.advance(slice);
  return exact.revive(solver.data(), position);
}
