import { generateMaze, type MazePlan } from 'asterion/generate';
import { parseDocument, parseParameters } from 'asterion/notation';
import { lightPalette } from 'asterion/render';
import { shortestPath } from 'asterion/search';
import { describe, expect, test } from 'vitest';
import { type Subject, textFormats } from './export.js';
import { readNames } from './names.js';
import { largestCell } from './picture.js';

function subjectOf(plan: MazePlan, parts: Partial<Subject> = {}): Subject {
  const scene = generateMaze(plan);
  const path = shortestPath(scene.world, scene.entrance, scene.exit);
  return { scene, path, layers: { path }, palette: lightPalette, plan, solver: 'bfs', ...parts };
}

const format = (name: string) => {
  const found = textFormats.find((entry) => entry.name === name);
  if (found === undefined) throw new Error(`Expected a format ${name}.`);
  return found;
};
const squares = subjectOf({ rows: 4, cols: 5, seed: 7 });
const hexagons = subjectOf({ rows: 4, cols: 5, shape: 'hex', generator: 'prim' });

test('every format can be written of a plain maze of squares, each with a name of its own', () => {
  for (const { fault, write } of textFormats) {
    expect(fault(squares)).toBeUndefined();
    expect(write(squares)).toMatch(/\n$/);
  }
  expect(new Set(textFormats.map(({ ending }) => ending)).size).toBe(textFormats.length);
});

test('the solution is part of a drawing, or not', () => {
  for (const { write } of ['SVG', 'Text', 'Unicode text'].map(format)) {
    expect(write(squares)).not.toBe(write({ ...squares, layers: {} }));
  }
});

test('what is written is read back', () => {
  const read = parseDocument(format('JSON').write(squares));
  expect(read.ok && read.value.world.open).toEqual(squares.scene.world.open);
  const tunnelled = subjectOf({
    rows: 6,
    cols: 6,
    tunnels: [
      [
        [1, 1],
        [4, 4],
      ],
    ],
    exit: [2, 3],
  });
  const parameters = parseParameters(format('Parameters').write(tunnelled), readNames);
  expect(parameters.ok && parameters.value).toMatchObject({
    type: 'tunnel',
    generator: 'recursive-backtracker',
    solver: 'bfs',
    rows: 6,
    exit: [2, 3],
    tunnels: [
      [
        [1, 1],
        [4, 4],
      ],
    ],
  });
  expect(format('Parameters').write(hexagons)).toMatch(/^hex\nprim /);
});

test('moves are the steps of the way, with blanks where names have two letters', () => {
  const moves = format('Moves');
  expect(moves.write(squares)).toMatch(/^[NESW]+\n$/);
  expect(moves.write(squares).trim()).toHaveLength((squares.path?.length ?? 0) - 1);
  expect(moves.write(hexagons)).toMatch(/^(NE|NW|SE|SW|E|W)( (NE|NW|SE|SW|E|W))*\n$/);
});

describe('what cannot be written says why', () => {
  test.each([
    ['Blocks', hexagons, 'Only squares'],
    ['Moves', { ...squares, path: undefined }, 'no way yet'],
    ['Parameters', { ...squares, plan: undefined }, 'was opened'],
    ['Parameters', subjectOf({ rows: 4, cols: 4, braid: 50 }), 'neither braiding'],
    [
      'Parameters',
      subjectOf({
        rows: 4,
        cols: 4,
        shape: 'hex',
        tunnels: [
          [
            [0, 0],
            [2, 2],
          ],
        ],
      }),
      'on squares only',
    ],
  ])('%s', (name, subject, why) => {
    expect(format(name).fault(subject)).toContain(why);
  });
});

test('a picture of many cells has small ones', () => {
  expect(largestCell(squares.scene)).toBeGreaterThan(500);
  expect(largestCell(generateMaze({ rows: 1000, cols: 1000 }))).toBe(8);
});
