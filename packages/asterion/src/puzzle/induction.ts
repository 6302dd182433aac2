/**
 * Values of a game by its rules alone: every position that can be reached is looked at, and then again, backwards from the
 * ends, until nothing changes. Slow and plain on purpose. It shares no line with the exact tables, which number places and
 * grow attractors, and so it can prove what they say.
 */

import type { Game, Position, Seat } from '../game/index.js';

/** Who wins with best play, and after how many more moves of all seats. */
export interface InducedValue {
  /** Undefined where nobody can force anything. */
  readonly winner: Seat | undefined;
  /** 0 where the game is over; null for a draw. */
  readonly plies: number | null;
}

/** A position that was reached. */
interface Node {
  readonly seat: Seat;
  readonly before: Node[];
  winner: Seat | undefined;
  plies: number | null;
  /** Moves that are not known to lose. */
  left: number;
}

type Rules<P extends Position, Move> = Pick<Game<P, Move, object, unknown>, 'legalMoves' | 'play' | 'outcome' | 'key'>;

/** What positions are worth, all that can be reached from one together. Limits of time are left to whoever asks. */
export class Induction<P extends Position = Position, Move = unknown> {
  readonly #game: Rules<P, Move>;
  readonly #nodes = new Map<number | string, Node>();

  constructor(game: Rules<P, Move>) {
    this.#game = game;
  }

  /** What a position is worth; where it was not reached yet, everything is looked at anew from there. */
  valueOf(position: P): InducedValue {
    return this.#nodes.get(this.#game.key(position)) ?? this.#reachedFrom(position);
  }

  #reachedFrom(start: P): InducedValue {
    this.#nodes.clear();
    const over: Node[] = [];
    const nodeOf = (position: P): Node => {
      const { winner } = this.#game.outcome(position) ?? {};
      const isOver = winner !== undefined;
      const node: Node = { seat: position.seat, before: [], winner, plies: isOver ? 0 : null, left: 0 };
      this.#nodes.set(this.#game.key(position), node);
      if (isOver) over.push(node);
      return node;
    };
    const root = nodeOf(start);
    const waiting: [P, Node][] = [[start, root]];
    for (const [position, node] of waiting) {
      if (node.plies !== null) continue;
      const moves = this.#game.legalMoves(position);
      node.left = moves.length;
      for (const move of moves) {
        const next = this.#game.play(position, move);
        const known = this.#nodes.get(this.#game.key(next));
        const to = known ?? nodeOf(next);
        if (known === undefined) waiting.push([next, to]);
        to.before.push(node);
      }
    }
    settle(over);
    return root;
  }
}

/** Backwards, one more move at a time, so that the first value that a position gets is the one with best play. */
function settle(over: readonly Node[]): void {
  let layer = over;
  for (let plies = 1; layer.length > 0; plies++) {
    const settled: Node[] = [];
    for (const { winner, before } of layer) {
      for (const node of before) {
        if (node.plies !== null) continue;
        if (node.seat !== winner && --node.left > 0) continue;
        node.winner = winner;
        node.plies = plies;
        settled.push(node);
      }
    }
    layer = settled;
  }
}
