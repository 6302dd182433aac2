/** What map files hold: squares of ground, where the ways follow from the ground and nothing else is drawn. */

import {
  type Cell,
  DIAGONALS,
  type Diagonals,
  openFromTerrain,
  type Scene,
  Terrain,
  type World,
} from '../world/index.js';

/** What a cell is made of; plain floor in a world without terrain. */
export const groundAt = (world: World, cell: Cell): Terrain =>
  world.terrain === undefined ? Terrain.floor : (world.terrain[cell] as Terrain);

/** Why a scene cannot be a map of squares that holds only these kinds of ground, as a sentence; undefined if it can. */
export function groundMapFault(scene: Scene, kinds: readonly Terrain[]): string | undefined {
  const { world } = scene;
  const { shape, cellCount } = world.grid;
  if (shape.name !== 'rect') return `Expected a rect world, got ${shape.name}.`;
  if (world.tunnels.size > 0) return 'Expected a world without tunnels, which this format cannot hold.';
  if (world.costs !== undefined) return 'Expected a world without costs, which this format cannot hold.';
  for (let cell = 0; cell < cellCount; cell++) {
    if (!kinds.includes(groundAt(world, cell)))
      return `Expected ground that this format can hold, got a cell ${cell} of another.`;
  }
  return diagonalsOf(world) === undefined
    ? 'Expected a world without thin walls, which this format cannot hold.'
    : undefined;
}

/**
 * The rule about diagonals by which the open ways follow from the terrain; undefined if they follow by none. Of several,
 * the one that a character map is read under: `always` in a dungeon, which has corridors, and else `never`.
 */
export function diagonalsOf({ grid, open, terrain }: World): Diagonals | undefined {
  const ground = terrain ?? new Uint8Array(grid.cellCount);
  const isUnder = (diagonals: Diagonals): boolean => isSame(open, openFromTerrain(grid, ground, diagonals));
  return ground.includes(Terrain.corridor) ? DIAGONALS.find(isUnder) : DIAGONALS.findLast(isUnder);
}

/** Whether two tables by cell are equal. */
export function isSame(a: ArrayLike<number>, b: ArrayLike<number>): boolean {
  for (let at = 0; at < a.length; at++) if (a[at] !== b[at]) return false;
  return a.length === b.length;
}
