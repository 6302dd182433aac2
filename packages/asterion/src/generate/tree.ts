/**
 * A maze that grows as a tree: cells stand outside or in it, and enter one by one.
 *
 * What keeps every such generator perfect on worlds with tunnels is one rule: when a cell enters, the other end of its
 * tunnel enters at once, through the tunnel. What keeps it perfect on masks: ground in several pieces gets a tree each.
 */

import { type Cell, type Direction, isGround, type Rng, type World } from '../world/index.js';
import { Growing } from './growth.js';

/** Marks of cells. Whatever is at least `IN_MAZE` is in the maze; generators may tell more by larger marks, up to `ROOT`. */
export const OUTSIDE = 0;
export const NO_GROUND = 1;
export const FRONTIER = 2;
export const IN_MAZE = 3;
export const ROOT = 255;

export abstract class TreeGrowing extends Growing {
  /** By cell, one of the marks above. */
  protected readonly marks: Uint8Array;
  /** Ground still outside. */
  protected outside: number;
  /** The cell it is busy with. */
  protected cell: Cell = -1;
  /** The sides found by the last `sidesTo`; scratch. */
  private readonly found: Uint8Array;

  constructor(world: World, rng: Rng) {
    super(world, rng);
    this.marks = new Uint8Array(world.grid.cellCount);
    this.outside = this.marks.length - markNoGround(world, this.marks, (cell) => cell);
    this.found = new Uint8Array(world.grid.shape.sides.length);
  }

  get done(): boolean {
    return this.outside === 0;
  }

  get front(): readonly Cell[] {
    return this.done ? [] : [this.cell];
  }

  /** Takes a cell into the maze and, with it, the other end of its tunnel, which is returned; -1 if there is none. */
  protected take(cell: Cell, mark = IN_MAZE, farMark = mark): Cell {
    this.marks[cell] = mark;
    this.outside--;
    const far = this.world.tunnels.size === 0 ? undefined : this.world.tunnels.get(cell);
    if (far === undefined) return -1;
    this.marks[far] = farMark;
    this.outside--;
    return far;
  }

  /** A random cell outside, to start from. */
  protected randomOutside(): Cell {
    const chosen = this.rng.below(this.outside);
    return this.outside === this.marks.length ? chosen : nthOutside(this.marks, chosen);
  }

  /** The first cell outside, to start another piece from. */
  protected firstOutside(from: Cell = 0): Cell {
    return this.marks.indexOf(OUTSIDE, from);
  }

  /** Finds the sides of a cell behind which there is a cell outside; returns how many. */
  protected sidesToOutside(cell: Cell): number {
    return this.sidesTo(cell, OUTSIDE, OUTSIDE);
  }

  /** Finds the sides of a cell behind which there is a cell of the maze; returns how many. */
  protected sidesToMaze(cell: Cell): number {
    return this.sidesTo(cell, IN_MAZE, ROOT);
  }

  private sidesTo(cell: Cell, leastMark: number, mostMark: number): number {
    const { grid } = this.world;
    let count = 0;
    for (const side of grid.shape.sides) {
      const next = grid.neighbour(cell, side);
      if (next < 0) continue;
      const mark = this.marks[next];
      if (mark >= leastMark && mark <= mostMark) this.found[count++] = side;
    }
    return count;
  }

  /** One of the sides found. A single one draws no random number: golden seeds depend on it. */
  protected pickFound(count: number): Direction {
    return this.found[count === 1 ? 0 : this.rng.below(count)];
  }
}

/** Marks the cells that are no ground, each in its place; returns how many there are. */
export function markNoGround(world: World, marks: Uint8Array, placeOf: (cell: Cell) => number): number {
  if (world.terrain === undefined) return 0;
  let marked = 0;
  for (let cell = 0; cell < world.grid.cellCount; cell++) {
    if (isGround(world, cell)) continue;
    marks[placeOf(cell)] = NO_GROUND;
    marked++;
  }
  return marked;
}

/** The place of the n-th cell outside, counted from 0. */
export function nthOutside(marks: Uint8Array, n: number): number {
  let place = marks.indexOf(OUTSIDE);
  for (let left = n; left > 0; left--) place = marks.indexOf(OUTSIDE, place + 1);
  return place;
}
