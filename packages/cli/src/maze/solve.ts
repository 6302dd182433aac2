/** `asterion maze solve`: the way from the entrance to the exit. */

import { analyse, type Solving, solverFault, solverNamed, solvers, visitedCount } from 'asterion/search';
import { createRng, type Scene } from 'asterion/world';
import { Command } from 'commander';
import { Failure, type Host } from '../host/host.js';
import { messagesTo } from '../host/messages.js';
import { writeOutput } from '../host/output.js';
import { work } from '../host/work.js';
import { type QuietOption, seedOrDrawn, withQuiet } from '../options.js';
import { type DrawingOptions, drawScene, withDrawing } from './drawing.js';
import { mazeReport } from './report.js';
import { readSceneFile } from './scene-file.js';

interface SolveOptions extends QuietOption, Partial<DrawingOptions> {
  readonly solver: string;
  readonly seed?: string;
  readonly json?: boolean;
}

export function solveCommand(host: Host): Command {
  const command = new Command('solve')
    .description('find the way from the entrance to the exit')
    .argument('<file>', 'a maze file, or - for standard input')
    .option('--solver <name>', `who looks for it: ${solvers.map(({ name }) => name).join(', ')}`, 'bfs')
    .option('--seed <seed>', 'for solvers that choose at random (default: drawn)')
    .option('--json', 'print a report instead of the drawing')
    .action((file: string, options: SolveOptions) => solve(file, options, host));
  return withQuiet(withDrawing(command, 'what to write (default: text)', true));
}

async function solve(file: string, options: SolveOptions, host: Host): Promise<void> {
  const messages = messagesTo(host, options.quiet === true);
  const solver = solverNamed(options.solver);
  if (solver === undefined) {
    throw new Failure(`unknown solver "${options.solver}"; known: ${solvers.map(({ name }) => name).join(', ')}`);
  }
  const scene = await readSceneFile(file, host, messages);
  const [entrance, exit] = endsOf(scene, file);
  const fault = solverFault(solver, scene.world);
  if (fault !== undefined) throw new Failure(fault);
  const seed = seedOrDrawn(options.seed);
  if (options.seed === undefined && solver.random) messages.say(`seed ${seed}`);
  const start = solver.start(scene.world, entrance, exit, createRng(seed));
  const solving = await work(start, 'solving', host, messages);
  const { path, visited, why } = solving;
  const chunks = options.json
    ? [`${JSON.stringify(mazeReport(scene, analyse(scene.world), { name: solver.name, solving }))}\n`]
    : drawScene(scene, { path, visited }, options);
  await writeOutput(chunks, options.out, host);
  messages.say(summary(solver.name, solving));
  if (path === undefined) throw new Failure(why ?? 'not solved', 1);
}

const summary = (name: string, solving: Solving): string =>
  solving.path === undefined
    ? `${name} found no way after ${solving.steps} steps, ${visitedCount(solving)} cells visited`
    : `${name}: a path of ${solving.path.length} cells, ${visitedCount(solving)} visited, ${solving.steps} steps`;

function endsOf({ entrance, exit }: Scene, file: string): [number, number] {
  if (entrance === undefined || exit === undefined) {
    throw new Failure(
      `${file}: expected an entrance and an exit, found ${entrance === undefined ? 'no entrance' : 'no exit'}`,
    );
  }
  return [entrance, exit];
}
