/** The game of rogue, as it is played in its room. */

import type { RoguePosition } from 'asterion/game';
import type { Kind } from '../play/kind.js';
import { type Draft, draftFrom, entriesOf, isSameGround } from './draft.js';
import { openText, settingsOf } from './opening.js';
import { checkDraft, type Table } from './table.js';
import { rogueTelling } from './telling.js';

export const rogueKind: Kind<RoguePosition, Draft, Table> = {
  room: 'rogue',
  telling: rogueTelling,
  draftFrom,
  checkDraft,
  entriesOf: (draft) => entriesOf(draft).filter(([key]) => key !== 'world'),
  isSameGround,
  onGroundOf: (table, { scene, start }) => ({ ...table, scene, start }),
  goingOn: (table) => table,
  openText,
  settingsOf,
  saidBeside: (query, { moves }) => (query.has('moves') ? { moves } : {}), // the one thing a recording does not say
  // A link says beside the recording where its world came from; a file says nothing of the kind.
  guesses: (settings, isFromLink) => (isFromLink && settings.source !== 'given' ? [settings] : []),
  asRecorded: (table) => table,
};
