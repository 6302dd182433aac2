/** What every solver under way shares: where it looks, from where to where, and how it ended. */

import { type Cell, Stepped, type World } from '../world/index.js';
import type { Solving } from './solver.js';

/**
 * The base of the solvers' processes: a subclass keeps its state in plain fields and sets `path` or `why` in the very
 * step that decides, so that what is seen depends on the number of steps alone. The world is shared, not copied.
 */
export abstract class Searching extends Stepped implements Solving {
  /** Shared, not copied. */
  readonly world: World;
  /** The cell it starts from. */
  readonly from: Cell;
  /** The cell it looks for. */
  readonly to: Cell;
  abstract readonly visited: Uint8Array;
  abstract readonly front: readonly Cell[];
  path: readonly Cell[] | undefined = undefined;
  why: string | undefined = undefined;

  constructor(world: World, from: Cell, to: Cell) {
    super();
    this.world = world;
    this.from = from;
    this.to = to;
    if (from === to) this.path = [from];
  }

  get done(): boolean {
    return this.path !== undefined || this.why !== undefined;
  }
}
