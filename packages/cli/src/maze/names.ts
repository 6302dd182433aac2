/** Generators by name on this host: unknown names are answered with those that there are. */

import {
  type MazeGenerator,
  mazeGeneratorFault,
  mazeGeneratorNamed,
  mazeGenerators,
  mixtureIn,
} from 'asterion/generate';
import { Failure } from '../host/host.js';
import { named } from '../host/names.js';

/** What `--help` says of an option that names one. */
export const GENERATORS_HELP = `${mazeGenerators.map(({ name }) => name).join(', ')}, or a mixture such as growing-tree:newest=70,random=30`;

/** The generator of that name, mixtures of the growing tree included. */
export function generatorNamed(name: string): MazeGenerator {
  const why = mixtureIn(name) === undefined ? undefined : mazeGeneratorFault(name);
  if (why !== undefined) throw new Failure(why);
  return named('generator', name, mazeGeneratorNamed(name), mazeGenerators);
}
