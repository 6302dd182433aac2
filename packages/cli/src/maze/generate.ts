/** `asterion maze generate`: a maze from a seed. */

import {
  farthestEnds,
  growMaze,
  type Maze,
  type MazeEnds,
  type MazePlan,
  mazeGrid,
  mazeScene,
} from 'asterion/generate';
import { pieceCount, shortestPath } from 'asterion/search';
import { type Coordinates, shapes } from 'asterion/world';
import { Command, Option } from 'commander';
import { Failure, type Host, orFail } from '../host/host.js';
import { inputName } from '../host/input.js';
import { type Messages, messagesTo } from '../host/messages.js';
import {
  coordinates,
  percent,
  type QuietOption,
  seedOrDrawn,
  tunnel,
  wholeNumber,
  withQuiet,
} from '../host/options.js';
import { writeOutput } from '../host/output.js';
import { work } from '../host/work.js';
import { isModulePath, type TimeOption, USUAL_TIME, withTime } from '../module/module-file.js';
import { type DrawingOptions, drawScene, withDrawing } from '../scene/drawing.js';
import { writeGif } from '../scene/gif.js';
import { checkInside } from '../scene/places.js';
import { growthFilm } from './growth-gif.js';
import { readMask } from './mask.js';
import { GENERATORS_HELP, generatorNamed } from './names.js';

interface GenerateOptions extends QuietOption, TimeOption, Partial<DrawingOptions> {
  readonly shape: string;
  readonly rows?: number;
  readonly cols?: number;
  readonly generator: string;
  readonly seed?: string;
  readonly tunnel?: readonly (readonly [Coordinates, Coordinates])[];
  readonly entrance?: Coordinates;
  readonly exit?: Coordinates;
  readonly longest?: boolean;
  readonly braid?: number;
  readonly sparsen?: number;
  readonly mask?: string;
}

/** How the maze grows, as a film. */
const GIF = 'gif';

export function generateCommand(host: Host): Command {
  const command = new Command('generate')
    .addOption(new Option('--shape <name>', 'the shape of the cells').choices(Object.keys(shapes)).default('rect'))
    .option('--rows <n>', 'rows (default: 20, or those of the mask)', wholeNumber(1))
    .option('--cols <n>', 'columns (default: 20, or those of the mask)', wholeNumber(1))
    .option('--generator <name>', `how it grows: ${GENERATORS_HELP}, or a module`, 'recursive-backtracker')
    .option('--seed <seed>', 'a number or any text; the same seed gives the same maze (default: drawn and printed)')
    .option('--tunnel <r1,c1,r2,c2>', 'join two cells by a tunnel; may be repeated', tunnel)
    .option(
      '--entrance <r,c>',
      'row and column of the entrance, rows counted from the bottom (default: 0,0)',
      coordinates,
    )
    .option('--exit <r,c>', 'row and column of the exit (default: the far corner)', coordinates)
    .option('--longest', 'put entrance and exit at the ends of the longest path')
    .option('--braid <percent>', 'open so many of the dead ends into loops, 0 to 100', percent)
    .option('--sparsen <n>', 'fill the dead ends in, so many times', wholeNumber(0))
    .option(
      '--mask <file>',
      'the cells of the maze: a character map (# stays out) or a PNG (dark stays out); - for standard input',
    )
    .action((options: GenerateOptions) => generate(options, host));
  const about = 'what to write, gif being how it grows (default: text)';
  return withQuiet(withDrawing(withTime(command, 'generator'), about, false, [GIF]));
}

