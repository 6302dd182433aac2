/**
 * Solving mazes as what bots compete in: everybody solves the same maze, whoever comes out is better than whoever does not, then
 * the fewer steps count. It has no position between the first cell and the last, so nothing is recorded.
 */

import { setImmediate } from 'node:timers/promises';
import {
  farthestEnds,
  generateMaze,
  type MazePlan,
  mazeGeneratorFault,
  mazeGeneratorNamed,
  mazeGenerators,
  shapeFor,
} from 'asterion/generate';
import { formatDocument, parseDocument } from 'asterion/notation';
import { counted, GIVEN, SOURCE } from 'asterion/play';
import { type Solving, shortestPath, solverFault, solverNamed, solvers } from 'asterion/search';
import { choice, count, flag, Refusal, type Said, type Schema, seed, settle, type Values } from 'asterion/settings';
import { type Cell, createRng, createScene, type Grid, rowLength, type Scene, shapes, sizeFault } from 'asterion/world';
import { MazeProgram } from '../bots/maze-program.js';
import { Misbehaved } from '../bots/misbehaved.js';
import { LONGEST_LINE, MAZE, type MazeTask, SOLVER, taskOf } from '../protocol/index.js';
import type { Discipline } from './discipline.js';
import type { GameJob, GameResult } from './job.js';
import { misbehaviourOf, voidResult } from './results.js';

const isGrown = (before: Values): boolean => before[SOURCE] !== GIVEN;
const named = (all: readonly { readonly name: string }[]) => all.map(({ name }) => ({ name }));
const world = { affects: 'world', isFor: isGrown } as const;

/** By the names of `asterion maze generate`. */
const settings: Schema = [
  choice({
    ...{ key: SOURCE, title: 'Maze', about: 'where the maze comes from', noun: 'a source', affects: 'world' },
    ...{ isImplied: true, choices: [{ name: 'grown' }, { name: GIVEN }], usual: 'grown' },
  }),
  choice({
    ...{ ...world, key: 'shape', title: 'Shape', about: 'the shape of the cells', noun: 'a shape' },
    ...{ choices: Object.keys(shapes).map((name) => ({ name })), usual: 'rect' },
  }),
  count({ ...world, key: 'rows', title: 'Rows', about: 'rows of the maze', least: 1, usual: 20 }),
  count({ ...world, key: 'cols', title: 'Columns', about: 'columns of the maze', least: 1, usual: 20 }),
  choice({
    ...{ ...world, key: 'generator', aliases: ['algorithm'], title: 'Generator', about: 'how it grows' },
    ...{ noun: 'a generator', choices: named(mazeGenerators), usual: 'recursive-backtracker' },
    other: (name) =>
      mazeGeneratorNamed(name) === undefined ? new Refusal(mazeGeneratorFault(name) ?? `There is no ${name}.`) : name,
  }),
  count({
    ...world,
    key: 'braid',
    title: 'Loops',
    about: 'percent of dead ends that become loops',
    most: 100,
    usual: 0,
  }),
  flag({ ...world, key: 'longest', title: 'Far apart', about: 'entrance and exit at the ends of the longest path' }),
  seed({ about: 'what it grows from' }),
];

export const mazeSolving: Discipline = {
  name: MAZE,
  seats: [SOLVER],
  settings,
  players: solvers.map(({ name }) => name),
  shipped: undefined,
  hasCap: false,
  playerFault: (name) =>
    solverNamed(name) === undefined ? `There is no solver ${JSON.stringify(name)} of mazes.` : undefined,
  fault: (said) => {
    const scene = grownFrom(said);
    return scene instanceof Refusal ? scene.message : undefined;
  },
  given: (scene) => {
    const why = sceneFault(scene);
    if (why !== undefined) return new Refusal(why);
    const { entrance, exit } = scene;
    return { said: {}, document: formatDocument(createScene(scene.world, { entrance, exit })) };
  },
  play: async (job, { [SOLVER]: bot }, programs, { signal, watch }) => {
    const task = taskIn(job);
    if (task instanceof Refusal) return voidResult(job, task.message);
    watch?.(() => ({ key: job.key, moves: 0, recording: null }));
    if ('command' in bot) {
      const terms = { ...job, id: `g${job.number + 1}` };
      return solvedBy(new MazeProgram(programs.of(bot, 1), task, terms), job, task);
    }
    const solver = solverNamed(bot.player);
    const why = solver === undefined ? `There is no solver ${bot.player}.` : solverFault(solver, task.world);
    if (solver === undefined || why !== undefined) return voidResult(job, why ?? '');
    const solving = solver.start(task.world, task.from, task.to, createRng(job.seed).fork(SOLVER));
    return solvedResult(job, task, await finished(solving, signal));
  },
};

