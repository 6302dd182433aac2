import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { worlds } from '../../test/worlds.js';
import { generateMaze } from '../generate/index.js';
import { addTunnel, createScene, createWorld, openWay, rect, type Scene } from '../world/index.js';
import { darkPalette, drawSvg, type Layers, lightPalette, svgChunks } from './index.js';
import { SvgPath, svgNumber } from './svg-path.js';

/** The tags of a document in order; throws on what no parser would take. */
function tagsOf(svg: string): string[] {
  const tags = svg.match(/<[^>]*>/g) ?? [];
  expect(tags.filter((tag) => !/^<(\/\w+|\w+( [\w:-]+="[^"<&]*")*\/?)>$/.test(tag))).toEqual([]);
  expect(svg.replace(/<[^>]*>/g, '').replace(/&(amp|lt|gt|quot);/g, '')).not.toMatch(/[<>&]/);
  return tags;
}

function expectBalanced(svg: string): void {
  const open: string[] = [];
  for (const tag of tagsOf(svg)) {
    const name = tag.replace(/[</>]/g, ' ').trim().split(' ')[0];
    if (tag.startsWith('</')) expect(open.pop()).toBe(name);
    else if (!tag.endsWith('/>')) open.push(name);
  }
  expect(open).toEqual([]);
}

function smallMaze(): Scene {
  const world = createWorld(rect.grid(2, 3));
  openWay(world, 0, 0);
  openWay(world, 1, 2);
  openWay(world, 4, 0);
  addTunnel(world, 3, 2);
  return createScene(world, { entrance: 0, exit: 5, actors: { rogue: [4] } });
}

test('on paper a user unit is a millimetre, and everything in the drawing is the same', () => {
  const maze = generateMaze({ rows: 2, cols: 3, seed: 7 });
  const [screen, paper] = (['px', 'mm'] as const).map((unit) => drawSvg(maze, {}, { cellSize: 10, unit }));
  expect(screen).toContain(' width="40" height="30" viewBox="0 0 40 30"');
  expect(() => drawSvg(maze, {}, { unit: 'inch' as 'mm' })).toThrow(
    'Expected unit in the options to be "px" or "mm", got "inch".',
  );
  expect(paper.replace(' width="40mm" height="30mm"', ' width="40" height="30"')).toBe(screen);
});

test('the margin can be set, so that one knows where a point of the grid is', () => {
  const maze = generateMaze({ rows: 2, cols: 3, seed: 7 });
  expect(drawSvg(maze, {}, { cellSize: 10, margin: 5 })).toBe(drawSvg(maze, {}, { cellSize: 10 }));
  expect(drawSvg(maze, {}, { cellSize: 10, margin: 0 })).toContain('viewBox="0 0 30 20"');
  expect(() => drawSvg(maze, {}, { margin: -1 })).toThrow('Expected a margin of 0 or more, got -1.');
});

test('this small maze does not change by a byte', () => {
  expect(drawSvg(smallMaze(), { path: [0, 1, 4, 5], visited: [1, 1, 0, 0, 1, 1] }, { title: 'A <small> maze' })).toBe(
    `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="72" viewBox="0 0 96 72" role="img">
<title>A &lt;small&gt; maze</title>
<rect width="96" height="72" fill="#fefdfb"/>
<g shape-rendering="crispEdges">
<path fill="#dbe9f4" d="M36 12h48v24h-48zM12 36h48v24h-48z"/>
</g>
<path fill="none" stroke="#2b303b" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" d="M12 12h48M12 36h24M60 36h24M36 60h48M12 12v48M36 12v24M60 36v24M84 12v48"/>
<path fill="none" stroke="#e8921c" stroke-width="4" stroke-linecap="round" stroke-linejoin="round" d="M24 48h24v-24h24"/>
<rect x="16.8" y="16.8" width="14.4" height="14.4" rx="1.44" fill="#00856a" stroke="#fefdfb" stroke-width="1.5"/>
<text x="24" y="24" dy=".36em" font-family="sans-serif" font-weight="bold" font-size="10.8" text-anchor="middle" fill="#ffffff">A</text>
<rect x="64.8" y="40.8" width="14.4" height="14.4" rx="1.44" fill="#00856a" stroke="#fefdfb" stroke-width="1.5"/>
<text x="72" y="48" dy=".36em" font-family="sans-serif" font-weight="bold" font-size="10.8" text-anchor="middle" fill="#ffffff">A</text>
<circle cx="24" cy="48" r="6.24" fill="#1f6fc4" stroke="#fefdfb" stroke-width="1.5"/>
<circle cx="72" cy="24" r="6.24" fill="#c9302c" stroke="#fefdfb" stroke-width="1.5"/>
<circle cx="48" cy="24" r="8.16" fill="#0b7a75" stroke="#fefdfb" stroke-width="1.5"/>
<text x="48" y="24" dy=".36em" font-family="sans-serif" font-weight="bold" font-size="10.61" text-anchor="middle" fill="#ffffff">@</text>
</svg>
`,
  );
});

test('colours and size are options', () => {
  const svg = drawSvg(smallMaze(), {}, { palette: darkPalette, cellSize: 10 });
  expect(svg).toContain('width="40" height="30"');
  expect(svg).toContain(`fill="${darkPalette.background}"`);
  expect(() => drawSvg(smallMaze(), {}, { cellSize: 0 })).toThrow('Expected a cell size above 0, got 0.');
});

test('walls are one path, and cells that were visited another', () => {
  const scene = createScene(createWorld(rect.grid(20, 20)));
  const svg = drawSvg(scene, { visited: new Uint8Array(400).fill(1) });
  expect(svg.match(/<path/g)).toHaveLength(2);
});

test('a million cells are written in reasonable size', () => {
  const svg = drawSvg(createScene(createWorld(rect.grid(1000, 1000))));
  expect(svg.length).toBeLessThan(100_000); // 2002 straight lines
});

describe('numbers', () => {
  test.each([
    [0, '0'],
    [-0.001, '0'],
    [-1.5, '-1.5'],
    [0.1 + 0.2, '0.3'],
    [12.345, '12.35'],
    [1e6, '1000000'],
    [-0.07, '-0.07'],
  ])('%d is written %s', (value, text) => {
    expect(svgNumber(value)).toBe(text);
  });

  test('a number read back is within half a hundredth', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), (value) => {
        expect(svgNumber(value)).toMatch(/^(?!-0$)-?\d+(\.\d?[1-9])?$/);
        expect(Math.abs(Number(svgNumber(value)) - value)).toBeLessThan(0.00501);
      }),
    );
  });

  test('rounding does not add up along a path', () => {
    const path = new SvgPath();
    path.moveTo(0, 0);
    for (let step = 1; step <= 1000; step++) path.lineTo(step / 3, 1);
    const steps = [...path.toString().matchAll(/[hl](-?[\d.]+)/g)].map((match) => Number(match[1]));
    expect(steps.reduce((sum, step) => sum + step, 0)).toBeCloseTo(1000 / 3, 2);
  });
});

