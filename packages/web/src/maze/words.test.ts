import { type Movement, MovementMap } from 'asterion/search';
import { type Cell, createScene, createWorld, openWay, rect } from 'asterion/world';
import { expect, test } from 'vitest';
import { frameOfSearch } from './frame.js';
import { SearchingPart } from './parts.js';
import { searchers } from './searchers.js';
import { foundText, lengthText, optimalText, runText } from './words.js';

const SIDES: Movement = { directions: 4 };
const CORNERS: Movement = { directions: 8 };

/** Two squares beside each other and two above them, all open; from one corner to the other. */
function square() {
  const world = createWorld(rect.grid(2, 2));
  const cells: Cell[] = [0, 1, 2, 3];
  for (const cell of cells)
    for (const side of rect.sides) if (world.grid.neighbour(cell, side) >= 0) openWay(world, cell, side);
  return { ...createScene(world), entrance: 0, exit: 3 };
}

/** The end of a search in it by each way of walking. */
function ended(searcher: (typeof searchers)[number], movement: Movement, least?: number) {
  const scene = square();
  const search = new SearchingPart(searcher, scene, new MovementMap(scene.world, movement), 7);
  while (!search.prepare(9));
  return frameOfSearch(search.at(9), search, least);
}

test.each([
  [107, '107'],
  [12_345, '12,345'],
  [40.97056, '40.97'],
  [Math.SQRT2, '1.41'],
  [2.5, '2.50'],
])('a length of %d is written %s', (length, text) => {
  expect(lengthText(length)).toBe(text);
});

test('what was found is told by its length, and beside the best', () => {
  const [anyone] = searchers;
  const sides = ended(anyone, SIDES, Math.SQRT2);
  if (sides.search === undefined) throw new Error('Expected a search.');
  expect(foundText(sides.search)).toMatch(/^\d cells looked at, 2 long, 0\.59 longer than the best\.$/);
  expect(optimalText(sides.search)).toBe('no, +0.59');
  expect(runText('step 4 of 4', [sides])).toMatch(/: a path of 3 cells, \d visited\. The best is 0\.59 shorter\.$/);
  const across = ended(anyone, CORNERS, Math.SQRT2);
  if (across.search === undefined) throw new Error('Expected a search.');
  expect(foundText(across.search)).toMatch(/ looked at, 1\.41 long, optimal\.$/);
  expect(optimalText(across.search)).toBe('yes');
  expect(runText('step 2 of 2', [across])).toMatch(/: a path of 2 cells, 1\.41 long, \d visited\.$/);
});

test('nothing is said of the best where nobody knows it', () => {
  const { search } = ended(searchers[0], CORNERS);
  expect(search && foundText(search)).toMatch(/ 1\.41 long\.$/);
  expect([optimalText(search), optimalText(undefined)]).toEqual(['–', '–']);
});

test('who does not apply says so', () => {
  const refused = searchers.find(({ solver }) => solver?.corners === false);
  if (refused === undefined) throw new Error('Expected a solver that knows no corners.');
  const frame = ended(refused, CORNERS);
  expect(frame.search && foundText(frame.search)).toContain('knows no ways through corners');
  expect(runText('step 0 of 0', [frame])).toContain(', does not apply. The solver');
});
