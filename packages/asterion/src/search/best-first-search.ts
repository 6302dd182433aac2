/** Best-first searches made ready for many questions, and one of them to be watched. */

import { type Cell, finish } from '../world/index.js';
import { CellSearch, type Priority } from './best-first.js';
import type { MovementMap } from './movement.js';
import {
  ASKED_FOR,
  checkApplies,
  checkEnds,
  checkRoom,
  noWayBetween,
  type PathAlgorithm,
  type PathAnswer,
  type PathSearch,
} from './path-search.js';
import { Searching } from './searching.js';
import { NO_WAY } from './solver.js';

export class BestFirstSearch implements PathSearch {
  readonly map: MovementMap;
  readonly #algorithm: PathAlgorithm;
  readonly #priority: Priority;
  readonly #search: CellSearch;

  constructor(algorithm: PathAlgorithm, map: MovementMap, priority: Priority) {
    checkApplies(algorithm, map);
    this.map = map;
    this.#algorithm = algorithm;
    this.#priority = priority;
    this.#search = new CellSearch(map, priority);
  }

  get bytes(): number {
    return this.#search.bytes;
  }

  find(from: Cell, to: Cell): PathAnswer {
    const search = this.#run(from, to);
    const cells: Cell[] = new Array<Cell>(search.count);
    search.writePath(cells, cells.length);
    const found = search.end >= 0;
    return {
      found,
      cells,
      length: search.length,
      reached: search.end,
      expanded: search.steps,
      algorithm: this.#algorithm.name,
      why: found ? ASKED_FOR : noWayBetween(from, to),
    };
  }

  findInto(from: Cell, to: Cell, cells: Int32Array): number {
    const search = this.#run(from, to);
    const { count } = search;
    checkRoom(cells, count);
    search.writePath(cells, count);
    return count;
  }

  start(from: Cell, to: Cell): BestFirstSearching {
    checkEnds(this.map, from, to);
    return new BestFirstSearching(this.map, from, to, this.#priority);
  }

  refresh(changed?: Iterable<Cell>): void {
    this.map.refresh(changed);
    this.#search.refresh(changed);
  }

  #run(from: Cell, to: Cell): CellSearch {
    checkEnds(this.map, from, to);
    this.#search.begin(from, to);
    return finish(this.#search);
  }
}

/** A best-first search under way, one cell settled a step. */
export class BestFirstSearching extends Searching {
  /** By cell: 1 once the cell is settled. */
  readonly visited: Uint8Array;
  private readonly search: CellSearch;

  constructor(map: MovementMap, from: Cell, to: Cell, priority: Priority) {
    super(map.world, from, to);
    this.visited = new Uint8Array(map.world.grid.cellCount);
    this.search = new CellSearch(map, priority);
    this.search.begin(from, to);
    if (this.done) this.visited[from] = 1;
  }

  /** The cells seen and not yet settled. */
  get front(): readonly Cell[] {
    return this.done ? [] : this.search.front;
  }

  advance(count: number): void {
    const { search } = this;
    if (this.done) return;
    search.visited = this.visited;
    search.advance(count);
    search.visited = undefined; // a copy of the search has another
    this.steps = search.steps;
    if (!search.done) return;
    if (search.end < 0) {
      this.why = NO_WAY;
      return;
    }
    const path: Cell[] = new Array<Cell>(search.count);
    search.writePath(path, path.length);
    this.path = path;
  }
}
