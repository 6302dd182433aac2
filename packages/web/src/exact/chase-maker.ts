/** The table of a chase in the making: depths where they can be had, else who wins, else why not even that. */

import { type Chase, type ExactTable, knownTable, type SolveOptions, type SolveProgress } from 'asterion/exact';
import { Maker } from './maker.js';

/** Whoever makes tables: `solveInWorker` on a page. */
export type Solve = (
  chase: Chase,
  wish: SolveOptions,
  onProgress: (progress: SolveProgress) => void,
) => {
  /** Rejects with a RangeError whose message is for people if the table cannot be made. */
  readonly table: Promise<ExactTable>;
  cancel(): void;
};

const WISHES: readonly SolveOptions[] = [{ depth: true }, { depth: false }];

/** Makes tables by means of somebody who solves: tests bring their own. */
export class ChaseMaker extends Maker<Chase, ExactTable, SolveProgress> {
  constructor(solve: Solve) {
    super(
      (chase) => knownTable(chase),
      WISHES.map((wish) => (chase, onProgress) => solve(chase, wish, onProgress)),
    );
  }
}
