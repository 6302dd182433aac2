/** A maze from a few plain values: the friendly front of the generators, which knows them and the shapes by name. */

import { checkKinds, type Kinds, shownValue } from '../settings/index.js';
import { type Cell, copyWorld, createRng, finish, type Grid, seedText, type World } from '../world/index.js';
import type { Growth, MazeGenerator } from './generator.js';
import { generatorOrFault } from './generators.js';
import { MAZE_DESIGN, type Maze, type MazeDesign, outerEnds, sceneOf, startMaze } from './maze-by-value.js';
import { shapeFor, type WorldPlan } from './plan.js';
import { braid } from './transforms/braid.js';
import { sparsen } from './transforms/sparsen.js';

/** What to generate: of any size, 20 x 20 if absent. With the other origin the same seed gives another maze. */
export interface MazePlan extends WorldPlan, Omit<MazeDesign, keyof WorldPlan | 'generator'> {
  /** A generator or the name of one, such as `growing-tree:newest=70,random=30`; `recursive-backtracker` if absent. */
  readonly generator?: string | MazeGenerator | undefined;
  /** How many percent of the dead ends become loops once the maze is grown: 0 for none, or 1 to 100; 0 if absent. The function `braid` takes a share. */
  readonly braid?: number | undefined;
  /** How many times dead ends are filled in once the maze is grown; 0 if absent. */
  readonly sparsen?: number | undefined;
}

const MAZE_PLAN: Kinds<MazePlan> = { ...MAZE_DESIGN, braid: '', sparsen: '' };

/** Rows of a maze where nobody says, and columns. */
const USUAL_SIZE = 20;

/** Where entrance and exit of a grown maze are, where its plan does not say. */
export type MazeEnds = (world: World) => readonly [entrance: Cell, exit: Cell];

/**
 * The maze of a plan, and with `farthestEnds` its entrance and exit at the ends of the longest path, where the plan does not say where
 * they are. The same plan gives the same maze, on every platform, for ever. Throws a RangeError on nonsense.
 */
export const generateMaze = (plan: MazePlan = {}, ends: MazeEnds = outerEnds): Maze =>
  mazeScene(plan, finish(growMaze(plan)), ends);

/** The cells of the maze of a plan, before it is grown. Throws a RangeError where there is no such grid. */
export const mazeGrid = ({ shape = 'rect', rows = USUAL_SIZE, cols = rows, origin = 'bottom' }: MazePlan): Grid =>
  shapeFor(shape).grid(rows, cols, origin);

/** The maze of a plan before its first step, to be grown step by step. Throws a RangeError on nonsense. */
export const growMaze = (plan: MazePlan = {}): Growth => startMaze(designOf(plan));

/**
 * The scene of a growing maze as it stands, with the plan's entrance and exit. Once the maze is grown it is braided and
 * sparsened as planned, in a copy.
 */
export function mazeScene(plan: MazePlan, { world, done }: Growth, ends: MazeEnds = outerEnds): Maze {
  const design = designOf(plan);
  const braided = done ? braidedWorld(plan, world) : world;
  const maze = sceneOf(design, braided, done ? ends(braided) : outerEnds(braided));
  const { sparsen: rounds = 0 } = plan;
  if (!(Number.isInteger(rounds) && rounds >= 0))
    throw new RangeError(`Expected sparsen to be a whole number of at least 0, got ${shownValue(rounds)}.`);
  return done && rounds > 0 ? { ...maze, world: sparsen(braided, rounds, [maze.entrance, maze.exit]) } : maze;
}

function braidedWorld({ braid: percent = 0, seed = 0 }: MazePlan, world: World): World {
  if (percent === 0) return world;
  if (!(percent >= 1 && percent <= 100))
    throw new RangeError(`Expected braid as a percentage from 1 to 100, such as 30, got ${shownValue(percent)}.`);
  const copy = copyWorld(world);
  braid(copy, percent / 100, createRng(seedText(seed)).fork('braid'));
  return copy;
}

function designOf(asked: MazePlan): MazeDesign {
  checkKinds('the plan of a maze', asked, MAZE_PLAN);
  const { shape = 'rect', rows = USUAL_SIZE, cols = rows, generator = 'recursive-backtracker', ...plan } = asked;
  const found = typeof generator === 'string' ? generatorNamed(generator) : generator;
  return { ...plan, shape: shapeFor(shape), rows, cols, generator: found };
}

function generatorNamed(name: string): MazeGenerator {
  const found = generatorOrFault(name);
  if (typeof found === 'string') throw new RangeError(found);
  return found;
}
