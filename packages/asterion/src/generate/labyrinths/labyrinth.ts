/**
 * A board for Theseus and the Minotaur.
 *
 * All inner sides in random order; each gets a wall if both its tiles have fewer walls than the limit, until the budget
 * is spent. What is known of such boards, how many have closed rooms for instance, depends on this procedure.
 */

import { type Kinds, kindsFault } from '../../settings/index.js';
import {
  type Cell,
  cellAt,
  createRng,
  createScene,
  createWorld,
  type Direction,
  type Grid,
  openAllSides,
  originFault,
  type Provenance,
  type Rng,
  type Scene,
  type Shape,
  seedText,
  shuffle,
  type World,
  withOrigin,
} from '../../world/index.js';
import { planSizeFault, shapeFor, shapeOrFault, WORLD_PLAN, type WorldPlan } from '../plan.js';
import { isBorderSide, isEntrance, WallBuilder } from './walls.js';

/** What to generate: 2 to 99 rows and columns, 15 if absent. With either origin the picture is the same. */
export interface LabyrinthPlan extends WorldPlan {
  /** 1 to all tiles but two; 4 if absent, fewer where there is no room for so many. */
  readonly supplies?: number | undefined;
  /** 1 to 12, fewer on the smallest boards; 1 if absent. The first starts in the middle, the others far from the entrance. */
  readonly minotaurs?: number | undefined;
  /** Whether walls that would close a room are refused; false if absent. */
  readonly noRooms?: boolean | undefined;
}

const LABYRINTH_PLAN: Kinds<LabyrinthPlan> = {
  ...WORLD_PLAN,
  supplies: 'a number',
  minotaurs: 'a number',
  noRooms: 'a boolean',
};

const [SMALLEST, LARGEST, MOST_MINOTAURS] = [2, 99, 12];
const USUAL_SIZE = 15;

/** How many supplies there are on a board of so many rows and columns where nobody says. */
export const usualSupplies = (rows: number, cols = rows): number => Math.min(4, mostSupplies(rows, cols));

/** All tiles but the first and the middle. */
const mostSupplies = (rows: number, cols: number): number => rows * cols - 2;

/**
 * Why there is no labyrinth of such tiles, as a sentence; undefined if there is one. Its rules speak of a border, of half of a
 * tile's sides and of looking straight ahead, so its tiles are all alike and lie in a plane that ends somewhere.
 */
export const labyrinthShapeFault = ({ lattice, title }: Shape): string | undefined =>
  lattice === undefined
    ? `A labyrinth has tiles that are all alike, and a border: squares or hexagons, not ${title}.`
    : undefined;

/** Why there is no such board, as a sentence that names the value; undefined if there is one. */
export function labyrinthFault(plan: LabyrinthPlan): string | undefined {
  const planFault = kindsFault('the plan of a labyrinth', plan, LABYRINTH_PLAN);
  if (planFault !== undefined) return planFault;
  const { rows = USUAL_SIZE, cols = rows, minotaurs = 1, shape = 'rect' } = plan;
  const { supplies = usualSupplies(rows, cols) } = plan;
  const sizeFault = planSizeFault({ rows, cols }, SMALLEST, LARGEST);
  if (sizeFault !== undefined) return sizeFault;
  const most = mostSupplies(rows, cols);
  if (!isWhole(supplies, 1, most)) return `Expected from 1 to ${most} supplies on this board, got ${supplies}.`;
  const tiles = shapeOrFault(shape);
  if (typeof tiles === 'string') return tiles;
  const unfit = labyrinthShapeFault(tiles);
  if (unfit !== undefined) return unfit;
  const grid = tiles.grid(rows, cols, 'bottom');
  const turnFault = originFault(grid, plan.origin ?? 'bottom');
  if (turnFault !== undefined) return turnFault;
  const mostMinotaurs = Math.min(MOST_MINOTAURS, 1 + farTiles(grid).length);
  if (!isWhole(minotaurs, 1, mostMinotaurs))
    return `Expected from 1 to ${mostMinotaurs} Minotaurs on this board, got ${minotaurs}.`;
  return undefined;
}

const isWhole = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

