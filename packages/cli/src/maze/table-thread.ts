/** The thread that measures solvers on many mazes: started by `table.ts`. */

import { parentPort, workerData } from 'node:worker_threads';
import { generateMaze, type MazePlan } from 'asterion/generate';
import { parseDocument } from 'asterion/notation';
import { seedOfGame } from 'asterion/play';
import { solverNamed, visitedCount } from 'asterion/search';
import { createRng, finish, isGround, openDirectionsOf, type Scene, type World } from 'asterion/world';

/** Where mazes come from: one is made for each seed, or a world is as it is. Plain data. */
export type Source = { readonly plan: MazePlan } | { readonly document: string };

/** A thread's share of the mazes: number `n` is the maze of the source `n % sources` with the seed `S:⌊n / sources⌋`. */
export interface TableShare {
  readonly sources: readonly { readonly from: Source; readonly solvers: readonly string[] }[];
  readonly seed: string;
  readonly mazes: number;
  readonly first: number;
  readonly stride: number;
}

/** What one maze came to. */
export interface Measured {
  readonly source: number;
  readonly maze: number;
  readonly cells: number;
  readonly deadEnds: number;
  /** In the order of the solvers. */
  readonly searches: readonly Search[];
}

export interface Search {
  readonly visited: number;
  /** In cells; undefined where no way was found. */
  readonly path: number | undefined;
  readonly steps: number;
  /** Of the search alone. */
  readonly ms: number;
}

function measure({ sources, seed, mazes, first, stride }: TableShare): void {
  for (let number = first; number < sources.length * mazes; number += stride) {
    const source = number % sources.length;
    const maze = Math.floor(number / sources.length);
    const { from, solvers } = sources[source];
    const ownSeed = seedOfGame(seed, maze);
    const scene = sceneOf(from, ownSeed);
    const searches = solvers.map((name) => search(name, scene, ownSeed));
    const measured: Measured = { source, maze, ...countsOf(scene.world), searches };
    parentPort?.postMessage(measured);
  }
}

function sceneOf(from: Source, seed: string): Scene {
  if ('plan' in from) return generateMaze({ ...from.plan, seed });
  const read = parseDocument(from.document);
  if (!read.ok) throw new Error(read.fault.message);
  return read.value;
}

/** The search of `maze solve --seed`, on the maze of `maze generate --seed`. */
function search(name: string, { world, entrance = 0, exit = 0 }: Scene, seed: string): Search {
  const solver = solverNamed(name);
  if (solver === undefined) throw new Error(`Expected the name of a solver, got ${name}.`);
  const start = solver.start(world, entrance, exit, createRng(seed));
  const began = performance.now();
  const solving = finish(start);
  const ms = performance.now() - began;
  return { visited: visitedCount(solving), path: solving.path?.length, steps: solving.steps, ms };
}

/** As the analysis counts them, which would also look for the longest path. */
function countsOf(world: World): { readonly cells: number; readonly deadEnds: number } {
  let [cells, deadEnds] = [0, 0];
  for (let cell = 0; cell < world.grid.cellCount; cell++) {
    if (!isGround(world, cell)) continue;
    cells++;
    if (openDirectionsOf(world, cell).length === 1) deadEnds++;
  }
  return { cells, deadEnds };
}

measure(workerData as TableShare);