function grownFrom(said: Said): Scene | Refusal {
  const { values, faults } = settle(settings, said);
  const { longest, [SOURCE]: _, ...rest } = values;
  const plan = rest as unknown as MazePlan & { readonly rows: number; readonly cols: number }; // the settings have its names
  const { rows, cols } = plan;
  const shape = shapeFor(plan.shape ?? 'rect');
  const [why = sizeFault(shape, rows, cols) ?? lengthFault(shape.grid(rows, cols))] = Object.values(faults) as (
    | string
    | undefined
  )[];
  if (why !== undefined) return new Refusal(why);
  try {
    return generateMaze(plan, longest === true ? farthestEnds : undefined);
  } catch (error) {
    if (error instanceof RangeError) return new Refusal(error.message);
    throw error;
  }
}

/** Who answers right should not be called a flood. */
function lengthFault(grid: Grid): string | undefined {
  const { rows, cols, cellCount } = grid;
  const longest = cellCount * ` ${rows - 1},${rowLength(grid, rows - 1) - 1}`.length;
  return longest + 'path'.length <= LONGEST_LINE
    ? undefined
    : `A way through ${rows} x ${cols} cells may be longer than a line of the protocol, which has ${LONGEST_LINE / 1024} KB.`;
}

function sceneFault(scene: Scene): string | undefined {
  const task = taskOf(scene);
  if (task === undefined) return 'Expected an entrance and an exit.';
  const isOpen = shortestPath(task.world, task.from, task.to) !== undefined;
  return lengthFault(task.world.grid) ?? (isOpen ? undefined : 'There is no way from the entrance to the exit.');
}

function taskIn({ world: document, said, seed: text }: GameJob): MazeTask | Refusal {
  const read = document === undefined ? undefined : parseDocument(document);
  if (read?.ok === false) return new Refusal(read.fault.message);
  const scene = read?.value ?? grownFrom({ ...said, seed: text });
  if (scene instanceof Refusal) return scene;
  return taskOf(scene) ?? new Refusal(sceneFault(scene) ?? '');
}

/** Steps after which a solver of ours lets others have a turn: some take very long. */
const SLICE = 100_000;

async function finished(solving: Solving, signal: AbortSignal | undefined): Promise<Solving> {
  for (;;) {
    solving.advance(SLICE);
    if (solving.done) return solving;
    await setImmediate();
    signal?.throwIfAborted();
  }
}

async function solvedBy(program: MazeProgram, job: GameJob, task: MazeTask): Promise<GameResult> {
  try {
    const path = await program.way();
    const letPass = program.letPass === 0 ? {} : { [SOLVER]: program.letPass };
    return { ...solvedResult(job, task, { path, why: undefined }), letPass };
  } catch (error) {
    if (!(error instanceof Misbehaved)) throw error;
    const why = `The ${SOLVER} (${job.seats[SOLVER]}) ${error.message}.`;
    if (error.reason === 'start-timeout') return voidResult(job, why, program);
    return {
      ...voidResult(job, why),
      ...{ outcome: 'forfeit', ground: 'forfeit', score: [FORFEIT], misbehaviour: misbehaviourOf(SOLVER, program) },
    };
  }
}

/** What is compared first. */
const [SOLVED, UNSOLVED, FORFEIT] = [0, 2, 3];

function solvedResult(
  job: GameJob,
  { world, from, to }: MazeTask,
  { path, why = 'It found no way.' }: { readonly path: readonly Cell[] | undefined; readonly why: string | undefined },
): GameResult {
  const result = { ...voidResult(job, why), ground: 'rule' } as const;
  if (path === undefined) return { ...result, outcome: 'unsolved', score: [UNSOLVED] };
  const moves = path.length - 1;
  const nothing = { moves: 0, kept: 0 };
  const fewest = (shortestPath(world, from, to)?.length ?? path.length) - 1;
  return {
    ...result,
    ...{ outcome: 'solved', winner: SOLVER, moves, score: [SOLVED, moves] },
    why: `The ${SOLVER} (${job.seats[SOLVER]}) found a way of ${counted(moves, 'step')}.`,
    kept: job.isJudged === false ? null : { [SOLVER]: { won: nothing, safe: nothing, movesLost: moves - fewest } },
  };
}
