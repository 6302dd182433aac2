/** Modified Prim on squares without tunnels: the same mazes as the generic kernel, twice as fast. */

import type { Cell, Rng, World } from '../../world/index.js';
import { CellList } from '../cell-list.js';
import { NTH_SIDE, SIDE_COUNT, SquareGrowing } from '../squares.js';
import { FRONTIER, IN_MAZE, OUTSIDE } from '../tree.js';

export class SquarePrim extends SquareGrowing {
  private readonly frontier = new CellList();
  private place = -1;

  constructor(world: World, rng: Rng) {
    super(world, rng);
    if (this.outside > 0) this.enter(this.nthOutside(this.rng.below(this.outside)));
  }

  get front(): readonly Cell[] {
    return this.done ? [] : [this.place, ...this.frontier.cells()].map((place) => this.cellAt(place));
  }

  advance(count: number): void {
    const { marks, placeSteps, cellSteps, frontier, rng } = this;
    const { open } = this.world;
    const north = placeSteps[1];
    let made = 0;
    while (made < count && this.outside > 0) {
      made++;
      if (frontier.size === 0) {
        this.enter(this.nthOutside(0));
        continue;
      }
      const place = frontier.swapOut(rng.below(frontier.size));
      const ways =
        (marks[place + 1] === IN_MAZE ? 1 : 0) |
        (marks[place + north] === IN_MAZE ? 2 : 0) |
        (marks[place - 1] === IN_MAZE ? 4 : 0) |
        (marks[place - north] === IN_MAZE ? 8 : 0);
      const choices = SIDE_COUNT[ways];
      const side = NTH_SIDE[(ways << 2) | (choices === 1 ? 0 : rng.below(choices))];
      const cell = this.cellAt(place);
      open[cell] |= 1 << (side << 1);
      open[cell + cellSteps[side]] |= 1 << ((side ^ 2) << 1);
      this.enter(place);
    }
    this.steps += made;
  }

  private enter(place: number): void {
    const north = this.placeSteps[1];
    this.marks[place] = IN_MAZE;
    this.outside--;
    this.place = place;
    this.reach(place + 1);
    this.reach(place + north);
    this.reach(place - 1);
    this.reach(place - north);
  }

  private reach(place: number): void {
    if (this.marks[place] !== OUTSIDE) return;
    this.marks[place] = FRONTIER;
    this.frontier.push(place);
  }
}
