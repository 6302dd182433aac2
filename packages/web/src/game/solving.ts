/** Exact tables, made in a worker: the page stays awake, sees progress and can cancel. */

import { type SolveReport, solveRequest } from 'asterion/play';
import { whenIdle } from '../shell/loading.js';
import { type Solve, TableMaker } from './table-maker.js';
import type { Order } from './worker.js';

/** The next thread, started before it is needed: starting one and warming it up takes longer than most tables do. */
let spare: Worker | undefined;

const start = (): Worker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

/** Starts it when the page has nothing else to do. */
export function prepareThread(): void {
  whenIdle(() => {
    if (spare !== undefined) return;
    spare = start();
    spare.postMessage({ kind: 'warm' } satisfies Order);
  });
}

/** A thread of one's own, to be terminated when it is no longer wanted. */
export function takeThread(): Worker {
  const thread = spare ?? start();
  spare = undefined;
  setTimeout(prepareThread); // not before the table is under way
  return thread;
}

/** Makes a table, or takes the one that is known. It is kept, so that players and other rooms find it. */
export const solveInWorker: Solve = ({ description, position }, options, onProgress) => {
  const { exact } = description;
  const known = exact?.known(position, options);
  if (known !== undefined) return { table: Promise.resolve(known), cancel: () => undefined };
  const worker = takeThread();
  const table = new Promise<unknown>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<SolveReport>) => {
      if (data.kind === 'progress') {
        onProgress(data);
        return;
      }
      worker.terminate();
      if (data.kind === 'refused') reject(new RangeError(data.why));
      else resolve(exact?.revive(data.data, position));
    };
    worker.onerror = ({ message }) => {
      worker.terminate();
      reject(new RangeError(`The exact table could not be made: ${message}`));
    };
  });
  worker.postMessage({ kind: 'solve', request: solveRequest(description, position, options) } satisfies Order);
  return { table, cancel: () => worker.terminate() };
};

/** Makes tables beside the page. The thread is warm by the time one is wanted. */
export function tableMaker(): TableMaker {
  prepareThread();
  return new TableMaker(solveInWorker);
}
