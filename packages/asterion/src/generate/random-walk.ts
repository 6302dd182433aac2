/**
 * What the walkers (Wilson, Aldous-Broder) share: a random step over the grid.
 *
 * The two ends of a tunnel are one place to a walker, named by the smaller of them: it leaves through any side of
 * either. That makes every maze that contains the tunnels equally likely, as every maze is without them.
 */

import type { Cell, Direction, Rng, World } from '../world/index.js';
import { NO_GROUND, TreeGrowing } from './tree.js';

export abstract class WalkGrowing extends TreeGrowing {
  /** Where the last `stepFrom` left its place: the end of the tunnel, and the side. */
  protected from: Cell = -1;
  protected side: Direction = 0;
  private readonly ends: Int32Array;
  private readonly sides: Uint8Array;

  constructor(world: World, rng: Rng) {
    super(world, rng);
    const most = 2 * world.grid.shape.sides.length;
    this.ends = new Int32Array(most);
    this.sides = new Uint8Array(most);
  }

  /** The place a cell belongs to. */
  protected placeOf(cell: Cell): Cell {
    return Math.min(cell, this.world.tunnels.get(cell) ?? cell);
  }

  /** A random step from a place; sets `from` and `side`, returns the cell it leads to. Only where there is a way. */
  protected stepFrom(place: Cell): Cell {
    let count = this.gather(place, 0);
    const far = this.world.tunnels.get(place);
    if (far !== undefined) count = this.gather(far, count);
    const chosen = this.rng.below(count);
    this.from = this.ends[chosen];
    this.side = this.sides[chosen];
    return this.world.grid.step(this.from, this.side);
  }

  private gather(end: Cell, before: number): number {
    const { grid } = this.world;
    let count = before;
    for (const side of grid.shape.sides) {
      const next = grid.neighbour(end, side);
      if (next < 0 || this.marks[next] === NO_GROUND) continue;
      this.ends[count] = end;
      this.sides[count++] = side;
    }
    return count;
  }
}
