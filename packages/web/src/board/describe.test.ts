import { addTunnel, createScene, createWorld, hex, openWay, rect } from 'asterion/world';
import { expect, test } from 'vitest';
import { moveCursor } from './cursor.js';
import { describeCell, rowsText } from './describe.js';

const world = createWorld(rect.grid(3, 3));
openWay(world, 4, 0);
openWay(world, 4, 2);
openWay(world, 4, 4);
addTunnel(world, 0, 8);
const scene = createScene(world, { entrance: 4, exit: 0 });

test('a cell is told by its ways and by what is there', () => {
  const layers = { path: [4, 5], visited: [0, 0, 0, 1, 1, 1, 0, 0, 0], marked: [7] };
  expect(describeCell({ scene, layers }, 4)).toBe('row 1, column 1: open to E, N and W; entrance; on the path');
  expect(describeCell({ scene, layers }, 3)).toBe('row 1, column 0: open to E; visited');
  expect(describeCell({ scene, layers }, 7)).toBe('row 2, column 1: open to S; being worked on');
  expect(describeCell({ scene, layers, marks: 'lost' }, 7)).toBe('row 2, column 1: open to S; lost');
  expect(describeCell({ scene, layers }, 0)).toBe('row 0, column 0: closed on all sides; tunnel to 2,2; exit');
});

test('arrows move as drawn, whichever end row 0 is on, and stop at the edges', () => {
  const [bottom, top] = [rect.grid(3, 3, 'bottom'), rect.grid(3, 3, 'top')];
  expect([bottom, top].map(rowsText)).toEqual(['Row 0 is at the bottom.', 'Row 0 is at the top.']);
  expect(moveCursor(bottom, 4, 0, 1)).toBe(7);
  expect(moveCursor(top, 4, 0, 1)).toBe(1);
  expect(moveCursor(bottom, 4, 1, 0)).toBe(5);
  expect(moveCursor(bottom, 0, -1, -1)).toBe(0);
  expect(moveCursor(hex.grid(3, 3), 4, -Infinity, 0)).toBe(3);
});
