/** The names in classic parameter files, from the registries. */

import { classicGeneratorNames, generatorNames } from 'asterion/generate';
import type { MazeNames } from 'asterion/notation';
import { classicSolverNames, solverNames } from 'asterion/search';

/** To read: every spelling of a name. */
export const readNames: MazeNames = { generators: generatorNames, solvers: solverNames };

/** To write: the classic spelling of a name. */
export const classicNames: MazeNames = { generators: classicGeneratorNames, solvers: classicSolverNames };
