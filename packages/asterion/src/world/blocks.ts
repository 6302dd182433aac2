/** The block form of a maze: walls are cells too, as games with tile maps want it. */

import { colOf, rowOf } from './coordinates.js';
import { type Cell, isShape, sizeFault } from './grid.js';
import { rect } from './rect.js';
import { createScene, type Scene } from './scene.js';
import { openFromTerrain, Terrain } from './terrain.js';
import { createWorld, tunnelPairs } from './world.js';

/** Why a scene has no block form, as a sentence; undefined if it has one. */
export const blocksFault = ({ world: { grid } }: Scene): string | undefined =>
  isShape(grid.shape, rect)
    ? sizeFault(rect, 2 * grid.rows + 1, 2 * grid.cols + 1)
    : `Only squares have a block form, not the shape ${grid.shape.name}.`;

/**
 * A maze of R x C squares as a world of 2R + 1 by 2C + 1 cells of floor and wall: a cell at row r, column c becomes the
 * cell at 2r + 1, 2c + 1, and an open way the cell between. Throws a RangeError where there is no such form.
 */
export function blocksOf(scene: Scene): Scene {
  const fault = blocksFault(scene);
  if (fault !== undefined) throw new RangeError(fault);
  const { grid, open, terrain: ground } = scene.world;
  const blocks = rect.grid(2 * grid.rows + 1, 2 * grid.cols + 1, grid.origin);
  const blockOf = (cell: Cell): Cell => (2 * rowOf(grid, cell) + 1) * blocks.cols + 2 * colOf(grid, cell) + 1;
  const terrain = new Uint8Array(blocks.cellCount).fill(Terrain.wall);
  for (let cell = 0; cell < grid.cellCount; cell++) {
    const block = blockOf(cell);
    terrain[block] = ground?.[cell] ?? Terrain.floor;
    for (let direction = 0; direction < rect.directions.length; direction++) {
      if ((open[cell] >> direction) & 1) terrain[blocks.step(block, direction)] = Terrain.floor;
    }
  }
  const world = createWorld(blocks, {
    terrain,
    open: openFromTerrain(blocks, terrain, 'never'),
    tunnels: tunnelPairs(scene.world).map(([a, b]): [Cell, Cell] => [blockOf(a), blockOf(b)]),
  });
  const placed = (cell: Cell | undefined) => (cell === undefined ? undefined : blockOf(cell));
  return createScene(world, {
    entrance: placed(scene.entrance),
    exit: placed(scene.exit),
    actors: Object.fromEntries(Object.entries(scene.actors).map(([role, cells]) => [role, cells.map(blockOf)])),
    made: scene.made,
  });
}
