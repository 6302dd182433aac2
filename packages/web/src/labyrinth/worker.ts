/** The thread in which a game is solved. One request a thread: to cancel, the page ends it. */

import { LabyrinthSolver } from 'asterion/exact';
import { positionOf, type SolveReport, type SolveRequest } from './request.js';

/** What a worker's global scope is, as far as it is used here: its types exclude those of a page. */
interface WorkerScope {
  onmessage: ((event: { readonly data: SolveRequest }) => void) | null;
  postMessage(report: SolveReport, buffers?: readonly ArrayBufferLike[]): void;
}

const scope = globalThis as unknown as WorkerScope;
scope.onmessage = ({ data }) => {
  try {
    const solver = new LabyrinthSolver(positionOf(data));
    while (!solver.done) {
      solver.advance(1);
      scope.postMessage({ kind: 'progress', solved: solver.solved, total: solver.total });
    }
    const solved = solver.data();
    const arrays = solved.flatMap((known) => (known === undefined ? [] : [known.wins, known.losses]));
    scope.postMessage(
      { kind: 'solved', data: solved },
      arrays.map(({ buffer }) => buffer),
    );
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    scope.postMessage({ kind: 'refused', why: error.message });
  }
};
