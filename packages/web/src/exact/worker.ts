/** The thread in which tables are made. One request a thread: to cancel, the page ends it. */

import { answerRequest, requestOf, type SolveReport, type SolveRequest } from 'asterion/exact';
import { createWorld, openFromTerrain, rect } from 'asterion/world';

/** What a worker's global scope is, as far as it is used here: its types exclude those of a page. */
interface WorkerScope {
  onmessage: ((event: { readonly data: SolveRequest }) => void) | null;
  postMessage(report: SolveReport, buffers: readonly ArrayBufferLike[]): void;
}

const scope = globalThis as unknown as WorkerScope;
scope.onmessage = ({ data }) => {
  answerRequest(data, (report, buffers) => scope.postMessage(report, buffers));
};

/** Solves a room before anybody asks: engines make code fast by running it, and the first table is worth waiting for. */
function warmUp(size: number): void {
  const grid = rect.grid(size, size);
  const terrain = new Uint8Array(grid.cellCount);
  const world = createWorld(grid, { terrain, open: openFromTerrain(grid, terrain, 'always') });
  answerRequest(requestOf({ world, stay: true, monsters: 1 }), () => undefined);
}

warmUp(28);
