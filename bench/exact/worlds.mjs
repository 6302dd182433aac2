// Worlds for a chase on squares.
import { createScene, createWorld, openFromTerrain, rect } from 'asterion/world';

/** One room without a wall, the two in opposite corners. @param {number} size @returns {import('asterion/world').Scene} */
export function openRoom(size) {
  const grid = rect.grid(size, size, 'top');
  const terrain = new Uint8Array(grid.cellCount);
  const world = createWorld(grid, { terrain, open: openFromTerrain(grid, terrain, 'always') });
  return createScene(world, { actors: { monster: [0], rogue: [grid.cellCount - 1] } });
}
