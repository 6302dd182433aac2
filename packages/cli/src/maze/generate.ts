/** `asterion maze generate`: a maze from a seed. */

import { growMaze, type MazePlan, mazeGenerators, mazeScene } from 'asterion/generate';
import { type Coordinates, shapes } from 'asterion/world';
import { Command, Option } from 'commander';
import { Failure, type Host, orFail } from '../host/host.js';
import { messagesTo } from '../host/messages.js';
import { writeOutput } from '../host/output.js';
import { work } from '../host/work.js';
import { coordinates, type QuietOption, seedOrDrawn, tunnel, wholeNumber, withQuiet } from '../options.js';
import { type DrawingOptions, drawScene, withDrawing } from './drawing.js';

interface GenerateOptions extends QuietOption, DrawingOptions {
  readonly shape: string;
  readonly rows: number;
  readonly cols: number;
  readonly generator: string;
  readonly seed?: string;
  readonly tunnel?: readonly (readonly [Coordinates, Coordinates])[];
  readonly entrance?: Coordinates;
  readonly exit?: Coordinates;
}

export function generateCommand(host: Host): Command {
  const command = new Command('generate')
    .description('generate a maze')
    .addOption(new Option('--shape <name>', 'the shape of the cells').choices(Object.keys(shapes)).default('rect'))
    .option('--rows <n>', 'rows', wholeNumber(1), 20)
    .option('--cols <n>', 'columns', wholeNumber(1), 20)
    .option(
      '--generator <name>',
      `how it grows: ${mazeGenerators.map(({ name }) => name).join(', ')}`,
      'recursive-backtracker',
    )
    .option('--seed <seed>', 'a number or any text; the same seed gives the same maze (default: drawn and printed)')
    .option('--tunnel <r1,c1,r2,c2>', 'join two cells by a tunnel; may be repeated', tunnel)
    .option(
      '--entrance <r,c>',
      'row and column of the entrance, rows counted from the bottom (default: 0,0)',
      coordinates,
    )
    .option('--exit <r,c>', 'row and column of the exit (default: the far corner)', coordinates)
    .action((options: GenerateOptions) => generate(options, host));
  return withQuiet(withDrawing(command));
}

async function generate(options: GenerateOptions, host: Host): Promise<void> {
  const messages = messagesTo(host, options.quiet === true);
  const seed = seedOrDrawn(options.seed);
  const { tunnel: tunnels = [], ...rest } = options;
  const plan: MazePlan = { ...rest, tunnels, seed };
  checkPlaces(options);
  const growth = orFail(() => growMaze(plan));
  if (options.seed === undefined) messages.say(`seed ${seed}`);
  const scene = mazeScene(plan, await work(growth, 'growing', host, messages));
  await writeOutput(drawScene(scene, {}, options), options.out, host);
}

/** Names the option whose cell is outside, which the library cannot. */
function checkPlaces({ rows, cols, entrance, exit, tunnel: tunnels = [] }: GenerateOptions): void {
  const places: [string, Coordinates | undefined][] = [
    ['--entrance', entrance],
    ['--exit', exit],
    ...tunnels.flat().map((end): [string, Coordinates] => ['--tunnel', end]),
  ];
  for (const [option, place] of places) {
    if (place === undefined || (place[0] < rows && place[1] < cols)) continue;
    throw new Failure(`${option} ${place.join(',')}: expected a row below ${rows} and a column below ${cols}`);
  }
}
