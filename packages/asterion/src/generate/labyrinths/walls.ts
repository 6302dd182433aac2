/**
 * The walls of a labyrinth: where one stands, where one may be put, and which would close a room.
 *
 * A wall closes a room when its two corners are joined by walls already: then it completes a ring. Corners are kept as
 * sets (union-find), the border being one, so the answer takes next to no time. To flood the board after each wall, as
 * is often done, takes its whole area each time.
 */

import {
  type Cell,
  closeWay,
  type Direction,
  firstOfDrawnRow,
  type Grid,
  isOpen,
  isShape,
  type Point,
  rect,
  type World,
} from '../../world/index.js';
import { UnionFind } from '../union-find.js';

/** Whether a side of a tile lies on the outer edge. */
export const isBorderSide = (grid: Grid, tile: Cell, side: Direction): boolean => grid.neighbour(tile, side) < 0;

/** Whether one can walk from a tile across a side. Nobody walks out, not even through the entrance. */
export const isWalkable = (world: World, tile: Cell, side: Direction): boolean => isOpen(world, tile, side);

/** The most walls a tile may have, border included: half of its sides. */
export const wallLimit = (grid: Grid): number => grid.shape.sides.length / 2;

/**
 * The corners at both ends of a side. On squares they are numbered row-major over (rows + 1) x (cols + 1), from the
 * bottom; on other shapes in the order in which they are met.
 */
export class WallCorners {
  readonly #grid: Grid;
  readonly #numbers = new Map<string, number>();

  constructor(grid: Grid) {
    this.#grid = grid;
  }

  /** The numbers of the corners at the ends of a tile's side, the smaller first. */
  of(tile: Cell, side: Direction): [number, number] {
    const [a, b] = this.#grid.side(tile, side).map((point) => this.at(point));
    return a < b ? [a, b] : [b, a];
  }

  /** The number of the corner at a point, in drawing units. */
  at({ x, y }: Point): number {
    const { shape, cols, height } = this.#grid;
    if (isShape(shape, rect)) return Math.round(height - y) * (cols + 1) + Math.round(x);
    const key = `${x.toFixed(3)} ${y.toFixed(3)}`;
    const number = this.#numbers.get(key) ?? this.#numbers.size;
    this.#numbers.set(key, number);
    return number;
  }
}

/** Puts walls into a world, and knows which are allowed. */
export class WallBuilder {
  readonly #world: World;
  readonly #noRooms: boolean;
  readonly #counts: Uint8Array;
  readonly #corners: WallCorners;
  readonly #joined: UnionFind;

  /** Walls that stand already count. With `noRooms` none may close a room. */
  constructor(world: World, noRooms: boolean) {
    const { grid } = world;
    this.#world = world;
    this.#noRooms = noRooms;
    this.#counts = new Uint8Array(grid.cellCount);
    this.#corners = new WallCorners(grid);
    this.#joined = new UnionFind((grid.shape.sides.length + 2) * (grid.rows + 1) * (grid.cols + 1));
    for (let tile = 0; tile < grid.cellCount; tile++) {
      for (const side of grid.shape.sides) {
        if (isWalkable(world, tile, side)) continue;
        if (!isEntrance(grid, tile, side)) this.#counts[tile]++;
        this.#joined.join(...this.#corners.of(tile, side)); // the border is one ring, entrance and all
      }
    }
  }

  /** How many walls a tile has; the entrance is none. */
  wallsAt(tile: Cell): number {
    return this.#counts[tile];
  }

  /** Whether a wall may be put on a side. */
  isWallable(tile: Cell, side: Direction): boolean {
    const { grid } = this.#world;
    if (!isWalkable(this.#world, tile, side)) return false;
    const limit = wallLimit(grid);
    if (this.#counts[tile] >= limit || this.#counts[grid.step(tile, side)] >= limit) return false;
    return !this.#noRooms || !this.closesRoom(tile, side);
  }

  /** Whether a wall may be put on some side of a tile. */
  isWallableTile(tile: Cell): boolean {
    return this.#world.grid.shape.sides.some((side) => this.isWallable(tile, side));
  }

  /** Whether a wall on a side would complete a ring of walls. */
  closesRoom(tile: Cell, side: Direction): boolean {
    const [a, b] = this.#corners.of(tile, side);
    return this.#joined.find(a) === this.#joined.find(b);
  }

  /** Puts a wall on a side that is walkable. */
  wall(tile: Cell, side: Direction): void {
    this.#counts[tile]++;
    this.#counts[this.#world.grid.step(tile, side)]++;
    this.#joined.join(...this.#corners.of(tile, side));
    closeWay(this.#world, tile, side);
  }
}

/** The entrance is the bottom of the first tile of the lowest row as drawn: no wall, and yet nobody walks through it. */
export const isEntrance = (grid: Grid, tile: Cell, side: Direction): boolean =>
  tile === firstOfDrawnRow(grid, grid.rows - 1) &&
  isBorderSide(grid, tile, side) &&
  grid.shape.directions[side].startsWith('S');
