/** `asterion path find`: a way between two cells of any world, with a picture. */

import { counted } from 'asterion/play';
import { type FoundPath, findPath, type Movement, type PathOptions, pathAlgorithms } from 'asterion/search';
import { type Cell, type Coordinates, coordinatesOf, type Scene } from 'asterion/world';
import { Command, Option } from 'commander';
import { Failure, type Host, orFail } from '../host/host.js';
import { messagesTo } from '../host/messages.js';
import { named } from '../host/names.js';
import { coordinates, type QuietOption, realNumber, withJson, withQuiet } from '../host/options.js';
import { writeOutput } from '../host/output.js';
import { type DrawingOptions, drawScene, withDrawing } from '../scene/drawing.js';
import { cellInside } from '../scene/places.js';
import { FILE_HELP, openScene } from '../scene/scene-file.js';
import { type MovementOptions, movementOf, withMovement } from './movement.js';

interface FindOptions extends QuietOption, MovementOptions, Partial<DrawingOptions> {
  readonly from?: Coordinates;
  readonly to?: Coordinates;
  readonly algorithm?: string;
  readonly nearest?: boolean;
  readonly within?: number;
  readonly turnCost?: number;
  readonly smooth?: 'straight' | 'any-angle';
  readonly json?: boolean;
}

export function findCommand(host: Host): Command {
  const names = pathAlgorithms.map(({ name }) => name).join(', ');
  const command = new Command('find')
    .argument('<world>', FILE_HELP)
    .option('--from <r,c>', 'where it begins (default: the entrance)', coordinates)
    .option('--to <r,c>', 'where it leads (default: the exit)', coordinates)
    .addOption(
      new Option('--algorithm <name>', `${names} (default: the one that fits)`).conflicts(['within', 'turnCost']),
    )
    .option('--nearest', 'where there is no way, the way to the nearest cell that can be reached')
    .option('--within <n>', 'stop so near to the goal, in steps on open ground', realNumber(0))
    .option('--turn-cost <n>', 'what a turn costs, for straighter ways', realNumber(0))
    .addOption(
      new Option('--smooth <kind>', 'fewer turns at the same length, or straight lines at any angle').choices([
        'straight',
        'any-angle',
      ]),
    );
  withMovement(command);
  withDrawing(command, 'what to write (default: text)', true);
  return withQuiet(withJson(command, 'print a report instead of the drawing'))
    .addHelpText('after', HELP)
    .action((world: string, options: FindOptions) => find(world, options, host));
}

const HELP = `
Rows and columns are those of the world: row 0 is the first line of a dungeon or a map, and the last line of a maze.

Examples:
  asterion path find mouth --from 1,1 --to 8,8
  asterion maze generate --seed 7 | asterion path find - --format unicode
  asterion path find city.map --from 3,4 --to 200,180 --corners one --format svg --out way.svg
`;

async function find(file: string, options: FindOptions, host: Host): Promise<void> {
  const messages = messagesTo(host, options.quiet === true);
  if (options.algorithm !== undefined) algorithmNamed(options.algorithm); // told before a long file is read
  const { scene, name } = await openScene(file, host, messages);
  const { world } = scene;
  const from = endOf('--from', options.from, scene.entrance, scene, name);
  const to = endOf('--to', options.to, scene.exit, scene, name);
  const asked = askedFor(movementOf(world, options, name), options);
  const answer = orFail(() => findPath(world, from, to, asked), name);
  const path = answer.cells.length === 0 ? undefined : answer.cells;
  const chunks = options.json
    ? [`${JSON.stringify(reportOf(answer, scene))}\n`]
    : drawScene({ ...scene, entrance: from, exit: to }, { path }, options);
  await writeOutput(chunks, options.out, host);
  messages.say(told(answer));
  if (!answer.found) throw new Failure('', 1);
}

function askedFor(movement: Movement, { algorithm, nearest, within, turnCost, smooth }: FindOptions): PathOptions {
  return algorithm === undefined
    ? { ...movement, within, turnCost, nearest, smooth }
    : { ...movement, algorithm, nearest, smooth };
}

export const algorithmNamed = (name: string) =>
  named(
    'algorithm',
    name,
    pathAlgorithms.find((one) => one.name === name),
    pathAlgorithms,
  );

function endOf(
  option: string,
  place: Coordinates | undefined,
  own: Cell | undefined,
  scene: Scene,
  name: string,
): Cell {
  if (place !== undefined) return cellInside(option, place, scene.world);
  if (own !== undefined) return own;
  throw new Failure(`${name}: expected ${option} r,c, since the world does not say it`);
}

/** As outside callers rely on it. */
function reportOf(answer: FoundPath, { world: { grid } }: Scene) {
  const { algorithm, why, found, length, cells, expanded, wayPoints } = answer;
  const places = (path: readonly Cell[]) => path.map((cell) => coordinatesOf(grid, cell));
  return {
    ...{ algorithm, why, found, length: Number.isFinite(length) ? length : null, cells: places(cells), expanded },
    ...(wayPoints === undefined ? {} : { wayPoints: places(wayPoints) }),
  };
}

function told({ algorithm, why, found, length, cells, expanded }: FoundPath): string {
  const looked = `${counted(expanded, 'cell')} looked around from`;
  const way = cells.length === 0 ? 'no way' : `a way of ${counted(cells.length, 'cell')}, length ${lengthText(length)}`;
  return `${algorithm}: ${found || cells.length === 0 ? way : `no way; to the nearest cell ${way}`}, ${looked}. ${why}`;
}

/** `12` or `14.49` */
export const lengthText = (length: number): string => String(Number(length.toFixed(2)));
