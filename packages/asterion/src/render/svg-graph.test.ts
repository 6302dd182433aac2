import { expect, test } from 'vitest';
import { createScene, createWorld, rect } from '../world/index.js';
import { drawGraphSvg } from './svg-graph.js';

test('nodes lie where they are, with their numbers, and edges join them, above the scene', () => {
  const scene = createScene(createWorld(rect.grid(1, 1, 'bottom')));
  const points = [
    { x: 0, y: 1 },
    { x: 1, y: 1 },
    { x: 0, y: 0 },
  ];
  const svg = drawGraphSvg(scene, { points, edges: [[0, 2]] }, { cellSize: 20 });
  expect(svg).toMatch(/^<svg [^>]*width="40" height="40"[^]*<\/svg>\n$/);
  expect(svg.match(/<\/svg>/g)).toHaveLength(1);
  expect(svg).toContain('d="M10 30v-20"');
  expect(
    [...svg.matchAll(/<circle cx="(\d+)" cy="(\d+)"[^>]*><text [^>]*>(\d)</g)].map((found) => found.slice(1)),
  ).toEqual([
    ['10', '30', '0'],
    ['30', '30', '1'],
    ['10', '10', '2'],
  ]);
});
