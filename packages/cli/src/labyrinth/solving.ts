/** The exact table of a game on this host: solved in a thread, with progress, and refused in words. */

import { LabyrinthTable, labyrinthSolveFault } from 'asterion/exact';
import type { LabyrinthPosition } from 'asterion/game';
import { formatDocument } from 'asterion/notation';
import type { Scene } from 'asterion/world';
import { bytesOf, type MemoryOption } from '../exact/solving.js';
import { Failure, type Host } from '../host/host.js';
import type { Messages } from '../host/messages.js';
import { inThread } from '../host/thread.js';
import type { SolveReport, SolveRequest } from './solve-thread.js';

/** A table, and how long it took. */
export interface SolvedLabyrinth {
  readonly table: LabyrinthTable;
  readonly ms: number;
}

/** The table of the game that begins so in a scene; `name` says where there is none. */
export async function solveLabyrinthOrFail(
  scene: Scene,
  start: LabyrinthPosition,
  options: MemoryOption,
  name: string,
  host: Host,
  messages: Messages,
): Promise<SolvedLabyrinth> {
  const { setup } = start;
  const memory = bytesOf(options);
  const why = labyrinthSolveFault(start, memory);
  if (why !== undefined) {
    const isLimit = labyrinthSolveFault(start, Infinity) === undefined;
    throw new Failure(`${name}: ${why}${isLimit ? ' Allow more with --memory MB.' : ''}`);
  }
  let solved: SolvedLabyrinth | undefined;
  const hear = (message: unknown) => {
    const report = message as SolveReport;
    if (report.kind === 'progress') messages.progress(`solving: ${Math.floor(100 * report.share)} %`);
    else solved = { table: new LabyrinthTable(start, report.data), ms: report.ms };
  };
  const request: SolveRequest = { document: formatDocument(scene), options: setup.options, memory };
  try {
    await inThread('labyrinth/solve-thread.js', request, hear, host);
  } finally {
    messages.done();
  }
  if (solved === undefined) throw new Error('The exact table was not finished.');
  return solved;
}
