/** The Explore room: what is loaded when it is opened. */

import { exploreDescription } from 'asterion/play';
import { ASKING, lookingKeys } from '../game/keys.js';
import { keysFor } from '../page/meanings.js';
import type { PageRoomContent } from '../shell/room.js';
import { ExploreRoom } from './ExploreRoom.js';

const OWN = [
  'go-N',
  'go-S',
  'go-W',
  'go-E',
  ...ASKING,
  'wait',
  'explore',
  'stairs',
  'undo',
  'redo',
  'restart',
  'new-game',
  'save',
  'hint',
  'fog',
] as const;

const exploreKeys = [
  ...keysFor(OWN, {
    pick: 'Looking around: travel to the cursor. At an earlier turn: go on from there',
    restart: 'The same world from the start',
    'new-game': 'New world, from a new seed',
    threat: 'Where is the nearest hunter?',
    place: 'Where am I, and what is left to do?',
    hint: 'Plans: show or hide the ways of the hunters',
    fog: 'Fog: show only what you see and remember',
  }),
  ...lookingKeys,
];

export const content: PageRoomContent = {
  game: exploreDescription,
  component: ExploreRoom,
  keys: exploreKeys,
};
