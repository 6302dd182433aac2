import { expect, test } from 'vitest';
import { addTunnel, createScene, createWorld, openWay, rect, torus } from '../world/index.js';
import { marksOf, routeLines, tunnelLabel } from './index.js';

test('labels count like the columns of a spreadsheet', () => {
  expect([0, 1, 25, 26, 27, 51, 52, 701, 702].map(tunnelLabel)).toEqual([
    ...['A', 'B', 'Z', 'AA', 'AB', 'AZ', 'BA', 'ZZ', 'AAA'],
  ]);
});

test('marks come in the order in which they cover each other', () => {
  const world = createWorld(rect.grid(2, 3));
  addTunnel(world, 1, 5);
  const actors = { monster: [4], supply: [2, 4], rogue: [4] };
  const marks = marksOf(createScene(world, { entrance: 0, exit: 5, actors }));
  expect(marks.map((mark) => [mark.kind === 'actor' ? mark.role : mark.kind, mark.cell])).toEqual([
    ...[
      ['tunnel', 1],
      ['tunnel', 5],
      ['entrance', 0],
      ['exit', 5],
      ['supply', 2],
      ['supply', 4],
      ['rogue', 4],
      ['monster', 4],
    ],
  ]);
});

test('without doors there are no dots for entrance and exit', () => {
  const scene = createScene(createWorld(rect.grid(1, 2)), { entrance: 0, exit: 1, actors: { theseus: [0] } });
  expect(marksOf(scene, false).map(({ kind }) => kind)).toEqual(['actor']);
});

test('a dot moves aside for the letter of a tunnel, and an exit on the entrance is smaller', () => {
  const world = createWorld(rect.grid(1, 2));
  addTunnel(world, 0, 1);
  const [, , aside] = marksOf(createScene(world, { entrance: 0 }));
  expect(aside.x).toBeLessThan(0.5);
  const [entrance, exit] = marksOf(createScene(createWorld(rect.grid(1, 2)), { entrance: 1, exit: 1 }));
  expect([entrance.x, entrance.y]).toEqual([1.5, 0.5]);
  expect(exit.radius).toBeLessThan(entrance.radius);
});

test('a role nobody knows is shown by its first letter', () => {
  const [mark] = marksOf(createScene(createWorld(rect.grid(1, 1)), { actors: { wizard: [0] } }));
  expect(mark).toMatchObject({ kind: 'actor', role: 'wizard', glyph: 'W', part: 'thing' });
});

test('a path is interrupted at a tunnel, even between neighbours with a wall between them', () => {
  const world = createWorld(rect.grid(1, 5));
  for (const cell of [0, 2, 3]) openWay(world, cell, 0);
  addTunnel(world, 1, 2);
  const [first, second, third, fourth, fifth] = [0, 1, 2, 3, 4].map((cell) => world.grid.centre(cell));
  expect(routeLines(world, [0, 1, 2, 3, 4])).toEqual([
    [first, second],
    [third, fourth, fifth],
  ]);
  expect(routeLines(world, [])).toEqual([]);
});

test('a path over an edge that leads to the other side ends there, and begins again at the other end', () => {
  const world = createWorld(torus.grid(3, 3));
  for (const side of rect.sides) openWay(world, 0, side);
  expect(routeLines(world, [1, 0, 2])).toEqual([
    [
      { x: 1.5, y: 2.5 },
      { x: 0.5, y: 2.5 },
      { x: 0, y: 2.5 },
    ],
    [
      { x: 3, y: 2.5 },
      { x: 2.5, y: 2.5 },
    ],
  ]);
});

test('a path by other rules than those of its world is drawn whole', () => {
  const world = createWorld(rect.grid(2, 2)); // every way is closed, diagonals, too
  expect(routeLines(world, [0, 3, 2])).toEqual([[0, 3, 2].map((cell) => world.grid.centre(cell))]);
});
