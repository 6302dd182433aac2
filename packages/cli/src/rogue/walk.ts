/** Rogue as people walk in it. */

import { MONSTER, type RoguePosition, rogue, stepsFrom, stepTo } from 'asterion/game';
import type { Walk } from '../stage/walk.js';

export const rogueWalk: Walk<RoguePosition> = {
  game: rogue,
  nameOf: (seat) => seat,
  moversOf: ({ seat, monsters, rogue: hunted }) => (seat === MONSTER ? monsters : [hunted]),
  stepsFrom: ({ setup }, cell) => stepsFrom(setup, cell),
  cellAfter: ({ setup }, cell, step) => stepTo(setup, cell, step),
};
