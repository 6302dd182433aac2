/** One run from bare ground to the solution: first the maze grows, then it is solved. One process, so one timeline. */

import { type Growth, growMaze, mazeScene } from 'asterion/generate';
import type { Solving } from 'asterion/search';
import { createRng, type Process, type Scene } from 'asterion/world';
import type { Task } from './check.js';

export type Phase = 'growing' | 'solving';

export class MazeRun implements Process<MazeRun> {
  readonly #task: Task;
  readonly #growth: Growth;
  #solving: Solving | undefined;
  #grown: Scene | undefined;

  private constructor(task: Task, growth: Growth, solving: Solving | undefined, grown: Scene | undefined) {
    this.#task = task;
    this.#growth = growth;
    this.#solving = solving;
    this.#grown = grown;
    this.#startSolving();
  }

  /** Throws a RangeError on a plan that `checkDraft` would not have passed. */
  static start(task: Task): MazeRun {
    return new MazeRun(task, growMaze(task.plan), undefined, undefined);
  }

  get steps(): number {
    return this.#growth.steps + (this.#solving?.steps ?? 0);
  }

  get done(): boolean {
    return this.#growth.done && (this.#solving?.done ?? true);
  }

  get growth(): Growth {
    return this.#growth;
  }

  /** Undefined while the maze grows, and where no solver was asked for. */
  get solving(): Solving | undefined {
    return this.#solving;
  }

  get phase(): Phase {
    return this.#solving === undefined ? 'growing' : 'solving';
  }

  /** The maze as it stands. Once grown it is always the same object. */
  get scene(): Scene {
    if (!this.#growth.done) return mazeScene(this.#task.plan, this.#growth);
    this.#grown ??= mazeScene(this.#task.plan, this.#growth);
    return this.#grown;
  }

  advance(count: number): void {
    const before = this.#growth.steps;
    if (!this.#growth.done) this.#growth.advance(count);
    this.#startSolving();
    const left = count - (this.#growth.steps - before);
    if (left > 0) this.#solving?.advance(left);
  }

  copy(): MazeRun {
    // A grown maze never changes again: all later copies share it.
    const growth = this.#growth.done ? this.#growth : this.#growth.copy();
    return new MazeRun(this.#task, growth, this.#solving?.copy(), this.#grown);
  }

  #startSolving(): void {
    const { plan, solver } = this.#task;
    if (solver === undefined || this.#solving !== undefined || !this.#growth.done) return;
    const { world, entrance, exit } = this.scene;
    if (entrance === undefined || exit === undefined) return;
    // The stream that `asterion maze solve --seed` uses: the same search here and there.
    this.#solving = solver.start(world, entrance, exit, createRng(plan.seed ?? 0));
  }
}
