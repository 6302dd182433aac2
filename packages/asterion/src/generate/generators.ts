/** The registry of maze generators. A new one is one file in `mazes/` and one line here; the test suite then covers it. */

import type { Names } from '../notation/index.js';
import { unknownName } from '../settings/index.js';
import { shapes } from '../world/index.js';
import type { MazeGenerator } from './generator.js';
import { aldousBroder } from './mazes/aldous-broder.js';
import { binaryTree } from './mazes/binary-tree.js';
import { eller } from './mazes/eller.js';
import {
  growingTree,
  growingTreeMiddle,
  growingTreeNewest,
  growingTreeOldest,
  growingTreeRandom,
} from './mazes/growing-tree.js';
import { huntAndKill } from './mazes/hunt-and-kill.js';
import { kruskal } from './mazes/kruskal.js';
import { modifiedPrim } from './mazes/modified-prim.js';
import { prim } from './mazes/prim.js';
import { recursiveBacktracker } from './mazes/recursive-backtracker.js';
import { recursiveDivision } from './mazes/recursive-division.js';
import { sidewinder } from './mazes/sidewinder.js';
import { wilson } from './mazes/wilson.js';
import { growingTreeMixed, mixtureIn } from './mixture.js';

/** Every generator, in the order in which they are listed to people. */
export const mazeGenerators: readonly MazeGenerator[] = [
  recursiveBacktracker,
  modifiedPrim,
  growingTree,
  growingTreeNewest,
  growingTreeOldest,
  growingTreeRandom,
  growingTreeMiddle,
  kruskal,
  wilson,
  aldousBroder,
  huntAndKill,
  prim,
  eller,
  sidewinder,
  binaryTree,
  recursiveDivision,
];

/** The generator of that name, classic spelling and mixtures of the growing tree included, or undefined. */
export function mazeGeneratorNamed(name: string): MazeGenerator | undefined {
  const found = generatorOrFault(name);
  return typeof found === 'string' ? undefined : found;
}

/** Why no generator goes by that name, as a sentence; undefined if one does. */
export function mazeGeneratorFault(name: string): string | undefined {
  const found = generatorOrFault(name);
  return typeof found === 'string' ? found : undefined;
}

/** The generator of a name as in `mazeGeneratorNamed`, or why there is none as in `mazeGeneratorFault`. */
export function generatorOrFault(name: string): MazeGenerator | string {
  const mixture = mixtureIn(name);
  if (mixture !== undefined) return growingTreeMixed(mixture);
  const names = mazeGenerators.map((known) => known.name);
  const listed = mazeGenerators.find((one) => one.name === name || one.classic.names.includes(name));
  return listed ?? unknownName('generator', name, names);
}

/** Names of the shapes a generator works on, in the order of the registry. */
export const generatorShapes = ({ shapes: known }: Pick<MazeGenerator, 'shapes'>): readonly string[] =>
  known ?? Object.keys(shapes);

/** To read parameter files: every spelling of a name, mixtures included. */
export const generatorNames: Names = {
  get: (name) => mazeGeneratorNamed(name)?.name,
  keys: () => mazeGenerators.flatMap(({ name, classic }) => [...new Set([name, ...classic.names])]),
  fault: (name) => (mixtureIn(name) === undefined ? undefined : mazeGeneratorFault(name)),
};

/** To write them: the classic spelling of a name. */
export const classicGeneratorNames: Names = {
  get: (name) => mazeGeneratorNamed(name)?.classic.names[0],
  keys: () => mazeGenerators.map(({ name }) => name),
};