test('entrance and exit have dots, unless they are to be gaps alone', () => {
  const scene = createScene(createWorld(rect.grid(1, 2)), { entrance: 0, exit: 1 });
  const dotsIn = (svg: string) => svg.match(/<circle/g)?.length ?? 0;
  expect(dotsIn(drawSvg(scene))).toBe(2);
  expect(drawSvg(scene, {}, { marks: false })).toBe(drawSvg(scene).replaceAll(/<circle.*\n/g, ''));
});

describe('on random worlds', () => {
  const scenes = worlds().map((world) => createScene(world, { entrance: 0, exit: 0, actors: { 'a<b': [0] } }));
  const layersOf = ({ world }: Scene): Layers => ({
    path: [0, world.grid.cellCount - 1],
    distances: Int32Array.from({ length: world.grid.cellCount }, (_, cell) => cell - 1),
    marked: [0],
  });

  test('the document is well-formed whatever the title', () => {
    fc.assert(
      fc.property(scenes, fc.string({ unit: 'binary' }), (scene, title) => {
        const svg = drawSvg(scene, layersOf(scene), { title: `${title}\0\ud800` });
        expectBalanced(svg);
        expect(svg).not.toMatch(/[\0\ud800](?![\udc00-\udfff])/);
      }),
    );
  });

  test('the same scene gives the same bytes, whole or in chunks, and no number is odd', () => {
    fc.assert(
      fc.property(scenes, fc.integer({ min: 1, max: 99 }), (scene, cellSize) => {
        const svg = drawSvg(scene, layersOf(scene), { cellSize });
        expect([...svgChunks(scene, layersOf(scene), { cellSize })].join('')).toBe(svg);
        expect(svg).not.toMatch(/NaN|Infinity|undefined|-0[^.]|\.\d{3}/);
      }),
    );
  });

  test('every cell of ground with a distance is in one path of the heat map', () => {
    fc.assert(
      fc.property(worlds(), (world) => {
        const distances = new Int32Array(world.grid.cellCount).fill(1);
        const svg = drawSvg(createScene({ ...world, terrain: undefined }), { distances });
        const cells = new RegExp(`<path fill="${lightPalette.heat.at(-1)}" d="([^"]*)"`).exec(svg)?.[1] ?? '';
        const { rows, cellCount, shape } = world.grid;
        expect(cells.split('z').length - 1).toBe(shape.isSquare ? rows : cellCount); // squares: one run a row
      }),
    );
  });
});