async function generate(options: GenerateOptions, host: Host): Promise<void> {
  const messages = messagesTo(host, options.quiet === true);
  const isModule = isModulePath(options.generator);
  if (!isModule) generatorNamed(options.generator);
  else if (options.format === GIF)
    throw new Failure('--format gif shows how one of our generators grows, not a module');
  const plan = await planOf(options, host);
  checkPlaces(plan);
  const { maze, steps } = await (isModule ? grownElsewhere : grownHere)(plan, options, host, messages);
  const warning = plan.terrain && piecesText(maze);
  if (warning !== undefined) messages.say(warning);
  if (options.format === GIF) await writeGif(growthFilm(plan, steps, maze), options.out, host, messages);
  else await writeOutput(drawScene(maze, {}, options), options.out, host);
}

/** A maze, and the steps it took. */
interface Grown {
  readonly maze: Maze;
  readonly steps: number;
}

async function grownHere(plan: SeededPlan, options: GenerateOptions, host: Host, messages: Messages): Promise<Grown> {
  const growth = orFail(() => growMaze(plan));
  if (options.seed === undefined) messages.say(`seed ${plan.seed}`);
  const grown = await work(growth, 'growing', host, messages);
  return { maze: orFail(() => mazeScene(plan, grown, endsFor(options))), steps: grown.steps };
}

/** By a generator of one's own, in its thread. */
async function grownElsewhere(
  plan: SeededPlan,
  options: GenerateOptions,
  host: Host,
  messages: Messages,
): Promise<Grown> {
  const { generator: path, time = USUAL_TIME.generator } = options;
  const { openGenerator, orFault } = await import('../module/mazes.js'); // which most commands do without
  const opened = await openGenerator({ path, time }, { signal: host.signal, messages });
  try {
    const { generator } = opened;
    orFail(() => growMaze({ ...plan, generator }));
    if (options.seed === undefined) messages.say(`seed ${plan.seed}`);
    messages.progress('growing');
    const grown = await orFault('generator', generator.name, () => opened.grow(plan));
    messages.done();
    return { maze: orFail(() => mazeScene({ ...plan, generator }, grown, endsFor(options))), steps: grown.steps };
  } finally {
    await opened.close();
  }
}

/** Where entrance and exit are, where they are not said. */
const endsFor = ({ longest }: GenerateOptions): MazeEnds | undefined => (longest === true ? farthestEnds : undefined);

/** What to know of a maze whose mask falls into pieces; undefined if it is whole. */
function piecesText({ world, entrance, exit }: Maze): string | undefined {
  const pieces = pieceCount(world);
  if (pieces === 1) return undefined;
  const said = `The mask falls into ${pieces} pieces with no way between them`;
  if (shortestPath(world, entrance, exit) !== undefined) return `${said}.`;
  return (
    `${said}: the exit cannot be reached from the entrance. ` +
    'Choose --entrance and --exit in one piece, or join the pieces with --tunnel.'
  );
}

type SeededPlan = Awaited<ReturnType<typeof planOf>>;

async function planOf(options: GenerateOptions, host: Host) {
  const {
    tunnel: tunnels = [],
    mask: file,
    seed,
    longest: _longest,
    quiet: _quiet,
    time: _time,
    format: _format,
    out: _out,
    ...rest
  } = options;
  const mask = file === undefined ? undefined : await readMask(file, host);
  const { rows = mask?.rows ?? 20, cols = mask?.cols ?? 20 } = options;
  if (file !== undefined && mask !== undefined && (mask.rows !== rows || mask.cols !== cols)) {
    throw new Failure(
      `${inputName(file)}: expected a mask of ${rows} x ${cols} cells, found ${mask.rows} x ${mask.cols}`,
    );
  }
  const terrain = mask === undefined ? {} : { terrain: mask.terrain };
  return { ...rest, ...terrain, rows, cols, tunnels, seed: seedOrDrawn(seed) } satisfies MazePlan;
}

function checkPlaces(plan: MazePlan): void {
  const { entrance, exit, tunnels = [] } = plan;
  const grid = orFail(() => mazeGrid(plan));
  checkInside('--entrance', entrance, grid);
  checkInside('--exit', exit, grid);
  for (const end of tunnels.flat()) checkInside('--tunnel', end, grid);
}
