/** The recursive backtracker on squares without tunnels: the same mazes as the generic kernel, four times as fast. */

import type { Cell, Rng, World } from '../../world/index.js';
import { Growing } from '../growth.js';
import { cellAtPlace, NTH_SIDE, placeOf, SIDE_COUNT, squareScratch } from '../squares.js';
import { IN_MAZE, OUTSIDE } from '../tree.js';

const ROOT = 255;

/** Marks of cells in the maze are `IN_MAZE` plus the side back (0 E, 1 N, 2 W, 3 S). */
export class SquareBacktracker extends Growing {
  private readonly marks: Uint8Array;
  private readonly placeSteps: Int32Array;
  private readonly cellSteps: Int32Array;
  private outside: number;
  private place = -1;
  private cell: Cell = -1;

  constructor(world: World, rng: Rng) {
    super(world, rng);
    const scratch = squareScratch(world);
    this.marks = scratch.marks;
    this.placeSteps = scratch.placeSteps;
    this.cellSteps = scratch.cellSteps;
    this.outside = scratch.ground;
    if (this.outside > 0) this.root(this.rng.below(this.outside));
  }

  get done(): boolean {
    return this.outside === 0;
  }

  get front(): readonly Cell[] {
    return this.done ? [] : [this.cell];
  }

  advance(count: number): void {
    const { marks, placeSteps, cellSteps, rng } = this;
    const { open } = this.world;
    const [, north, , south] = placeSteps;
    let { place, cell, outside } = this;
    let made = 0;
    while (made < count && outside > 0) {
      made++;
      const ways =
        (marks[place + 1] === OUTSIDE ? 1 : 0) |
        (marks[place + north] === OUTSIDE ? 2 : 0) |
        (marks[place - 1] === OUTSIDE ? 4 : 0) |
        (marks[place + south] === OUTSIDE ? 8 : 0);
      if (ways !== 0) {
        const choices = SIDE_COUNT[ways];
        const side = NTH_SIDE[(ways << 2) | (choices === 1 ? 0 : rng.below(choices))];
        const back = side ^ 2;
        open[cell] |= 1 << (side << 1);
        place += placeSteps[side];
        cell += cellSteps[side];
        marks[place] = IN_MAZE + back;
        open[cell] = 1 << (back << 1);
        outside--;
      } else if (marks[place] !== ROOT) {
        const back = marks[place] - IN_MAZE;
        place += placeSteps[back];
        cell += cellSteps[back];
      } else {
        this.outside = outside;
        this.root(0);
        ({ place, cell, outside } = this);
      }
    }
    this.steps += made;
    this.place = place;
    this.cell = cell;
    this.outside = outside;
  }

  /** Starts a tree at the n-th cell outside. */
  private root(n: number): void {
    if (this.world.terrain === undefined) this.place = placeOf(this.world, n);
    else {
      this.place = this.marks.indexOf(OUTSIDE);
      for (let left = n; left > 0; left--) this.place = this.marks.indexOf(OUTSIDE, this.place + 1);
    }
    this.cell = cellAtPlace(this.world, this.place);
    this.marks[this.place] = ROOT;
    this.outside--;
  }
}
