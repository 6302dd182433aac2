/**
 * A search for the best steps in real positions: both sides at their best, some moves ahead.
 *
 * Several Minotaurs look ahead each for itself, as if alone with Theseus; Theseus takes the step after which the most
 * dangerous of them is least so. To search their joint moves was rejected: three have 64 a turn.
 */

import type { Seat } from '../../game/index.js';
import { type LabyrinthPosition, type LabyrinthSetup, THESEUS } from '../../game/labyrinth/index.js';
import type { Cell, Direction } from '../../world/index.js';
import { AlphaBeta, type Tree, UNBOUNDED } from './alpha-beta.js';
import { Duel } from './duel.js';
import { type Evaluation, judges } from './evaluations.js';
import { walkableSteps } from './player.js';

/** Looks for the best steps, position after position of one game, a number of moves ahead. */
export class LabyrinthSearch {
  readonly #duel: Duel;
  readonly #tree: Tree;
  readonly #search: AlphaBeta;
  readonly #depth: number;

  /** For one seat in one game; `depth` moves ahead, 1 to 15. */
  constructor(setup: LabyrinthSetup, seat: Seat, depth: number, evaluation: Evaluation = 'outlooks') {
    this.#duel = new Duel(setup);
    this.#tree = judges[evaluation](this.#duel, seat);
    this.#search = new AlphaBeta(this.#tree, depth);
    this.#depth = depth;
  }

  /** Nodes looked at so far, in all positions. */
  get nodes(): number {
    return this.#search.nodes;
  }

  /** The best steps of the mover on a tile of whoever is to move, all that are equally good. */
  bestSteps(position: LabyrinthPosition, mover: Cell): Direction[] {
    const { setup, seat, minotaurs, ply } = position;
    const steps = walkableSteps(setup, seat, mover);
    if (steps.length === 1) return steps;
    this.#duel.look(position);
    this.#search.forget();
    const depth = Math.min(this.#depth, 2 * setup.options.rounds - ply); // nothing comes after dawn
    const roots = (seat === THESEUS ? minotaurs : [mover]).map((minotaur) => this.#duel.root(position, minotaur));
    let best = -UNBOUNDED;
    let equals: Direction[] = [];
    for (const step of steps) {
      const worth = this.#leastWorth(roots, step, depth, best);
      if (worth > best) equals = [];
      if (worth >= best) equals.push(step);
      best = Math.max(best, worth);
    }
    return equals;
  }

  /** What a step is worth in the worst of some nodes: exact if it is at least `least`, else anything below. */
  #leastWorth(roots: readonly number[], step: Direction, depth: number, least: number): number {
    let worst = UNBOUNDED;
    for (const root of roots) {
      if (!this.#tree.moves(root).includes(step)) return -UNBOUNDED; // a die that points at a wall: as good as any other
      const gain = this.#tree.gain(root, step, depth);
      const next = this.#tree.after(root, step);
      // Whole numbers: a window from just below `least` tells steps that are equally good from worse ones.
      const worth = gain - this.#search.worth(next, depth - 1, gain - worst, gain - (least - 1));
      worst = Math.min(worst, worth);
      if (worst < least) break;
    }
    return worst;
  }
}
