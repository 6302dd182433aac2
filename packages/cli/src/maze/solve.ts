/** `asterion maze solve`: the way from the entrance to the exit. */

import { counted } from 'asterion/play';
import { analyse, type Solver, type Solving, solverFault, solverNamed, solvers, visitedCount } from 'asterion/search';
import { type Cell, coordinatesOf, createRng, type Scene } from 'asterion/world';
import { Command } from 'commander';
import { Failure, type Host } from '../host/host.js';
import { type Messages, messagesTo } from '../host/messages.js';
import { named } from '../host/names.js';
import { type QuietOption, seedOrDrawn, withJson, withQuiet } from '../host/options.js';
import { writeOutput } from '../host/output.js';
import { work } from '../host/work.js';
import { isModulePath, type TimeOption, USUAL_TIME, withTime } from '../module/module-file.js';
import { type DrawingOptions, drawScene, withDrawing } from '../scene/drawing.js';
import { MAZE_FILE_HELP, openMaze } from '../scene/maze-file.js';
import { mazeReport } from './report.js';
import { type EndsOptions, endsOf, nearestOf, type Way, waysBetween, waysReport, withEnds } from './ways.js';

interface SolveOptions extends QuietOption, EndsOptions, TimeOption, Partial<DrawingOptions> {
  readonly solver?: string;
  readonly seed?: string;
  readonly json?: boolean;
}

export function solveCommand(host: Host): Command {
  const names = solvers.map(({ name }) => name).join(', ');
  const command = new Command('solve')
    .argument('<file>', MAZE_FILE_HELP)
    .option('--solver <name>', `who looks for it: ${names}, or a module (default: bfs, or that of a parameter file)`)
    .option('--seed <seed>', 'for solvers that choose at random and the maze of a parameter file (default: drawn)')
    .action((file: string, options: SolveOptions) => solve(file, options, host));
  withEnds(command);
  withDrawing(withTime(command, 'solver'), 'what to write (default: text)', true);
  return withQuiet(withJson(command, 'print a report instead of the drawing'));
}

async function solve(file: string, options: SolveOptions, host: Host): Promise<void> {
  const messages = messagesTo(host, options.quiet === true);
  // A wrong name or module is told before a long file is read.
  const said = options.solver === undefined ? undefined : await finderOf(options.solver, options, host, messages);
  try {
    const maze = await openMaze(file, options, host, messages);
    const finder = said ?? (await finderOf(maze.asked?.solver ?? 'bfs', options, host, messages));
    await solveWith(finder, maze, options, host, messages);
  } finally {
    await said?.close();
  }
}

/** Whoever looks for the way: one of ours, or a module in its thread. */
interface Finder {
  readonly solver: Omit<Solver, 'start'>;
  solve(scene: Scene, from: Cell, to: Cell, seed: string): Promise<Solving>;
  close(): Promise<void>;
}

async function finderOf(
  asked: string,
  { time = USUAL_TIME.solver }: TimeOption,
  host: Host,
  messages: Messages,
): Promise<Finder> {
  if (!isModulePath(asked)) {
    const solver = named('solver', asked, solverNamed(asked), solvers);
    return {
      solver,
      solve: ({ world }, from, to, seed) =>
        work(solver.start(world, from, to, createRng(seed)), 'solving', host, messages),
      close: () => Promise.resolve(),
    };
  }
  const { openSolver, orFault } = await import('../module/mazes.js'); // which most commands do without
  const opened = await openSolver({ path: asked, time }, { signal: host.signal, messages });
  return {
    ...opened,
    solve: (scene, from, to, seed) => orFault('solver', opened.solver.name, () => opened.solve(scene, from, to, seed)),
  };
}

async function solveWith(
  finder: Finder,
  { scene, name, asked }: Awaited<ReturnType<typeof openMaze>>,
  options: SolveOptions,
  host: Host,
  messages: Messages,
): Promise<void> {
  const { solver } = finder;
  const ends = endsOf(scene, options, name);
  const fault = solverFault(solver, scene.world);
  if (fault !== undefined) throw new Failure(`${name}: ${fault}`);
  const seed = String(asked?.seed ?? seedOrDrawn(options.seed));
  if (options.seed === undefined && asked === undefined && solver.random) messages.say(`seed ${seed}`);
  const ways = await waysBetween(ends, (from, to) => finder.solve(scene, from, to, seed));
  const nearest = nearestOf(ways);
  const { path, visited, why } = nearest.solving;
  const between = { ...scene, entrance: nearest.from, exit: nearest.to };
  const report = () => {
    const found = mazeReport(between, analyse(scene.world), { name: solver.name, solving: nearest.solving });
    return (options.from ?? options.to) ? { ...found, ways: waysReport(ways, scene) } : found;
  };
  const chunks = options.json ? [`${JSON.stringify(report())}\n`] : drawScene(between, { path, visited }, options);
  await writeOutput(chunks, options.out, host);
  for (const way of ways) messages.say(`${solver.name}${ways.length === 1 ? '' : placesText(way, scene)}${found(way)}`);
  if (ways.length > 1 && path !== undefined) messages.say(`nearest:${placesText(nearest, scene)}`);
  if (path === undefined) throw new Failure(why ?? 'not solved', 1);
}

const placesText = ({ from, to }: Way, { world: { grid } }: Scene): string =>
  ` from ${coordinatesOf(grid, from).join(',')} to ${coordinatesOf(grid, to).join(',')}`;

function found({ solving }: Way): string {
  const { path, steps } = solving;
  const visited = visitedCount(solving);
  return path === undefined
    ? ` found no way after ${counted(steps, 'step')}, ${counted(visited, 'cell')} visited`
    : `: a path of ${counted(path.length, 'cell')}, ${visited} visited, ${counted(steps, 'step')}`;
}
