import { cornerGraph, generateLabyrinth } from 'asterion/generate';
import { hex, rect } from 'asterion/world';
import { describe, expect, test } from 'vitest';
import { bandPath, glyphPath } from './glyphs.js';
import { holderOf, PREDICATES, type Predicate, sidesOf } from './predicates.js';

const SHAPES = [
  ['rect', rect],
  ['hex', hex],
] as const;

describe.each(SHAPES)('%s', (shape, kind) => {
  const { world } = generateLabyrinth({ rows: 7, shape, noRooms: true, seed: 3 });
  const { inner, outer } = sidesOf(world.grid);

  test('every side is counted once', () => {
    const all = kind.grid(7, 7).cellCount * world.grid.shape.sides.length;
    expect(2 * inner.length + outer.length).toBe(all);
  });

  test.each(PREDICATES.map(({ name }) => name))('%s agrees on both sides of a side', (name) => {
    const holds = holderOf(world, name, true);
    for (const { tile, side } of inner) {
      const back = world.grid.shape.opposite[side];
      expect(holds(tile, side)).toBe(holds(world.grid.neighbour(tile, side), back));
    }
  });

  test('sentinels are the outer sides, and nothing else holds there', () => {
    for (const name of ['isWalkable', 'isWallable', 'closesRoom'] as const)
      expect(outer.some(({ tile, side }) => holderOf(world, name, true)(tile, side))).toBe(false);
    expect(outer.every(({ tile, side }) => holderOf(world, 'isSentinel', true)(tile, side))).toBe(true);
    expect(inner.some(({ tile, side }) => holderOf(world, 'isSentinel', true)(tile, side))).toBe(false);
  });

  test('what may be walled is walkable, and closes no room where rooms are forbidden', () => {
    const [walkable, wallable, closing] = (['isWalkable', 'isWallable', 'closesRoom'] as const).map((name) =>
      holderOf(world, name, true),
    );
    for (const { tile, side } of inner) {
      if (!wallable(tile, side)) continue;
      expect(walkable(tile, side)).toBe(true);
      expect(closing(tile, side)).toBe(false);
    }
  });
});

test('the corner graph has an edge on every wall, the border included, and none at the entrance', () => {
  const { world } = generateLabyrinth({ rows: 3, supplies: 1, seed: 1 });
  const { inner, outer } = sidesOf(world.grid);
  const holds = holderOf(world, 'corners', false);
  const found = [...inner, ...outer].filter(({ tile, side }) => holds(tile, side));
  expect(found).toHaveLength(cornerGraph(world).edges.length);
  expect(outer.filter(({ tile, side }) => !holds(tile, side))).toEqual([
    { tile: 0, side: rect.directions.indexOf('S') },
  ]);
});

test('each predicate has a glyph of its own', () => {
  const names: Predicate[] = PREDICATES.map(({ name }) => name).filter((name) => name !== 'off');
  const glyphs = names.map((name) => glyphPath(name, { x: 0, y: 0 }, { x: 1, y: 0 }));
  expect(new Set(glyphs).size).toBe(names.length);
  expect(glyphPath('off', { x: 0, y: 0 }, { x: 1, y: 0 })).toBe('');
  expect(bandPath({ x: 0, y: 0 }, { x: 1, y: 0 })).toBe('M0.12 0L0.88 0');
});
