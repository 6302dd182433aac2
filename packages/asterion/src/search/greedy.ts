/**
 * Greedy best-first search in a maze: always the cell that looks nearest to the target, whatever the way there has cost.
 */

import type { Cell, World } from '../world/index.js';
import { BestFirstSearching } from './best-first-search.js';
import { MovementMap } from './movement.js';

/** Cells are marked when they are seen, so each is expanded once. Among equals the cell seen first comes first. */
export class GreedySearch extends BestFirstSearching {
  constructor(world: World, from: Cell, to: Cell) {
    super(new MovementMap(world, { diagonalCost: 'unit' }), from, to, { cost: false, bound: true, ties: 'first' });
  }
}
