import { expect, test } from 'vitest';
import { type RoguePosition, rogue } from '../game/rogue/index.js';
import { parseDungeon } from '../notation/index.js';
import {
  addTunnel,
  type Cell,
  cellAt,
  createScene,
  createWorld,
  destination,
  directionName,
  directionNamed,
  hex,
  openDirectionsOf,
  openWay,
  polar,
  rect,
} from '../world/index.js';
import { rogueDescription } from './rogue.js';
import { partNamed, type Steered, steered, steeredTo, swiped, usableDirections, waysText } from './steering.js';
import { compassBetween } from './words.js';

const room = parseDungeon('3\n. . .\n. A .\n+ . @\n');
if (!room.ok) throw new Error(room.fault.message);
const { scene } = room.value;
const startWith = (options = {}): RoguePosition => rogue.initial(scene, { ...rogue.defaults, ...options }, 0);
const start = startWith();

const line = createWorld(hex.grid(1, 3), { open: Uint8Array.of(1, 9, 8) });
addTunnel(line, 0, 2);
const hexagons = rogue.initial(createScene(line, { actors: { monster: [0], rogue: [1] } }), rogue.defaults, 0);

/** What the rogue is told there. */
const at = (position: RoguePosition, cell: Cell): RoguePosition => ({ ...position, seat: 'rogue', rogue: cell });
const named = (position: RoguePosition, cell: Cell, name: string): Steered =>
  steered(rogueDescription, at(position, cell), position.setup.world, [], name);
const picked = (position: RoguePosition, cell: Cell, to: Cell): Steered =>
  steeredTo(rogueDescription, at(position, cell), position.setup.world, [], to);

test('a step is known by its name, and what is none is explained', () => {
  expect(named(start, 4, 'NE')).toEqual({ part: { name: 'NE', to: 2 } });
  expect(named(start, 4, 'STAY')).toEqual({ part: { name: 'STAY', to: 4 } });
  expect(named(start, 8, 'E')).toEqual({ why: 'The way E is closed. Ways here: N, NW (key Y), W, wait.' });
  expect(named(start, 8, 'TUNNEL')).toEqual({ why: 'There is no tunnel here. Ways here: N, NW (key Y), W, wait.' });
  expect(named(hexagons, 1, 'N')).toEqual({ why: 'There is no N on hexagons. Ways here: E, W, wait.' });
  expect(named(startWith({ stay: false }), 8, 'STAY')).toEqual({
    why: 'Staying put is not allowed in this game. Ways here: N, NW (key Y), W.',
  });
});

test('on hexagons north and south are the one way up or down; where there are two, it is asked which', () => {
  const cells = createWorld(hex.grid(3, 3));
  const middle = cellAt(cells.grid, 1, 1);
  const told = (name: string): Steered => {
    const ways = openDirectionsOf(cells, middle);
    const parts = ways.map((way) => ({ name: directionName(hex, way), to: destination(cells, middle, way) }));
    return partNamed(parts, cells, rogueDescription, name, middle);
  };
  const open = (name: string): Cell => openWay(cells, middle, directionNamed(hex, name) ?? -1);
  open('NE');
  open('SW');
  expect(told('N')).toMatchObject({ part: { name: 'NE' } });
  expect(told('S')).toMatchObject({ part: { name: 'SW' } });
  expect(told('STAY')).toHaveProperty('why');
  open('NW');
  expect(told('N')).toEqual({ why: 'NE (key U) or NW (key Y)? Ways here: NE (key U), NW (key Y), SW (key B).' });
});

test('a tap on a neighbour is a step, on oneself a wait, through a tunnel a step too', () => {
  expect(picked(start, 4, 2)).toMatchObject({ part: { name: 'NE' } });
  expect(picked(start, 4, 4)).toMatchObject({ part: { name: 'STAY' } });
  expect(picked(start, 4, 6)).toMatchObject({ why: expect.stringContaining('is no step away.') as string }); // no diagonal into a corridor
  expect(picked(startWith({ stay: false }), 8, 8)).toMatchObject({
    why: expect.stringContaining('not allowed') as string,
  });
  expect(picked(hexagons, 0, 2)).toMatchObject({ part: { name: 'TUNNEL' } });
  expect(waysText(rogueDescription, rogueDescription.input.parts(at(hexagons, 0), []))).toBe(
    'Ways here: E, TUNNEL (key T), wait.',
  );
});

test('a swipe is the nearest direction that is ever open', () => {
  const [plain, straight] = [start, startWith({ diagonals: 'never' })].map(({ setup }) => setup.world);
  expect(swiped(plain, 50, 3)).toBe('E');
  expect(swiped(plain, 40, -38)).toBe('NE');
  expect(swiped(straight, 40, -38)).toBe('E');
  expect(swiped(plain, -2, 50)).toBe('S');
  expect(swiped(line, 20, 50)).toBe('SE');
  expect(usableDirections(straight)).toEqual([0, 2, 4, 6]);
  expect(usableDirections(line)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(usableDirections(createWorld(rect.grid(1, 2), { open: Uint8Array.of(1, 16) }))).toEqual([0, 2, 4, 6]);
});

test('winds are as drawn: down is south', () => {
  const grid = rect.grid(3, 3, 'top');
  expect([5, 1, 6, 3, 8].map((cell) => compassBetween(grid, 4, cell))).toEqual(['E', 'N', 'SW', 'W', 'SE']);
});

test('on rings, which have no compass, a direction is the way that leads there in the drawing', () => {
  const rings = createWorld(polar.grid(3, 6));
  const east = 0; // the first cell of a ring begins in the east and lies a little to the north of it
  for (const side of rings.grid.sidesOf(east)) if (rings.grid.neighbour(east, side) >= 0) openWay(rings, east, side);
  const parts = openDirectionsOf(rings, east).map((way) => ({
    name: directionName(polar, way),
    to: destination(rings, east, way),
  }));
  const told = (name: string): Steered => partNamed(parts, rings, rogueDescription, name, east);
  expect(told('CCW')).toMatchObject({ part: { name: 'CCW' } });
  expect(told('W')).toMatchObject({ part: { name: 'CCW' } });
  expect(told('S')).toMatchObject({ part: { name: 'CW' } });
  expect(told('E')).toMatchObject({ part: { name: 'OUTCW' } });
  expect(swiped(rings, 0, -9)).toBe('N');
});
