/** Tournaments: what is loaded when the room is opened. */

import type { PageRoomContent } from '../shell/room.js';
import { ArenaRoom } from './ArenaRoom.js';
import type { Games } from './replay.js';

/** The room, with those who bring the games that are shown. */
export const contentWith = (games: Games): PageRoomContent => ({
  component: ({ query }) => <ArenaRoom query={query} games={games} />,
  keys: [],
});
