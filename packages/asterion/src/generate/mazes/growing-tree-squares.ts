/** The growing tree on squares without tunnels: the same mazes as the generic kernel, twice as fast. */

import type { Cell, Rng, World } from '../../world/index.js';
import { type GrowingRule, OrderedCells } from '../ordered-cells.js';
import { NTH_SIDE, SIDE_COUNT, SquareGrowing } from '../squares.js';
import { IN_MAZE, OUTSIDE } from '../tree.js';

export class SquareGrowingTree extends SquareGrowing {
  private readonly list = new OrderedCells();
  private readonly rules: readonly GrowingRule[];
  private place = -1;

  constructor(world: World, rng: Rng, rules: readonly GrowingRule[]) {
    super(world, rng);
    this.rules = rules;
    if (this.outside > 0) this.enter(this.nthOutside(this.rng.below(this.outside)));
  }

  get front(): readonly Cell[] {
    return this.done ? [] : [this.place, ...this.list.cells()].map((place) => this.cellAt(place));
  }

  advance(count: number): void {
    const { marks, placeSteps, cellSteps, list, rules, rng } = this;
    const { open } = this.world;
    const north = placeSteps[1];
    let made = 0;
    while (made < count && this.outside > 0) {
      made++;
      if (list.size === 0) {
        this.enter(this.nthOutside(0));
        continue;
      }
      const slot = list.pick(rules, rng);
      const place = list.cellIn(slot);
      this.place = place;
      const ways =
        (marks[place + 1] === OUTSIDE ? 1 : 0) |
        (marks[place + north] === OUTSIDE ? 2 : 0) |
        (marks[place - 1] === OUTSIDE ? 4 : 0) |
        (marks[place - north] === OUTSIDE ? 8 : 0);
      if (ways === 0) {
        list.remove(slot);
        continue;
      }
      const choices = SIDE_COUNT[ways];
      const side = NTH_SIDE[(ways << 2) | (choices === 1 ? 0 : rng.below(choices))];
      const cell = this.cellAt(place);
      open[cell] |= 1 << (side << 1);
      open[cell + cellSteps[side]] = 1 << ((side ^ 2) << 1);
      this.enter(place + placeSteps[side]);
    }
    this.steps += made;
  }

  private enter(place: number): void {
    this.marks[place] = IN_MAZE;
    this.outside--;
    this.place = place;
    this.list.push(place);
  }
}
