/** The part of a run that belongs to one solver. */

import type { Solver, Solving } from 'asterion/search';
import { createRng, type Scene, type Seed, Timeline } from 'asterion/world';

/** Beyond this nobody watches, and a random mouse could keep the page busy for days. */
export const MOST_STEPS = 20_000_000;

export class Searching {
  readonly solver: Solver;
  readonly scene: Scene;
  readonly #timeline: Timeline<Solving>;
  readonly #mostSteps: number;
  #known = 0;
  #isEndKnown = false;

  /** The scene must have an entrance and an exit. */
  constructor(solver: Solver, scene: Scene, seed: Seed, mostSteps = MOST_STEPS) {
    this.solver = solver;
    this.scene = scene;
    this.#mostSteps = mostSteps;
    const { world, entrance = 0, exit = 0 } = scene;
    // The stream that `asterion maze solve --seed` uses: the same search here and there.
    this.#timeline = new Timeline(solver.start(world, entrance, exit, createRng(seed)));
    this.#isEndKnown = this.#timeline.present.done;
  }

  /** Steps that are known: all of them once its end is. */
  get known(): number {
    return this.#known;
  }

  get isEndKnown(): boolean {
    return this.#isEndKnown;
  }

  /** Whether the search is longer than what is ever looked at. */
  get isCut(): boolean {
    return !this.#isEndKnown && this.#known >= this.#mostSteps;
  }

  /** Makes further steps known, some `count` of them; returns whether there are no more to be known. */
  prepare(count: number): boolean {
    if (this.#isEndKnown || this.isCut) return true;
    this.#known = this.#timeline.seek(Math.min(this.#known + count, this.#mostSteps));
    this.#isEndKnown = this.#timeline.present.done;
    return this.#isEndKnown || this.isCut;
  }

  /** After the last known step it stays as it is there: the quicker of two solvers waits. */
  at(step: number): Solving {
    this.#timeline.seek(Math.min(step, this.#known));
    return this.#timeline.present;
  }
}
