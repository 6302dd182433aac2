/** Best-first searches made ready for many questions, and one of them to be watched. */

import type { Cell } from '../world/index.js';
import { CellSearch, type Priority } from './best-first.js';
import type { MovementMap } from './movement.js';
import { RunSearch, RunSearching } from './path-run.js';
import { checkApplies, type PathAlgorithm } from './path-search.js';

export class BestFirstSearch extends RunSearch {
  constructor(algorithm: PathAlgorithm, map: MovementMap, priority: Priority) {
    checkApplies(algorithm, map);
    super(algorithm, map, () => new CellSearch(map, priority));
  }
}

/** A best-first search under way, one cell settled a step. */
export class BestFirstSearching extends RunSearching {
  constructor(map: MovementMap, from: Cell, to: Cell, priority: Priority) {
    super(map, from, to, new CellSearch(map, priority));
  }
}
