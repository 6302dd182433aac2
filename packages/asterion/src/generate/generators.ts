/** The registry of maze generators. A new one is one file in `mazes/` and one line here; the test suite then covers it. */

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

/** The generator of that name, classic spelling included, or undefined. */
export const mazeGeneratorNamed = (name: string): MazeGenerator | undefined =>
  mazeGenerators.find((generator) => generator.name === name || generator.classic.names.includes(name));
