/** Tables that have been made, kept as long as their worlds stay as they are: players, reviews and pages share them. */

import { WorldCache } from '../world/index.js';
import type { Chase } from './chase.js';
import { type SolveOptions, solveChase } from './solve.js';
import type { ExactTable } from './table.js';

const tables = new WorldCache<Map<string, ExactTable>>(() => new Map());

const keyOf = ({ stay, monsters }: Chase, hasDepths: boolean): string => `${stay} ${monsters} ${hasDepths}`;

/** The table of a chase: a kept one that knows enough, else undefined. */
export function cachedChaseTable(chase: Chase, { depth = true }: SolveOptions = {}): ExactTable | undefined {
  const kept = tables.of(chase.world);
  return kept.get(keyOf(chase, true)) ?? (depth ? undefined : kept.get(keyOf(chase, false)));
}

/** The table of a chase, solved if there is none yet. Throws as `solveChase` does. */
export function chaseTableFor(chase: Chase, wish: SolveOptions = {}): ExactTable {
  return cachedChaseTable(chase, wish) ?? cacheChaseTable(solveChase(chase, wish));
}

/** Keeps a table that was made elsewhere, in a thread for instance; returns it. */
export function cacheChaseTable(table: ExactTable): ExactTable {
  tables.of(table.chase.world).set(keyOf(table.chase, table.hasDepths), table);
  return table;
}
