/**
 * What minimax believes: how good a step is, and how good the position where it stops looking. Whole numbers.
 *
 * - `outlooks`: a step is worth how its direction looks from the tile it leaves. Walking towards the Minotaur costs,
 *   walking away earns nothing, and the board as a whole is never judged.
 * - `revisited`: the same, but the searcher looks again along its own step after the reply.
 * - `literal`: nothing but that last look counts: neither the steps before it nor what the opponent gains.
 * - `board`: steps are worth nothing, the position at the end everything: the way to the supplies, the way of the Minotaur,
 *   the supplies taken.
 */

import type { Seat } from '../../game/index.js';
import { THESEUS } from '../../game/labyrinth/index.js';
import type { Cell } from '../../world/index.js';
import type { Tree } from './alpha-beta.js';
import { distancesOn } from './bfs.js';
import type { Duel } from './duel.js';

/** The tree of a duel as the searcher at a seat judges it. */
type Judge = (duel: Duel, own: Seat) => Tree;

/** What the end of the game is worth: more than any sum of outlooks, and more with moves to spare. */
const VICTORY = 2 ** 28;
const SOONER = 2 ** 16;

/** What all judgements have in common: the moves, and what the end is worth. */
const treeOf = (duel: Duel, own: Seat, evaluation: Pick<Tree, 'gain' | 'leaf'>, keepsOwn = false): Tree => ({
  ...evaluation,
  moves: (node) => duel.stepsIn(node),
  after: (node, step) => duel.after(node, step, keepsOwn && duel.seat(node) === own),
  verdict: (node, depth) => {
    const winner = duel.winner(node);
    if (winner === undefined) return undefined;
    const worth = VICTORY + depth * SOONER;
    return winner === duel.seat(node) ? worth : -worth;
  },
});

const nothing = () => 0;

const outlooks: Judge = (duel, own) =>
  treeOf(duel, own, {
    gain: (node, step) => duel.evaluation(node, duel.seat(node), duel.mover(node), step),
    leaf: nothing,
  });

const revisiting =
  (isLiteral: boolean): Judge =>
  (duel, own) => {
    const now = (node: number, step: number) => duel.evaluation(node, duel.seat(node), duel.mover(node), step);
    /** How the searcher's step before looks once the reply is made. */
    const again = (reply: number, from: Cell, step: number) => duel.evaluation(reply, own, from, step);
    return treeOf(
      duel,
      own,
      {
        gain: (node, step, depth) => {
          if (duel.seat(node) === own) {
            const isLast = depth === 1 || duel.winner(duel.after(node, step, false)) !== undefined;
            return isLast ? now(node, step) : 0; // else it is judged after the reply
          }
          const gained = isLiteral ? 0 : now(node, step);
          const [before, after] = [duel.lastStep(node), duel.after(node, step, false)];
          const goesOn = depth > 1 && duel.winner(after) === undefined;
          if (before === undefined || (isLiteral && goesOn)) return gained;
          const from = duel.tileBefore(own === THESEUS ? duel.theseus(node) : duel.minotaur(node), before);
          return gained - again(after, from, before);
        },
        leaf: nothing,
      },
      true,
    );
  };

/** What a step of the way to the supplies counts, and what a Minotaur next to Theseus does; farther off, so much less. */
const WAY = 16;
const DANGER = 64;

const board: Judge = (duel, own) => {
  const distances = distancesOn.of(duel.world);
  const { cellCount } = duel.world.grid;
  /** To Theseus. A supply taken counts more than any way. */
  const standing = (node: number): number => {
    const from = distances.from(duel.theseus(node));
    const taken = duel.taken(node);
    let way = cellCount;
    for (const tile of duel.supplies) if (from[tile] < way && !taken.includes(tile)) way = from[tile];
    const danger = Math.floor(DANGER / from[duel.minotaur(node)]);
    return WAY * (cellCount * taken.length - way) - danger;
  };
  return treeOf(duel, own, {
    gain: nothing,
    leaf: (node) => (duel.seat(node) === THESEUS ? standing(node) : -standing(node)),
  });
};

/** What a search believes to be good. */
export type Evaluation = 'outlooks' | 'revisited' | 'literal' | 'board';

export const judges = {
  outlooks,
  revisited: revisiting(false),
  literal: revisiting(true),
  board,
} as const satisfies Record<Evaluation, unknown>;
