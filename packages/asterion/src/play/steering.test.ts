import { rogue, STAY } from 'asterion/game';
import { parseDungeon } from 'asterion/notation';
import { addTunnel, createScene, createWorld, hex, rect } from 'asterion/world';
import { expect, test } from 'vitest';
import { waysOf } from '../rogue/steering.js';
import { stepBetween, stepNamed, swipedTo, usableDirections, waysText, windOf } from './steering.js';

const room = parseDungeon('3\n. . .\n. A .\n+ . @\n');
if (!room.ok) throw new Error(room.fault.message);
const setupWith = (options = {}) => waysOf(rogue.initial(room.value.scene, { ...rogue.defaults, ...options }, 0).setup);
const setup = setupWith();

const line = createWorld(hex.grid(1, 3), { open: Uint8Array.of(1, 9, 8) });
addTunnel(line, 0, 2);
const hexagons = waysOf(
  rogue.initial(createScene(line, { actors: { monster: [0], rogue: [1] } }), rogue.defaults, 0).setup,
);

test('a step is known by its name, and what is none is explained', () => {
  expect(stepNamed(setup, 4, 'NE')).toEqual({ step: 1 });
  expect(stepNamed(setup, 4, 'STAY')).toEqual({ step: STAY });
  expect(stepNamed(setup, 8, 'E')).toEqual({ why: 'The way E is closed. Ways here: N, NW, W, wait.' });
  expect(stepNamed(setup, 8, 'TUNNEL')).toEqual({ why: 'There is no tunnel here. Ways here: N, NW, W, wait.' });
  expect(stepNamed(hexagons, 1, 'N')).toEqual({ why: 'There is no N on hex cells. Ways here: E, W, wait.' });
  expect(stepNamed(setupWith({ stay: false }), 8, 'STAY')).toEqual({
    why: 'Staying put is not allowed in this game. Ways here: N, NW, W.',
  });
});

test('a tap on a neighbour is a step, on oneself a wait, through a tunnel a step too', () => {
  expect(stepBetween(setup, 4, 2)).toBe(1);
  expect(stepBetween(setup, 4, 4)).toBe(STAY);
  expect(stepBetween(setup, 4, 6)).toBeUndefined(); // no diagonal into a corridor
  expect(stepBetween(hexagons, 0, 2)).toBe(16);
  expect(waysText(hexagons, 0)).toBe('Ways here: E, TUNNEL, wait.');
});

test('a swipe is the nearest direction that is ever open', () => {
  expect(swipedTo(setup, 50, 3)).toBe('E');
  expect(swipedTo(setup, 40, -38)).toBe('NE');
  expect(swipedTo(setupWith({ diagonals: 'never' }), 40, -38)).toBe('E');
  expect(swipedTo(setup, -2, 50)).toBe('S');
  expect(swipedTo(hexagons, 20, 50)).toBe('SE');
  expect(usableDirections(setupWith({ diagonals: 'never' }))).toEqual([0, 2, 4, 6]);
  expect(usableDirections(hexagons)).toEqual([0, 1, 2, 3, 4, 5]);
});

test('winds are as drawn: down is south', () => {
  expect([windOf(1, 0), windOf(0, -1), windOf(-1, 1), windOf(-1, 0), windOf(3, 2)]).toEqual([
    'E',
    'N',
    'SW',
    'W',
    'SE',
  ]);
});

test('a world of squares without a corner to pass has four directions', () => {
  const world = createWorld(rect.grid(1, 2), { open: Uint8Array.of(1, 16) });
  const start = rogue.initial(createScene(world, { actors: { monster: [0], rogue: [1] } }), rogue.defaults, 0);
  expect(usableDirections(start.setup)).toEqual([0, 2, 4, 6]);
});
