/** What parameter files may call generators and solvers, from the registries. */

import type { MazeNames } from '../notation/index.js';
import { solverNamed, solvers } from '../search/index.js';
import { mazeGeneratorFault, mazeGeneratorNamed, mazeGenerators } from './generators.js';
import { mixtureIn } from './mixture.js';

const spellings = (entries: readonly { name: string; classic: { names: readonly string[] } }[]): string[] =>
  entries.flatMap(({ name, classic }) => [...new Set([name, ...classic.names])]);

/** To read: every spelling of a name, mixtures of the growing tree included. */
export const parameterNames: MazeNames = {
  generators: {
    get: (name) => mazeGeneratorNamed(name)?.name,
    keys: () => spellings(mazeGenerators),
    fault: (name) => (mixtureIn(name) === undefined ? undefined : mazeGeneratorFault(name)),
  },
  solvers: { get: (name) => solverNamed(name)?.name, keys: () => spellings(solvers) },
};

/** To write: the classic spelling of a name. */
export const classicNames: MazeNames = {
  generators: {
    get: (name) => mazeGeneratorNamed(name)?.classic.names[0],
    keys: () => mazeGenerators.map(({ name }) => name),
  },
  solvers: { get: (name) => solverNamed(name)?.classic.names[0], keys: () => solvers.map(({ name }) => name) },
};
