import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { walledWorlds, worlds } from '../../test/worlds.js';
import { addTunnel, createScene, createWorld, hex, openWay, type Point, rect, type Scene } from '../world/index.js';
import { darkPalette, drawPixels, lightPalette, type PixelImage } from './index.js';

const colourAt = ({ data, width }: PixelImage, x: number, y: number): string => {
  const at = (Math.floor(y) * width + Math.floor(x)) * 4;
  return `#${[0, 1, 2].map((i) => data[at + i].toString(16).padStart(2, '0')).join('')}`;
};

/** The picture as text: # wall, . floor, and a letter for the rest. */
function sketch(picture: PixelImage): string[] {
  const { wall, floor, path, entrance, exit, tunnels } = lightPalette;
  const letters = new Map([
    [wall, '#'],
    [floor, '.'],
    [path, 'p'],
    [entrance, 'S'],
    [exit, 'E'],
    [tunnels[0], 'A'],
    [lightPalette.label, ' '],
  ]);
  return Array.from({ length: picture.height }, (_, y) =>
    Array.from({ length: picture.width }, (_, x) => letters.get(colourAt(picture, x, y)) ?? '?').join(''),
  );
}

describe('small cells', () => {
  const world = createWorld(rect.grid(2, 3));
  openWay(world, 0, 0);
  openWay(world, 1, 2);
  const scene = createScene(world, { entrance: 0, exit: 5 });

  test('at one pixel a cell is its colour, marks included', () => {
    expect(sketch(drawPixels(scene, { path: [0, 1, 4] }, { cellSize: 1 }))).toEqual(['.pE', 'Sp.']);
  });

  test('at two pixels there are walls, and a path that joins', () => {
    expect(sketch(drawPixels(scene, { path: [0, 1, 4] }, { cellSize: 2 }))).toEqual([
      '#####.#',
      '#.#p#E#',
      '###p###',
      '#Spp#.#',
      '#.#####',
    ]);
  });

  test('at three pixels a wall is one and a mark fills what is left', () => {
    expect(sketch(drawPixels(scene, {}, { cellSize: 3 })).slice(3)).toEqual([
      '####..####',
      '#SS...#..#',
      '#SS...#..#',
      '#..#######',
    ]);
  });
});

test('a tunnel end shows its letter where there is room for it', () => {
  const world = createWorld(rect.grid(1, 2));
  addTunnel(world, 0, 1);
  const picture = drawPixels(createScene(world), {}, { cellSize: 16, wallWidth: 2, margin: 0 });
  const square = sketch(picture).slice(5, 13);
  expect(square.map((line) => line.slice(5, 13))).toEqual([
    'AAAAAAAA',
    'AAAAAAAA',
    'AAAA AAA',
    'AAA A AA',
    'AAA   AA',
    'AAA A AA',
    'AAA A AA',
    'AAAAAAAA',
  ]);
});

test('margin, walls and cells make up the size', () => {
  const { width, height } = drawPixels(
    createScene(createWorld(rect.grid(3, 5))),
    {},
    { cellSize: 10, wallWidth: 2, margin: 4 },
  );
  expect([width, height]).toEqual([5 * 10 + 2 + 8, 3 * 10 + 2 + 8]);
});

test('a picture that would be too large is refused with its numbers', () => {
  const scene = createScene(createWorld(rect.grid(2000, 2000)));
  expect(() => drawPixels(scene, {}, { cellSize: 16 })).toThrow('Expected at most 268435456 pixels, got 32018 x 32018');
});

test.each([
  [{ cellSize: 0 }, 'Expected cellSize to be a whole number from 1'],
  [{ cellSize: 2.5 }, 'Expected cellSize to be a whole number from 1'],
  [{ cellSize: 4, wallWidth: 4 }, 'Expected wallWidth to be a whole number from 0 to 3, got 4.'],
  [{ margin: -1 }, 'Expected margin to be a whole number from 0'],
])('%o is refused', (options, message) => {
  expect(() => drawPixels(createScene(createWorld(rect.grid(1, 1))), {}, options)).toThrow(message);
});

