/** Dead ends: corridors that leave a room or another corridor, wander a little and stop in the rock. */

import { type Cell, type Direction, type Grid, type Rng, shuffle, Terrain } from '../../world/index.js';
import { carve, groundBeside } from './routes.js';

const SHORTEST = 2;

/** Carves up to `count` dead ends; fewer where no more find a place. */
export function carveDeadEnds(grid: Grid, terrain: Uint8Array, count: number, rng: Rng): void {
  if (count === 0) return;
  const longest = Math.max(SHORTEST, Math.floor(Math.min(grid.rows, grid.cols) / 4));
  let left = count;
  for (const mouth of shuffle([...terrain.keys()], rng)) {
    const length = SHORTEST + rng.below(longest - SHORTEST + 1);
    const route = findDeadEnd(grid, terrain, mouth, length, rng);
    if (route === undefined) continue;
    carve(terrain, route);
    if (--left === 0) return;
  }
}

/** A run of rock from the mouth away from the only ground beside it, and beside no other ground. */
function findDeadEnd(grid: Grid, terrain: Uint8Array, mouth: Cell, length: number, rng: Rng): Cell[] | undefined {
  if (terrain[mouth] !== Terrain.wall || groundBeside(grid, terrain, mouth) !== 1) return undefined;
  const { sides, opposite } = grid.shape;
  const back = sides.find((side) => terrain[grid.neighbour(mouth, side)] < Terrain.wall) ?? 0;
  const root = grid.neighbour(mouth, back);
  // Going on from the end of another dead end would only make that one longer.
  if (terrain[root] === Terrain.corridor && groundBeside(grid, terrain, root) === 1) return undefined;
  const route = [mouth];
  let heading: Direction = opposite[back];
  for (let at = mouth; route.length < length; route.push(at)) {
    if (rng.below(4) === 0) heading = turn(grid, heading, rng);
    at = grid.neighbour(at, heading);
    if (at < 0 || terrain[at] !== Terrain.wall || groundBeside(grid, terrain, at) > 0) break;
    if (touchesOwn(grid, route, at)) break;
  }
  return route.length < SHORTEST ? undefined : route;
}

/** Whether a cell lies beside any cell of the route but the last. */
const touchesOwn = (grid: Grid, route: readonly Cell[], cell: Cell): boolean =>
  grid.shape.sides.some((side) => route.lastIndexOf(grid.neighbour(cell, side), -2) >= 0);

/** Left or right. */
function turn({ shape }: Grid, heading: Direction, rng: Rng): Direction {
  const { sides } = shape;
  return sides[(sides.indexOf(heading) + (rng.below(2) === 0 ? 1 : sides.length - 1)) % sides.length];
}
