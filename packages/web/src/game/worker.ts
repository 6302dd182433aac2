/** The thread in which tables are made, of any game. One request a thread: to cancel, the page ends it. */

import { answerSolve, games, type SolveReport, type SolveRequest, setUp, solveRequest } from 'asterion/play';
import { createRng } from 'asterion/world';

/** What a worker's global scope is, as far as it is used here: its types exclude those of a page. */
interface WorkerScope {
  onmessage: ((event: { readonly data: SolveRequest }) => void) | null;
  postMessage(report: SolveReport, buffers: readonly ArrayBufferLike[]): void;
}

const scope = globalThis as unknown as WorkerScope;
scope.onmessage = ({ data }) => {
  answerSolve(data, games, (report, buffers) => scope.postMessage(report, buffers));
};

/** Milliseconds that are spent on getting warm: as long as most people need to ask for a table. */
const WARM_UP = 150;

/** Solves something before anybody asks: engines make code fast by running it, and the first table is worth waiting for. */
const solvable = games.filter(({ exact }) => exact !== undefined);
for (const [until, rng] = [performance.now() + WARM_UP, createRng(1)]; performance.now() < until; ) {
  for (const description of solvable) {
    const { setup } = setUp(description, description.sample(rng).said);
    if (setup !== undefined && description.exact?.fault(setup.start) === undefined)
      answerSolve(solveRequest(description, setup.start), games, () => undefined);
  }
}
