/** `asterion maze solve`: the way from the entrance to the exit. */

import { counted } from 'asterion/play';
import { analyse, type Solving, solverFault, solverNamed, solvers, visitedCount } from 'asterion/search';
import { createRng, type Scene } from 'asterion/world';
import { Command } from 'commander';
import { Failure, type Host } from '../host/host.js';
import { messagesTo } from '../host/messages.js';
import { named } from '../host/names.js';
import { type QuietOption, seedOrDrawn, withJson, withQuiet } from '../host/options.js';
import { writeOutput } from '../host/output.js';
import { work } from '../host/work.js';
import { type DrawingOptions, drawScene, withDrawing } from '../scene/drawing.js';
import { FILE_HELP, openScene } from '../scene/scene-file.js';
import { mazeReport } from './report.js';

interface SolveOptions extends QuietOption, Partial<DrawingOptions> {
  readonly solver: string;
  readonly seed?: string;
  readonly json?: boolean;
}

export function solveCommand(host: Host): Command {
  const command = new Command('solve')
    .argument('<file>', FILE_HELP)
    .option('--solver <name>', `who looks for it: ${solvers.map(({ name }) => name).join(', ')}`, 'bfs')
    .option('--seed <seed>', 'for solvers that choose at random (default: drawn)')
    .action((file: string, options: SolveOptions) => solve(file, options, host));
  withDrawing(command, 'what to write (default: text)', true);
  return withQuiet(withJson(command, 'print a report instead of the drawing'));
}

async function solve(file: string, options: SolveOptions, host: Host): Promise<void> {
  const messages = messagesTo(host, options.quiet === true);
  const solver = named('solver', options.solver, solverNamed(options.solver), solvers);
  const { scene, name } = await openScene(file, host, messages);
  const [entrance, exit] = endsOf(scene, name);
  const fault = solverFault(solver, scene.world);
  if (fault !== undefined) throw new Failure(`${name}: ${fault}`);
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
    ? `${name} found no way after ${counted(solving.steps, 'step')}, ${counted(visitedCount(solving), 'cell')} visited`
    : `${name}: a path of ${counted(solving.path.length, 'cell')}, ${visitedCount(solving)} visited, ${counted(solving.steps, 'step')}`;

function endsOf({ entrance, exit }: Scene, name: string): [number, number] {
  if (entrance === undefined || exit === undefined) {
    throw new Failure(
      `${name}: expected an entrance and an exit, found ${entrance === undefined ? 'no entrance' : 'no exit'}`,
    );
  }
  return [entrance, exit];
}
