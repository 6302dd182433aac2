/** Rogue as its recordings are shown. */

import { monsterMoves, type RoguePosition } from 'asterion/game';
import { roleNamed } from 'asterion/render';
import type { Show } from '../stage/show.js';
import { count } from '../text.js';
import { Board } from './board.js';
import { lettersFor } from './dungeon-file.js';
import { reviewRogue } from './review.js';
import { countsOf } from './status.js';
import { rogueWalk } from './walk.js';

export const rogueShow: Show<RoguePosition> = {
  walk: rogueWalk,
  board: (scene, { monsters }, charset) => new Board(scene, lettersFor(monsters.length), charset),
  status: countsOf,
  lengthText: (position) => count(monsterMoves(position), 'monster move'),
  figures: ({ monsters }) => [
    { glyph: roleNamed('rogue').glyph, part: 'quarry' },
    ...[...lettersFor(monsters.length)].map((glyph) => ({ glyph, part: 'pursuer' }) as const),
  ],
  cellsOf: ({ monsters, rogue }) => [rogue, ...monsters],
  review: reviewRogue,
};
