/**
 * Puzzles of Rogue with two monsters, who move together: a move is a joint one. Nobody escapes from two of them in a small
 * world, so it is always theirs to capture, as fast as can be.
 */

import { MONSTER } from '../game/rogue/index.js';
import { type Said, SET } from '../settings/index.js';
import { pick, type Rng } from '../world/index.js';
import type { AnyPuzzleGame, PuzzleSource } from './game.js';
import { rogueGame, roguePositions } from './rogue.js';

/** Small worlds with few ways: where there are many, so are the joint moves that do. */
function recipe(rng: Rng): Said {
  const rules = { ...(rng.below(3) === 0 && { 'no-stay': SET }), seed: String(rng.below(2 ** 31)) };
  if (rng.below(4) > 0)
    return {
      shape: 'rect',
      generator: pick(['recursive-backtracker', 'wilson', 'kruskal', 'growing-tree'], rng),
      rows: String(4 + rng.below(4)),
      cols: String(4 + rng.below(4)),
      braid: pick(['50', '100'], rng),
      ...rules,
    };
  return {
    kind: pick(['plain', 'loops', 'big-rooms', 'touching', 'warren'], rng),
    rows: String(9 + rng.below(3)),
    diagonals: 'never',
    ...rules,
  };
}

/** Two monsters. */
export const twoMonstersSource: PuzzleSource = {
  name: 'two-monsters',
  title: 'Two monsters',
  game: rogueGame as unknown as AnyPuzzleGame,
  recipe,
  positions: (start, rng) => roguePositions(start, rng, 2, [MONSTER]),
};
