/** Tables of chases in the making, in workers of the page. */

import { ChaseMaker } from './chase-maker.js';
import { solveInWorker } from './solving.js';
import { prepareThread } from './thread.js';

export class TableMaker extends ChaseMaker {
  constructor() {
    super(solveInWorker);
    prepareThread();
  }
}