/** The most tile sides that may be walls: three in eight. The border counts once a side, an inner wall twice. */
export const wallBudget = ({ cellCount, shape }: Grid): number =>
  Math.floor(((3 * shape.sides.length * cellCount) / 4 + 1) / 2);

/** A board for Theseus and the Minotaur. */
export interface Labyrinth extends Scene {
  /** Where Theseus starts: a corner, whose way out nobody can walk. */
  readonly entrance: Cell;
  readonly made: Provenance;
  readonly actors: Readonly<Record<string, readonly Cell[]>> & {
    /** At the entrance. */
    readonly theseus: readonly [Cell];
    /** At least one, the first of them in the middle. */
    readonly minotaur: readonly Cell[];
    /** In the order in which they were drawn, each on a tile of its own. */
    readonly supply: readonly Cell[];
  };
}

/**
 * The board of a plan: actors `theseus` (one, on tile 0), `minotaur` and `supply`, in the order in which they were drawn.
 * The same plan gives the same board, on every platform, for ever. Throws a RangeError where there is a `labyrinthFault`.
 */
export function generateLabyrinth(plan: LabyrinthPlan = {}): Labyrinth {
  const why = labyrinthFault(plan);
  if (why !== undefined) throw new RangeError(why);
  const { shape = 'rect', rows = USUAL_SIZE, cols = rows, origin = 'bottom', seed = 0 } = plan;
  const { supplies = usualSupplies(rows, cols), minotaurs = 1, noRooms = false } = plan;
  const rng = createRng(seed);
  const world = openBoard(shapeFor(shape).grid(rows, cols, 'bottom'));
  buildWalls(world, noRooms, rng.fork('walls'));
  const middle = middleOf(world.grid);
  const tiles = shuffle(
    Array.from({ length: world.grid.cellCount }, (_, tile) => tile).filter((tile) => tile !== 0 && tile !== middle),
    rng.fork('supplies'),
  );
  const actors = {
    theseus: [0],
    minotaur: [middle, ...shuffle(farTiles(world.grid), rng.fork('minotaurs')).slice(0, minotaurs - 1)],
    supply: tiles.slice(0, supplies),
  };
  const made = { generator: 'labyrinth', seed: seedText(seed) };
  return withOrigin(createScene(world, { entrance: 0, actors, made }), origin) as Labyrinth;
}

/** A board without inner walls. */
function openBoard(grid: Grid): World {
  const world = createWorld(grid);
  openAllSides(world);
  return world;
}

/** Every inner side once. */
function innerSides(grid: Grid): [Cell, Direction][] {
  const found: [Cell, Direction][] = [];
  for (let tile = 0; tile < grid.cellCount; tile++) {
    for (const side of grid.shape.sides) if (grid.neighbour(tile, side) > tile) found.push([tile, side]);
  }
  return found;
}

function buildWalls(world: World, noRooms: boolean, rng: Rng): void {
  const { grid } = world;
  const builder = new WallBuilder(world, noRooms);
  let left = wallBudget(grid) - borderSides(grid); // less than none on the smallest board
  for (const [tile, side] of shuffle(innerSides(grid), rng)) {
    if (left < 2) return;
    if (!builder.isWallable(tile, side)) continue;
    builder.wall(tile, side);
    left -= 2;
  }
}

/** Walled sides of the border, the entrance left out. */
function borderSides(grid: Grid): number {
  let count = 0;
  for (let tile = 0; tile < grid.cellCount; tile++) {
    for (const side of grid.shape.sides) {
      if (isBorderSide(grid, tile, side) && !isEntrance(grid, tile, side)) count++;
    }
  }
  return count;
}

/** Of as many rows as columns the tile that the classic program counts to, which with an even number of them is no middle. */
const middleOf = (grid: Grid): Cell =>
  grid.rows === grid.cols ? grid.cellCount >> 1 : cellAt(grid, grid.rows >> 1, grid.cols >> 1);

/** Tiles at least as far from the entrance as the middle is, as the crow flies; the middle left out. */
function farTiles(grid: Grid): Cell[] {
  const middle = middleOf(grid);
  const isFar = (tile: Cell) => tile !== middle && grid.distance(0, tile, false) >= grid.distance(0, middle, false);
  return Array.from({ length: grid.cellCount }, (_, tile) => tile).filter(isFar);
}
