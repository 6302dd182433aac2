/** Exact tables on this host: solved in a thread, with progress, and refused in words. */

import {
  type Chase,
  ExactTable,
  keepTable,
  requestOf,
  type SolveOptions,
  solveFault,
  USUAL_MEMORY,
} from 'asterion/exact';
import type { Command } from 'commander';
import { Failure, type Host } from '../host/host.js';
import type { Messages } from '../host/messages.js';
import { inThread } from '../host/thread.js';
import { wholeNumber } from '../options.js';
import type { TimedReport } from './solve-thread.js';

/** A table, and how long it took. */
export interface Solved {
  readonly table: ExactTable;
  readonly ms: number;
}

/** Why there is no table, as a sentence. */
export interface Refused {
  readonly why: string;
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
export const bytesOf = ({ memory }: MemoryOption): number | undefined =>
  memory === undefined ? undefined : memory * MEGABYTE;

/** The table of a chase, kept for whoever else asks for it, or why there is none. */
export async function solveInThread(
  chase: Chase,
  wish: SolveOptions,
  host: Pick<Host, 'signal'>,
  messages: Pick<Messages, 'progress' | 'done'>,
): Promise<Solved | Refused> {
  let result: Solved | Refused = { why: 'The exact table was not finished.' };
  const hear = (message: unknown) => {
    const { report, ms } = message as TimedReport;
    if (report.kind === 'progress') messages.progress(progressText(report.round, report.share));
    else if (report.kind === 'refused') result = { why: report.why };
    else result = { table: keepTable(new ExactTable(chase, report.data)), ms };
  };
  try {
    await inThread('exact/solve-thread.js', requestOf(chase, wish), hear, host);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_WORKER_OUT_OF_MEMORY') throw error;
    result = { why: 'There is not enough memory for the exact table.' };
  } finally {
    messages.done();
  }
  return result;
}

const progressText = (round: number, share: number): string =>
  `solving: round ${round}, ${Math.floor(100 * share)} % won`;

/** The same where a table is all that matters: without one the command fails, and says what `--memory` can do. */
export async function tableOrFail(
  chase: Chase,
  { depth, memory }: { readonly depth: boolean } & MemoryOption,
  name: string,
  host: Host,
  messages: Messages,
): Promise<Solved> {
  const wish = { depth, memory: bytesOf({ memory }) };
  const result = await solveInThread(chase, wish, host, messages);
  if ('table' in result) return result;
  throw new Failure(
    `${name}: ${result.why}${isLimit(result.why, chase, depth) ? ' Allow more with --memory MB.' : ''}`,
  );
}

/** Whether a table was refused because of the limit alone; some are too large for any, or for this machine. */
const isLimit = (why: string, chase: Chase, depth: boolean): boolean =>
  why.includes('may take') && solveFault(chase, { depth, memory: Infinity }) === undefined;
