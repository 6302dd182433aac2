/** A maze from a few plain values: the friendly front of the generators. */

import {
  addTunnel,
  type Cell,
  type Coordinates,
  cellAt,
  createRng,
  createWorld,
  finish,
  type Making,
  type Scene,
  type Seed,
  seedText,
  shapeNamed,
  shapes,
  tunnelFault,
} from '../world/index.js';
import type { Growth, MazeGenerator } from './generator.js';
import { mazeGeneratorNamed, mazeGenerators } from './generators.js';

/** What to generate. Only the size is needed. */
export interface MazePlan {
  readonly rows: number;
  readonly cols: number;
  /** The name of a shape; `rect` if absent. */
  readonly shape?: string;
  /** The name of a generator; `recursive-backtracker` if absent. */
  readonly generator?: string;
  /** 0 if absent. */
  readonly seed?: Seed;
  readonly tunnels?: readonly (readonly [Coordinates, Coordinates])[];
  /** A mask: a `Terrain` for each cell; walls and pits stay out of the maze. */
  readonly terrain?: Uint8Array;
  /** Row 0, column 0 if absent. */
  readonly entrance?: Coordinates;
  /** The last row and column if absent. */
  readonly exit?: Coordinates;
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
  return generator.start(world, createRng(plan.seed ?? 0));
}

/** The scene of a growing maze as it stands, with the plan's entrance and exit. */
export function mazeScene(plan: MazePlan, { world }: Growth): Maze {
  const { grid } = world;
  return {
    world,
    actors: {},
    entrance: cellAt(grid, ...(plan.entrance ?? [0, 0])),
    exit: cellAt(grid, ...(plan.exit ?? [grid.rows - 1, grid.cols - 1])),
    made: { generator: generatorOf(plan).name, seed: seedText(plan.seed ?? 0) },
  };
}

function gridOf({ shape = 'rect', rows, cols }: MazePlan) {
  const found = shapeNamed(shape);
  if (found === undefined)
    throw new RangeError(`Unknown shape "${shape}". Known shapes: ${Object.keys(shapes).join(', ')}.`);
  return found.grid(rows, cols, 'bottom');
}

function generatorOf({
  shape = 'rect',
  generator = 'recursive-backtracker',
  tunnels = [],
  terrain,
}: MazePlan): MazeGenerator {
  const found = mazeGeneratorNamed(generator);
  if (found === undefined) {
    throw new RangeError(
      `Unknown generator "${generator}". Known: ${mazeGenerators.map(({ name }) => name).join(', ')}.`,
    );
  }
  if (!found.shapes.includes(shape)) {
    throw new RangeError(`Generator ${found.name} works on ${found.shapes.join(', ')}, not on ${shape}.`);
  }
  if (found.wholeGridOnly !== undefined && (tunnels.length > 0 || terrain !== undefined)) {
    throw new RangeError(`Generator ${found.name} knows neither tunnels nor masks. ${found.wholeGridOnly}`);
  }
  return found;
}
