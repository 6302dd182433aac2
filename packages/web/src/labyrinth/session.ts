/** A visit to the Labyrinth room. */

import type { LabyrinthPosition } from 'asterion/game';
import { PlaySession } from '../play/session.js';
import type { Draft } from './draft.js';
import { isFogWanted } from './fog.js';
import { labyrinthKind } from './kind.js';
import type { Table } from './table.js';

export class LabyrinthSession extends PlaySession<LabyrinthPosition, Draft, Table> {
  constructor() {
    super(labyrinthKind(() => isFogWanted.value));
  }
}
