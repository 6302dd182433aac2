/** Tables in the making, in workers of the page. */

import { Maker } from './maker.js';
import { solveInWorker } from './solving.js';
import { prepareThread } from './thread.js';

export type { Making } from './maker.js';

export class TableMaker extends Maker {
  constructor() {
    super(solveInWorker);
    prepareThread();
  }
}
