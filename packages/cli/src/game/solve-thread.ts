/** The thread that solves: started by `table.ts`, one for each table. */

import { parentPort, Worker, workerData } from 'node:worker_threads';
import type { ThreadShare } from 'asterion/exact';
import { answerSolve, games, type SolveReport, type SolveRequest } from 'asterion/play';

/** What it is started with. */
export interface SolveTask {
  readonly request: SolveRequest;
  /** How many threads it may work in, itself among them. */
  readonly threads: number;
}

/** What it posts. */
export interface TimedReport {
  readonly report: SolveReport;
  /** Since it began. */
  readonly ms: number;
}

const begun = performance.now();
const { request, threads: count } = workerData as SolveTask;
const post = (report: SolveReport, buffers: readonly ArrayBuffer[]) => {
  const timed: TimedReport = { report, ms: performance.now() - begun };
  parentPort?.postMessage(timed, buffers);
};
// The table is there when this one posts it, whatever becomes of the others.
const start = (share: ThreadShare) =>
  new Worker(new URL('share-thread.js', import.meta.url), { workerData: share }).unref();
answerSolve(request, games, post, { count, start });
