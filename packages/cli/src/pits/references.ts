/** Win rates to compare with, in percent of 4000 games: 20 x 20 cells, 1 to 5 pits a turn. */

import type { PitsTable } from './game.js';

const RATES: Readonly<Record<string, number>> = {
  fixed: 0.13,
  'bfs-first': 71.9,
  'bfs-random': 78,
  'bfs-diagonal': 79.4,
  'most-paths': 79.7,
  clairvoyant: 81.9,
};

/** Undefined where none is known. */
export function referenceOf(player: string, { scene, options }: PitsTable): number | undefined {
  const { rows, cols } = scene.world.grid;
  const isUsual = rows === 20 && cols === 20 && options.least === 1 && options.most === 5;
  return isUsual ? RATES[player] : undefined;
}
