/**
 * The ways out of a cell in an order people agreed on: ties between equal steps decide games, so the order is a rule.
 *
 * The lists are made when a cell is asked for first, and kept: a move then allocates nothing.
 */

import { STAY } from '../../game/index.js';
import { type RogueSetup, stepTo } from '../../game/rogue/index.js';
import { type Cell, type Direction, TUNNEL } from '../../world/index.js';

/** A legal step and where it leads. */
export interface Way {
  readonly step: Direction;
  readonly to: Cell;
}

export class Ways {
  readonly #setup: RogueSetup;
  readonly #order: readonly Direction[];
  readonly #lists: (readonly Way[] | undefined)[];

  /** Compass names of the directions of squares; other shapes keep the order of their own directions. */
  constructor(setup: RogueSetup, squares: readonly string[]) {
    const { shape, cellCount } = setup.world.grid;
    const names = shape.isSquare ? squares : shape.directions;
    this.#setup = setup;
    this.#order = [...names.map((name) => shape.directions.indexOf(name)), TUNNEL, STAY];
    this.#lists = new Array<readonly Way[] | undefined>(cellCount);
  }

  /** Every legal step from a cell, never none: the directions in their order, then the tunnel, then staying. */
  from(cell: Cell): readonly Way[] {
    return (this.#lists[cell] ??= this.#order
      .map((step) => ({ step, to: stepTo(this.#setup, cell, step) }))
      .filter(({ to }) => to >= 0));
  }
}

/** The first way of least cost. */
export function leastOf(ways: readonly Way[], costOf: (to: Cell) => number): Way {
  let best = ways[0];
  let least = costOf(best.to);
  for (let at = 1; at < ways.length; at++) {
    const cost = costOf(ways[at].to);
    if (cost >= least) continue;
    least = cost;
    best = ways[at];
  }
  return best;
}

/** What a mover does who knows nowhere to go: it stays, or takes its first step where staying is not allowed. */
export const idleStep = (ways: readonly Way[]): Direction =>
  ways[ways.length - 1].step === STAY ? STAY : ways[0].step;
