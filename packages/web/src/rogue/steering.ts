/** How one walks in a dungeon. */

import { MONSTER, type RoguePosition, type RogueSetup, stepsFrom, stepTo } from 'asterion/game';
import type { Cell } from 'asterion/world';
import type { Ways } from '../play/steering.js';

const REST = { name: 'wait', refusal: 'Staying put is not allowed in this game.' };

export const waysOf = (setup: RogueSetup): Ways => ({
  world: setup.world,
  stepsFrom: (cell) => stepsFrom(setup, cell),
  stepTo: (cell, step) => stepTo(setup, cell, step),
  rest: REST,
});

/** Those who are to move. */
export const moversOf = ({ seat, monsters, rogue }: RoguePosition): readonly Cell[] =>
  seat === MONSTER ? monsters : [rogue];
