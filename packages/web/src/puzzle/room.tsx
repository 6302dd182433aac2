/** The room of puzzles: what is loaded when it is opened. The packs come beside it, in a file of their own. */

import type { PageRoomContent } from '../shell/room.js';
import { puzzleKeys } from './actions.js';
import { PuzzleRoom } from './PuzzleRoom.js';
import { Shelf } from './shelf.js';

/** With the texts of packs by name. */
export function contentWith(packs: Readonly<Record<string, string>>): PageRoomContent {
  const shelf = new Shelf(packs);
  return {
    component: ({ query }) => <PuzzleRoom shelf={shelf} query={query} />,
    viewer: async () => (await import('./PuzzleViewer.js')).viewerWith(shelf),
    keys: puzzleKeys,
  };
}
