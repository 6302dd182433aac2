/** Whether a generator or a searcher applies to what was chosen, asked before there is a maze. */

import { generatorFault, type MazeGenerator } from 'asterion/generate';
import { solverFault } from 'asterion/search';
import { createWorld, type Shape, type World } from 'asterion/world';
import type { Searcher } from './searchers.js';

/** Why not, as a sentence; undefined if it applies. */
export const generatorMisfit = (generator: MazeGenerator, shape: Shape, hasTunnels: boolean): string | undefined =>
  generatorFault(generator, likeness(shape, hasTunnels));

/** Why not, as a sentence; undefined if it applies, or if only the maze itself can tell. */
export const searcherMisfit = ({ solver }: Searcher, shape: Shape, hasTunnels: boolean): string | undefined =>
  solver && solverFault(solver, likeness(shape, hasTunnels));

/** The smallest world that is like the one to come in all that counts here. */
const likeness = (shape: Shape, hasTunnels: boolean): World =>
  createWorld(shape.grid(3, 3), { tunnels: hasTunnels ? [[0, 1]] : [] });
