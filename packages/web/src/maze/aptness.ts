/** Whether a generator or a solver applies to what was chosen, asked before there is a maze. */

import { generatorFault, type MazeGenerator } from 'asterion/generate';
import { type Solver, solverFault } from 'asterion/search';
import { createWorld, type Shape, type World } from 'asterion/world';

/** Why not, as a sentence; undefined if it applies. */
export const generatorMisfit = (generator: MazeGenerator, shape: Shape, hasTunnels: boolean): string | undefined =>
  generatorFault(generator, likeness(shape, hasTunnels));

/** Why not, as a sentence; undefined if it applies. */
export const solverMisfit = (solver: Solver, shape: Shape, hasTunnels: boolean): string | undefined =>
  solverFault(solver, likeness(shape, hasTunnels));

/** The smallest world that is like the one to come in all that counts here. */
const likeness = (shape: Shape, hasTunnels: boolean): World =>
  createWorld(shape.grid(1, 2), { tunnels: hasTunnels ? [[0, 1]] : [] });
