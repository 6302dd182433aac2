/**
 * The walls of a board as a graph: corners are its nodes, walls its edges. A wall that joins two corners which are joined
 * already closes a room; so of a board without closed rooms nothing but the border is a ring.
 */

import type { Point, World } from '../../world/index.js';
import { UnionFind } from '../union-find.js';
import { isEntrance, isWalkable, WallCorners } from './walls.js';

/** The walls of a board as a graph in the plane: corners are its nodes, walls its edges. */
export interface CornerGraph {
  /** By number of the corner, where it lies in drawing units. */
  readonly points: readonly Point[];
  /** Every wall once, the smaller corner first, in rising order. The entrance is none. */
  readonly edges: readonly (readonly [number, number])[];
  /** How many sets of corners that walls join, lone corners included; the border is one, entrance and all. */
  readonly pieces: number;
  /** How many rooms nobody can walk into, or out of. */
  readonly closedRooms: number;
}

/** The graph of a board's walls. Corners are numbered as `WallCorners` numbers them. */
export function cornerGraph(world: World): CornerGraph {
  const { grid } = world;
  const corners = new WallCorners(grid);
  const points: Point[] = [];
  const edges = new Map<string, readonly [number, number]>();
  const ring: (readonly [number, number])[] = [];
  for (let tile = 0; tile < grid.cellCount; tile++) {
    for (const side of grid.shape.sides) {
      for (const point of grid.side(tile, side)) points[corners.at(point)] ??= point;
      const ends = corners.of(tile, side);
      if (isEntrance(grid, tile, side)) ring.push(ends);
      else if (!isWalkable(world, tile, side)) edges.set(ends.join(), ends);
    }
  }
  const joined = new UnionFind(points.length);
  let [pieces, rings] = [points.length, 0];
  for (const [a, b] of [...edges.values(), ...ring]) {
    if (joined.join(a, b)) pieces--;
    else rings++;
  }
  return {
    points,
    edges: [...edges.values()].sort(([a, b], [c, d]) => a - c || b - d),
    pieces,
    closedRooms: rings - 1, // the border is the one ring that there always is
  };
}
