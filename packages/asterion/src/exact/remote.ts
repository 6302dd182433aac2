/**
 * Solving in another thread: a request goes in, reports come out, all of them plain data. A web worker and a thread of
 * Node differ only in who carries the messages. To cancel, end the thread.
 */

import { createWorld, type Origin, shapeNamed, tunnelPairs, type World } from '../world/index.js';
import type { Chase } from './chase.js';
import type { LayerData, QueueData, TableData } from './data.js';
import { type SolveOptions, solverOf } from './solve.js';

/** A world as plain data: all that a table depends on. */
export interface WorldData {
  readonly shape: string;
  readonly rows: number;
  readonly cols: number;
  readonly origin: Origin;
  readonly open: Uint8Array | Uint16Array;
  readonly terrain: Uint8Array | undefined;
  readonly tunnels: readonly (readonly [number, number])[];
}

export function worldDataOf(world: World): WorldData {
  const { grid, open, terrain } = world;
  const { shape, rows, cols, origin } = grid;
  return { shape: shape.name, rows, cols, origin, open, terrain, tunnels: tunnelPairs(world) };
}

export function worldOfData({ shape, rows, cols, origin, open, terrain, tunnels }: WorldData): World {
  const found = shapeNamed(shape);
  if (found === undefined) throw new RangeError(`Expected the name of a shape, got "${shape}".`);
  return createWorld(found.grid(rows, cols, origin), { open, terrain, tunnels });
}

/** A chase and what is wanted of it. */
export interface SolveRequest extends WorldData {
  readonly stay: boolean;
  readonly monsters: number;
  readonly wish: SolveOptions;
}

/** How far a solver has come. */
export interface SolveProgress {
  readonly kind: 'progress';
  readonly round: number;
  /** The share of states known to be won; the rest may be won later, or never. */
  readonly share: number;
}

/** A table is there, or cannot be made. */
export type SolveReport =
  | SolveProgress
  | { readonly kind: 'solved'; readonly data: TableData }
  | { readonly kind: 'refused'; readonly why: string };

export const requestOf = ({ world, stay, monsters }: Chase, wish: SolveOptions = {}): SolveRequest => ({
  ...worldDataOf(world),
  stay,
  monsters,
  wish,
});

/** States between two reports: some tens of milliseconds. */
const SLICE = 2 ** 23;

/** Solves what is requested and posts reports; the last one is `solved` or `refused`. Buffers may be transferred. */
export function answerRequest(
  request: SolveRequest,
  post: (report: SolveReport, buffers: ArrayBufferLike[]) => void,
): void {
  try {
    const solver = solverOf(chaseOfRequest(request), request.wish);
    while (!solver.done) {
      solver.advance(SLICE);
      post({ kind: 'progress', round: solver.round, share: solver.decided / solver.stateCount }, []);
    }
    const data = solver.data();
    post({ kind: 'solved', data }, buffersOf(data));
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    post({ kind: 'refused', why: error.message }, []);
  }
}

/** The chase that was asked for, in a world of its own. */
export const chaseOfRequest = ({ stay, monsters, wish: _, ...data }: SolveRequest): Chase => ({
  world: worldOfData(data),
  stay,
  monsters,
});

/** What can be handed over with the data instead of being copied. */
export const buffersOf = (data: TableData): ArrayBufferLike[] =>
  data.method === 'fold' ? [data.ranks.buffer, data.leaders.buffer, ...buffersOfCore(data.core)] : buffersOfCore(data);

const buffersOfCore = (data: QueueData | LayerData): ArrayBufferLike[] =>
  data.method === 'queue'
    ? [data.depths.buffer]
    : [data.won.buffer, ...(data.planes ?? []).map(({ buffer }) => buffer)];
