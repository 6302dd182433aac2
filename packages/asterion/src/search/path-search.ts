/** What a path search is: something that is made ready for one movement in one world, and then asked many times. */

import { type Cell, checkCell } from '../world/index.js';
import type { MovementMap } from './movement.js';
import type { Solving } from './solver.js';

/** What came of a search. Plain data. */
export interface PathAnswer {
  /** Whether the goal was reached, or a cell near enough to it. */
  readonly found: boolean;
  /** Every cell on the way, both ends included; none where there is no way. */
  readonly cells: readonly Cell[];
  /** What walking it costs: steps, diagonal ones longer, times what the cells cost; Infinity where there is no way. */
  readonly length: number;
  /** The last cell of the way; -1 where there is none. */
  readonly reached: Cell;
  /** How many cells were taken up and looked around from. */
  readonly expanded: number;
  /** The name of the algorithm in the registry. */
  readonly algorithm: string;
  /** Why this algorithm, and where nothing was found, why not: a sentence or two. */
  readonly why: string;
}

/** An entry of the registry. */
export interface PathAlgorithm {
  /** What options and answers call it: `bfs`. No other algorithm has it. */
  readonly name: string;
  /** What people read in lists: `Breadth-first search`. */
  readonly title: string;
  /** Its idea in a sentence. */
  readonly about: string;
  /** Whether its paths are always of the least length, wherever it applies. */
  readonly optimal: boolean;
  /** What is certain of its paths, as a sentence. */
  readonly guarantee: string;
  /** Whether it keeps tables of what it worked out beforehand, beyond the scratch of a search. */
  readonly tables?: true;
  /** Why it does not apply, as a sentence; undefined if it does. */
  fault(map: MovementMap): string | undefined;
  /** Makes ready for many questions. Throws a RangeError where there is a `fault`. */
  prepare(map: MovementMap): PathSearch;
}

/** An algorithm made ready. Its scratch is its own: the world is never written to, and searches can run at once. */
export interface PathSearch {
  /** The movement, and the world, that it was made ready for. */
  readonly map: MovementMap;
  /** Bytes of scratch and of tables that it holds now. */
  readonly bytes: number;
  /**
   * A path from one cell to another, and what it took. Allocates the answer. Throws a RangeError for what is no cell.
   */
  find(from: Cell, to: Cell): PathAnswer;
  /**
   * Writes the way into the first entries of an array, and returns how many there are: 0 where there is no way. Throws a
   * RangeError where it does not fit. Allocates nothing but room for a longer queue than any before.
   */
  findInto(from: Cell, to: Cell, cells: Int32Array): number;
  /** The same search to be watched step by step, with scratch of its own. */
  start(from: Cell, to: Cell): Solving;
  /**
   * Looks again at the world and at what is blocked and closed: everywhere, or around cells where something has changed.
   * Searches that are under way have to be started again.
   */
  refresh(changed?: Iterable<Cell>): void;
}

/** Throws a RangeError unless both ends of a search are cells. */
export function checkEnds(map: MovementMap, from: Cell, to: Cell): void {
  for (const end of [from, to]) checkCell(map.world.grid, end);
}

/** Throws a RangeError where an algorithm does not apply. */
export function checkApplies(algorithm: PathAlgorithm, map: MovementMap): void {
  const fault = algorithm.fault(map);
  if (fault !== undefined) throw new RangeError(fault);
}

/** Throws a RangeError unless a path fits into an array. */
export function checkRoom(cells: Int32Array, count: number): void {
  if (cells.length < count) throw new RangeError(`Expected room for ${count} cells, got ${cells.length}.`);
}

/** What a search says of itself where nobody chose for the caller. */
export const ASKED_FOR = 'It was asked for.';

export const noWayBetween = (from: Cell, to: Cell): string => `There is no way from cell ${from} to cell ${to}.`;
