/** A* in a maze: the fewest steps from one cell to another, or the least cost where cells have costs. */

import type { Cell, World } from '../world/index.js';
import { BestFirstSearching } from './best-first-search.js';
import { MovementMap } from './movement.js';

/** Steps count alike, corners too, as moves of a game do. Among equals the cell seen first comes first. */
export class AstarSearch extends BestFirstSearching {
  constructor(world: World, from: Cell, to: Cell) {
    super(new MovementMap(world, { diagonalCost: 'unit' }), from, to, { cost: true, bound: true, ties: 'first' });
  }
}
