/** The recursive backtracker on squares without tunnels: the same mazes as the generic kernel, several times as fast. */

import type { Cell, Rng, World } from '../../world/index.js';
import { NTH_SIDE, SIDE_COUNT, SquareGrowing } from '../squares.js';
import { IN_MAZE, OUTSIDE, ROOT } from '../tree.js';

/** Marks of cells in the maze are `IN_MAZE` plus the side back. */
export class SquareBacktracker extends SquareGrowing {
  private place = -1;
  private cell: Cell = -1;

  constructor(world: World, rng: Rng) {
    super(world, rng);
    if (this.outside > 0) this.root(this.nthOutside(this.rng.below(this.outside)));
  }

  get front(): readonly Cell[] {
    return this.done ? [] : [this.cell];
  }

  advance(count: number): void {
    const { marks, placeSteps, cellSteps, rng } = this;
    const { open } = this.world;
    const north = placeSteps[1];
    let { place, cell, outside } = this;
    let made = 0;
    while (made < count && outside > 0) {
      made++;
      const ways =
        (marks[place + 1] === OUTSIDE ? 1 : 0) |
        (marks[place + north] === OUTSIDE ? 2 : 0) |
        (marks[place - 1] === OUTSIDE ? 4 : 0) |
        (marks[place - north] === OUTSIDE ? 8 : 0);
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
        this.root(this.nthOutside(0));
        ({ place, cell, outside } = this);
      }
    }
    this.steps += made;
    this.place = place;
    this.cell = cell;
    this.outside = outside;
  }

  private root(place: number): void {
    this.place = place;
    this.cell = this.cellAt(place);
    this.marks[place] = ROOT;
    this.outside--;
  }
}
