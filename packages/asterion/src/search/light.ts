/**
 * Light that spreads from cell to cell through the sides between them: on any cells with whole-number corners, past thin
 * walls, too.
 *
 * From the viewer each side is an angle. What falls into a cell leaves it by its far sides, cut to the angles of these.
 * A ray never enters a cell whose centre is nearer to the viewer than that of the cell it comes from (cells are all that
 * is nearest to their centres), so cells are looked at by distance, each once, with all its light together. Only light
 * of some width goes on, and angles are compared by cross products of whole numbers: a cell is lit at its centre exactly
 * if the line between the centres, moved by a hair to one side or the other, meets nothing, and then so is the viewer.
 */

import { type Cell, type Direction, isGround, type World } from '../world/index.js';
import { CellHeap } from './heap.js';
import { cross, Lattice } from './lattice.js';

export class Light {
  readonly #world: World;
  readonly #isOpaque: (cell: Cell) => boolean;
  readonly #hasWalls: boolean;
  readonly #see: (cell: Cell) => void;
  readonly #lattice: Lattice;
  readonly #heap = new CellHeap();
  /** By cell: the first beam that falls into it; 0 for none. By beam: the next one; or the next that is free. */
  readonly #first: Int32Array;
  #next = new Int32Array(64);
  /** By beam: its right and left edge as vectors, four numbers each. */
  #edges = new Float64Array(4 * 64);
  #free = 0;
  #made = 1;
  #startX = 0;
  #startY = 0;
  #reach = Infinity;

  /** `see` is told of cells that are lit at their centres, and of opaque ones that are lit at all, some of them twice. */
  constructor(world: World, isOpaque: (cell: Cell) => boolean, hasWalls: boolean, see: (cell: Cell) => void) {
    this.#world = world;
    this.#isOpaque = isOpaque;
    this.#hasWalls = hasWalls;
    this.#see = see;
    this.#lattice = new Lattice(world.grid);
    this.#first = new Int32Array(world.grid.cellCount);
  }

  from(viewer: Cell, radius: number): void {
    const { cornerX, cornerY } = this.#lattice;
    const heap = this.#heap;
    this.#startX = this.#lattice.x(viewer);
    this.#startY = this.#lattice.y(viewer);
    this.#reach = radius * radius;
    this.#see(viewer);
    const count = cornerX.length;
    for (let side = 0; side < count; side++) {
      const end = side + 1 === count ? 0 : side + 1;
      this.#pass(viewer, side, cornerX[side], cornerY[side], cornerX[end], cornerY[end]);
      this.#lightCorner(viewer, side);
    }
    while (heap.size > 0) this.#spread(heap.pop());
  }

  /** Light goes on from a cell into those beyond its far sides. */
  #spread(cell: Cell): void {
    const { cornerX, cornerY } = this.#lattice;
    const beams = this.#first[cell];
    this.#first[cell] = 0;
    const isOpaque = this.#isOpaque(cell);
    if (isOpaque) this.#see(cell);
    const x = this.#lattice.x(cell) - this.#startX;
    const y = this.#lattice.y(cell) - this.#startY;
    const count = cornerX.length;
    for (let beam = beams, next = 0; beam !== 0; beam = next) {
      next = this.#next[beam];
      if (!isOpaque) {
        if (this.#isIn(beam, x, y)) this.#see(cell);
        let isFar = this.#isFar(x, y, count - 1);
        for (let side = 0; side < count; side++) {
          const wasFar = isFar;
          isFar = this.#isFar(x, y, side);
          if (!isFar) continue;
          if (wasFar && this.#isIn(beam, x + cornerX[side], y + cornerY[side])) this.#lightCorner(cell, side);
          this.#cut(cell, side, beam, x, y);
        }
      }
      this.#next[beam] = this.#free;
      this.#free = beam;
    }
  }

  /** Whether a side of a cell is one by which light leaves it. */
  #isFar(x: number, y: number, side: number): boolean {
    const { cornerX, cornerY } = this.#lattice;
    const end = side + 1 === cornerX.length ? 0 : side + 1;
    return cross(x + cornerX[side], y + cornerY[side], x + cornerX[end], y + cornerY[end]) > 0;
  }

