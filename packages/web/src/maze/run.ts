/**
 * One run from bare ground to the solution: first the maze grows, then it is solved, by one search or by two in step.
 *
 * Its parts outlive it: another run of the same ground takes over what has been grown, and of the same maze what has
 * been solved, so that moving the exit or trying another search in a large maze costs no growing.
 */

import { farthestEnds, mazeScene } from 'asterion/generate';
import { MovementMap } from 'asterion/search';
import type { Scene, World } from 'asterion/world';
import { grownBy, type Task } from './check.js';
import { frameOfGrowth, frameOfSearch, type MazeFrame } from './frame.js';
import { GrowingPart, SearchingPart } from './parts.js';
import { Yardstick } from './yardstick.js';

/** A maze that is ready to be solved, and what it was made of. */
interface Ready {
  readonly key: string;
  readonly world: World | undefined;
  readonly scene: Scene;
}

interface Before {
  readonly ready: Ready | undefined;
  readonly map: MovementMap | undefined;
  readonly searches: readonly SearchingPart[];
  readonly yardstick: Yardstick | undefined;
}

const NOTHING: Before = { ready: undefined, map: undefined, searches: [], yardstick: undefined };

export class MazeRun {
  readonly #task: Task;
  /** Undefined for a world that was given. */
  readonly #growing: GrowingPart | undefined;
  /** What the run before had made. */
  readonly #before: Before;
  #ready: Ready | undefined;
  #map: MovementMap | undefined;
  #searches: readonly SearchingPart[] | undefined;
  #yardstick: Yardstick | undefined;
  #step = 0;

  /** Takes over from `last` what is the same. Throws a RangeError on a plan that `checkDraft` would not have passed. */
  constructor(task: Task, last?: MazeRun) {
    this.#task = task;
    this.#before = last === undefined ? NOTHING : last.#made;
    const grown = last === undefined ? undefined : last.#growing;
    this.#growing = task.given === undefined ? GrowingPart.of(grownBy(task.plan), grown) : undefined;
  }

  /** How many steps are known: all there are once `prepare` says so, unless `isCut`. */
  get known(): number {
    return this.#grownAt + Math.max(0, ...(this.#searches ?? []).map(({ known }) => known));
  }

  /** The maze at the end of its growing; undefined until that is known. */
  get scene(): Scene | undefined {
    return this.#ready?.scene;
  }

  /** Whether a search takes more steps than are ever looked at. */
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

  /** What is seen at the present step, a picture a search; one of the maze alone without any. */
  frames(): MazeFrame[] {
    const step = this.#step - this.#grownAt;
    const [growing, ready] = [this.#growing, this.#ready];
    const searched = step < 0 ? [] : this.searchedAt(step);
    if (searched.length > 0) return searched;
    const growth = growing?.at(this.#step);
    const scene = ready !== undefined && step >= 0 ? ready.scene : growth && this.#sceneOf(growth);
    if (scene === undefined) return [];
    const frame = frameOfGrowth(scene, growth);
    return this.#task.searchers.length < 2 ? [frame] : [frame, frame];
  }

  /** How many steps of the searches are known. */
  get searched(): number {
    return this.known - this.#grownAt;
  }

  /** What is seen of the searches after so many steps of theirs, a picture each. */
  searchedAt(step: number): MazeFrame[] {
    const [ready, searches = []] = [this.#ready, this.#searches];
    if (ready === undefined) return [];
    return searches.map((search) => frameOfSearch(search.at(step), search, this.#yardstick?.least));
  }

  get #made(): Before {
    return { ready: this.#ready, map: this.#map, searches: this.#searches ?? [], yardstick: this.#yardstick };
  }

  get #grownAt(): number {
    return this.#growing?.known ?? 0;
  }

  #prepare(count: number): boolean {
    if (this.#growing !== undefined && !this.#growing.prepare(count)) return false;
    this.#ready ??= this.#makeReady();
    if (this.#task.searchers.length === 0) return true;
    this.#map ??= this.#makeMap(this.#ready.scene.world);
    this.#searches ??= this.#startSearches(this.#ready.scene, this.#map);
    let isAll = true;
    for (const search of this.#searches) isAll = search.prepare(count) && isAll;
    if (!isAll) return false;
    this.#yardstick ??= Yardstick.of(this.#searches, this.#before.yardstick);
    return this.#yardstick.prepare(count);
  }

  #makeReady(): Ready {
    const { plan, given } = this.#task;
    const world = given?.world ?? this.#growing?.end?.world;
    const { entrance, exit } = given ?? plan;
    const key = JSON.stringify([entrance, exit, plan.longest, plan.braid, plan.sparsen, plan.seed]);
    const { ready } = this.#before;
    if (ready?.key === key && ready.world === world) return ready;
    const end = this.#growing?.end;
    const scene = given ?? (end && mazeScene(grownBy(plan), end, plan.longest === true ? farthestEnds : undefined));
    if (scene === undefined) throw new Error('Expected a maze that has grown.');
    return { key, world, scene };
  }

  #makeMap(world: World): MovementMap {
    const [{ movement }, { map }] = [this.#task, this.#before];
    const isSame = map?.world === world && JSON.stringify(map.movement) === JSON.stringify(movement);
    return isSame ? map : new MovementMap(world, movement);
  }

  #startSearches(scene: Scene, map: MovementMap): SearchingPart[] {
    const { searchers, plan } = this.#task;
    return searchers.map((searcher) => {
      const isSame = (one: SearchingPart) => one.searcher === searcher && one.scene === scene && one.map === map;
      return this.#before.searches.find(isSame) ?? new SearchingPart(searcher, scene, map, plan.seed ?? 0);
    });
  }

  /** The maze as it grows, with the ends it will have: on the longest path they are known only afterwards. */
  #sceneOf(growth: NonNullable<GrowingPart['end']>): Scene {
    const scene = mazeScene(grownBy(this.#task.plan), growth);
    const { entrance, exit } = this.#ready?.scene ?? scene;
    return { ...scene, entrance, exit };
  }
}
