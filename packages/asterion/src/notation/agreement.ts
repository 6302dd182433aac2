/**
 * When the open ways and the terrain of a world document agree.
 *
 * - No way leads to or from a wall or a pit.
 * - A world with a corridor or an open diagonal is a dungeon. Its ways follow from its terrain; they are stored as under
 *   `--diagonals always`, because that option belongs to a game, not to a map.
 * - Any other world (mazes with masks, boards with pits) may have thin walls: any of the sides between ground are open.
 */

import {
  type Cell,
  type Diagonals,
  type Grid,
  isPassable,
  openFromTerrain,
  Terrain,
  type World,
} from '../world/index.js';
import { isSame } from './ground.js';

/** The first cell whose ways do not fit the terrain, and why; undefined if all do. */
export function disagreement(world: World): { cell: Cell; message: string } | undefined {
  const { grid, open, terrain } = world;
  const blocked = firstOpenInBlock(open, terrain);
  if (blocked >= 0) return { cell: blocked, message: 'Expected no open way at a wall or a pit, found one.' };
  if (!isDungeonWorld(world)) return undefined;
  const expected = openByRule(grid, terrain, 'always');
  const cell = open.findIndex((ways, at) => ways !== expected[at]);
  if (cell < 0) return undefined;
  const message = `Expected the open ways that follow from the terrain (${hex(expected[cell])}), found ${hex(open[cell])}.`;
  return { cell, message };
}

/** The open ways of a world as a document stores them; undefined if they agree with its terrain under no rule. */
export function storedOpen(world: World): Uint8Array | Uint16Array | undefined {
  const { grid, open, terrain } = world;
  if (!isDungeonWorld(world)) return firstOpenInBlock(open, terrain) < 0 ? open : undefined;
  const stored = openByRule(grid, terrain, 'always');
  if (isSame(open, stored)) return open;
  const isOtherRule = (['rooms', 'never'] as const).some((rule) => isSame(open, openByRule(grid, terrain, rule)));
  return isOtherRule ? stored : undefined;
}

/** The first wall or pit with an open way, or -1. */
const firstOpenInBlock = (open: World['open'], terrain: World['terrain']): Cell =>
  terrain === undefined ? -1 : open.findIndex((ways, cell) => ways !== 0 && !isPassable(terrain[cell] as Terrain));

/** Whether a world is one whose ways follow from its terrain: it has a corridor, or a way through a corner. */
export function isDungeonWorld({ grid, open, terrain }: Pick<World, 'grid' | 'open' | 'terrain'>): boolean {
  if (terrain?.includes(Terrain.corridor)) return true;
  const { directions, sides } = grid.shape;
  const corners = sides.reduce((bits, side) => bits & ~(1 << side), (1 << directions.length) - 1);
  return corners !== 0 && open.some((ways) => (ways & corners) !== 0);
}

const openByRule = (grid: Grid, terrain: World['terrain'], diagonals: Diagonals) =>
  openFromTerrain(grid, terrain ?? new Uint8Array(grid.cellCount), diagonals);

const hex = (open: number): string => open.toString(16).padStart(2, '0');
