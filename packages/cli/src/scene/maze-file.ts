/** The arguments of the maze commands: a world as everywhere, or a parameter file, whose maze is made. */

import { generatorNames, growMaze, type MazePlan, mazeScene } from 'asterion/generate';
import { faultText, type MazeParameters, type Names, parseParameters, recogniseFormat } from 'asterion/notation';
import { solverNames } from 'asterion/search';
import type { Seed } from 'asterion/world';
import { Failure, type Host, orFail } from '../host/host.js';
import type { Messages } from '../host/messages.js';
import { seedOrDrawn } from '../host/options.js';
import { work } from '../host/work.js';
import { FILE_HELP, type OpenedScene, openText, sceneIn } from './scene-file.js';

/** What `--help` says of such an argument. */
export const MAZE_FILE_HELP = `${FILE_HELP}; of a parameter file the maze is made`;

/** What `--help` says of a seed that is for parameter files alone. */
export const FILE_SEED_HELP = 'for the maze of a parameter file (default: drawn and printed)';

export interface OpenedMaze extends OpenedScene {
  /** What a parameter file says besides: who is to solve it, by a known name, and the seed its maze was made with. */
  readonly asked?: { readonly solver: string | undefined; readonly seed: Seed };
}

/** Opens what an argument names. A seed that is drawn for a parameter file is printed. */
export async function openMaze(
  argument: string,
  { seed }: { readonly seed?: string | undefined },
  host: Host,
  messages: Messages,
): Promise<OpenedMaze> {
  const opened = await openText(argument, host);
  const { name, text } = opened;
  if (recogniseFormat(text) !== 'parameters') return sceneIn(opened, messages);
  const parameters = parametersIn(text, name, messages);
  const plan = planOf(parameters, seed);
  const growth = orFail(() => growMaze(plan), name);
  if (seed === undefined) messages.say(`seed ${plan.seed}`);
  const scene = mazeScene(plan, await work(growth, 'growing', host, messages));
  return { name, scene, asked: { solver: parameters.solver, seed: plan.seed } };
}

/** Every spelling a parameter file may use. It is kept as it is: the classic lines name the class that goes with it. */
const asSpelt = (names: Names): Names => ({
  ...names,
  get: (word) => (names.get(word) === undefined ? undefined : word),
});
const names = { generators: asSpelt(generatorNames), solvers: asSpelt(solverNames) };

/** What a parameter file says, names as it spells them. */
export function parametersIn(text: string, name: string, messages: Messages): MazeParameters {
  const read = parseParameters(text, names);
  if (!read.ok) throw new Failure(faultText(read.fault, name));
  for (const warning of read.warnings) messages.say(`${name}: ${warning}`);
  return read.value;
}

/** The maze that a parameter file asks for. */
export const planOf = (
  { type, solver: _solver, ...rest }: MazeParameters,
  seed: string | undefined,
): MazePlan & { readonly seed: Seed } => ({
  ...rest,
  shape: type === 'hex' ? 'hex' : 'rect',
  seed: seedOrDrawn(seed),
});
