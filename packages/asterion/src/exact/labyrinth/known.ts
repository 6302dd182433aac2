/** Tables of Labyrinth that have been made, kept as long as their boards stay as they are: players, reviews and pages share them. */

import type { LabyrinthPosition } from '../../game/labyrinth/index.js';
import { WorldCache } from '../../world/index.js';
import { type LabyrinthTable, solveLabyrinth } from './table.js';

/** By board, and there by what else they depend on. */
const tables = new WorldCache<Map<string, LabyrinthTable>>(() => new Map());

const keyOf = ({ setup, minotaurs }: LabyrinthPosition): string =>
  `${minotaurs.length} ${setup.options.pass} ${setup.options.dice} ${setup.supplies.join()}`;

/** The table of a game by any of its positions; undefined if there is none yet. */
export const cachedLabyrinthTable = (position: LabyrinthPosition): LabyrinthTable | undefined =>
  tables.of(position.setup.world).get(keyOf(position));

/** Keeps the table of a game, which may have been made in a thread; returns it. */
export function cacheLabyrinthTable(position: LabyrinthPosition, table: LabyrinthTable): LabyrinthTable {
  tables.of(position.setup.world).set(keyOf(position), table);
  return table;
}

/** The table of a game, solved if there is none yet. Throws as `solveLabyrinth` does. */
export const labyrinthTableFor = (position: LabyrinthPosition): LabyrinthTable =>
  cachedLabyrinthTable(position) ?? cacheLabyrinthTable(position, solveLabyrinth(position));
