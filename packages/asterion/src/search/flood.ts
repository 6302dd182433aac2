/**
 * The flood: breadth-first search over a world, one cell a step. Every search by fewest steps is this one.
 *
 * Scratch lives here, never on the world, so a search cannot dirty its map and two can run at once.
 */

import type { Cell, Process, World } from '../world/index.js';

export class Flood implements Process<Flood> {
  readonly world: World;
  /** By cell: steps from the nearest source, -1 where the flood has not come. */
  readonly distances: Int32Array;
  /** Cells in the order reached; those before `steps` have been expanded. */
  readonly queue: Int32Array;
  readonly #target: Cell;
  #head = 0;
  #tail = 0;

  /** Starts at the sources; stops early once `target` is reached. Arrays passed in are reused and overwritten. */
  constructor(world: World, sources: Iterable<Cell>, target: Cell = -1, distances?: Int32Array, queue?: Int32Array) {
    this.world = world;
    this.distances = distances ?? new Int32Array(world.grid.cellCount);
    this.queue = queue ?? new Int32Array(world.grid.cellCount);
    this.#target = target;
    this.distances.fill(-1);
    for (const source of sources) {
      if (this.distances[source] === 0) continue;
      this.distances[source] = 0;
      this.queue[this.#tail++] = source;
    }
  }

  get steps(): number {
    return this.#head;
  }

  /** How many cells the flood has reached: the filled part of `queue`. */
  get reached(): number {
    return this.#tail;
  }

  get found(): boolean {
    return this.#target >= 0 && this.distances[this.#target] >= 0;
  }

  get done(): boolean {
    return this.#head === this.#tail || this.found;
  }

  advance(count: number): void {
    const { distances, queue } = this;
    const { grid, open, tunnels } = this.world;
    const target = this.#target;
    const hasTunnels = tunnels.size > 0;
    let head = this.#head;
    let tail = this.#tail;
    const last = head + count;
    while (head < tail && head < last && !(target >= 0 && distances[target] >= 0)) {
      const cell = queue[head++];
      const distance = distances[cell] + 1;
      for (let rest = open[cell]; rest !== 0; rest &= rest - 1) {
        const next = grid.step(cell, 31 - Math.clz32(rest & -rest));
        if (distances[next] >= 0) continue;
        distances[next] = distance;
        queue[tail++] = next;
      }
      if (!hasTunnels) continue;
      const far = tunnels.get(cell);
      if (far === undefined || distances[far] >= 0) continue;
      distances[far] = distance;
      queue[tail++] = far;
    }
    this.#head = head;
    this.#tail = tail;
  }

  copy(): Flood {
    const copy = new Flood(this.world, [], this.#target);
    copy.distances.set(this.distances);
    copy.queue.set(this.queue);
    copy.#head = this.#head;
    copy.#tail = this.#tail;
    return copy;
  }
}
