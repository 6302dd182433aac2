/** What every maze under construction shares: the world it opens ways in, its random numbers, its copy. */

import { type Cell, copyWorld, type Rng, Stepped, type World } from '../world/index.js';
import type { Growth } from './generator.js';

/** The base of the generators' processes: a subclass keeps its state in plain fields and writes `advance`. */
export abstract class Growing extends Stepped implements Growth {
  readonly world: World;
  protected readonly rng: Rng;
  abstract readonly front: readonly Cell[];

  constructor(world: World, rng: Rng) {
    super();
    this.world = world;
    this.rng = rng;
  }

  override copy(): this {
    return Object.assign(super.copy(), { world: copyWorld(this.world) });
  }
}
