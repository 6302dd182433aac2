/** `asterion maze run`: a classic parameter file, with the classic lines about it. */

import { growMaze, type Maze, mazeScene } from 'asterion/generate';
import { analyse, type Solver, type Solving, solverFault, solverNamed, visitedCount } from 'asterion/search';
import { createRng, neighbours } from 'asterion/world';
import { Argument, Command } from 'commander';
import { Failure, type Host, orFail } from '../host/host.js';
import { inputName, readInput } from '../host/input.js';
import { type Messages, messagesTo } from '../host/messages.js';
import { type QuietOption, withJson, withQuiet } from '../host/options.js';
import { type Chunks, writeOutput } from '../host/output.js';
import { work } from '../host/work.js';
import { type DrawingOptions, drawScene, withDrawing } from '../scene/drawing.js';
import { parametersIn, planOf } from '../scene/maze-file.js';
import { charsetFor } from '../terminal/charset.js';
import { generatorNamed } from './names.js';
import { mazeReport } from './report.js';

interface RunOptions extends QuietOption, Partial<DrawingOptions> {
  readonly seed?: string;
  readonly visualise?: boolean;
  readonly ascii?: boolean;
  readonly json?: boolean;
}

/** Whether to draw, as the classic tester is told. */
type Answer = 'y' | 'n';

export function runCommand(host: Host): Command {
  const command = new Command('run')
    .argument('<paramfile>', 'a parameter file, or - for standard input')
    .addArgument(new Argument('[visualise]', 'y to draw the maze and the solution, too').choices(['y', 'n']))
    .option('--seed <seed>', 'a number or any text (default: drawn and printed)')
    .option('--visualise', 'draw the maze and the solution, too')
    .option('--ascii', 'plain characters only')
    .action((file: string, answer: Answer | undefined, options: RunOptions) => run(file, answer, options, host));
  withDrawing(command, 'write the maze and the solution alone; the classic lines are messages then', true);
  return withQuiet(withJson(command, 'print a report instead of the classic lines'));
}

async function run(file: string, answer: Answer | undefined, options: RunOptions, host: Host): Promise<void> {
  const { json, format, out } = options;
  const isDrawn = wantsDrawing(answer, options);
  const messages = messagesTo(host, options.quiet === true);
  const name = inputName(file);
  const parameters = parametersIn(await readInput(file, host), name, messages);
  const lines: string[] = [];
  const say = (line: string): void => {
    if (json === true) return;
    if (format !== undefined) messages.say(line);
    else if (out === undefined) host.stdout.write(`${line}\n`);
    else lines.push(`${line}\n`);
  };
  const generator = generatorNamed(parameters.generator);
  const solver = parameters.solver === undefined ? undefined : solverNamed(parameters.solver);
  const plan = planOf(parameters, options.seed);
  // Everything that can be refused is refused before the first line, so that no half of a result is printed.
  const growth = orFail(() => growMaze(plan), name);
  const fault = solver && solverFault(solver, growth.world);
  if (fault !== undefined) throw new Failure(`${name}: ${fault}`);
  if (options.seed === undefined) messages.say(`seed ${plan.seed}`);
  say(`${generator.classic.className}Generator is generating the maze.`);
  const maze = mazeScene(plan, await work(growth, 'growing', host, messages));
  const analysis = analyse(maze.world);
  say(analysis.perfect ? 'The maze is perfect!' : 'The maze is not perfect!');
  if (solver !== undefined) say(`${classNameOf(solver, parameters.solver)}Solver is solving the maze.`);
  const solving = solver && (await solve(solver, maze, say, host, messages));
  const isValid = solving === undefined || validate(maze, solving, say);
  const layers = { path: solving?.path, visited: solving?.visited };
  if (json === true) {
    const solved = solver && solving && { name: solver.name, solving };
    await writeOutput([`${JSON.stringify(mazeReport(maze, analysis, solved))}\n`], out, host);
  } else if (format !== undefined) {
    await writeOutput(drawScene(maze, layers, { format }), out, host);
  } else if (isDrawn || out !== undefined) {
    const charset = charsetFor(options, host) === 'unicode' ? 'unicode' : 'text';
    const drawn = isDrawn ? drawScene(maze, layers, { format: charset }) : [];
    await writeOutput(chained(lines, drawn), out, host);
  }
  if (!analysis.perfect || !isValid) throw new Failure(analysis.why ?? solving?.why ?? 'The solution is not valid.', 1);
}

/** Whether a drawing follows the classic lines. */
function wantsDrawing(answer: Answer | undefined, { visualise, format }: RunOptions): boolean {
  const option = visualise === true ? '--visualise' : format === undefined ? undefined : '--format';
  if (answer === 'n' && option !== undefined) throw new Failure(`"n" asks for no drawing, and ${option} for one`);
  return visualise === true || answer === 'y';
}

function* chained(...parts: readonly Chunks[]): Generator<string | Uint8Array, void> {
  for (const part of parts) yield* part;
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
