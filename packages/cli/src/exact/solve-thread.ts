/** The thread that solves: started by `solving.ts`, one for each table. */

import { parentPort, workerData } from 'node:worker_threads';
import { answerRequest, type SolveReport, type SolveRequest } from 'asterion/exact';

/** What it posts. */
export interface TimedReport {
  readonly report: SolveReport;
  /** Since it began. */
  readonly ms: number;
}

const begun = performance.now();
answerRequest(workerData as SolveRequest, (report, buffers) => {
  const timed: TimedReport = { report, ms: performance.now() - begun };
  parentPort?.postMessage(timed, buffers as ArrayBuffer[]);
});
