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

/** A generator that goes through the cells in their order and decides about each one once. */
export abstract class SweepGrowing extends Growing {
  get done(): boolean {
    return this.steps === this.world.grid.cellCount;
  }

  get front(): readonly Cell[] {
    return this.done ? [] : [this.steps];
  }

  advance(count: number): void {
    for (let made = 0; made < count && !this.done; made++) this.decide(this.steps++);
  }

  /** Opens what is to be opened at a cell. */
  protected abstract decide(cell: Cell): void;
}
