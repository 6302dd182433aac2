/**
 * One run from bare ground to the solution: first the maze grows, then it is solved, by one solver or by two in step.
 *
 * Its parts outlive it: another run of the same ground takes over what has been grown, and of the same maze what has
 * been solved, so that moving the exit or trying another solver in a large maze costs no growing.
 */

import { mazeScene } from 'asterion/generate';
import type { Scene, World } from 'asterion/world';
import type { Task } from './check.js';
import { frameOfGrowth, frameOfSearch, type MazeFrame } from './frame.js';
import { Growing, Searching } from './parts.js';

/** A maze that is ready to be solved, and what it was made of. */
interface Ready {
  readonly key: string;
  readonly world: World | undefined;
  readonly scene: Scene;
}

interface Before {
  readonly ready: Ready | undefined;
  readonly searches: readonly Searching[];
}

const NOTHING: Before = { ready: undefined, searches: [] };

export class MazeRun {
  readonly #task: Task;
  /** Undefined for a world that was given. */
  readonly #growing: Growing | undefined;
  /** What the run before had made. */
  readonly #before: Before;
  #ready: Ready | undefined;
  #searches: readonly Searching[] | undefined;
  #step = 0;

  /** Takes over from `last` what is the same. Throws a RangeError on a plan that `checkDraft` would not have passed. */
  constructor(task: Task, last?: MazeRun) {
    this.#task = task;
    this.#before = last === undefined ? NOTHING : { ready: last.#ready, searches: last.#searches ?? [] };
    const grown = last === undefined ? undefined : last.#growing;
    this.#growing = task.given === undefined ? Growing.of(task.plan, grown) : undefined;
  }

  /** How many steps are known: all there are once `prepare` says so, unless `isCut`. */
  get known(): number {
    return this.#grownAt + Math.max(0, ...(this.#searches ?? []).map(({ known }) => known));
  }

  /** The maze at the end of its growing; undefined until that is known. */
  get scene(): Scene | undefined {
    return this.#ready?.scene;
  }

  /** Whether a solver takes more steps than are ever looked at. */
  get isCut(): boolean {
    return this.#searches?.some(({ isCut }) => isCut) ?? false;
  }

  /** Makes further steps known, some `count` of each part, and stands at the last; returns whether that is all. */
  prepare(count: number): boolean {
    const isAll = this.#prepare(count);
    this.#step = this.known;
    return isAll;
  }

  seek(step: number): void {
    this.#step = Math.min(Math.max(step, 0), this.known);
  }

  /** What is seen at the present step, a picture a solver; one of the maze alone without solvers. */
  frames(): MazeFrame[] {
    const step = this.#step - this.#grownAt;
    const [growing, ready] = [this.#growing, this.#ready];
    const searched = step < 0 ? [] : this.searchedAt(step);
    if (searched.length > 0) return searched;
    const growth = growing?.at(this.#step);
    const scene = ready !== undefined && step >= 0 ? ready.scene : growth && this.#sceneOf(growth);
    if (scene === undefined) return [];
    const frame = frameOfGrowth(scene, growth);
    return this.#task.solvers.length < 2 ? [frame] : [frame, frame];
  }

  /** How many steps of the solvers are known. */
  get searched(): number {
    return this.known - this.#grownAt;
  }

  /** What is seen of the solvers after so many steps of theirs, a picture each. */
  searchedAt(step: number): MazeFrame[] {
    const [ready, searches = []] = [this.#ready, this.#searches];
    return ready === undefined ? [] : searches.map((search) => frameOfSearch(ready.scene, search.at(step), search));
  }

  get #grownAt(): number {
    return this.#growing?.known ?? 0;
  }

  #prepare(count: number): boolean {
    if (this.#growing !== undefined && !this.#growing.prepare(count)) return false;
    this.#ready ??= this.#makeReady();
    this.#searches ??= this.#startSearches(this.#ready.scene);
    let isAll = true;
    for (const search of this.#searches) isAll = search.prepare(count) && isAll;
    return isAll;
  }

  #makeReady(): Ready {
    const { plan, given } = this.#task;
    const world = given?.world ?? this.#growing?.end?.world;
    const { entrance, exit } = given ?? plan;
    const key = JSON.stringify([entrance, exit, plan.longest, plan.braid, plan.sparsen, plan.seed]);
    const { ready } = this.#before;
    if (ready?.key === key && ready.world === world) return ready;
    const end = this.#growing?.end;
    const scene = given ?? (end && mazeScene(plan, end));
    if (scene === undefined) throw new Error('Expected a maze that has grown.');
    return { key, world, scene };
  }

  #startSearches(scene: Scene): Searching[] {
    const { solvers, plan } = this.#task;
    return solvers.map((solver) => {
      const known = this.#before.searches.find((search) => search.solver === solver && search.scene === scene);
      return known ?? new Searching(solver, scene, plan.seed ?? 0);
    });
  }

  /** The maze as it grows, with the ends it will have: on the longest path they are known only afterwards. */
  #sceneOf(growth: NonNullable<Growing['end']>): Scene {
    const scene = mazeScene(this.#task.plan, growth);
    const { entrance, exit } = this.#ready?.scene ?? scene;
    return { ...scene, entrance, exit };
  }
}
