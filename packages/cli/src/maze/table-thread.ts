/** The thread that measures solvers on many mazes: started by `table.ts`. */

import { parentPort, workerData } from 'node:worker_threads';
import { generateMaze, type MazePlan, mazeScene } from 'asterion/generate';
import { parseDocument } from 'asterion/notation';
import { seedOfGame } from 'asterion/play';
import { type Solving, solverNamed, visitedCount } from 'asterion/search';
import { createRng, finish, isGround, openDirectionsOf, type Scene, type World } from 'asterion/world';
import { Failure } from '../host/host.js';
import type { OpenedGenerator, OpenedSolver, openGenerator, openSolver } from '../module/mazes.js';
import type { ModuleFile } from '../module/module-file.js';

/** Where mazes come from: one is made for each seed, by a module where there is one, or a world is as it is. Plain data. */
export type Source =
  | { readonly plan: MazePlan; readonly module?: ModuleFile | undefined }
  | { readonly document: string };

/** Who looks for the way: one of ours by its name, or a module. */
export interface Finder {
  readonly name: string;
  readonly module?: ModuleFile | undefined;
}

/** A thread's share of the mazes: number `n` is the maze of the source `n % sources` with the seed `S:⌊n / sources⌋`. */
export interface TableShare {
  readonly sources: readonly { readonly from: Source; readonly solvers: readonly Finder[] }[];
  readonly seed: string;
  readonly mazes: number;
  readonly first: number;
  readonly stride: number;
}

/** What a module did wrong, as a sentence about it: then its thread has nothing more to say. */
export interface SolverFault {
  readonly fault: string;
}

/** What one maze came to. */
export interface Measured {
  readonly source: number;
  readonly maze: number;
  readonly cells: number;
  readonly deadEnds: number;
  /** In the order of the solvers. */
  readonly searches: readonly SearchReport[];
}

export interface SearchReport {
  readonly visited: number;
  /** In cells; undefined where no way was found. */
  readonly path: number | undefined;
  readonly steps: number;
  /** Of the search alone. */
  readonly ms: number;
}

async function measure({ sources, seed, mazes, first, stride }: TableShare): Promise<void> {
  const own = new OwnModules();
  try {
    for (let number = first; number < sources.length * mazes; number += stride) {
      const source = number % sources.length;
      const maze = Math.floor(number / sources.length);
      const { from, solvers } = sources[source];
      const ownSeed = seedOfGame(seed, maze);
      const scene = await sceneOf(from, ownSeed, own);
      const searches: SearchReport[] = [];
      for (const finder of solvers) searches.push(await search(finder, scene, ownSeed, own));
      const measured: Measured = { source, maze, ...countsOf(scene.world), searches };
      parentPort?.postMessage(measured);
    }
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    parentPort?.postMessage({ fault: error.message } satisfies SolverFault);
  } finally {
    await own.close();
  }
}

async function sceneOf(from: Source, seed: string, own: OwnModules): Promise<Scene> {
  if ('plan' in from) {
    const plan = { ...from.plan, seed };
    return from.module === undefined ? generateMaze(plan) : await own.grown(from.module, plan);
  }
  const read = parseDocument(from.document);
  if (!read.ok) throw new Error(read.fault.message);
  return read.value;
}

/** The search of `maze solve --seed`, on the maze of `maze generate --seed`. */
async function search({ name, module }: Finder, scene: Scene, seed: string, own: OwnModules): Promise<SearchReport> {
  const { world, entrance = 0, exit = 0 } = scene;
  const finding =
    module === undefined ? starting(name, world, entrance, exit, seed) : own.starting(module, scene, seed);
  const begin = await finding;
  const began = performance.now();
  const solving = await begin();
  const ms = performance.now() - began;
  return { visited: visitedCount(solving), path: solving.path?.length, steps: solving.steps, ms };
}

function starting(name: string, world: World, entrance: number, exit: number, seed: string): () => Solving {
  const solver = solverNamed(name);
  if (solver === undefined) throw new Error(`Expected the name of a solver, got ${name}.`);
  const start = solver.start(world, entrance, exit, createRng(seed));
  return () => finish(start);
}

/** The modules that this thread has opened, each once. */
class OwnModules {
  readonly #opened = new Map<string, Promise<OpenedGenerator | OpenedSolver>>();
  readonly #host = { signal: new AbortController().signal }; // whoever stops this thread stops those below it

  async grown(file: ModuleFile, plan: MazePlan): Promise<Scene> {
    const { openGenerator, orFault } = await import('../module/mazes.js'); // which most tables do without
    const opened = (await this.#open(file, openGenerator)) as OpenedGenerator;
    const { generator } = opened;
    return mazeScene({ ...plan, generator }, await orFault('generator', generator.name, () => opened.grow(plan)));
  }

  async starting(file: ModuleFile, scene: Scene, seed: string): Promise<() => Promise<Solving>> {
    const { openSolver, orFault } = await import('../module/mazes.js');
    const opened = (await this.#open(file, openSolver)) as OpenedSolver;
    const { entrance = 0, exit = 0 } = scene;
    return () => orFault('solver', opened.solver.name, () => opened.solve(scene, entrance, exit, seed));
  }

  async close(): Promise<void> {
    const opened = await Promise.all(this.#opened.values());
    await Promise.all(opened.map((one) => one.close()));
  }

  #open(file: ModuleFile, open: typeof openGenerator | typeof openSolver): Promise<OpenedGenerator | OpenedSolver> {
    const key = `${open.name} ${file.path}`;
    const opened = this.#opened.get(key) ?? open(file, this.#host);
    this.#opened.set(key, opened);
    return opened;
  }
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

await measure(workerData as TableShare);
