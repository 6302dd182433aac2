/** Explore as its recordings are shown. */

import { type ExplorePosition, huntersIn } from 'asterion/game';
import { roleNamed } from 'asterion/render';
import type { Cell } from 'asterion/world';
import type { Show } from '../stage/show.js';
import { count } from '../text.js';
import { ExploreBoard } from './board.js';
import { placeWords } from './hud.js';
import { exploreWalk } from './walk.js';

export const exploreShow: Show<ExplorePosition> = {
  walk: exploreWalk,
  board: (_scene, _start, charset) => new ExploreBoard(charset),
  status: placeWords,
  lengthText: ({ turn }) => count(turn, 'turn'),
  figures: (last) => [
    ...places(last).coins.map(() => ({ glyph: roleNamed('coin').glyph, part: 'thing' }) as const),
    { glyph: roleNamed('stairs').glyph, part: 'thing' },
    { glyph: roleNamed('avatar').glyph, part: 'quarry' },
    ...places(last).hunters.map(() => ({ glyph: roleNamed('hunter').glyph, part: 'pursuer' }) as const),
  ],
  cellsOf: (position) => {
    const { coins, hunters } = places(position);
    return [...coins, position.stairs, position.avatar, ...hunters];
  },
  floorOf: ({ level, world }) => ({ level, world }),
};

/** The coins and hunters of a position, as many as there are in any world of the game; -1 for what is not there. */
function places({ setup, coins, hunters }: ExplorePosition): { readonly coins: Cell[]; readonly hunters: Cell[] } {
  const { options } = setup;
  const upTo = (cells: readonly Cell[], most: number): Cell[] => Array.from({ length: most }, (_, i) => cells[i] ?? -1);
  return { coins: upTo(coins, options.coins), hunters: upTo(hunters, huntersIn(options, options.worlds)) };
}
