/** Exact tables on this host: solved in a thread, with progress, and refused in words. */

import { availableParallelism } from 'node:os';
import { USUAL_MEMORY } from 'asterion/exact';
import type { Outcome, Position } from 'asterion/game';
import {
  type AnyDescription,
  CAP_TABLE,
  type CapOracle,
  type SolveReport,
  solveRequest,
  type TableOptions,
} from 'asterion/play';
import type { Command } from 'commander';
import { Failure, type Host } from '../host/host.js';
import type { Messages } from '../host/messages.js';
import { type ThreadsOption, wholeNumber } from '../host/options.js';
import { inThread } from '../host/thread.js';
import type { SolveTask, TimedReport } from './solve-thread.js';

/** A table, and how long it took. */
export interface Solved<Table = unknown> {
  readonly table: Table;
  readonly ms: number;
}

/** `--memory` */
export interface MemoryOption {
  /** In megabytes. */
  readonly memory?: number | undefined;
}

const MEGABYTE = 1e6;

export const withMemory = (command: Command): Command =>
  command.option(
    '--memory <mb>',
    `the most megabytes that the exact table may take (default: ${Math.floor(USUAL_MEMORY / MEGABYTE)})`,
    wholeNumber(1),
  );

/** What `--memory` allows, in bytes; undefined if it was not given. */
const bytesOf = ({ memory }: MemoryOption): number | undefined =>
  memory === undefined ? undefined : memory * MEGABYTE;

/** The table of a position, kept for whoever else asks for it, or why there is none. */
async function solveInThread(
  description: AnyDescription,
  position: Position,
  { threads = availableParallelism(), ...options }: TableOptions & Partial<ThreadsOption>,
  host: Pick<Host, 'signal'>,
  messages: Pick<Messages, 'progress' | 'done'>,
): Promise<Solved | { readonly why: string }> {
  let result: Solved | { why: string } = { why: 'The exact table was not finished.' };
  const hear = (message: unknown) => {
    const { report, ms } = message as TimedReport;
    result = heard(report, ms) ?? result;
  };
  const heard = (report: SolveReport, ms: number): Solved | { why: string } | undefined => {
    if (report.kind === 'progress') messages.progress(`solving: ${report.text}`);
    if (report.kind === 'refused') return { why: report.why };
    return report.kind === 'solved' ? { table: description.exact?.revive(report.data, position), ms } : undefined;
  };
  try {
    const task: SolveTask = { request: solveRequest(description, position, options), threads };
    await inThread('game/solve-thread.js', task, hear, host, messages);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_WORKER_OUT_OF_MEMORY') throw error;
    result = { why: 'There is not enough memory for the exact table.' };
  }
  return result;
}

/** The same where a table is all that matters: without one the command fails, and says what `--memory` can do. */
export async function tableOrFail(
  description: AnyDescription,
  position: Position,
  { depth, memory, ...how }: { readonly depth?: boolean } & MemoryOption & Partial<ThreadsOption>,
  name: string,
  host: Host,
  messages: Messages,
): Promise<Solved> {
  const result = await solveInThread(
    description,
    position,
    { depth, memory: bytesOf({ memory }), ...how },
    host,
    messages,
  );
  if ('table' in result) return result;
  // Some are too large for any limit, or for this machine.
  const isLimit =
    result.why.includes('may take') && description.exact?.fault(position, { depth, memory: Infinity }) === undefined;
  throw new Failure(`${name}: ${result.why}${isLimit ? ' Allow more with --memory MB.' : ''}`);
}

const silent = { progress: () => undefined, done: () => undefined };

/**
 * What a game that reaches its cap is worth: something proven, where the exact table says so. The table is made in a
 * thread, and a referee does not wait; so it is made ready before the move that may reach the cap. Most games end before.
 */
export function capOracle(
  { description, start }: { readonly description: AnyDescription; readonly start: Position },
  host: Pick<Host, 'signal'>,
): CapOracle<Position> | undefined {
  const { exact } = description;
  if (exact?.atCap === undefined) return undefined;
  let table: unknown;
  return {
    prepare: async () => {
      table ??= exact.known(start, CAP_TABLE);
      if (table !== undefined) return;
      const result = await solveInThread(description, start, CAP_TABLE, host, silent);
      if ('table' in result) ({ table } = result);
    },
    ask: (position): Outcome | undefined => {
      const proven = table === undefined ? undefined : exact.atCap?.(table, position);
      return proven === undefined
        ? undefined
        : { ...proven, why: `At the cap ${proven.why.charAt(0).toLowerCase()}${proven.why.slice(1)}` };
    },
  };
}
