/** Exact tables, made in a worker: the page stays awake, sees progress and can cancel. */

import {
  type Chase,
  ExactTable,
  keepTable,
  knownTable,
  requestOf,
  type SolveOptions,
  type SolveProgress,
  type SolveReport,
} from 'asterion/exact';
import { takeThread } from './thread.js';

/** A table being made. */
export interface Solving {
  /** Rejects with a RangeError whose message is for people if the table cannot be made; never settles once cancelled. */
  readonly table: Promise<ExactTable>;
  cancel(): void;
}

/** Makes a table, or takes the one that is known. It is kept, so that players and other rooms find it. */
export function solveInWorker(
  chase: Chase,
  wish: SolveOptions = {},
  onProgress: (progress: SolveProgress) => void = () => undefined,
): Solving {
  const known = knownTable(chase, wish);
  if (known !== undefined) return { table: Promise.resolve(known), cancel: () => undefined };
  const worker = takeThread();
  const table = new Promise<ExactTable>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<SolveReport>) => {
      if (data.kind === 'progress') {
        onProgress(data);
        return;
      }
      worker.terminate();
      if (data.kind === 'refused') reject(new RangeError(data.why));
      else resolve(keepTable(new ExactTable(chase, data.data)));
    };
    worker.onerror = ({ message }) => {
      worker.terminate();
      reject(new RangeError(`The exact table could not be made: ${message}`));
    };
  });
  worker.postMessage(requestOf(chase, wish));
  return { table, cancel: () => worker.terminate() };
}
