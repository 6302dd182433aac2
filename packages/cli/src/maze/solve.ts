/** `asterion maze solve`: the way from the entrance to the exit. */

import { counted } from 'asterion/play';
import { analyse, type Solver, solverFault, solverNamed, solvers, visitedCount } from 'asterion/search';
import { coordinatesOf, type Scene } from 'asterion/world';
import { Command } from 'commander';
import { Failure, type Host } from '../host/host.js';
import { messagesTo } from '../host/messages.js';
import { named } from '../host/names.js';
import { type QuietOption, seedOrDrawn, withJson, withQuiet } from '../host/options.js';
import { writeOutput } from '../host/output.js';
import { type DrawingOptions, drawScene, withDrawing } from '../scene/drawing.js';
import { MAZE_FILE_HELP, openMaze } from './maze-file.js';
import { mazeReport } from './report.js';
import { type EndsOptions, endsOf, nearestOf, type Way, waysBetween, waysReport, withEnds } from './ways.js';

interface SolveOptions extends QuietOption, EndsOptions, Partial<DrawingOptions> {
  readonly solver?: string;
  readonly seed?: string;
  readonly json?: boolean;
}

export function solveCommand(host: Host): Command {
  const command = new Command('solve')
    .argument('<file>', MAZE_FILE_HELP)
    .option(
      '--solver <name>',
      `who looks for it: ${solvers.map(({ name }) => name).join(', ')} (default: bfs, or that of a parameter file)`,
    )
    .option('--seed <seed>', 'for solvers that choose at random and the maze of a parameter file (default: drawn)')
    .action((file: string, options: SolveOptions) => solve(file, options, host));
  withEnds(command);
  withDrawing(command, 'what to write (default: text)', true);
  return withQuiet(withJson(command, 'print a report instead of the drawing'));
}

async function solve(file: string, options: SolveOptions, host: Host): Promise<void> {
  const messages = messagesTo(host, options.quiet === true);
  if (options.solver !== undefined) solverOf(options.solver); // a wrong name is told before a long file is read
  const { scene, name, asked } = await openMaze(file, options, host, messages);
  const solver = solverOf(options.solver ?? asked?.solver ?? 'bfs');
  const ends = endsOf(scene, options, name);
  const fault = solverFault(solver, scene.world);
  if (fault !== undefined) throw new Failure(`${name}: ${fault}`);
  const seed = asked?.seed ?? seedOrDrawn(options.seed);
  if (options.seed === undefined && asked === undefined && solver.random) messages.say(`seed ${seed}`);
  const ways = await waysBetween(ends, scene, { solver, seed }, host, messages);
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

const solverOf = (name: string): Solver => named('solver', name, solverNamed(name), solvers);

const placesText = ({ from, to }: Way, { world: { grid } }: Scene): string =>
  ` from ${coordinatesOf(grid, from).join(',')} to ${coordinatesOf(grid, to).join(',')}`;

function found({ solving }: Way): string {
  const { path, steps } = solving;
  const visited = visitedCount(solving);
  return path === undefined
    ? ` found no way after ${counted(steps, 'step')}, ${counted(visited, 'cell')} visited`
    : `: a path of ${counted(path.length, 'cell')}, ${visited} visited, ${counted(steps, 'step')}`;
}
