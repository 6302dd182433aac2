/**
 * Growing tree: keep a list of cells that may still have outside neighbours, pick one by some rule, and go on from it to a random
 * one of those; a cell without any leaves the list.
 *
 * Which rule decides everything: the newest cell gives the recursive backtracker, a random one resembles Prim. A mix
 * picks its rule anew each time. The list keeps its order when a cell leaves; filling the gap with the last cell
 * would make "newest" mean little, and gives half as many dead ends again in a mix.
 */

import { type Cell, openWay, type Rng, type World } from '../../world/index.js';
import { EVERYWHERE, type MazeGenerator } from '../generator.js';
import { type GrowingRule, OrderedCells } from '../ordered-cells.js';
import { fitsSquareKernel } from '../squares.js';
import { TreeGrowing } from '../tree.js';
import { SquareGrowingTree } from './growing-tree-squares.js';

export class GrowingTree extends TreeGrowing {
  private readonly list = new OrderedCells();
  /** The mix: as many entries a rule as it has parts. */
  private readonly rules: readonly GrowingRule[];

  constructor(world: World, rng: Rng, rules: readonly GrowingRule[]) {
    super(world, rng);
    this.rules = rules;
    if (this.outside > 0) this.enter(this.randomOutside());
  }

  override get front(): readonly Cell[] {
    return this.done ? [] : [this.cell, ...this.list.cells()];
  }

  advance(count: number): void {
    for (let made = 0; made < count && this.outside > 0; made++) {
      this.steps++;
      if (this.list.size === 0) {
        this.enter(this.firstOutside());
        continue;
      }
      const slot = this.list.pick(this.rules, this.rng);
      this.cell = this.list.cellIn(slot);
      const ways = this.sidesToOutside(this.cell);
      if (ways === 0) this.list.remove(slot);
      else this.enter(openWay(this.world, this.cell, this.pickFound(ways)));
    }
  }

  private enter(cell: Cell): void {
    const far = this.take(cell);
    this.list.push(cell);
    if (far >= 0) this.list.push(far);
    this.cell = far < 0 ? cell : far;
  }
}

/** A growing tree with its rule, or a mix of rules in equal parts (name one twice to double its part). */
export const growingTreeWith = (
  name: string,
  title: string,
  about: string,
  ...rules: GrowingRule[]
): MazeGenerator => ({
  name,
  title,
  about,
  classic: { names: [name], className: 'GrowingTree' },
  perfect: true,
  ...EVERYWHERE,
  start: (world, rng) =>
    fitsSquareKernel(world) ? new SquareGrowingTree(world, rng, rules) : new GrowingTree(world, rng, rules),
});

/** Goes on from the newest cell or a random one, each half of the time. Other mixtures have names: see `MazePlan`. */
export const growingTree: MazeGenerator = {
  ...growingTreeWith(
    'growing-tree',
    'Growing tree',
    'Goes on from the newest cell half of the time, from a random one otherwise: winding, with many side branches.',
    'newest',
    'random',
  ),
  classic: { names: ['growingTree'], className: 'GrowingTree' },
};
/** Goes on from the cell that was added last, as `recursiveBacktracker` does. */
export const growingTreeNewest = growingTreeWith(
  'growing-tree-newest',
  'Growing tree, newest cell',
  'Growing tree that always goes on from the newest cell: the recursive backtracker, cell for cell.',
  'newest',
);
/** Goes on from the cell that was added first. */
export const growingTreeOldest = growingTreeWith(
  'growing-tree-oldest',
  'Growing tree, oldest cell',
  'Growing tree that always goes on from the oldest cell: straight rays away from the start.',
  'oldest',
);
/** Goes on from a random cell of its list: much like `prim`. */
export const growingTreeRandom = growingTreeWith(
  'growing-tree-random',
  'Growing tree, random cell',
  'Growing tree that goes on from a random cell: much like Prim.',
  'random',
);
/** Goes on from the cell halfway between the newest and the oldest. */
export const growingTreeMiddle = growingTreeWith(
  'growing-tree-middle',
  'Growing tree, middle cell',
  'Growing tree that goes on from the middle of its list.',
  'middle',
);
