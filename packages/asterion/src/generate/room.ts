/** Rooms, as generators of dungeons and realms tell of them. */

import { type Cell, type Origin, renumbering, type Scene, withOrigin } from '../world/index.js';

/** A room of a generated world. */
export interface Room {
  /** One of its cells, in or near its middle. */
  readonly centre: Cell;
  /** Every cell of it, each once. */
  readonly cells: readonly Cell[];
}

/** A scene and its rooms as they are drawn, with row 0 at that end. */
export function roomsWithOrigin<S extends Scene & { readonly rooms: readonly Room[] }>(scene: S, origin: Origin): S {
  const { grid } = scene.world;
  if (grid.origin === origin) return scene;
  const { cells } = renumbering(grid, origin);
  const rooms = scene.rooms.map((room) => {
    return { ...room, centre: cells[room.centre], cells: room.cells.map((cell) => cells[cell]) };
  });
  return { ...scene, ...withOrigin(scene, origin), rooms };
}
