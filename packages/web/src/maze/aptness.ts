/** Whether a generator or a solver applies to what was chosen, asked before there is a maze. */

import type { MazeGenerator } from 'asterion/generate';
import { type Solver, solverFault } from 'asterion/search';
import { createWorld, type Shape } from 'asterion/world';

/** Why not, as a sentence; undefined if it applies. */
export function generatorMisfit(generator: MazeGenerator, shape: Shape, hasTunnels: boolean): string | undefined {
  const { name, shapes, wholeGridOnly } = generator;
  if (!shapes.includes(shape.name)) return `The generator ${name} works on ${shapes.join(', ')}, not on ${shape.name}.`;
  if (!hasTunnels || wholeGridOnly === undefined) return undefined;
  return `The generator ${name} knows no tunnels. ${wholeGridOnly}`;
}

/** Why not, as a sentence; undefined if it applies. */
export function solverMisfit(solver: Solver, shape: Shape, hasTunnels: boolean): string | undefined {
  // The smallest world that is like the one to come in all that counts here.
  return solverFault(solver, createWorld(shape.grid(1, 2), { tunnels: hasTunnels ? [[0, 1]] : [] }));
}
