/** clairvoyant: knows every pit to come, and takes a way that stays open. Where there is none it plays as most-paths. */

import type { Direction, Seed } from '../../world/index.js';
import { foresee } from './foresight.js';
import { mostPaths } from './most-paths.js';
import { type PitsPlayer, PLAYERS } from './player.js';

/** The clairvoyant for the game of a seed. What players see hides the seed, so it is told. */
export const clairvoyantOf = (seed: Seed): PitsPlayer => ({
  name: 'clairvoyant',
  title: 'Knows every pit',
  about: 'Knows every pit to come: what can be won at all.',
  cost: 'a flood for every turn to come, once a game',
  seats: PLAYERS,
  memoryless: false,
  start: (first, seat, rng) => {
    const other = mostPaths.start(first, seat, rng);
    let plan: { readonly ply: number; readonly steps: readonly Direction[] } | undefined;
    return {
      move(position) {
        plan ??= { ply: position.ply, steps: foresee(position, seed) ?? [] };
        return plan.steps[(position.ply - plan.ply) >> 1] ?? other.move(position);
      },
    };
  },
});
