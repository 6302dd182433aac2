/**
 * Where a line is drawn between two cells.
 *
 * Mazes have thin walls between cells, dungeons have cells made of wall; many worlds have both. One rule serves them:
 * filled blocks show what is solid, and a line stands where solid meets not solid, and where a side between two cells
 * of ground is closed. So a maze gets its walls, a dungeon the outline of its rooms, and a pit no box around it.
 */

import { type Cell, type Direction, isGround, type Scene, Terrain, type World } from '../world/index.js';
import { type Door, doorsOf } from './doors.js';

/** Whether something is drawn on a side of a cell. */
export type WallTest = (cell: Cell, side: Direction) => boolean;

/** The rule of pictures, see above. A door leaves a gap. */
export function pictureWalls(scene: Scene): WallTest {
  const { grid, open, terrain } = scene.world;
  const doors = doorsOf(scene);
  const isSolid = (cell: Cell): boolean => terrain?.[cell] === Terrain.wall;
  return (cell, side) => {
    const next = grid.neighbour(cell, side);
    if (next < 0) return !isSolid(cell) && !isDoor(doors, cell, side);
    if (((open[cell] >> side) & 1) === 1) return false;
    if (terrain === undefined) return true;
    if (isSolid(cell) || isSolid(next)) return isSolid(cell) !== isSolid(next);
    return terrain[cell] !== Terrain.pit && terrain[next] !== Terrain.pit;
  };
}

/**
 * The rule of text, which is read back: the frame is whole but for the doors, and every closed side is drawn except
 * between two cells on which nobody can stand.
 */
export function textWalls(scene: Scene): WallTest {
  const { world } = scene;
  const doors = doorsOf(scene);
  return (cell, side) => {
    const next = world.grid.neighbour(cell, side);
    if (next < 0) return !isDoor(doors, cell, side);
    return ((world.open[cell] >> side) & 1) === 0 && (isGround(world, cell) || isGround(world, next));
  };
}

const isDoor = (doors: readonly Door[], cell: Cell, side: Direction): boolean =>
  doors.some((door) => door.cell === cell && door.side === side);

/** Whether a wall stands between two cells of ground, which terrain alone cannot explain. */
export function hasThinWalls(world: World): boolean {
  const { grid, open, terrain } = world;
  if (terrain === undefined) return true;
  for (let cell = 0; cell < grid.cellCount; cell++) {
    if (!isGround(world, cell)) continue;
    for (const side of grid.sidesOf(cell)) {
      const next = grid.neighbour(cell, side);
      if (next > cell && ((open[cell] >> side) & 1) === 0 && isGround(world, next)) return true;
    }
  }
  return false;
}
