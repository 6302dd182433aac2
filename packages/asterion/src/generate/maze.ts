/** A maze from a few plain values: the friendly front of the generators. */

import { longestPath } from '../search/index.js';
import {
  addTunnel,
  type Cell,
  type Coordinates,
  cellAt,
  copyWorld,
  createRng,
  createWorld,
  finish,
  isGround,
  type Making,
  type Scene,
  type Seed,
  seedText,
  shapeNamed,
  shapes,
  tunnelFault,
  type World,
} from '../world/index.js';
import { type Growth, generatorFault, type MazeGenerator } from './generator.js';
import { mazeGeneratorFault, mazeGeneratorNamed } from './generators.js';
import { braid } from './transforms/braid.js';
import { sparsen } from './transforms/sparsen.js';

/** What to generate. Only the size is needed. */
export interface MazePlan {
  readonly rows: number;
  readonly cols: number;
  /** The name of a shape; `rect` if absent. */
  readonly shape?: string;
  /** A generator or the name of one, such as `growing-tree:newest=70,random=30`; `recursive-backtracker` if absent. */
  readonly generator?: string | MazeGenerator;
  /** 0 if absent. */
  readonly seed?: Seed;
  readonly tunnels?: readonly (readonly [Coordinates, Coordinates])[];
  /** A mask: a `Terrain` for each cell; walls and pits stay out of the maze. */
  readonly terrain?: Uint8Array;
  /** Row 0, column 0 if absent; the first ground of a mask that leaves that out. */
  readonly entrance?: Coordinates;
  /** The last row and column if absent; the last ground of a mask that leaves that out. */
  readonly exit?: Coordinates;
  /** Puts the entrance and the exit, where they are absent, at the ends of the longest path instead. */
  readonly longest?: boolean;
  /** How many percent of the dead ends become loops once the maze is grown. */
  readonly braid?: number;
  /** How many times dead ends are filled in once the maze is grown. */
  readonly sparsen?: number;
}

/** A scene that has an entrance and an exit, and knows how it was made. */
export interface Maze extends Scene {
  readonly entrance: Cell;
  readonly exit: Cell;
  readonly made: Making;
}

/** The maze of a plan. The same plan gives the same maze, on every platform, for ever. Throws a RangeError on nonsense. */
export function generateMaze(plan: MazePlan): Maze {
  return mazeScene(plan, finish(growMaze(plan)));
}

/** The maze of a plan before its first step, to be grown step by step. */
export function growMaze(plan: MazePlan): Growth {
  const grid = gridOf(plan);
  const generator = generatorOf(plan);
  const world = createWorld(grid, { terrain: plan.terrain });
  for (const [a, b] of plan.tunnels ?? []) {
    const [from, to] = [cellAt(world.grid, ...a), cellAt(world.grid, ...b)];
    const fault = tunnelFault(world, from, to);
    if (fault !== undefined) throw new RangeError(`The tunnel ${a.join(',')},${b.join(',')} ${fault}.`);
    addTunnel(world, from, to);
  }
  const fault = generatorFault(generator, world);
  if (fault !== undefined) throw new RangeError(fault);
  return generator.start(world, createRng(plan.seed ?? 0));
}

/**
 * The scene of a growing maze as it stands, with the plan's entrance and exit. Once the maze is grown it is braided and
 * sparsened as planned, in a copy.
 */
export function mazeScene(plan: MazePlan, { world, done }: Growth): Maze {
  const seed = seedText(plan.seed ?? 0);
  const braided = done ? braidedWorld(plan, world, seed) : world;
  const [first, last] = plan.longest === true && done ? farthestEnds(braided) : outerEnds(braided);
  const entrance = placeOr(first, 'entrance', plan.entrance, braided);
  const exit = placeOr(last, 'exit', plan.exit, braided);
  const isSparse = done && plan.sparsen !== undefined && plan.sparsen > 0;
  return {
    world: isSparse ? sparsen(braided, plan.sparsen, [entrance, exit]) : braided,
    entrance,
    exit,
    actors: {},
    made: { generator: generatorOf(plan).name, seed },
  };
}

function braidedWorld({ braid: percent = 0 }: MazePlan, world: World, seed: string): World {
  if (percent === 0) return world;
  const copy = copyWorld(world);
  braid(copy, percent / 100, createRng(seed).fork('braid'));
  return copy;
}

function outerEnds(world: World): [Cell, Cell] {
  const { cellCount } = world.grid;
  let [first, last] = [0, cellCount - 1];
  while (first < last && !isGround(world, first)) first++;
  while (last > first && !isGround(world, last)) last--;
  return [first, last];
}

function farthestEnds(world: World): [Cell, Cell] {
  const path = longestPath(world);
  return [path[0] ?? 0, path.at(-1) ?? 0];
}

function placeOr(otherwise: Cell, name: string, place: Coordinates | undefined, world: World): Cell {
  if (place === undefined) return otherwise;
  const cell = cellAt(world.grid, ...place);
  if (!isGround(world, cell))
    throw new RangeError(`The ${name} ${place.join(',')} is not in the maze: the mask leaves it out.`);
  return cell;
}

function gridOf({ shape = 'rect', rows, cols }: MazePlan) {
  const found = shapeNamed(shape);
  if (found === undefined)
    throw new RangeError(`Unknown shape "${shape}". Known shapes: ${Object.keys(shapes).join(', ')}.`);
  return found.grid(rows, cols, 'bottom');
}

const generatorOf = ({ generator = 'recursive-backtracker' }: MazePlan): MazeGenerator =>
  typeof generator === 'string' ? generatorNamed(generator) : generator;

function generatorNamed(name: string): MazeGenerator {
  const found = mazeGeneratorNamed(name);
  if (found === undefined) throw new RangeError(mazeGeneratorFault(name));
  return found;
}