test('entrance and exit have dots, unless they are to be gaps alone', () => {
  const world = createWorld(rect.grid(1, 2));
  const colours = (scene: Scene, marks?: boolean) =>
    new Set(new Uint32Array(drawPixels(scene, {}, { marks }).data.buffer)).size;
  const scene = createScene(world, { entrance: 0, exit: 1 });
  expect(colours(scene, false)).toBe(colours(createScene(world)));
  expect(colours(scene)).toBeGreaterThan(colours(scene, false));
});

describe('on random worlds', () => {
  test('the buffer has four bytes a pixel, all opaque', () => {
    fc.assert(
      fc.property(worlds(6), fc.integer({ min: 1, max: 20 }), (world, cellSize) => {
        const { width, height, data } = drawPixels(createScene(world, { entrance: 0 }), { path: [0] }, { cellSize });
        expect(data).toHaveLength(width * height * 4);
        expect(data.every((byte, at) => at % 4 !== 3 || byte === 255)).toBe(true);
      }),
    );
  });

  test('a closed side shows wall in its middle, an open one floor', () => {
    fc.assert(
      fc.property(walledWorlds(6), fc.integer({ min: 5, max: 24 }), (world, cellSize) => {
        const plain = createScene({ ...world, tunnels: new Map() });
        const [wallWidth, margin] = [3, 2];
        const picture = drawPixels(plain, {}, { cellSize, wallWidth, margin, palette: darkPalette });
        const at = (value: number): number => margin + wallWidth / 2 + value * cellSize;
        const { grid } = world;
        for (let cell = 0; cell < grid.cellCount; cell++) {
          for (const side of grid.sidesOf(cell)) {
            const line = grid.side(cell, side);
            const [from, to] = [line[(line.length - 1) >> 1], line[line.length >> 1]];
            const isOpen = ((world.open[cell] >> side) & 1) === 1;
            const colour = colourAt(picture, at((from.x + to.x) / 2), at((from.y + to.y) / 2));
            // Small cells: the walls beside an opening reach into its middle.
            if (isOpen && !grid.shape.isSquare && cellSize < 16) continue;
            expect(colour).toBe(isOpen ? darkPalette.floor : darkPalette.wall);
          }
        }
      }),
    );
  });

  test('the middle of each cell has the colour of its fill', () => {
    fc.assert(
      fc.property(worlds(6), fc.integer({ min: 5, max: 20 }), (world, cellSize) => {
        const { grid } = world;
        const scene = createScene({ ...world, tunnels: new Map(), terrain: undefined });
        const visited = Uint8Array.from({ length: grid.cellCount }, (_, cell) => cell % 2);
        const picture = drawPixels(scene, { visited }, { cellSize, wallWidth: 1, margin: 0 });
        const middle = ({ x, y }: Point): string => colourAt(picture, 0.5 + x * cellSize, 0.5 + y * cellSize);
        for (let cell = 0; cell < grid.cellCount; cell++) {
          expect(middle(grid.centre(cell))).toBe(visited[cell] === 1 ? lightPalette.visited : lightPalette.floor);
        }
      }),
    );
  });

  test('hexagons of all colours leave no pixel of background between them', () => {
    const scene = createScene(createWorld(hex.grid(6, 6), { open: new Uint8Array(36).fill(0b111111) }));
    const distances = Uint8Array.from({ length: 36 }, (_, cell) => cell);
    for (const cellSize of [5, 7, 8, 11, 16]) {
      const picture = drawPixels(scene, { distances }, { cellSize, wallWidth: 0, margin: 0 });
      const [middleX, middleY] = [picture.width / 2, picture.height / 2];
      for (let y = Math.floor(middleY / 2); y < middleY * 1.5; y++) {
        for (let x = Math.floor(middleX / 2); x < middleX * 1.5; x++) {
          expect(colourAt(picture, x, y)).not.toBe(lightPalette.background);
        }
      }
    }
  });
});
