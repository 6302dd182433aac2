/** A generator or a solver of somebody's own at work, on the mazes that the whole class meets. */

import { basename } from 'node:path';
import { generateMaze, type MazePlan, mazeGeneratorNamed, mazeScene } from 'asterion/generate';
import { parseDocument } from 'asterion/notation';
import { analyse, type Solving, shortestPath, solverFault, solverNamed, visitedCount } from 'asterion/search';
import { type Cell, coordinatesOf, createRng, finish, rect, type Scene } from 'asterion/world';
import { checkGenerator, checkSolver } from '../check/mazes.js';
import { Failure } from '../host/host.js';
import { SILENT } from '../host/messages.js';
import { type OpenedGenerator, type OpenedSolver, openGenerator, openSolver } from '../module/mazes.js';
import { USUAL_TIME } from '../module/module-file.js';
import { ModuleFault, ModuleRunner, type RunnerHost } from '../module/runner.js';
import type { Claims } from '../module/wire.js';
import type { SubmissionRole, Task, TaskResult, Work } from './assignment.js';
import type { MazeClassPlan, MazeRole } from './maze-plan.js';
import { commandFor, openProgramSolver } from './program.js';

export async function openMazeWork(path: string, plan: MazeClassPlan, host: RunnerHost): Promise<Work> {
  const command = await commandFor(path);
  if (command !== undefined) return openProgramWork(openProgramSolver(command, basename(path), plan.time), plan, host);
  const { kind, shapes = [rect.name] } = await claimsOf(path, host);
  const as = (plan.as as MazeRole | undefined) ?? kind ?? 'generator';
  if (as === 'player') throw new Failure('it is a player, not a generator or a solver');
  if (as === 'generator' && plan.worlds !== undefined)
    throw new Failure('it is a generator, and only solvers can be graded in given worlds');
  const file = { path, time: plan.time };
  const rivals = new Rivals(plan, host);
  const role: SubmissionRole = { as, isGuess: (plan.as ?? kind) === undefined };
  if (as === 'generator') {
    const opened = await openGenerator(file, host);
    return {
      role,
      check: async () => (await checkGenerator(opened, shapes, plan.seed, host, SILENT)).findings,
      perform: (task) => attempted(task, () => grown(opened, task, plan, rivals)),
      close: () => closeAll(opened, rivals),
    };
  }
  const opened = await openSolver(file, host);
  return {
    role,
    check: async () => (await checkSolver(opened, shapes, plan.seed, host, SILENT)).findings,
    perform: (task) => attempted(task, () => solved(opened, task, plan, rivals)),
    close: () => closeAll(opened, rivals),
  };
}

/** A program solves mazes, and grows none. */
function openProgramWork(opened: OpenedSolver, plan: MazeClassPlan, host: RunnerHost): Work {
  if (plan.as === 'generator') throw new Failure('it is a program, and programs solve mazes only');
  const rivals = new Rivals(plan, host);
  return {
    role: { as: 'solver', isGuess: false },
    check: async () => (await checkSolver(opened, [rect.name], plan.seed, host, SILENT)).findings,
    perform: (task) => attempted(task, () => solved(opened, task, plan, rivals)),
    close: () => closeAll(opened, rivals),
  };
}

/** What it says of itself, before it is known what to open it as. */
async function claimsOf(path: string, host: RunnerHost): Promise<Claims> {
  const runner = new ModuleRunner({ path, time: USUAL_TIME.generator }, 'generator', host);
  try {
    return await runner.claims();
  } finally {
    await runner.close();
  }
}

async function closeAll(...opened: readonly { close(): Promise<void> }[]): Promise<void> {
  await Promise.all(opened.map((one) => one.close()));
}

async function grown(opened: OpenedGenerator, task: Task, plan: MazeClassPlan, rivals: Rivals): Promise<Attempt> {
  const asked = { ...mazeOf(plan, task), generator: opened.generator };
  const maze = mazeScene(asked, await orUnfit(() => opened.grow(asked)));
  const { perfect, unreachable } = analyse(maze.world);
  const solving = await rivals.walk(task.against, maze, maze.entrance, maze.exit, task.seed);
  const lost = unreachable === undefined ? null : `There is no way to ${placeText(maze, unreachable)}.`;
  return { ...foundBy(solving), why: lost, more: { perfect: perfect ? 1 : 0 } };
}

