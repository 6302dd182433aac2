/** What a maze solver is: something that looks for a way from one cell to another, step by step. */

import type { Cell, Process, Rng, World } from '../world/index.js';

/** A search under way, or at its end. */
export interface Solving extends Process<Solving> {
  /** By cell: not 0 once the solver has been there. */
  readonly visited: Uint8Array;
  /** The cells the solver is busy with now. */
  readonly front: readonly Cell[];
  /** The way it found, both ends included; undefined before the end, and after it when it failed. */
  readonly path: readonly Cell[] | undefined;
  /** Why it failed, as a sentence; undefined otherwise. */
  readonly why: string | undefined;
}

/** An entry of the registry. */
export interface Solver {
  readonly name: string;
  readonly about: string;
  /** The name it has in classic parameter files. */
  readonly classic: string;
  /** Whether its path always has the fewest steps, loops or not. */
  readonly shortest: boolean;
  /** Names of the shapes it works on. */
  readonly shapes: readonly string[];
  /** Starts looking. `rng` is for those that choose at random; the same stream gives the same search. */
  start(world: World, from: Cell, to: Cell, rng: Rng): Solving;
}

/** How many cells a solver has been to. */
export const visitedCount = (solving: Solving): number =>
  solving.visited.reduce((sum, mark) => sum + (mark ? 1 : 0), 0);

/** What a solver says when the search space is exhausted. */
export const NO_WAY = 'There is no way from the entrance to the exit.';
