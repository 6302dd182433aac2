import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { walledWorlds, worlds } from '../../test/worlds.js';
import {
  addTunnel,
  type Cell,
  createScene,
  createWorld,
  directionBetween,
  type Grid,
  hex,
  isGround,
  openFromTerrain,
  openWay,
  rect,
  Terrain,
  type World,
} from '../world/index.js';
import { doorsOf, drawText } from './index.js';

/** A world in which exactly these pairs of neighbours are joined. */
function joined(grid: Grid, ...pairs: [Cell, Cell][]): World {
  const world = createWorld(grid);
  for (const [from, to] of pairs) {
    const direction = directionBetween(grid, from, to);
    if (direction === undefined) throw new Error(`${from} and ${to} are no neighbours`);
    openWay(world, from, direction);
  }
  return world;
}

const picture = (lines: string): string => `${lines.split('\n').slice(1, -1).join('\n')}\n`;

describe('squares with walls', () => {
  const pairs: [Cell, Cell][] = [
    [0, 1],
    [1, 4],
    [4, 3],
    [4, 5],
    [5, 2],
  ];

  test('row 0 is at the bottom where the origin is, and doors are south and north', () => {
    const scene = createScene(joined(rect.grid(2, 3, 'bottom'), ...pairs), { entrance: 0, exit: 5 });
    expect(drawText(scene)).toBe(
      picture(`
+---+---+   +
|         E |
+---+   +   +
| S     |   |
+   +---+---+
`),
    );
  });

  test('row 0 is at the top where the origin is', () => {
    const scene = createScene(joined(rect.grid(2, 3, 'top'), ...pairs), { entrance: 0, exit: 5 });
    expect(drawText(scene)).toBe(
      picture(`
+   +---+---+
| S     |   |
+---+   +   +
|         E |
+---+---+   +
`),
    );
  });

  test('box drawing joins the walls that meet in a corner', () => {
    const scene = createScene(joined(rect.grid(2, 3, 'bottom'), ...pairs), { entrance: 0, exit: 5 });
    expect(drawText(scene, { path: [0, 1, 4, 5] }, { charset: 'unicode' })).toBe(
      picture(`
┌───────╴   ╷
│     •   E │
├───╴   ╷   │
│ S   • │   │
╵   ╶───┴───┘
`),
    );
  });

  test('a world of one cell has its entrance below and its exit above', () => {
    expect(drawText(createScene(createWorld(rect.grid(1, 1)), { entrance: 0, exit: 0 }))).toBe('+   +\n|S=E|\n+   +\n');
  });

  test('a world of one row is one line of cells', () => {
    const scene = createScene(joined(rect.grid(1, 3), [0, 1]), { entrance: 0, exit: 2 });
    expect(drawText(scene)).toBe(
      picture(`
+---+---+   +
| S     | E |
+   +---+---+
`),
    );
  });

  test('a door of a cell that is on the left or right edge only is there', () => {
    const scene = createScene(createWorld(rect.grid(3, 2)), { entrance: 2, exit: 3 });
    expect(drawText(scene).split('\n')[3]).toBe('  S | E  ');
  });

  test('an entrance inside has no door', () => {
    expect(doorsOf(createScene(createWorld(rect.grid(3, 3)), { entrance: 4 }))).toEqual([]);
  });

  test('a board of the Labyrinth shows who is where, and no letters at its entrance', () => {
    const actors = { theseus: [3], minotaur: [4], supply: [4, 5, 8] };
    const scene = createScene(createWorld(rect.grid(3, 3)), { entrance: 0, actors });
    expect(drawText(scene, {}, { marks: false })).toBe(
      picture(`
+---+---+---+
|   |   |s03|
+---+---+---+
| T | M |s02|
+---+---+---+
|   |   |   |
+   +---+---+
`),
    );
  });

  test('Theseus and the Minotaur on one tile are a star', () => {
    const scene = createScene(createWorld(rect.grid(1, 2)), { actors: { minotaur: [1], theseus: [1], supply: [1] } });
    expect(drawText(scene)).toContain('|   | * |');
  });

  test('only the first 99 supplies are numbered', () => {
    const scene = createScene(createWorld(rect.grid(1, 101)), { actors: { supply: [...Array(101).keys()] } });
    expect(drawText(scene)).toContain('|s98|s99| s | s |');
  });

  test('both ends of a tunnel have its letter, in square brackets at the entrance and curly ones at the exit', () => {
    const world = createWorld(rect.grid(1, 4));
    addTunnel(world, 0, 3);
    addTunnel(world, 2, 1);
    expect(drawText(createScene(world, { entrance: 0, exit: 2 }))).toBe(
      picture(`
+---+---+   +---+
|[A]|(B)|{B}|(A)|
+   +---+---+---+
`),
    );
  });

  test('after 26 tunnels the labels have two letters', () => {
    const world = createWorld(rect.grid(2, 28));
    for (let col = 0; col < 28; col++) addTunnel(world, col, 28 + col);
    expect(drawText(createScene(world))).toContain('|(Y)|(Z)|AA)|AB)|');
  });

  test('the path hides distances, these hide what was visited, and a long distance keeps its last three digits', () => {
    const scene = createScene(createWorld(rect.grid(1, 6)));
    const layers = { path: [0], distances: [7, 7, 42, 1234, -1, -1], visited: [1, 1, 1, 1, 1, 0], marked: [1] };
    expect(drawText(scene, layers)).toContain('| . | x | 42|234| , |   |');
    expect(drawText(scene, layers, { charset: 'unicode' })).toContain('│ • │ × │ 42│234│ · │   │');
  });

  test('blocked cells are filled, and nothing stands between two of them', () => {
    const grid = rect.grid(2, 2, 'top');
    const terrain = Uint8Array.of(Terrain.floor, Terrain.wall, Terrain.pit, Terrain.wall);
    const scene = createScene(createWorld(grid, { terrain }));
    expect(drawText(scene, {}, { style: 'walls' })).toBe(
      picture(`
+---+---+
|   |###|
+---+   +
| o  ###|
+---+---+
`),
    );
  });
});

