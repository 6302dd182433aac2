/** Random Pits as its recordings are shown. */

import { isPit, type PitsPosition, pitsOf, turnsPlayed } from 'asterion/game';
import { roleNamed } from 'asterion/render';
import type { Show } from '../stage/show.js';
import { count } from '../text.js';
import { PitsBoard } from './board.js';
import { statusOf } from './status.js';
import { pitsWalk } from './walk.js';

export const pitsShow: Show<PitsPosition> = {
  walk: pitsWalk,
  board: (scene, _start, charset) => new PitsBoard(scene, charset),
  status: statusOf,
  lengthText: (position) => count(turnsPlayed(position), 'turn'),
  figures: (last) => [
    ...pitsOf(last).map(() => ({ glyph: '', part: 'pit' }) as const),
    { glyph: 'G', part: 'thing' },
    { glyph: roleNamed('player').glyph, part: 'quarry' },
  ],
  cellsOf: (position, last) => [
    ...pitsOf(last).map((cell) => (isPit(position.world, cell) ? cell : -1)),
    position.setup.goal,
    position.player,
  ],
};
