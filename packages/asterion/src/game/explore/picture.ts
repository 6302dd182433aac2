/** What a position looks like in characters: `#` wall, `.` floor, blank nothing, `@`, `E`, `$`, `>`. */

import { realmRows } from '../../generate/index.js';
import { colOf, rowOf } from '../../world/index.js';
import type { ExplorePosition } from './explore.js';

/** The rows from the top, each as long as the world is wide. What matters most covers what lies below it. */
export function exploreRows({ world, stairs, coins, hunters, avatar }: ExplorePosition): string[] {
  const { grid } = world;
  const rows = realmRows(world).map((row) => [...row]);
  const put = (cell: number, glyph: string) => {
    rows[grid.rows - 1 - rowOf(grid, cell)][colOf(grid, cell)] = glyph;
  };
  put(stairs, '>');
  for (const coin of coins) put(coin, '$');
  put(avatar, '@');
  for (const hunter of hunters) put(hunter, 'E');
  return rows.map((row) => row.join(''));
}
