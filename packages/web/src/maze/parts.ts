/** The parts of a run, each a process whose steps become known bit by bit: the growing, and each search. */

import { type Growth, growMaze, type MazePlan } from 'asterion/generate';
import type { MovementMap, Solving } from 'asterion/search';
import { createRng, type Process, type Scene, type Seed, Timeline } from 'asterion/world';
import type { Searcher } from './searchers.js';

/** Beyond this nobody watches, and a random mouse could keep the page busy for days. */
export const MOST_STEPS = 20_000_000;

class RunPart<P extends Process<P>> {
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

  /** After the last known step it stays as it is there: the quicker of two searches waits. */
  at(step: number): P {
    this.#timeline.seek(Math.min(step, this.#known));
    return this.#timeline.present;
  }

  #lookForEnd(): void {
    if (this.#timeline.present.done) this.#end = this.#timeline.present;
  }
}

/** The same ground grows once, whatever becomes of entrance, exit and searches. */
export class GrowingPart extends RunPart<Growth> {
  readonly #key: string;

  private constructor(plan: MazePlan, key: string) {
    super(growMaze(plan), Infinity);
    this.#key = key;
  }

  /** What grows by a plan: `last` again, as far as it has come, where that is the same. */
  static of(plan: MazePlan, last: GrowingPart | undefined): GrowingPart {
    const { shape, rows, cols, generator, seed, tunnels } = plan;
    const key = JSON.stringify([shape, rows, cols, generator, seed, tunnels]);
    return last !== undefined && last.#key === key ? last : new GrowingPart(plan, key);
  }
}

export class SearchingPart extends RunPart<Solving> {
  readonly searcher: Searcher;
  readonly scene: Scene;
  readonly map: MovementMap;
  /** Why it does not apply there, as a sentence; then it looks nowhere. */
  readonly fault: string | undefined;

  /** The scene must have an entrance and an exit, and be that of the map. */
  constructor(searcher: Searcher, scene: Scene, map: MovementMap, seed: Seed, mostSteps = MOST_STEPS) {
    const { entrance = 0, exit = 0 } = scene;
    const fault = searcher.fault(map);
    // The stream that `asterion maze solve --seed` uses: the same search here and there.
    const start = () => searcher.start(map, entrance, exit, createRng(seed));
    super(fault === undefined ? start() : new Refused(fault, scene.world.grid.cellCount), mostSteps);
    this.searcher = searcher;
    this.scene = scene;
    this.map = map;
    this.fault = fault;
  }

  /** How long the way is that it ends with; undefined where there is none, or none yet. */
  get length(): number | undefined {
    return this.end?.path && this.map.lengthOf(this.end.path);
  }
}

/** A search that does not begin. */
class Refused implements Solving {
  readonly steps = 0;
  readonly done = true;
  readonly visited: Uint8Array;
  readonly front = [];
  readonly path = undefined;
  readonly why: string;

  constructor(why: string, cellCount: number) {
    this.why = why;
    this.visited = new Uint8Array(cellCount);
  }

  advance(): void {
    // There is nothing to do.
  }

  copy(): this {
    return this;
  }
}
