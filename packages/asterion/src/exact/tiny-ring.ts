/**
 * A ring of four cells at the corner of a room: the smallest place in which waiting is the only escape.
 *
 * The monster stands in the corner, the rogue at the far end of the ring. Once the monster enters, the rogue is as far
 * from it as the ring allows, and any step would bring it next to the monster. Dungeons from the generator have no such
 * place: their corridors never run side by side.
 */

import {
  type Cell,
  createScene,
  createWorld,
  type Direction,
  openFromTerrain,
  type Rng,
  type Scene,
  shuffle,
  Terrain,
  type World,
} from '../world/index.js';

/** A dungeon of squares with such a ring dug into its rock, both players in place; undefined if there is no room. */
export function withTinyRing(scene: Scene, rng: Rng): Scene | undefined {
  const { grid, terrain } = scene.world;
  if (terrain === undefined) return undefined;
  const corners = shuffle(
    [...terrain.keys()].filter((cell) => terrain[cell] === Terrain.floor),
    rng,
  );
  for (const corner of corners) {
    for (const out of grid.shape.sides) {
      for (const turn of [(out + 2) % 8, (out + 6) % 8]) {
        const ring = ringAt(scene.world, corner, out, turn);
        if (ring === undefined) continue;
        const dug = terrain.slice();
        for (const cell of ring) dug[cell] = Terrain.corridor;
        const [far] = ring;
        dug[far] = Terrain.floor;
        const world = createWorld(grid, { terrain: dug, open: openFromTerrain(grid, dug, 'always') });
        return createScene(world, { ...scene, actors: { ...scene.actors, monster: [corner], rogue: [far] } });
      }
    }
  }
  return undefined;
}

/** The cells of a ring, the far one first, if all is rock there and only its entrance would touch other ground. */
function ringAt({ grid, terrain }: World, corner: Cell, out: Direction, turn: Direction): Cell[] | undefined {
  const step = (cell: Cell, direction: Direction) => (cell < 0 ? -1 : grid.neighbour(cell, direction));
  const entrance = step(corner, out);
  const [beyond, beside] = [step(entrance, out), step(entrance, turn)];
  const far = step(beyond, turn);
  const ring = [far, beyond, beside, entrance];
  const isRock = (cell: Cell) => cell < 0 || terrain?.[cell] === Terrain.wall;
  const isFree = (cell: Cell) =>
    cell >= 0 &&
    isRock(cell) &&
    grid.shape.directions.every((_, direction) => {
      const next = grid.neighbour(cell, direction);
      const isSide = grid.shape.sides.includes(direction) || cell === far; // rooms touch at corners too
      return !isSide || ring.includes(next) || isRock(next) || (cell === entrance && next === corner);
    });
  return ring.every(isFree) ? ring : undefined;
}
