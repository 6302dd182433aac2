/** What is seen and said of cells that fell away, or that one is shut in. */

import { isPit, type PitsPosition } from 'asterion/game';
import { Flood } from 'asterion/search';
import { finish, isGround, openDirectionsOf } from 'asterion/world';
import { openText } from '../board/describe.js';
import type { Frame } from '../board/frame.js';

/** Where no way is left, the region one is shut in is hatched. */
export function markedFrame(frame: Frame, position: PitsPosition): Frame {
  const { world, player, isCutOff, opened } = position;
  const shut = isCutOff ? finish(new Flood(world, [player])).visited : undefined;
  return {
    ...frame,
    notes: shut && { textOf: () => '', isHatched: (cell) => shut[cell] !== 0 },
    ways: (cell) => {
      if (isPit(world, cell)) return opened.includes(cell) ? 'a new pit' : 'a pit';
      if (!isGround(world, cell)) return 'no ground';
      const ways = openDirectionsOf(world, cell);
      return ways.length === 0 ? 'closed on all sides' : openText(world.grid.shape, ways);
    },
    fact: (cell) => (shut !== undefined && shut[cell] !== 0 ? 'shut in' : undefined),
  };
}
