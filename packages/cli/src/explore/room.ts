/** The places of a sitting on the screen, and what they share. */

import type { Screen } from '../terminal/screen.js';
import type { Sitting } from './sitting.js';

/** Where to go next. */
export type RoomName = 'menu' | 'play' | 'replay' | 'slots' | 'seed' | 'leave';

/** A place: it runs until somebody goes elsewhere. `said` is what the place before had to say. */
export interface Room {
  run(said: string): Promise<Next>;
}

export interface Next {
  readonly to: RoomName;
  readonly said: string;
}

export type MakeRoom = (sitting: Sitting, screen: Screen) => Room;

export const go = (to: RoomName, said = ''): Next => ({ to, said });
