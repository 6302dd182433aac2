/**
 * Alpha-beta over a tree in which moves themselves are worth something: a node is worth the best of what a move gains less
 * what the node after it is worth to the other side.
 *
 * That sum depends on the node and not on the way to it, so what was found once may be used again. The window is shifted
 * by what a move gains. Worths are whole numbers: then equal ones are equal, in whatever order they were added up.
 */

import { BOUND, Transpositions } from './transpositions.js';

/** More than anything is worth; sums and differences of two still fit in 32 bits. */
export const UNBOUNDED = 2 ** 30 - 1;

/** A tree of two who move by turns. Nodes are numbers that say who is to move; moves are numbers below 256. */
export interface Tree {
  moves(node: number): readonly number[];
  /** What a move gains whoever makes it; `depth` moves are looked ahead, this one included. */
  gain(node: number, move: number, depth: number): number;
  after(node: number, move: number): number;
  /** What a node that ends the game is worth to whoever would be to move; undefined where the game goes on. */
  verdict(node: number, depth: number): number | undefined;
  /** What a node is worth to whoever is to move, where the search ends. */
  leaf(node: number): number;
}

/** Keys of the table join a node and a depth below this. */
const MOST_DEPTH = 16;
const MOST_MOVES = 32;
const NO_MOVE = 255;

export class AlphaBeta {
  /** Nodes looked at so far, leaves included. */
  nodes = 0;
  readonly #tree: Tree;
  readonly #table: Transpositions;
  /** By depth: the moves still to be tried, and what they gain. */
  readonly #moves: Uint8Array[] = [];
  readonly #gains: Int32Array[] = [];

  /** A search to at most `depth` moves ahead, 1 to 15. */
  constructor(tree: Tree, depth: number) {
    if (!Number.isInteger(depth) || depth < 1 || depth >= MOST_DEPTH) {
      throw new RangeError(`Expected a depth from 1 to ${MOST_DEPTH - 1}, got ${depth}.`);
    }
    this.#tree = tree;
    this.#table = new Transpositions(Math.min(16, 2 * depth + 2)); // a shallow tree has few nodes, and it is cleared often
    for (let at = 0; at <= depth; at++) {
      this.#moves.push(new Uint8Array(MOST_MOVES));
      this.#gains.push(new Int32Array(MOST_MOVES));
    }
  }

  /** To be called when nodes change their meaning. */
  forget(): void {
    this.#table.clear();
  }

  /** What a node is worth to whoever is to move, `depth` moves ahead: exact between `low` and `high`, else a bound. */
  worth(node: number, depth: number, low: number = -UNBOUNDED, high: number = UNBOUNDED): number {
    this.nodes++;
    const verdict = this.#tree.verdict(node, depth);
    if (verdict !== undefined) return verdict;
    if (depth === 0) return this.#tree.leaf(node);
    const key = node * MOST_DEPTH + depth;
    const slot = this.#table.slotOf(key);
    const isKept = this.#table.has(slot, key);
    if (isKept) {
      const [kept, bound] = [this.#table.worthAt(slot), this.#table.boundAt(slot)];
      if (bound === BOUND.exact || (bound === BOUND.atLeast ? kept >= high : kept <= low)) return kept;
    }
    const count = this.#list(node, depth, isKept ? this.#table.moveAt(slot) : NO_MOVE);
    let [best, choice] = [-UNBOUNDED, NO_MOVE];
    for (let at = 0; at < count && best < high; at++) {
      const [move, gain] = [this.#moves[depth][at], this.#gains[depth][at]];
      const floor = Math.max(low, best);
      const worth = gain - this.worth(this.#tree.after(node, move), depth - 1, gain - high, gain - floor);
      if (worth > best) [best, choice] = [worth, move];
    }
    const bound = best >= high ? BOUND.atLeast : best <= low ? BOUND.atMost : BOUND.exact;
    this.#table.keep(slot, key, best, bound, choice);
    return best;
  }

  /** The move that was chosen in a node when it was last looked at so far ahead, as long as the table remembers. */
  chosen(node: number, depth: number): number | undefined {
    const key = node * MOST_DEPTH + depth;
    const slot = this.#table.slotOf(key);
    return this.#table.has(slot, key) ? this.#table.moveAt(slot) : undefined;
  }

  /** Notes the moves of a node: the one chosen before in front, then those that gain most. Returns how many. */
  #list(node: number, depth: number, first: number): number {
    const [moves, gains] = [this.#moves[depth], this.#gains[depth]];
    const listed = this.#tree.moves(node);
    for (let count = 0; count < listed.length; count++) {
      const move = listed[count];
      const gain = this.#tree.gain(node, move, depth);
      let at = count;
      for (; at > 0 && moves[at - 1] !== first && (move === first || gains[at - 1] < gain); at--) {
        moves[at] = moves[at - 1];
        gains[at] = gains[at - 1];
      }
      moves[at] = move;
      gains[at] = gain;
    }
    return listed.length;
  }
}
