/** `asterion maze table`: generators by solvers, on the same mazes. */

import { basename } from 'node:path';
import { generatorFault, growMaze, type MazeGenerator, type MazePlan, mazeGenerators } from 'asterion/generate';
import { formatDocument, recogniseFormat } from 'asterion/notation';
import { counted, grouped } from 'asterion/play';
import { type Solver, solverFault, solverNamed, solvers } from 'asterion/search';
import { createWorld, shapeNamed, shapes, type World } from 'asterion/world';
import { Command, Option } from 'commander';
import { Failure, type Host, orFail } from '../host/host.js';
import { type Messages, messagesTo } from '../host/messages.js';
import { named, namesIn } from '../host/names.js';
import {
  type QuietOption,
  seedSaid,
  type ThreadsOption,
  threadsOption,
  wholeNumber,
  withJson,
  withOut,
  withQuiet,
} from '../host/options.js';
import { writeOutput } from '../host/output.js';
import { inThreads } from '../host/thread.js';
import { isModulePath, type ModuleFile, type TimeOption, USUAL_TIME, withTime } from '../module/module-file.js';
import type { RunnerHost } from '../module/runner.js';
import { parametersIn, planOf } from '../scene/maze-file.js';
import { openText, sceneIn } from '../scene/scene-file.js';
import { GENERATORS_HELP, generatorNamed } from './names.js';
import { plotOf } from './table-plot.js';
import { csvOf, type Group, reportRow, rowsOf, type TableRow, textOf } from './table-rows.js';
import type { Finder, Measured, SolverFault, Source, TableShare } from './table-thread.js';

interface TableOptions extends QuietOption, ThreadsOption, TimeOption {
  readonly generators?: readonly string[];
  readonly solvers?: readonly string[];
  readonly shape: string;
  readonly rows: number;
  readonly cols: number;
  readonly mazes: number;
  readonly seed?: string;
  readonly times?: boolean;
  readonly json?: boolean;
  readonly csv?: boolean;
  readonly format?: string;
  readonly out?: string;
}

export function tableCommand(host: Host): Command {
  const command = new Command('table')
    .argument('[files...]', 'mazes of files instead of generators; a parameter file makes one for each seed')
    .addOption(
      new Option('--generators <a,b>', `${GENERATORS_HELP}, or modules (default: one of each kind)`).argParser(namesIn),
    )
    .addOption(
      new Option(
        '--solvers <a,b>',
        `${solvers.map(({ name }) => name).join(', ')}, or modules (default: all)`,
      ).argParser(namesIn),
    )
    .addOption(new Option('--shape <name>', 'the shape of the cells').choices(Object.keys(shapes)).default('rect'))
    .option('--rows <n>', 'rows', wholeNumber(1), 20)
    .option('--cols <n>', 'columns', wholeNumber(1), 20)
    .option('--mazes <n>', 'mazes of each generator, the same for every solver', wholeNumber(1, 100_000), 20)
    .option('--seed <seed>', 'a number or any text; maze i has the seed S:i (default: drawn and printed)')
    .option('--times', 'how long the searches took, too, in milliseconds')
    .addOption(threadsOption())
    .addOption(new Option('--csv', 'print lines of values instead of text').conflicts(['json', 'format']))
    .addOption(new Option('--format <name>', 'draw a plot instead of text').choices(['svg']))
    .addHelpText('after', HELP)
    .action((files: readonly string[], options: TableOptions) => table(files, options, host));
  return withQuiet(withOut(withJson(withTime(command, 'generator'), 'print a report instead of text')));
}

const HELP = `
A line of it is the mean of what these print for i from 0 on:
  asterion maze generate --generator NAME --seed S:i | asterion maze solve - --solver NAME --seed S:i --json

Examples:
  asterion maze table --seed 7
  asterion maze table --generators wilson,kruskal --solvers bfs,wall-follower --shape hex --csv
  asterion maze table --generators wilson,./mine.js --solvers bfs,./other.ts --seed 7
  asterion maze table --generators growing-tree,growing-tree:newest=90,random=10 --seed 7
`;

/** A group and where its mazes come from. */
interface Lot extends Group {
  readonly from: Source;
  /** Its solvers. */
  readonly finders: readonly Finder[];
}

async function table(files: readonly string[], options: TableOptions, host: Host): Promise<void> {
  const messages = messagesTo(host, options.quiet === true);
  if (files.length > 0 && options.generators !== undefined)
    throw new Failure('--generators makes mazes, and the files are mazes already; leave one of them out');
  const on = { signal: host.signal, messages };
  const asked: Asked<Omit<Solver, 'start'>>[] = [];
  for (const name of options.solvers ?? solvers.map((solver) => solver.name))
    asked.push(await solverAsked(name, options, on));
  const lots =
    files.length > 0 ? await lotsOf(files, asked, host, messages) : await lotsGrown(options, asked, on, messages);
  if (lots.length === 0) throw new Failure('nothing is left to measure');
  const seed = seedSaid(options.seed, messages);
  const rows = rowsOf(lots, await measured(lots, options, seed, host, messages));
  await writeOutput([written(rows, seed, options)], options.out, host);
}

function written(rows: readonly TableRow[], seed: string, { json, csv, format, times = false }: TableOptions): string {
  if (json === true) return `${JSON.stringify({ rows: rows.map((row) => reportRow(row, times)), seed })}\n`;
  if (csv === true) return csvOf(rows, times);
  return format === 'svg' ? plotOf(rows, seed) : textOf(rows, seed, times);
}

