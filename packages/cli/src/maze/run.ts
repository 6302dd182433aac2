/** `asterion maze run`: a classic parameter file, with the classic lines about it. */

import { growMaze, type Maze, type MazePlan, mazeScene, parameterNames } from 'asterion/generate';
import { faultText, type MazeParameters, type Names, parseParameters } from 'asterion/notation';
import { analyse, type Solver, type Solving, solverFault, solverNamed, solvers, visitedCount } from 'asterion/search';
import { createRng, neighbours } from 'asterion/world';
import { Command } from 'commander';
import { Failure, type Host, orFail } from '../host/host.js';
import { inputName, readInput } from '../host/input.js';
import { type Messages, messagesTo } from '../host/messages.js';
import { named } from '../host/names.js';
import { seedOrDrawn, withResult } from '../host/options.js';
import { type Chunks, type ResultOptions, writeOutput } from '../host/output.js';
import { work } from '../host/work.js';
import { drawScene } from '../scene/drawing.js';
import { charsetFor } from '../terminal/charset.js';
import { generatorNamed } from './names.js';
import { mazeReport } from './report.js';

interface RunOptions extends ResultOptions {
  readonly seed?: string;
  readonly visualise?: boolean;
  readonly ascii?: boolean;
}

export const runCommand = (host: Host): Command =>
  withResult(
    new Command('run')
      .argument('<paramfile>', 'a parameter file, or - for standard input')
      .option('--seed <seed>', 'a number or any text (default: drawn and printed)')
      .option('--visualise', 'draw the maze and the solution, too')
      .option('--ascii', 'plain characters only')
      .action((file: string, options: RunOptions) => run(file, options, host)),
    'print a report instead of the classic lines',
  );

/** Every spelling a parameter file may use. It is kept as it is: the classic lines name the class that goes with it. */
const asSpelt = (names: Names): Names => ({
  ...names,
  get: (word) => (names.get(word) === undefined ? undefined : word),
});
const names = { generators: asSpelt(parameterNames.generators), solvers: asSpelt(parameterNames.solvers) };

async function run(file: string, options: RunOptions, host: Host): Promise<void> {
  const messages = messagesTo(host, options.quiet === true);
  const parameters = await readParameters(file, host, messages);
  const lines: string[] = [];
  const say = (line: string): void => {
    if (options.json === true) return;
    if (options.out === undefined) host.stdout.write(`${line}\n`);
    else lines.push(`${line}\n`);
  };
  const { plan, generator, solver } = planOf(parameters, options.seed);
  // Everything that can be refused is refused before the first line, so that no half of a result is printed.
  const growth = orFail(() => growMaze(plan), inputName(file));
  const fault = solver && solverFault(solver, growth.world);
  if (fault !== undefined) throw new Failure(`${inputName(file)}: ${fault}`);
  if (options.seed === undefined) messages.say(`seed ${plan.seed}`);
  say(`${generator.classic.className}Generator is generating the maze.`);
  const maze = mazeScene(plan, await work(growth, 'growing', host, messages));
  const analysis = analyse(maze.world);
  say(analysis.perfect ? 'The maze is perfect!' : 'The maze is not perfect!');
  if (solver !== undefined) say(`${classNameOf(solver, parameters.solver)}Solver is solving the maze.`);
  const solving = solver && (await solve(solver, maze, say, host, messages));
  const isValid = solving === undefined || validate(maze, solving, say);
  if (options.json === true) {
    const solved = solver && solving && { name: solver.name, solving };
    await writeOutput([`${JSON.stringify(mazeReport(maze, analysis, solved))}\n`], options.out, host);
  } else if (options.visualise === true || options.out !== undefined) {
    const format = charsetFor(options, host) === 'unicode' ? 'unicode' : 'text';
    const layers = { path: solving?.path, visited: solving?.visited };
    const drawn = options.visualise === true ? drawScene(maze, layers, { format }) : [];
    await writeOutput(chained(lines, drawn), options.out, host);
  }
  if (!analysis.perfect || !isValid) throw new Failure(analysis.why ?? solving?.why ?? 'The solution is not valid.', 1);
}

function* chained(...parts: readonly Chunks[]): Generator<string | Uint8Array, void> {
  for (const part of parts) yield* part;
}

async function readParameters(file: string, host: Host, messages: Messages): Promise<MazeParameters> {
  const name = inputName(file);
  const read = parseParameters(await readInput(file, host), names);
  if (!read.ok) throw new Failure(faultText(read.fault, name));
  for (const warning of read.warnings) messages.say(`${name}: ${warning}`);
  return read.value;
}

function planOf({ type, generator, solver, ...rest }: MazeParameters, seed: string | undefined) {
  const plan = {
    ...rest,
    shape: type === 'hex' ? 'hex' : 'rect',
    generator,
    seed: seedOrDrawn(seed),
  } satisfies MazePlan;
  return {
    plan,
    generator: generatorNamed(generator),
    solver: solver === undefined ? undefined : named('solver', solver, solverNamed(solver), solvers),
  };
}

const classNameOf = ({ classic }: Solver, spelling = ''): string =>
  classic.otherClassNames?.[spelling] ?? classic.className;

async function solve(
  solver: Solver,
  maze: Maze,
  say: (line: string) => unknown,
  host: Host,
  messages: Messages,
): Promise<Solving> {
  // The stream of `maze solve --seed` and of the page: the same seed is the same search everywhere.
  const rng = createRng(maze.made.seed);
  const solving = await work(solver.start(maze.world, maze.entrance, maze.exit, rng), 'solving', host, messages);
  say(solving.path === undefined ? 'Solver was failed!' : 'The maze has been solved!');
  say(`Number of cells visited = ${visitedCount(solving)}`);
  return solving;
}

/** Trusts nothing the solver says: walks the path itself. */
function validate(
  { world, entrance, exit }: Maze,
  { path, visited }: Solving,
  say: (line: string) => unknown,
): boolean {
  const isWalk =
    path?.every((cell, index) => index === 0 || neighbours(world, path[index - 1]).includes(cell)) ?? false;
  const isValid = isWalk && path?.[0] === entrance && path.at(-1) === exit;
  say('Validation result:');
  say(`[Validation] Number of cells visited = ${visited.reduce((sum, mark) => sum + (mark === 0 ? 0 : 1), 0)}`);
  say(`[Validation] Path length of the solution = ${path?.length ?? 0}`);
  say(isValid ? 'The solution is valid!' : 'The solution is not valid!');
  return isValid;
}
