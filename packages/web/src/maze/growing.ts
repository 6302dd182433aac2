/** The growing part of a run. The same ground grows once, whatever becomes of entrance, exit and solvers. */

import { type Growth, growMaze, type MazePlan } from 'asterion/generate';
import { Timeline } from 'asterion/world';

export class Growing {
  readonly #key: string;
  readonly #timeline: Timeline<Growth>;
  #end: Growth | undefined;
  #known = 0;

  private constructor(plan: MazePlan, key: string) {
    this.#key = key;
    this.#timeline = new Timeline(growMaze(plan));
  }

  /** What grows by a plan: `last` again, as far as it has come, where that is the same. */
  static of(plan: MazePlan, last: Growing | undefined): Growing {
    const { shape, rows, cols, generator, seed, tunnels } = plan;
    const key = JSON.stringify([shape, rows, cols, generator, seed, tunnels]);
    return last !== undefined && last.#key === key ? last : new Growing(plan, key);
  }

  /** Steps that are known: all of them once it has ended. */
  get known(): number {
    return this.#known;
  }

  /** The grown maze; undefined until it has been seen. */
  get end(): Growth | undefined {
    return this.#end;
  }

  /** Makes further steps known, some `count` of them; returns whether all are. */
  prepare(count: number): boolean {
    if (this.#end !== undefined) return true;
    this.#known = this.#timeline.seek(this.#known + count);
    if (this.#timeline.present.done) this.#end = this.#timeline.present;
    return this.#end !== undefined;
  }

  at(step: number): Growth {
    this.#timeline.seek(Math.min(step, this.#known));
    return this.#timeline.present;
  }
}
