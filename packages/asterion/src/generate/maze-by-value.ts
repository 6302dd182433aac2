/**
 * A maze whose generator and shape are given as values. Whoever knows which ones are wanted pays for no others: a bundle
 * that calls `createMaze` holds one generator, where `generateMaze`, which knows all of them by name, holds all.
 */

import { checkKinds, checkMembers, type Kinds } from '../settings/index.js';
import {
  addTunnel,
  type Cell,
  type Coordinates,
  createRng,
  createWorld,
  finish,
  isGround,
  type Origin,
  type Provenance,
  placedCell,
  rect,
  type Scene,
  type Seed,
  type Shape,
  seedText,
  type World,
} from '../world/index.js';
import { type Growth, generatorFault, type MazeGenerator } from './generator.js';
import { WORLD_PLAN } from './plan.js';

/** What to generate, with the generator and the shape as values. The size and the generator are needed. */
export interface MazeDesign {
  /** At least 1. */
  readonly rows: number;
  /** At least 1. */
  readonly cols: number;
  /** `rect` if absent. */
  readonly shape?: Shape | undefined;
  /** What opens the ways, such as `recursiveBacktracker`. */
  readonly generator: MazeGenerator;
  /** 0 if absent. */
  readonly seed?: Seed | undefined;
  /** Where row 0 is drawn; at the bottom if absent. */
  readonly origin?: Origin | undefined;
  /** Pairs of cells joined whatever lies between them; none if absent. */
  readonly tunnels?: readonly (readonly [Coordinates, Coordinates])[] | undefined;
  /** A mask: a `Terrain` for each cell; walls and pits stay out of the maze. All of the grid is maze if absent. */
  readonly terrain?: Uint8Array | undefined;
  /** Row 0, column 0 if absent; the first ground of a mask that leaves that out. */
  readonly entrance?: Coordinates | undefined;
  /**
   * The last row and column if absent; the last ground of a mask that leaves that out. On a torus that is beside the first: the ends
   * of the longest path (`farthestEnds`) make a better maze.
   */
  readonly exit?: Coordinates | undefined;
}

/** What a design may say. */
export const MAZE_DESIGN: Kinds<MazeDesign> = {
  ...WORLD_PLAN,
  generator: '',
  tunnels: 'an array',
  terrain: 'a TypedArray',
  entrance: '',
  exit: '',
};

/** A scene that has an entrance and an exit, and knows how it was made. */
export interface Maze extends Scene {
  /** A cell of the maze, not always on its edge. */
  readonly entrance: Cell;
  /** A cell of the maze; the entrance itself where there is only one. */
  readonly exit: Cell;
  readonly made: Provenance;
}

/**
 * The maze of a design: the one that `generateMaze` gives for the same values by name, for ever. To change it afterwards
 * there are `braid`, which is given `createRng(seed).fork('braid')` there, and `sparsen`. Throws a RangeError that names the value where there is no such maze.
 */
export function createMaze(design: MazeDesign): Maze {
  checkKinds('the design of a maze', design, MAZE_DESIGN);
  if (design.shape !== undefined) checkMembers('a shape, such as hex', design.shape, 'grid');
  const { world } = finish(startMaze(design));
  return sceneOf(design, world, outerEnds(world));
}

/** The maze of a design before its first step. */
export function startMaze({ shape = rect, rows, cols, origin = 'bottom', ...design }: MazeDesign): Growth {
  const { generator, seed = 0, terrain, tunnels = [] } = design;
  checkMembers('a generator, such as wilson', generator, 'start');
  const world = createWorld(shape.grid(rows, cols, origin), { terrain });
  for (const [a, b] of tunnels) {
    const [from, to] = [a, b].map((end) => placedAt(world, 'ends of a tunnel', end));
    addTunnel(world, from, to);
  }
  const fault = generatorFault(generator, world);
  if (fault !== undefined) throw new RangeError(fault);
  return generator.start(world, createRng(seed));
}

/** A world with the entrance and the exit of a design, or with those ends where it has none. */
export function sceneOf(design: MazeDesign, world: World, [first, last]: readonly [Cell, Cell]): Maze {
  const entrance = design.entrance === undefined ? first : placedAt(world, 'entrance', design.entrance);
  const exit = design.exit === undefined ? last : placedAt(world, 'exit', design.exit);
  const made = { generator: design.generator.name, seed: seedText(design.seed ?? 0) };
  return { world, entrance, exit, actors: {}, made };
}

/** The first and the last ground. */
export function outerEnds(world: World): [Cell, Cell] {
  const { cellCount } = world.grid;
  let [first, last] = [0, cellCount - 1];
  while (first < last && !isGround(world, first)) first++;
  while (last > first && !isGround(world, last)) last--;
  return [first, last];
}

/** The cell of a place as callers hand it in, who may write no types. */
function placedAt(world: World, name: string, place: unknown): Cell {
  const cell = placedCell(world.grid, place, `${name} to be `);
  if (!isGround(world, cell))
    throw new RangeError(`The ${name} ${String(place)} is not in the maze: the mask leaves it out.`);
  return cell;
}
