/** Exact tables of labyrinths, made in a worker: the page stays awake, sees progress and can cancel. */

import { LabyrinthTable } from 'asterion/exact';
import type { LabyrinthPosition, LabyrinthSetup } from 'asterion/game';
import { Maker } from '../exact/maker.js';
import { requestOf, type SolveProgress, type SolveReport } from './request.js';

/** A table holds for as long as its game is looked at, whatever is switched off and on meanwhile. */
const known = new WeakMap<LabyrinthSetup, LabyrinthTable>();

function solveInWorker(first: LabyrinthPosition, onProgress: (progress: SolveProgress) => void) {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const table = new Promise<LabyrinthTable>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<SolveReport>) => {
      if (data.kind === 'progress') {
        onProgress(data);
        return;
      }
      worker.terminate();
      if (data.kind === 'refused') {
        reject(new RangeError(data.why));
        return;
      }
      const solved = new LabyrinthTable(first, data.data);
      known.set(first.setup, solved);
      resolve(solved);
    };
    worker.onerror = ({ message }) => {
      worker.terminate();
      reject(new RangeError(`The exact table could not be made: ${message}`));
    };
  });
  worker.postMessage(requestOf(first));
  return { table, cancel: () => worker.terminate() };
}

/** Makes the table of a game from its first position. */
export class LabyrinthMaker extends Maker<LabyrinthPosition, LabyrinthTable, SolveProgress> {
  constructor() {
    super(({ setup }) => known.get(setup), [solveInWorker]);
  }
}
