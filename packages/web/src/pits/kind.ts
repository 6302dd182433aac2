/** The game of pits, as it is played in its room. */

import type { PitsPosition } from 'asterion/game';
import type { Kind } from '../play/kind.js';
import { type Draft, draftFrom, entriesOf, isSameGround } from './draft.js';
import { openText, settingsOf } from './opening.js';
import { checkDraft, type Table } from './table.js';
import { pitsTelling } from './telling.js';

export const pitsKind: Kind<PitsPosition, Draft, Table> = {
  room: 'pits',
  telling: pitsTelling,
  draftFrom,
  checkDraft,
  entriesOf,
  isSameGround,
  onGroundOf: (table, { scene, start }) => ({ ...table, scene, start }),
  goingOn: (table) => table,
  openText,
  settingsOf,
  saidBeside: () => ({}),
  guesses: (settings) => [settings],
  asRecorded: (table) => table,
};
