/** What every algorithm does once it can look for one path: answer many questions, and be watched at one. */

import { type Cell, finish, type Process } from '../world/index.js';
import type { MovementMap } from './movement.js';
import {
  ASKED_FOR,
  checkEnds,
  checkRoom,
  noWayBetween,
  type PathAlgorithm,
  type PathAnswer,
  type PathSearch,
} from './path-search.js';
import { Searching } from './searching.js';
import { NO_WAY, type Solving } from './solver.js';

/** A search for one path after another, each step by step, always with the same scratch. */
export interface PathRun extends Process<PathRun> {
  /** The cell where the search ended; -1 before, and where there is no way. */
  readonly end: Cell;
  /** What the way to `end` costs; Infinity where there is none. */
  readonly length: number;
  /** How many cells the way to `end` has, both ends included; 0 where there is none. */
  readonly count: number;
  /** The cells seen and not yet settled. */
  readonly front: Cell[];
  readonly bytes: number;
  /** By cell, for those who watch: 1 once it is settled. */
  visited: Uint8Array | undefined;
  begin(from: Cell, to: Cell): void;
  /** Writes that many cells of the way to `end`. */
  writePath(cells: Int32Array | Cell[], count: number): void;
  /** Looks again at the movement, which has done so itself, before the next search. */
  refresh(changed?: Iterable<Cell>): void;
}

export class RunSearch implements PathSearch {
  readonly map: MovementMap;
  readonly #algorithm: PathAlgorithm;
  readonly #makeRun: () => PathRun;
  readonly #run: PathRun;

  constructor(algorithm: PathAlgorithm, map: MovementMap, makeRun: () => PathRun) {
    this.map = map;
    this.#algorithm = algorithm;
    this.#makeRun = makeRun;
    this.#run = makeRun();
  }

  get bytes(): number {
    return this.#run.bytes;
  }

  find(from: Cell, to: Cell): PathAnswer {
    const run = this.#finished(from, to);
    const found = run.end >= 0;
    return {
      found,
      cells: pathOf(run),
      length: run.length,
      reached: run.end,
      expanded: run.steps,
      algorithm: this.#algorithm.name,
      why: found ? ASKED_FOR : noWayBetween(from, to),
    };
  }

  findInto(from: Cell, to: Cell, cells: Int32Array): number {
    const run = this.#finished(from, to);
    const { count } = run;
    checkRoom(cells, count);
    run.writePath(cells, count);
    return count;
  }

  start(from: Cell, to: Cell): Solving {
    checkEnds(this.map, from, to);
    return new RunSearching(this.map, from, to, this.#makeRun());
  }

  refresh(changed?: Iterable<Cell>): void {
    // Read twice: a caller may hand in something that can be read only once.
    const cells = changed === undefined ? undefined : [...changed];
    this.map.refresh(cells);
    this.#run.refresh(cells);
  }

  #finished(from: Cell, to: Cell): PathRun {
    checkEnds(this.map, from, to);
    this.#run.begin(from, to);
    return finish(this.#run);
  }
}

/** A search under way, one cell settled a step. */
export class RunSearching extends Searching {
  /** By cell: 1 once the cell is settled. */
  readonly visited: Uint8Array;
  private readonly run: PathRun;

  constructor(map: MovementMap, from: Cell, to: Cell, run: PathRun) {
    super(map.world, from, to);
    this.visited = new Uint8Array(map.world.grid.cellCount);
    this.run = run;
    run.begin(from, to);
    if (this.done) this.visited[from] = 1;
  }

  /** The cells seen and not yet settled. */
  get front(): readonly Cell[] {
    return this.done ? [] : this.run.front;
  }

  advance(count: number): void {
    const { run } = this;
    if (this.done) return;
    run.visited = this.visited;
    run.advance(count);
    run.visited = undefined; // a copy of the search has another
    this.steps = run.steps;
    if (!run.done) return;
    if (run.end < 0) this.why = NO_WAY;
    else this.path = pathOf(run);
  }
}

function pathOf(run: PathRun): Cell[] {
  const cells: Cell[] = new Array<Cell>(run.count);
  run.writePath(cells, cells.length);
  return cells;
}
