/** The names in classic parameter files, from the registries. */

import { mazeGenerators } from 'asterion/generate';
import type { MazeNames } from 'asterion/notation';
import { solvers } from 'asterion/search';

/** To read: every spelling of a name. */
export const readNames: MazeNames = {
  generators: new Map(
    mazeGenerators.flatMap(({ name, classic }) => [name, ...classic.names].map((word) => [word, name])),
  ),
  solvers: new Map(solvers.flatMap(({ name, classic }) => [name, ...classic.names].map((word) => [word, name]))),
};

/** To write: the classic spelling of a name. */
export const classicNames: MazeNames = {
  generators: new Map(mazeGenerators.map(({ name, classic }) => [name, classic.names[0]])),
  solvers: new Map(solvers.map(({ name, classic }) => [name, classic.names[0]])),
};
