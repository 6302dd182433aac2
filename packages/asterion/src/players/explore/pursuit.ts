/** A pursuit: one hunter and an avatar that stands still. What the plans of a hunter are worth, without the escapes. */

import type { Hunter, HuntPlan } from '../../game/explore/index.js';
import { type Cell, type Rng, Stepped, type World } from '../../world/index.js';

/** What a pursuit begins with. */
export interface PursuitPlan {
  /** Its open ways are the steps there are. */
  readonly world: World;
  /** Who pursues. */
  readonly hunter: Hunter;
  /** Where the hunter begins. */
  readonly from: Cell;
  /** Where the avatar stands, and stays. */
  readonly avatar: Cell;
  /** For a hunter that chooses at random; its state moves on. */
  readonly rng: Rng;
}

/** Steps of the hunter, until it arrives or comes to a cell where it has been. */
export class Pursuit extends Stepped {
  /** Where the avatar stands. */
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

  /** Where the hunter stands. */
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
