/**
 * A board for Theseus and the Minotaur.
 *
 * All inner sides in random order; each gets a wall if both its tiles have fewer walls than the limit, until the budget
 * is spent. What is known of such boards, how many have closed rooms for instance, depends on this procedure.
 */

import {
  type Cell,
  createRng,
  createScene,
  createWorld,
  type Direction,
  type Grid,
  openWay,
  type Rng,
  type Scene,
  type Seed,
  seedText,
  shapeNamed,
  shapes,
  shuffle,
  type World,
} from '../../world/index.js';
import { isBorderSide, isEntrance, WallBuilder } from './walls.js';

/** What to generate. Everything has a default. */
export interface LabyrinthPlan {
  /** Rows and columns, 2 to 99; 15 if absent. */
  readonly size?: number | undefined;
  /** 1 to size * size - 2; 4 if absent, fewer where there is no room for so many. */
  readonly supplies?: number | undefined;
  /** 1 to 12, fewer on the smallest boards; 1 if absent. The first starts in the middle, the others far from the entrance. */
  readonly minotaurs?: number | undefined;
  /** Whether walls that would close a room are refused; false if absent. */
  readonly noRooms?: boolean | undefined;
  /** `rect` or `hex`; rect if absent. */
  readonly shape?: string | undefined;
  /** 0 if absent. */
  readonly seed?: Seed | undefined;
}

const [SMALLEST, LARGEST, MOST_MINOTAURS] = [2, 99, 12];

/** How many supplies there are on a board where nobody says. */
export const usualSupplies = (size: number): number => Math.min(4, mostSupplies(size));

/** All tiles but the first and the middle. */
const mostSupplies = (size: number): number => size * size - 2;

/** Why there is no such board, as a sentence that names the value; undefined if there is one. */
export function labyrinthFault(plan: LabyrinthPlan): string | undefined {
  const { size = 15, supplies = usualSupplies(size), minotaurs = 1, shape = 'rect' } = plan;
  if (!isWhole(size, SMALLEST, LARGEST))
    return `Expected the size of the board to be a whole number from ${SMALLEST} to ${LARGEST}, got ${size}.`;
  const most = mostSupplies(size);
  if (!isWhole(supplies, 1, most)) return `Expected from 1 to ${most} supplies on this board, got ${supplies}.`;
  const grid = shapeNamed(shape)?.grid(size, size, 'bottom');
  if (grid === undefined) return `Expected the name of a shape, got "${shape}".`;
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

/**
 * The board of a plan: actors `theseus` (one, on tile 0), `minotaur` and `supply`, in the order in which they were drawn.
 * The same plan gives the same board, on every platform, for ever. Throws a RangeError where there is a `labyrinthFault`.
 */
export function generateLabyrinth(plan: LabyrinthPlan = {}): Scene {
  const why = labyrinthFault(plan);
  if (why !== undefined) throw new RangeError(why);
  const { size = 15, supplies = usualSupplies(size), minotaurs = 1, noRooms = false, shape = 'rect', seed = 0 } = plan;
  const rng = createRng(seed);
  const world = openBoard(size, shape);
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
  return createScene(world, { entrance: 0, actors, made: { generator: 'labyrinth', seed: seedText(seed) } });
}

/** A board without inner walls. */
function openBoard(size: number, shape: string): World {
  const grid = shapes[shape].grid(size, size, 'bottom');
  const world = createWorld(grid);
  for (const [tile, side] of innerSides(grid)) openWay(world, tile, side);
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

const middleOf = ({ cellCount }: Grid): Cell => Math.floor(cellCount / 2);

/** Tiles at least as far from the entrance as the middle is, as the crow flies; the middle left out. */
function farTiles(grid: Grid): Cell[] {
  const middle = middleOf(grid);
  const isFar = (tile: Cell) => tile !== middle && grid.distance(0, tile, false) >= grid.distance(0, middle, false);
  return Array.from({ length: grid.cellCount }, (_, tile) => tile).filter(isFar);
}
