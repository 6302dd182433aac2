/** A pursuit: one hunter and an avatar that stands still. What the plans of a hunter are worth, without the escapes. */

import type { Hunter, HuntPlan } from '../../game/index.js';
import { type Cell, type Rng, Stepped, type World } from '../../world/index.js';

export interface PursuitPlan {
  readonly world: World;
  readonly hunter: Hunter;
  readonly from: Cell;
  readonly avatar: Cell;
  readonly rng: Rng;
}

/** Steps of the hunter, until it arrives or comes to a cell where it has been. */
export class Pursuit extends Stepped {
  readonly avatar: Cell;
  /** Where the hunter has been, where it stands last. */
  readonly trail: Cell[];
  /** What it means to do now. */
  plan: HuntPlan;
  /** Whether it came to a cell again: one that always moves alike then never arrives. */
  isEndless = false;
  private readonly world: World;
  private readonly hunter: Hunter;
  private readonly rng: Rng;
  private readonly visited: Uint8Array;

  constructor({ world, hunter, from, avatar, rng }: PursuitPlan) {
    super();
    this.world = world;
    this.hunter = hunter;
    this.avatar = avatar;
    this.rng = rng;
    this.trail = [from];
    this.visited = new Uint8Array(world.grid.cellCount);
    this.visited[from] = 1;
    this.plan = hunter.plan({ world, hunter: from, avatar }, rng);
  }

  get at(): Cell {
    return this.trail[this.trail.length - 1];
  }

  get done(): boolean {
    return this.isEndless || this.at === this.avatar;
  }

  advance(count: number): void {
    for (let made = 0; made < count && !this.done; made++) {
      const next = this.plan.way.at(1) ?? this.at;
      this.isEndless = this.visited[next] === 1;
      this.visited[next] = 1;
      this.trail.push(next);
      this.steps++;
      this.plan = this.hunter.plan({ world: this.world, hunter: next, avatar: this.avatar }, this.rng);
    }
  }
}
