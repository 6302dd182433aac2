/** Labyrinth as its recordings are shown. */

import type { LabyrinthPosition } from 'asterion/game';
import { roleNamed } from 'asterion/render';
import type { Show } from '../stage/show.js';
import { count } from '../text.js';
import { LabyrinthBoard } from './board.js';
import { reviewLabyrinthGame } from './review.js';
import { roundsBegun } from './rounds.js';
import { fullStatus } from './status.js';
import { labyrinthWalk } from './walk.js';

export const labyrinthShow: Show<LabyrinthPosition> = {
  walk: labyrinthWalk,
  board: (scene, _start, charset) => new LabyrinthBoard(scene, charset),
  status: fullStatus,
  lengthText: (position) => count(roundsBegun(position), 'round'),
  figures: ({ setup, minotaurs }) => [
    ...setup.supplies.map((_, index) => ({ glyph: String(index + 1), part: 'thing' }) as const),
    { glyph: roleNamed('theseus').glyph, part: 'quarry' },
    ...minotaurs.map(() => ({ glyph: roleNamed('minotaur').glyph, part: 'pursuer' }) as const),
  ],
  cellsOf: ({ setup, supplies, theseus, minotaurs }) => [
    ...setup.supplies.map((tile) => (supplies.includes(tile) ? tile : -1)),
    theseus,
    ...minotaurs,
  ],
  review: reviewLabyrinthGame,
};