async function solved(opened: OpenedSolver, task: Task, plan: MazeClassPlan, rivals: Rivals): Promise<Attempt> {
  const scene = await sceneFor(task, plan, rivals);
  const { world, entrance = 0, exit = 0 } = scene;
  const unfit = solverFault(opened.solver, world);
  if (unfit !== undefined) throw new ModuleFault(`does not apply: ${unfit}`);
  const solving = await opened.solve(scene, entrance, exit, task.seed);
  const fewest = shortestPath(world, entrance, exit)?.length;
  const isMissed = solving.path === undefined && fewest !== undefined;
  return {
    ...foundBy(solving),
    why: isMissed ? `It found no way, and there is one of ${fewest} cells.` : null,
    more: { shortest: solving.path?.length === fewest ? 1 : 0 },
  };
}

const mazeOf = ({ shape, rows, cols, braid }: MazeClassPlan, { seed }: Task): MazePlan & { readonly seed: string } => ({
  ...{ shape, rows, cols, seed },
  ...(braid > 0 && { braid }),
});

async function sceneFor(task: Task, plan: MazeClassPlan, rivals: Rivals): Promise<Scene> {
  const given = plan.worlds?.find(({ name }) => name === task.world);
  if (given === undefined) return await rivals.grown(task.against, mazeOf(plan, task));
  const read = parseDocument(given.document);
  if (!read.ok) throw new Error(`${given.name}: ${read.fault.message}`); // we wrote it
  return read.value;
}

interface Attempt {
  readonly outcome: string;
  readonly counts: TaskResult['counts'];
  readonly more: TaskResult['counts'];
  readonly why: string | null;
}

/** What the submission does wrong is a forfeit. */
async function attempted(task: Task, act: () => Promise<Attempt>): Promise<TaskResult> {
  try {
    const { outcome, counts, more, why } = await act();
    return { ...task, outcome, isForfeit: false, why, counts: { ...counts, ...more } };
  } catch (error) {
    if (!(error instanceof ModuleFault)) throw error;
    return { ...task, outcome: 'forfeit', isForfeit: true, why: `It ${error.message}.`, counts: {} };
  }
}

const foundBy = (solving: Solving): Pick<Attempt, 'outcome' | 'counts'> => ({
  outcome: solving.path === undefined ? 'unsolved' : 'solved',
  counts: { path: solving.path?.length ?? 0, visited: visitedCount(solving), steps: solving.steps },
});

const placeText = ({ world }: Scene, cell: Cell): string => coordinatesOf(world.grid, cell).join(',');

/** Generators and solvers that submissions meet: ours, and the teacher's own, which stay open. */
class Rivals {
  readonly #plan: MazeClassPlan;
  readonly #host: RunnerHost;
  readonly #generators = new Map<string, OpenedGenerator>();
  readonly #solvers = new Map<string, OpenedSolver>();

  constructor(plan: MazeClassPlan, host: RunnerHost) {
    this.#plan = plan;
    this.#host = host;
  }

  async grown(name: string, plan: MazePlan): Promise<Scene> {
    const path = this.#pathOf('solver', name);
    if (path === undefined) return generateMaze({ ...plan, generator: mazeGeneratorNamed(name) ?? name });
    const opened = this.#generators.get(path) ?? (await openGenerator({ path, time: this.#plan.time }, this.#host));
    this.#generators.set(path, opened);
    return mazeScene({ ...plan, generator: opened.generator }, await orBroken(name, () => opened.grow(plan)));
  }

  async walk(name: string, scene: Scene, from: Cell, to: Cell, seed: string): Promise<Solving> {
    const path = this.#pathOf('generator', name);
    if (path === undefined) {
      const solver = solverNamed(name);
      if (solver === undefined) throw new Error(`Expected the name of a solver, got ${name}.`);
      return finish(solver.start(scene.world, from, to, createRng(seed)));
    }
    const opened = this.#solvers.get(path) ?? (await openSolver({ path, time: this.#plan.time }, this.#host));
    this.#solvers.set(path, opened);
    return await orBroken(name, () => opened.solve(scene, from, to, seed));
  }

  async close(): Promise<void> {
    await Promise.all([...this.#generators.values(), ...this.#solvers.values()].map((opened) => opened.close()));
  }

  #pathOf(role: MazeRole, name: string): string | undefined {
    return this.#plan.rivals[role].find((rival) => rival.name === name)?.path;
  }
}

/** A generator that says it is not for such mazes. */
async function orUnfit<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    throw error instanceof RangeError ? new ModuleFault(`does not apply: ${error.message}`) : error;
  }
}

/** What the teacher's own module does wrong is not the submission's fault. */
async function orBroken<T>(name: string, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    throw error instanceof ModuleFault ? new Failure(`--against ${name}: it ${error.message}`) : error;
  }
}
