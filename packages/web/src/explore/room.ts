/** The Explore room: what is loaded when it is opened. */

import { charactersFor, exploreDescription, WAIT } from 'asterion/play';
import { acting, lookingKeys } from '../game/keys.js';
import type { KeyBinding } from '../page/keys.js';
import type { RoomContent } from '../shell/room.js';
import { ExploreRoom } from './ExploreRoom.js';

const exploreKeys: readonly KeyBinding[] = [
  acting('left', 'West; at an earlier turn: step back', 'ArrowLeft'),
  acting('right', 'East; at an earlier turn: step forward', 'ArrowRight'),
  acting('go-N', 'North', 'ArrowUp', ...charactersFor('N')),
  acting('go-S', 'South', 'ArrowDown', ...charactersFor('S')),
  acting('go-W', 'West', ...charactersFor('W')),
  acting('go-E', 'East', ...charactersFor('E')),
  acting('wait', 'Wait a turn; at an earlier turn: play or pause', ' '),
  acting('pause', 'Wait a turn; at an earlier turn: step forward', ...charactersFor(WAIT), 'Clear'),
  acting('undo', 'Undo', 'z', 'Backspace', 'Ctrl+z'),
  acting('redo', 'Redo', 'Ctrl+y', 'Ctrl+Shift+z'),
  acting('explore', 'Explore by itself, until something happens', 'e'),
  acting('stairs', 'Travel to the stairs', '>'),
  acting('threat', 'Tell where the nearest hunter is', 'm'),
  acting('place', 'Tell where you are and what is to be done', 'o'),
  acting('look', 'Look around with the cursor: on, off', 'x'),
  acting('pick', 'Looking around: travel to the cursor. At an earlier turn: go on from there', 'Enter'),
  acting('leave', 'Done with looking around; back to the last turn', 'Escape'),
  acting('fog', 'Fog of sight: on, off', 'f'),
  acting('plans', 'Ways of the hunters: show, hide', 'v'),
  acting('map', 'Small map: show, hide', 'n'),
  acting('colon', 'Then Q: save', ':'),
  acting('quit', 'After a colon: save', 'q'),
  acting('new-seed', 'New world, from a new seed', 'g'),
  acting('step-back', 'Look at the turn before', ',', '<'),
  acting('play', 'Replay: play or pause', 'p'),
  ...lookingKeys,
];

export const content: RoomContent = {
  game: exploreDescription,
  component: ExploreRoom,
  keys: exploreKeys,
};
