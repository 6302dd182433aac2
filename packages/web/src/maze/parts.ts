/** The parts of a run, each a process whose steps become known bit by bit: the growing, and the search of each solver. */

import { type Growth, growMaze, type MazePlan } from 'asterion/generate';
import type { Solver, Solving } from 'asterion/search';
import { createRng, type Process, type Scene, type Seed, Timeline } from 'asterion/world';

/** Beyond this nobody watches, and a random mouse could keep the page busy for days. */
export const MOST_STEPS = 20_000_000;

class Part<P extends Process<P>> {
  readonly #timeline: Timeline<P>;
  readonly #mostSteps: number;
  #known = 0;
  #end: P | undefined;

  constructor(start: P, mostSteps: number) {
    this.#timeline = new Timeline(start);
    this.#mostSteps = mostSteps;
    this.#lookForEnd();
  }

  /** Steps that are known: all of them once its end is. */
  get known(): number {
    return this.#known;
  }

  /** How it ends; undefined until that has been seen. */
  get end(): P | undefined {
    return this.#end;
  }

  /** Whether it is longer than what is ever looked at. */
  get isCut(): boolean {
    return this.#end === undefined && this.#known >= this.#mostSteps;
  }

  /** Makes further steps known, some `count` of them; returns whether there are no more to be known. */
  prepare(count: number): boolean {
    if (this.#end !== undefined || this.isCut) return true;
    this.#known = this.#timeline.seek(Math.min(this.#known + count, this.#mostSteps));
    this.#lookForEnd();
    return this.#end !== undefined || this.isCut;
  }

  /** After the last known step it stays as it is there: the quicker of two solvers waits. */
  at(step: number): P {
    this.#timeline.seek(Math.min(step, this.#known));
    return this.#timeline.present;
  }

  #lookForEnd(): void {
    if (this.#timeline.present.done) this.#end = this.#timeline.present;
  }
}

/** The same ground grows once, whatever becomes of entrance, exit and solvers. */
export class Growing extends Part<Growth> {
  readonly #key: string;

  private constructor(plan: MazePlan, key: string) {
    super(growMaze(plan), Infinity);
    this.#key = key;
  }

  /** What grows by a plan: `last` again, as far as it has come, where that is the same. */
  static of(plan: MazePlan, last: Growing | undefined): Growing {
    const { shape, rows, cols, generator, seed, tunnels } = plan;
    const key = JSON.stringify([shape, rows, cols, generator, seed, tunnels]);
    return last !== undefined && last.#key === key ? last : new Growing(plan, key);
  }
}

export class Searching extends Part<Solving> {
  readonly solver: Solver;
  readonly scene: Scene;

  /** The scene must have an entrance and an exit. */
  constructor(solver: Solver, scene: Scene, seed: Seed, mostSteps = MOST_STEPS) {
    const { world, entrance = 0, exit = 0 } = scene;
    // The stream that `asterion maze solve --seed` uses: the same search here and there.
    super(solver.start(world, entrance, exit, createRng(seed)), mostSteps);
    this.solver = solver;
    this.scene = scene;
  }
}
