/** The thread that solves: started by `table.ts`, one for each table. */

import { parentPort, workerData } from 'node:worker_threads';
import { answerSolve, games, type SolveReport, type SolveRequest } from 'asterion/play';

/** What it posts. */
export interface TimedReport {
  readonly report: SolveReport;
  /** Since it began. */
  readonly ms: number;
}

const begun = performance.now();
answerSolve(workerData as SolveRequest, games, (report, buffers) => {
  const timed: TimedReport = { report, ms: performance.now() - begun };
  parentPort?.postMessage(timed, buffers as ArrayBuffer[]);
});
