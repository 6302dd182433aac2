/** Generators and solvers of one's own. What comes from them is looked at before it is used: they are strangers. */

import { type Growth, growMaze, type MazeGenerator, type MazePlan } from 'asterion/generate';
import { formatDocument } from 'asterion/notation';
import { type Solver, type Solving, walkFault } from 'asterion/search';
import { type Cell, coordinatesOf, createScene, isGround, type Scene, shapes, type World } from 'asterion/world';
import { Failure } from '../host/host.js';
import type { ModuleFile } from './module-file.js';
import { ModuleFault, ModuleRunner, type RunnerHost, StrangeAnswer } from './runner.js';
import type { Grown, Solved } from './wire.js';

/** A generator in a thread. */
export interface OpenedGenerator {
  /** What it says of itself, for plans; what it starts is not grown. */
  readonly generator: MazeGenerator;
  /** Grows a maze to its end; throws a `ModuleFault`, or a RangeError where the plan is nonsense. */
  grow(plan: MazePlan): Promise<Growth>;
  close(): Promise<void>;
}

export async function openGenerator(file: ModuleFile, host: RunnerHost): Promise<OpenedGenerator> {
  const runner = new ModuleRunner(file, 'generator', host);
  const claims = await runner.claims();
  const { name } = runner;
  const generator: MazeGenerator = {
    name,
    title: name,
    about: '',
    classic: { names: [name], className: name },
    perfect: claims.perfect,
    shapes: claims.shapes ?? Object.keys(shapes),
    tunnels: claims.tunnels ?? true,
    masks: claims.masks ?? true,
    limits: undefined,
    start: (world) => growthOf(world, 0),
  };
  return {
    generator,
    grow: async ({ generator: _, ...plan }) => {
      const { world } = growMaze({ ...plan, generator });
      const { open, steps } = (await runner.ask({ kind: 'grow', plan })) as Grown;
      const why = waysFault(world, open);
      if (why !== undefined) throw new StrangeAnswer(why);
      world.open.set(open);
      return growthOf(world, steps);
    },
    close: () => runner.close(),
  };
}

const growthOf = (world: World, steps: number): Growth => {
  const growth: Growth = { world, steps, done: true, front: [], advance: () => undefined, copy: () => growth };
  return growth;
};

/** What is wrong with the open ways of a maze, as the rest of a sentence; undefined if nothing is. */
function waysFault(world: World, open: Uint8Array | Uint16Array): string | undefined {
  const { grid } = world;
  const { shape, cellCount } = grid;
  const isSide = new Set(shape.sides);
  const most = shape.directions.length;
  if (open.length !== cellCount) return `left ${open.length} cells, not ${cellCount}`;
  for (let cell = 0; cell < cellCount; cell++) {
    const at = placeText(world, cell);
    if (open[cell] >> most !== 0) return `opened a way at ${at} in a direction that there is not`;
    for (let direction = 0; direction < most; direction++) {
      if (((open[cell] >> direction) & 1) === 0) continue;
      const way = `the way ${shape.directions[direction]} at ${at}`;
      const next = grid.neighbour(cell, direction);
      if (next < 0) return `opened ${way}, which leads out of the grid`;
      if (!isSide.has(direction)) return `opened ${way}, which crosses no side`;
      if (!isGround(world, cell) || !isGround(world, next)) return `opened ${way}, where the mask leaves a cell out`;
      if (((open[next] >> shape.opposite[direction]) & 1) === 0)
        return `opened ${way}, but not the way back at ${placeText(world, next)}`;
    }
  }
  return undefined;
}

const placeText = ({ grid }: World, cell: Cell): string => coordinatesOf(grid, cell).join(',');

/** A solver in a thread. */
export interface OpenedSolver {
  /** What it says of itself; it cannot be started here. */
  readonly solver: Omit<Solver, 'start'>;
  /** Solves a maze; throws a `ModuleFault` if what it finds is no walk from one cell to the other. */
  solve(scene: Scene, from: Cell, to: Cell, seed: string): Promise<Solving>;
  close(): Promise<void>;
}

/** One of a module, which can also be asked for what it answers, right or wrong. */
export interface OpenedModuleSolver extends OpenedSolver {
  answer(world: World, from: Cell, to: Cell, seed: string): Promise<Solved>;
}

export async function openSolver(file: ModuleFile, host: RunnerHost): Promise<OpenedModuleSolver> {
  const runner = new ModuleRunner(file, 'solver', host);
  const { shapes: known = Object.keys(shapes), tunnels, corners, shortest, complete } = await runner.claims();
  const { name } = runner;
  const answer: OpenedModuleSolver['answer'] = async (world, from, to, seed) =>
    (await runner.ask({ kind: 'solve', world: formatDocument(createScene(world)), from, to, seed })) as Solved;
  return {
    answer,
    solver: {
      name,
      title: name,
      about: '',
      classic: { names: [name], className: name },
      shapes: known,
      tunnels: tunnels ?? true,
      corners: corners ?? true,
      shortest,
      complete,
      random: true,
      limits: undefined,
    },
    solve: async ({ world }, from, to, seed) => {
      const found = await answer(world, from, to, seed);
      const why = found.path && walkFault(world, found.path, { from, to });
      if (why !== undefined) throw new StrangeAnswer(why);
      return solvingOf(world, found);
    },
    close: () => runner.close(),
  };
}

/** What was found, as a solver tells it. */
export function solvingOf({ grid }: World, { path, visited, steps, why }: Solved): Solving {
  const seen = visited?.length === grid.cellCount ? visited : new Uint8Array(grid.cellCount);
  for (const cell of path ?? []) seen[cell] = 1; // whoever does not tell has been there at least
  const solving: Solving = {
    visited: seen,
    front: [],
    path,
    why: path === undefined ? (why ?? 'It found no way.') : undefined,
    steps: steps ?? Math.max(0, (path?.length ?? 0) - 1),
    done: true,
    advance: () => undefined,
    copy: () => solving,
  };
  return solving;
}

/** Runs what a module is asked for; what it does wrong is an answer of no. */
export async function orFault<T>(kind: 'generator' | 'solver', name: string, asked: () => Promise<T>): Promise<T> {
  try {
    return await asked();
  } catch (error) {
    throw error instanceof ModuleFault ? new Failure(`the ${kind} ${name} ${error.message}`, 1) : error;
  }
}
