import { describe, expect, test } from 'vitest';
import { distancesFrom } from '../../search/index.js';
import { rect, type World } from '../../world/index.js';
import { cornerGraph } from './corner-graph.js';
import { generateLabyrinth } from './labyrinth.js';
import { isEntrance } from './walls.js';

/** How many rooms there are that cannot be walked between, by flooding. */
function roomsOf(world: World): number {
  const rooms = new Uint8Array(world.grid.cellCount);
  let count = 0;
  for (const tile of rooms.keys()) {
    if (rooms[tile] !== 0) continue;
    count++;
    for (const [at, distance] of distancesFrom(world, tile).entries()) if (distance >= 0) rooms[at] = 1;
  }
  return count;
}

describe('the corner graph', () => {
  test('of 3 x 3: sixteen corners from the bottom left, and the wall left of tile 3 is the edge (4, 8)', () => {
    const { points, edges } = cornerGraph(generateLabyrinth({ rows: 3, supplies: 1, seed: 1 }).world);
    expect(points).toHaveLength(16);
    expect([points[0], points[4], points[8], points[15]]).toEqual([
      { x: 0, y: 3 },
      { x: 0, y: 2 },
      { x: 0, y: 1 },
      { x: 3, y: 0 },
    ]);
    expect(edges).toContainEqual([4, 8]);
    expect(edges).not.toContainEqual([0, 1]); // the entrance
    expect(edges).toContainEqual([1, 2]);
  });

  test.each(['rect', 'hex'])('of %s has an edge for each wall, and as many closed rooms as a flood finds', (shape) => {
    const found = new Set<number>();
    for (let seed = 0; seed < 60; seed++) {
      const { world } = generateLabyrinth({ rows: 9, seed, shape, noRooms: seed % 3 === 0 });
      const { grid, open } = world;
      const { edges, closedRooms, points } = cornerGraph(world);
      const outer = [...open.keys()].flatMap((tile) =>
        grid.shape.sides.filter((side) => grid.neighbour(tile, side) < 0 && !isEntrance(grid, tile, side)),
      ).length;
      const walls = [...open.keys()].flatMap((tile) =>
        grid.shape.sides.filter((side) => grid.neighbour(tile, side) > tile && ((open[tile] >> side) & 1) === 0),
      ).length;
      expect(edges).toHaveLength(outer + walls);
      for (const [a, b] of edges)
        expect(Math.hypot(points[a].x - points[b].x, points[a].y - points[b].y)).toBeLessThan(1.01);
      expect(closedRooms).toBe(roomsOf(world) - 1);
      if (seed % 3 === 0) expect(closedRooms).toBe(0);
      found.add(closedRooms);
    }
    if (shape === rect.name) expect(found.size).toBeGreaterThan(1);
  });
});