describe('hexagons', () => {
  const pairs: [Cell, Cell][] = [
    [0, 1],
    [1, 3],
    [3, 2],
    [2, 4],
    [4, 5],
  ];

  test('odd rows are shifted to the right by half a cell, counted from the bottom', () => {
    const scene = createScene(joined(hex.grid(3, 2), ...pairs), { entrance: 0, exit: 5 });
    expect(drawText(scene, { path: [0, 1, 3] })).toBe(
      picture(String.raw`
 / \ /     
|     E |  
 \   \ / \ 
  |     . |
 / \ /   / 
| S   . |  
   / \ /   
`),
    );
  });

  test('the same from the top, in box drawing', () => {
    const scene = createScene(joined(hex.grid(2, 2, 'top'), [0, 1], [1, 3]), { entrance: 2, exit: 1 });
    expect(drawText(scene, {}, { charset: 'unicode' })).toBe(
      picture(`
 ╱ ╲ ╱     
│     E │  
 ╲ ╱ ╲   ╲ 
  │ S │   │
     ╱ ╲ ╱ 
`),
    );
  });

  test('a single hexagon stands on a corner', () => {
    expect(drawText(createScene(createWorld(hex.grid(1, 1))))).toBe(' / \\ \n|   |\n \\ / \n');
  });
});

describe('worlds of cells', () => {
  const grid = rect.grid(3, 4, 'top');
  const { floor, corridor, wall, pit } = Terrain;
  const terrain = Uint8Array.of(floor, floor, wall, wall, floor, pit, corridor, corridor, wall, wall, wall, corridor);
  const world = createWorld(grid, { terrain, open: openFromTerrain(grid, terrain, 'always') });

  test('a dungeon is drawn as in its file, trailing blanks included', () => {
    const scene = createScene(world, { actors: { monster: [0], rogue: [4] } });
    expect(drawText(scene)).toBe('M .     \n@ o + + \n      + \n');
    expect(drawText(scene, {}, { glyphs: { monster: 'F' } })).toMatch(/^F \./);
  });

  test('monster and rogue on one cell are a star', () => {
    expect(drawText(createScene(world, { actors: { monster: [1], rogue: [1] } }))).toMatch(/^\. \* /);
  });

  test('a distance is its last digit in base 36', () => {
    const distances = [0, 9, -1, -1, 35, -1, 36, 37, -1, -1, -1, -1];
    expect(drawText(createScene(world), { distances })).toBe('0 9     \nz o 0 1 \n      + \n');
  });

  test('hexagons begin odd rows with a blank', () => {
    const cells = createScene(createWorld(hex.grid(3, 2)));
    expect(drawText(cells, {}, { style: 'cells' })).toBe('. .  \n . . \n. .  \n');
  });

  test('a glyph must be one character', () => {
    expect(() => drawText(createScene(world), {}, { glyphs: { rogue: 'me' } })).toThrow(
      'Expected one character for rogue',
    );
  });

  test('one thin wall between two rooms makes it a drawing with walls', () => {
    const open = world.open.slice();
    open[0] &= ~1;
    open[1] &= ~(1 << 4);
    expect(drawText(createScene({ ...world, open }))).toContain('|   |   |');
  });
});

