/** Mazes that tests walk, the same for ever, and the shortest ways through them. */

import { generateMaze, type MazePlan } from 'asterion/generate';
import { shortestPath } from 'asterion/search';
import {
  type Cell,
  coordinatesOf,
  directionBetween,
  directionName,
  neighbours,
  type Scene,
  TUNNEL,
} from 'asterion/world';

interface Walked {
  /** The link to its entrance. */
  readonly link: string;
  readonly scene: Scene;
  /** The cells of the shortest way, both ends counted. */
  readonly path: readonly Cell[];
  /** Its steps: `N`, `NE`, `TUNNEL`. */
  readonly names: readonly string[];
}

function walkedIn(
  shape: 'rect' | 'hex',
  rows: number,
  cols: number,
  tunnel?: readonly [number, number, number, number],
): Walked {
  const plan: MazePlan = {
    ...{ shape, rows, cols, seed: '7' },
    ...(tunnel && {
      tunnels: [
        [
          [tunnel[0], tunnel[1]],
          [tunnel[2], tunnel[3]],
        ],
      ],
    }),
  };
  const scene = generateMaze(plan);
  const { world, entrance, exit } = scene;
  const path = shortestPath(world, entrance, exit) ?? [];
  const names = path
    .slice(1)
    .map((cell, at) => directionName(world.grid.shape, directionBetween(world.grid, path[at], cell) ?? TUNNEL));
  const size = `shape=${shape}&rows=${rows}&cols=${cols}`;
  const end = tunnel === undefined ? '' : `&tunnel=${tunnel.join(',')}`;
  return {
    link: `#/maze?v=1&${size}&generator=recursive-backtracker&seed=7&solver=bfs${end}&walk=`,
    scene,
    path,
    names,
  };
}

export const SMALL = walkedIn('rect', 5, 6);
export const LARGE = walkedIn('rect', 20, 20);
export const HEXAGONAL = walkedIn('hex', 4, 5);
export const TUNNELLED = walkedIn('rect', 5, 6, [0, 0, 4, 4]);

/** How many steps of the shortest way lead to its first fork. */
export const stepsToFork = ({ scene, path }: Walked): number =>
  path.findIndex((cell, at) => at > 0 && neighbours(scene.world, cell).length > 2);

/** Row and column of a cell of the way. */
export const placeOf = ({ scene, path }: Walked, at: number): readonly [number, number] =>
  coordinatesOf(scene.world.grid, path[at]);
