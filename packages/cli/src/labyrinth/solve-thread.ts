/** The thread that solves a game: started by `solving.ts`. */

import { parentPort, workerData } from 'node:worker_threads';
import { type LabyrinthData, LabyrinthSolver } from 'asterion/exact';
import { type LabyrinthOptions, labyrinth } from 'asterion/game';
import { parseDocument } from 'asterion/notation';

export interface SolveRequest {
  /** The board with everybody on it. */
  readonly document: string;
  readonly options: LabyrinthOptions;
  /** In bytes. */
  readonly memory: number | undefined;
}

export type SolveReport =
  | { readonly kind: 'progress'; readonly share: number }
  | { readonly kind: 'solved'; readonly data: LabyrinthData; readonly ms: number };

function solve({ document, options, memory }: SolveRequest, post: (report: SolveReport) => void): void {
  const begun = performance.now();
  const read = parseDocument(document);
  if (!read.ok) throw new Error(read.fault.message);
  const solver = new LabyrinthSolver(labyrinth.initial(read.value, options, 0), memory);
  while (!solver.done) {
    solver.advance(1);
    post({ kind: 'progress', share: solver.solved / solver.total });
  }
  post({ kind: 'solved', data: solver.data(), ms: performance.now() - begun });
}

solve(workerData as SolveRequest, (report) => parentPort?.postMessage(report));