describe('on random worlds', () => {
  const flat = worlds().filter(({ grid }) => grid.shape.lattice !== undefined);
  const isWallCharacter = (character: string): boolean => '|/\\'.includes(character);

  test('all lines of a drawing have its width', () => {
    fc.assert(
      fc.property(
        worlds(),
        fc.constantFrom('ascii', 'unicode'),
        fc.constantFrom('walls', 'cells'),
        (world, charset, style) => {
          const { rows } = world.grid;
          const layout = world.grid.textLayout();
          const lines = drawText(createScene(world, { entrance: 0 }), {}, { charset, style }).split('\n');
          expect(lines.pop()).toBe('');
          expect(new Set(lines.map((line) => line.length)).size).toBe(1);
          if (style === 'walls') expect([lines.length, lines[0].length]).toEqual([layout.lines, layout.columns]);
          else expect(lines).toHaveLength(rows);
        },
      ),
    );
  });

  test('a wall is drawn on every side that is closed, and on no other', () => {
    fc.assert(
      fc.property(walledWorlds(), (world) => {
        const { grid } = world;
        const lines = drawText(createScene({ ...world, tunnels: new Map() }), {}, { style: 'walls' }).split('\n');
        const layout = grid.textLayout();
        for (let cell = 0; cell < grid.cellCount; cell++) {
          for (const side of grid.sidesOf(cell)) {
            const isClosed = ((world.open[cell] >> side) & 1) === 0;
            layout.drawSide(cell, side, (stroke, line, column, length) => {
              const [down, right] = stroke === '-' ? [0, 1] : [length > 1 ? 1 : 0, 0];
              const drawn =
                stroke === '/' || stroke === '\\' ? lines[line][column] : lines[line + down][column + right];
              expect(drawn === stroke).toBe(isClosed);
            });
          }
        }
      }),
    );
  });

  test('as many walls are drawn as the open directions say', () => {
    fc.assert(
      fc.property(flat, (world) => {
        const { grid } = world;
        let sides = 0;
        for (let cell = 0; cell < grid.cellCount; cell++) {
          for (const side of grid.shape.sides) {
            const next = grid.neighbour(cell, side);
            if (next >= 0 && next < cell) continue;
            const isClosed = ((world.open[cell] >> side) & 1) === 0;
            if (next < 0 || (isClosed && (isGround(world, cell) || isGround(world, next)))) sides++;
          }
        }
        const text = drawText(createScene(world), {}, { style: 'walls' });
        const drawn = [...text].filter(isWallCharacter).length + text.split('---').length - 1;
        expect(drawn).toBe(sides);
      }),
    );
  });

  test('box drawing has a wall exactly where ASCII has one', () => {
    const inAscii: Record<string, string> = { '│': '|', '╱': '/', '╲': '\\', '─': '-', '█': '#' };
    // Corners differ in form.
    const withoutCorners = (text: string, plain: string): string =>
      [...text].map((character, at) => (plain[at] === '+' ? '+' : (inAscii[character] ?? character))).join('');
    fc.assert(
      fc.property(worlds(), (world) => {
        const scene = createScene(world, { entrance: 0, exit: world.grid.cellCount - 1 });
        const plain = drawText(scene, {}, { style: 'walls' });
        const boxed = drawText(scene, {}, { style: 'walls', charset: 'unicode' });
        expect(withoutCorners(boxed, plain)).toBe(plain);
      }),
    );
  });
});