  /** What of a beam goes through a side. */
  #cut(cell: Cell, side: number, beam: number, x: number, y: number): void {
    const { cornerX, cornerY } = this.#lattice;
    const edges = this.#edges;
    const end = side + 1 === cornerX.length ? 0 : side + 1;
    let [rightX, rightY] = [edges[4 * beam], edges[4 * beam + 1]];
    let [leftX, leftY] = [edges[4 * beam + 2], edges[4 * beam + 3]];
    const [fromX, fromY] = [x + cornerX[side], y + cornerY[side]];
    const [toX, toY] = [x + cornerX[end], y + cornerY[end]];
    if (cross(rightX, rightY, fromX, fromY) > 0) [rightX, rightY] = [fromX, fromY];
    if (cross(toX, toY, leftX, leftY) > 0) [leftX, leftY] = [toX, toY];
    if (cross(rightX, rightY, leftX, leftY) > 0) this.#pass(cell, side, rightX, rightY, leftX, leftY);
  }

  #pass(cell: Cell, side: number, rightX: number, rightY: number, leftX: number, leftY: number): void {
    const { grid } = this.#world;
    const next = grid.neighbour(cell, grid.shape.sides[side]);
    if (next < 0 || this.#isWall(cell, grid.shape.sides[side], next)) return;
    const squared = this.#squared(next);
    if (squared > this.#reach) return;
    if (this.#first[next] === 0) this.#heap.push(next, squared);
    this.#join(next, rightX, rightY, leftX, leftY);
  }

  /** Beams that touch are one. */
  #join(cell: Cell, rightX: number, rightY: number, leftX: number, leftY: number): void {
    const edges = this.#edges;
    for (let beam = this.#first[cell], before = 0; beam !== 0; before = beam, beam = this.#next[beam]) {
      const at = 4 * beam;
      const isRight = cross(edges[at + 2], edges[at + 3], rightX, rightY) === 0;
      if (!isRight && cross(leftX, leftY, edges[at], edges[at + 1]) !== 0) continue;
      if (before === 0) this.#first[cell] = this.#next[beam];
      else this.#next[before] = this.#next[beam];
      this.#next[beam] = this.#free;
      this.#free = beam;
      if (isRight) this.#join(cell, edges[at], edges[at + 1], leftX, leftY);
      else this.#join(cell, rightX, rightY, edges[at + 2], edges[at + 3]);
      return;
    }
    const beam = this.#free === 0 ? this.#make() : this.#free;
    if (beam === this.#free) this.#free = this.#next[beam];
    this.#edges[4 * beam] = rightX;
    this.#edges[4 * beam + 1] = rightY;
    this.#edges[4 * beam + 2] = leftX;
    this.#edges[4 * beam + 3] = leftY;
    this.#next[beam] = this.#first[cell];
    this.#first[cell] = beam;
  }

  #make(): number {
    if (this.#made === this.#next.length) {
      const [next, edges] = [this.#next, this.#edges];
      (this.#next = new Int32Array(2 * next.length)).set(next);
      (this.#edges = new Float64Array(2 * edges.length)).set(edges);
    }
    return this.#made++;
  }

  #isIn(beam: number, x: number, y: number): boolean {
    const edges = this.#edges;
    const at = 4 * beam;
    return cross(edges[at], edges[at + 1], x, y) >= 0 && cross(x, y, edges[at + 2], edges[at + 3]) >= 0;
  }

  /** On squares, where light reaches the corner at which a side begins: what is opaque there is seen, as in a room. */
  #lightCorner(cell: Cell, side: number): void {
    const { grid } = this.#world;
    const { sides, directions } = grid.shape;
    if (sides.length === directions.length) return;
    const corner = (sides[side] + directions.length - 1) % directions.length;
    const next = grid.neighbour(cell, corner);
    if (next < 0 || !this.#isOpaque(next) || this.#squared(next) > this.#reach) return;
    const before = sides[(side + sides.length - 1) % sides.length];
    const isShut =
      this.#isWall(cell, sides[side], grid.step(cell, sides[side])) &&
      this.#isWall(cell, before, grid.step(cell, before));
    if (!isShut) this.#see(next);
  }

  /** A thin wall stands where a way is closed between two cells that are both ground. */
  #isWall(cell: Cell, side: Direction, next: Cell): boolean {
    const world = this.#world;
    return this.#hasWalls && ((world.open[cell] >> side) & 1) === 0 && isGround(world, cell) && isGround(world, next);
  }

  #squared(cell: Cell): number {
    const lattice = this.#lattice;
    return lattice.squared(lattice.x(cell) - this.#startX, lattice.y(cell) - this.#startY);
  }
}
