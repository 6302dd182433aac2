/** The table as a match knows it: something that can end a game because it is proven. */

import { type Outcome, ROGUE, type RoguePosition } from '../game/index.js';
import type { ExactTable } from './table.js';
import { valueOf } from './value.js';

/** Says `evades` of positions in which the rogue is proven to be safe for ever, and nothing of the others. */
export const oracleOf =
  (table: ExactTable) =>
  (position: RoguePosition): Outcome | undefined =>
    valueOf(table, position).verdict === 'evades'
      ? { result: 'evades', winner: ROGUE, why: 'The exact table proves that the rogue can evade for ever.' }
      : undefined;