/** One of ours, or a module, which says of itself where it applies. */
interface Asked<Entry> {
  readonly entry: Entry;
  readonly module: ModuleFile | undefined;
}

async function solverAsked(
  name: string,
  { time = USUAL_TIME.solver }: TimeOption,
  on: RunnerHost,
): Promise<Asked<Omit<Solver, 'start'>>> {
  if (!isModulePath(name)) return { entry: named('solver', name, solverNamed(name), solvers), module: undefined };
  const { openSolver } = await import('../module/mazes.js'); // which most tables do without
  const module = { path: name, time };
  const opened = await openSolver(module, on);
  await opened.close();
  return { entry: opened.solver, module };
}

async function generatorAsked(
  name: string,
  { time = USUAL_TIME.generator }: TimeOption,
  on: RunnerHost,
): Promise<Asked<MazeGenerator>> {
  if (!isModulePath(name)) return { entry: generatorNamed(name), module: undefined };
  const { openGenerator } = await import('../module/mazes.js');
  const module = { path: name, time };
  const opened = await openGenerator(module, on);
  await opened.close();
  return { entry: opened.generator, module };
}

/** One generator of each kind: those of one class differ in a rule that mixtures cover. */
const ofEachKind = (): MazeGenerator[] =>
  mazeGenerators.filter(
    ({ classic }, index) =>
      mazeGenerators.findIndex((other) => other.classic.className === classic.className) === index,
  );

async function lotsGrown(
  options: TableOptions,
  asked: readonly Asked<Omit<Solver, 'start'>>[],
  on: RunnerHost,
  messages: Messages,
): Promise<Lot[]> {
  const { generators, shape, rows, cols } = options;
  const known = named('shape', shape, shapeNamed(shape), Object.values(shapes));
  orFail(() => known.grid(rows, cols, 'bottom'));
  const likeness = createWorld(known.grid(3, 3, 'bottom')); // what applies does not depend on the size
  const chosen: Asked<MazeGenerator>[] = [];
  for (const name of generators ?? ofEachKind().map((generator) => generator.name))
    chosen.push(await generatorAsked(name, options, on));
  return chosen.flatMap(({ entry: generator, module }) => {
    const fault = generatorFault(generator, likeness);
    if (fault !== undefined) messages.say(`left out: ${fault}`);
    if (fault !== undefined) return [];
    const size = { shape, rows, cols };
    const plan: MazePlan = module === undefined ? { ...size, generator: generator.name } : size;
    return lotOf(generator.name, { plan, module }, likeness, asked, messages);
  });
}

async function lotsOf(
  files: readonly string[],
  asked: readonly Asked<Omit<Solver, 'start'>>[],
  host: Host,
  messages: Messages,
): Promise<Lot[]> {
  const lots: Lot[] = [];
  for (const file of files) {
    const opened = await openText(file, host);
    const { name, text } = opened;
    if (recogniseFormat(text) === 'parameters') {
      const plan = planOf(parametersIn(text, name, messages), '0'); // every maze gets a seed of its own
      const { world } = orFail(() => growMaze(plan), name);
      lots.push(...lotOf(basename(name), { plan }, world, asked, messages));
    } else {
      const { scene } = sceneIn(opened, messages);
      if (scene.entrance === undefined || scene.exit === undefined)
        throw new Failure(`${name}: expected an entrance and an exit`);
      const document = orFail(() => formatDocument(scene), name);
      lots.push(...lotOf(basename(name), { document }, scene.world, asked, messages));
    }
  }
  return lots;
}

/** With the solvers that apply to such a world. */
function lotOf(
  generator: string,
  from: Source,
  world: World,
  asked: readonly Asked<Omit<Solver, 'start'>>[],
  messages: Messages,
): Lot[] {
  const apt = asked.filter(({ entry }) => {
    const fault = solverFault(entry, world);
    if (fault !== undefined) messages.say(`left out of ${generator}: ${fault}`);
    return fault === undefined;
  });
  const finders = apt.map(({ entry, module }): Finder => ({ name: entry.name, module }));
  const names = finders.map(({ name }) => name);
  return names.length === 0 ? [] : [{ generator, shape: world.grid.shape.name, solvers: names, finders, from }];
}

/** By lot and maze. */
async function measured(
  lots: readonly Lot[],
  { mazes, threads }: TableOptions,
  seed: string,
  host: Host,
  messages: Messages,
): Promise<Measured[][]> {
  const sources = lots.map(({ from, finders }) => ({ from, solvers: finders }));
  const total = lots.length * mazes;
  const stride = Math.min(threads, total);
  const shares = Array.from({ length: stride }, (_, first): TableShare => ({ sources, seed, mazes, first, stride }));
  const found = lots.map((): Measured[] => []);
  let done = 0;
  let fault: string | undefined;
  const hear = (message: unknown) => {
    const one = message as Measured | SolverFault;
    if ('fault' in one) {
      fault ??= one.fault;
      return;
    }
    found[one.source][one.maze] = one;
    messages.progress(`measuring: ${grouped(++done)} of ${counted(total, 'maze')}`);
  };
  await inThreads('maze/table-thread.js', shares, hear, host, messages);
  if (fault !== undefined) throw new Failure(fault, 1);
  return found;
}
