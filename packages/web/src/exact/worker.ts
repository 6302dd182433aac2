/** The thread in which tables are made. One request a thread: to cancel, the page ends it. */

import { answerRequest, type SolveReport, type SolveRequest } from 'asterion/exact';

/** What a worker's global scope is, as far as it is used here: its types exclude those of a page. */
interface WorkerScope {
  onmessage: ((event: { readonly data: SolveRequest }) => void) | null;
  postMessage(report: SolveReport, buffers: readonly ArrayBufferLike[]): void;
}

const scope = globalThis as unknown as WorkerScope;
scope.onmessage = ({ data }) => {
  answerRequest(data, (report, buffers) => scope.postMessage(report, buffers));
};
