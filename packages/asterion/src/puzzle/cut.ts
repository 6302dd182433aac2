/** Worlds cut to a box: what lies outside is gone, and so is ground inside that nobody can reach any more. */

import { distancesFrom } from '../search/index.js';
import {
  type Cell,
  createScene,
  createWorld,
  isShape,
  rect,
  resizedScene,
  type Scene,
  Terrain,
  tunnelPairs,
  type World,
} from '../world/index.js';
import type { PuzzleBox } from './puzzle.js';

/** Whether worlds of this kind can be cut: squares in rows and columns. Elsewhere a box is the whole world. */
export const canBeCut = ({ grid }: World): boolean => isShape(grid.shape, rect);

/** The box that holds all of a world. */
export const wholeOf = ({ grid }: World): PuzzleBox => [0, 0, grid.rows - 1, grid.cols - 1];

/** Why a box is none of a world, as a sentence; undefined if it is. */
export function boxFault(world: World, box: PuzzleBox): string | undefined {
  const [top, left, bottom, right] = box;
  const { rows, cols } = world.grid;
  const isInside = top >= 0 && left >= 0 && top <= bottom && left <= right && bottom < rows && right < cols;
  if (!isInside) return `Expected a box of ${rows} x ${cols} cells, got ${box.join(',')}.`;
  return canBeCut(world) || box.join() === wholeOf(world).join() ? undefined : 'A world of this shape cannot be cut.';
}

/** A scene cut to a box that has no fault, nobody in it. `actors` are cells of the part that is left; what they cannot reach is gone. */
export function cutScene(scene: Scene, box: PuzzleBox, actors: Readonly<Record<string, readonly Cell[]>>): Scene {
  const { world, entrance, exit } = box.join() === wholeOf(scene.world).join() ? scene : resizedScene(scene, box);
  const all = Object.values(actors).flat();
  return createScene(all.length === 0 ? world : withoutUnreached(world, all), { entrance, exit, actors });
}

/** Thin walls have no terrain to take away: there ground that nobody reaches stays, behind its walls. */
function withoutUnreached(world: World, actors: readonly Cell[]): World {
  const { grid, open, terrain } = world;
  if (terrain === undefined) return world;
  const reached = new Uint8Array(grid.cellCount);
  for (const actor of actors)
    distancesFrom(world, actor).forEach((distance, cell) => (reached[cell] |= Number(distance >= 0)));
  if (reached.every((is, cell) => is === 1 || terrain[cell] === Terrain.wall)) return world;
  return createWorld(grid, {
    ...world,
    open: open.map((bits, cell) => (reached[cell] === 1 ? bits : 0)),
    terrain: terrain.map((ground, cell) => (reached[cell] === 1 ? ground : Terrain.wall)),
    tunnels: tunnelPairs(world).filter(([a]) => reached[a] === 1),
  });
}
