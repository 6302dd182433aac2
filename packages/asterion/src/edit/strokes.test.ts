import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sweep } from '../../../../testing/thorough.js';
import { randomBrushes, randomSketch, randomStroke } from '../../test/sketches.js';
import { everyShape, grids, seeds } from '../../test/worlds.js';
import { generateDungeon, generateMaze } from '../generate/index.js';
import { documentFault, formatDocument, parseCharMap } from '../notation/index.js';
import { gameNamed } from '../play/index.js';
import { drawText } from '../render/index.js';
import {
  type Cell,
  createRng,
  createScene,
  createWorld,
  directionBetween,
  directionNamed,
  hex,
  isGround,
  isOpen,
  neighbours,
  polar,
  rect,
  type Scene,
  Terrain,
  torus,
} from '../world/index.js';
import {
  applyStroke,
  boxBetween,
  brushesFor,
  clearedSketch,
  dragFault,
  dragPiece,
  groundBrushes,
  mirrorsOf,
  newSketch,
  pickBrush,
  type Sketch,
  SketchHistory,
  type SketchKind,
  type Stroke,
  sketchFault,
  sketchKinds,
  sketchOf,
  sketchPlanFault,
  straightLine,
  strokeCells,
  strokeFault,
  symmetries,
  symmetryFault,
} from './index.js';

const everyKind = sketchKinds.map(({ name }) => name);
const cases = everyKind.flatMap((kind) =>
  everyShape.map((shape) => ({ kind, shape, name: `${kind} of ${shape.title}` })),
);

const textOf = ({ kind, scene }: Sketch): string => `${kind} ${formatDocument(scene)}`;

const sceneIn = (text: string): Scene => {
  const read = parseCharMap(text);
  if (!read.ok) throw new Error(read.fault.message);
  return read.value;
};

/** Rows of ground, as the character map writes them. */
const rowsOf = ({ scene: { world } }: Sketch): string[] =>
  Array.from({ length: world.grid.rows }, (_, row) =>
    Array.from({ length: world.grid.cols }, (_, col) => '.+#o'[world.terrain?.[row * world.grid.cols + col] ?? 0]).join(
      '',
    ),
  );

describe('a history', () => {
  test.each(cases)(
    'of random strokes on $name leaves the same world as replaying those that stand',
    ({ kind, shape }) => {
      const rng = createRng(`history ${kind} ${shape.name}`);
      const start = randomSketch(kind, shape, rng);
      const brushes = randomBrushes(rng);
      const history = new SketchHistory(start);
      const stands: Stroke[] = [];
      const undone: Stroke[] = [];
      for (let made = 0; made < sweep(40, 1000); ) {
        const isBack = rng.below(4);
        if (isBack === 0 && history.undo()) undone.push(...stands.splice(-1));
        else if (isBack === 1 && history.redo()) stands.push(...undone.splice(-1));
        else {
          const stroke = randomStroke(history.sketch, brushes, rng);
          if (strokeFault(history.sketch, stroke, brushes) !== undefined) continue;
          if (!history.add(applyStroke(history.sketch, stroke, brushes).sketch, stroke.brush)) continue;
          stands.push(stroke);
          undone.length = 0;
          made++;
        }
      }
      const replayed = stands.reduce((sketch, stroke) => applyStroke(sketch, stroke, brushes).sketch, start);
      expect(textOf(history.sketch)).toBe(textOf(replayed));
      expect(history.undoCount).toBe(stands.length);
      while (history.undo());
      expect(textOf(history.sketch)).toBe(textOf(start));
      while (history.redo());
      for (const stroke of undone.toReversed()) stands.push(stroke);
      expect(textOf(history.sketch)).toBe(
        textOf(stands.reduce((sketch, stroke) => applyStroke(sketch, stroke, brushes).sketch, start)),
      );
    },
  );

  test('takes a thousand strokes back and makes them again, and another world, too', () => {
    const rng = createRng('a thousand');
    const brushes = brushesFor(gameNamed('labyrinth'));
    const history = new SketchHistory(newSketch({ kind: 'walls', rows: 6, cols: 6 }));
    const texts = [textOf(history.sketch)];
    while (texts.length < 1000) {
      const stroke = randomStroke(history.sketch, brushes, rng);
      if (strokeFault(history.sketch, stroke, brushes) !== undefined) continue;
      if (history.add(applyStroke(history.sketch, stroke, brushes).sketch, stroke.brush))
        texts.push(textOf(history.sketch));
    }
    expect(history.add(newSketch({ kind: 'rooms', rows: 3, cols: 4 }), 'New world')).toBe(true);
    expect(history.undoTitle).toBe('New world');
    for (const text of texts.toReversed()) {
      expect(history.undo()).toBe(true);
      expect(textOf(history.sketch)).toBe(text);
    }
    expect([history.undo(), history.undoTitle, history.redoCount]).toEqual([false, undefined, 1000]);
    for (const text of texts.slice(1)) {
      history.redo();
      expect(textOf(history.sketch)).toBe(text);
    }
    expect(history.redoTitle).toBe('New world');
    history.redo();
    expect([textOf(history.sketch), history.redo()]).toEqual([
      textOf(newSketch({ kind: 'rooms', rows: 3, cols: 4 })),
      false,
    ]);
  });

  test('makes no step of what changes nothing, and keeps a world that nobody touched', () => {
    const start = newSketch({ kind: 'rooms', rows: 4, cols: 4, isOpen: true });
    const history = new SketchHistory(start);
    expect(history.add(applyStroke(start, { brush: 'room', tool: 'fill', cells: [0] }).sketch, 'Room')).toBe(false);
    const { sketch } = applyStroke(start, { brush: 'exit', cells: [5] });
    expect(sketch.scene.world).toBe(start.scene.world);
    history.add(sketch, 'Exit');
    history.undo();
    expect(history.sketch.scene.world).toBe(start.scene.world);
  });
});

describe('strokes', () => {
  test.each(cases)('on $name leave a world that a document can hold, everybody on ground', ({ kind, shape }) => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const rng = createRng(seed);
        const brushes = randomBrushes(rng);
        let sketch = randomSketch(kind, shape, rng);
        for (let at = 0; at < 12; at++) {
          const stroke = randomStroke(sketch, brushes, rng);
          const before = textOf(sketch);
          const next =
            strokeFault(sketch, stroke, brushes) === undefined ? applyStroke(sketch, stroke, brushes).sketch : sketch;
          expect(textOf(sketch)).toBe(before);
          if (next !== sketch) expect(textOf(next)).not.toBe(before);
          sketch = next;
        }
        const { scene } = sketch;
        expect(documentFault(scene)).toBeUndefined();
        expect(textOf(sketchOf(scene, kind))).toBe(textOf(sketch));
        for (const cell of [
          scene.entrance,
          scene.exit,
          ...Object.values(scene.actors).flat(),
          ...scene.world.tunnels.keys(),
        ])
          if (cell !== undefined) expect(isGround(scene.world, cell)).toBe(true);
      }),
      { numRuns: sweep(8, 200) },
    );
  });

  test.each(cases)('on $name leave what was symmetrical symmetrical', ({ kind, shape }) => {
    const brushes = brushesFor(gameNamed('labyrinth')).filter(({ isSingle }) => isSingle !== true);
    fc.assert(
      fc.property(seeds, fc.constantFrom(...symmetries), (seed, { name: symmetry }) => {
        const rng = createRng(seed);
        let sketch = randomSketch(kind, shape, rng);
        const images = mirrorsOf(sketch.scene.world.grid, symmetry);
        if (images === undefined) {
          expect(symmetryFault(sketch.scene.world.grid, symmetry)).toMatch(/^Expected cells that look alike/);
          return;
        }
        for (let at = 0; at < 10; at++) {
          const stroke = { ...randomStroke(sketch, brushes, rng), symmetry };
          if (strokeFault(sketch, stroke, brushes) === undefined) sketch = applyStroke(sketch, stroke, brushes).sketch;
        }
        for (const image of images)
          expect(contentsOf(sketch.scene, (cell) => image[cell])).toEqual(contentsOf(sketch.scene));
      }),
      { numRuns: sweep(10, 200) },
    );
  });

  test('say what went with the ground, and who had to make room', () => {
    const scene = sceneIn('@....\n.....\n');
    const brushes = brushesFor(gameNamed('rogue'));
    const start = sketchOf(
      createScene(scene.world, { ...scene, exit: 1, actors: { ...scene.actors, monster: [3, 4] } }),
      'rooms',
    );
    const tunnelled = applyStroke(start, { brush: 'tunnel', cells: [2, 9] }).sketch;
    const walled = applyStroke(tunnelled, { brush: 'wall', tool: 'line', cells: [0, 3] });
    expect(walled.notes).toEqual([
      'Gone with the ground: rogue (row 0, column 0), monster (row 0, column 3), exit (row 0, column 1) and 1 tunnel.',
    ]);
    expect(walled.sketch.scene).toMatchObject({ exit: undefined, actors: { monster: [4] } });
    const placed = applyStroke(start, { brush: 'rogue', cells: [3] }, brushes);
    expect(placed.sketch.scene.actors).toEqual({ rogue: [3], monster: [4] });
    expect(placed.notes).toEqual(['Had to make room: monster (row 0, column 3).']);
  });

  test('are refused in words', () => {
    const rooms = newSketch({ kind: 'rooms', rows: 3, cols: 3 });
    const walls = newSketch({ kind: 'walls', rows: 3, cols: 3 });
    const hexes = newSketch({ kind: 'walls', shape: hex, rows: 2, cols: 3 });
    const faults = [
      strokeFault(rooms, { brush: 'broom', cells: [0] }),
      strokeFault(rooms, { brush: 'wall', cels: [0] } as unknown as Stroke),
      strokeFault(rooms, { brush: 'passage', cells: [0, 1] }),
      strokeFault(walls, { brush: 'corridor', cells: [0] }),
      strokeFault(rooms, { brush: 'wall', cells: [] }),
      strokeFault(rooms, { brush: 'wall', cells: [9] }),
      strokeFault(rooms, { brush: 'exit', cells: [4] }),
      strokeFault(rooms, { brush: 'cost', cells: [4], cost: 0 }),
      strokeFault(walls, { brush: 'tunnel', cells: [4] }),
      strokeFault(walls, { brush: 'tunnel', cells: [1, 6], symmetry: 'left-right' }),
      strokeFault(walls, { brush: 'thin-wall', cells: [2], side: 0 }),
      strokeFault(hexes, { brush: 'wall', cells: [2], symmetry: 'left-right' }),
    ];
    expect(faults).toMatchInlineSnapshot(`
      [
        "Expected a brush (wall, room, corridor, pit, passage, thin-wall, tunnel, cost, entrance, exit), got "broom".",
        "Unknown key "cels" in the stroke. Did you mean cells?",
        ""Passage" is for worlds of thin walls; here the ground alone says where one can go.",
        ""Corridor" is for worlds of rooms and corridors; here ways are opened and closed between cells.",
        "Expected cells from 0 to 8, got none.",
        "Expected cells from 0 to 8, got 9.",
        "There is no ground to put it on.",
        "Expected a cost from 1 to 65535, got 0.",
        "A tunnel ends where it starts: draw from one end of it to the other.",
        "A cell can be the end of one tunnel only: its mirror image would end there, too.",
        "Side E of cell 2 is the edge of the world.",
        "Expected cells that look alike under "Left and right"; 2 rows and 3 columns of hexagons do not.",
      ]
    `);
    expect(() => applyStroke(rooms, { brush: 'broom', cells: [0] })).toThrow(RangeError);
  });
});

describe('brushes', () => {
  test('have names of their own, in every game, too', () => {
    for (const game of [undefined, ...['rogue', 'labyrinth', 'pits', 'explore', 'minotaur'].map(gameNamed)]) {
      const names = brushesFor(game).map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
      expect(names.length).toBeGreaterThanOrEqual(groundBrushes.length);
    }
  });

  test('dig rooms and corridors into rock, and fill them again', () => {
    const rock = newSketch({ kind: 'rooms', rows: 4, cols: 5 });
    const dug = applyStroke(rock, { brush: 'room', tool: 'rectangle', cells: [0, 7] }).sketch;
    const joined = applyStroke(dug, { brush: 'corridor', cells: [8, 18, 15] }).sketch;
    expect(rowsOf(joined)).toEqual(['...##', '...+#', '###+#', '++++#']);
    expect(joined.scene.world.open).toEqual(sketchOf(sceneIn('...##\n...+#\n###+#\n++++#\n')).scene.world.open);
    expect(
      rowsOf(applyStroke(joined, { brush: 'corridor', tool: 'fill', cells: [15], isErasing: true }).sketch),
    ).toEqual(rowsOf(dug));
  });

  test('open ways from cell to cell, close them again, and put walls round a frame', () => {
    const closed = newSketch({ kind: 'walls', rows: 3, cols: 3 });
    const snake = applyStroke(closed, { brush: 'passage', cells: [0, 2, 8] }).sketch;
    expect(drawText(snake.scene)).toBe(`+---+---+---+
|   |   |   |
+---+---+   +
|   |   |   |
+---+---+   +
|           |
+---+---+---+
`);
    expect(drawText(applyStroke(snake, { brush: 'thin-wall', cells: [2, 1] }).sketch.scene)).toContain('|       |   |');
    const north = directionNamed(rect, 'N');
    const opened = applyStroke(snake, { brush: 'thin-wall', cells: [0], side: north, isErasing: true }).sketch;
    expect(isOpen(opened.scene.world, 3, directionNamed(rect, 'S') ?? -1)).toBe(true);
    const hall = newSketch({ kind: 'walls', rows: 4, cols: 4, isOpen: true });
    expect(
      drawText(applyStroke(hall, { brush: 'thin-wall', tool: 'frame', cells: [5, 10] }).sketch.scene),
    ).toBe(`+---+---+---+---+
|               |
+   +---+---+   +
|   |       |   |
+   +   +   +   +
|   |       |   |
+   +---+---+   +
|               |
+---+---+---+---+
`);
  });

  test('dig one space of thin walls, and leave out what is rock', () => {
    const closed = newSketch({ kind: 'walls', rows: 2, cols: 3 });
    const room = applyStroke(closed, { brush: 'room', tool: 'rectangle', cells: [0, 4] }).sketch;
    expect(neighbours(room.scene.world, 0)).toEqual([1, 3]);
    const walled = applyStroke(room, { brush: 'wall', cells: [1] }).sketch;
    expect(neighbours(walled.scene.world, 0)).toEqual([3]);
    expect(applyStroke(walled, { brush: 'passage', cells: [0, 1] }).sketch.scene.world.terrain).toBeUndefined();
  });

  test('fill what hangs together, as far as thin walls let it', () => {
    const rooms = sketchOf(sceneIn('..#..\n..#..\n'));
    expect(rowsOf(applyStroke(rooms, { brush: 'pit', tool: 'fill', cells: [0] }).sketch)).toEqual(['oo#..', 'oo#..']);
    const halved = applyStroke(newSketch({ kind: 'walls', rows: 2, cols: 4, isOpen: true }), {
      brush: 'thin-wall',
      tool: 'frame',
      cells: [0, 5],
    }).sketch;
    expect(strokeCells(halved, { brush: 'wall', tool: 'fill', cells: [0] })).toEqual([0, 1, 4, 5]);
  });

  test('put as many pieces as one likes, but one who is hunted', () => {
    const brushes = brushesFor(gameNamed('rogue'));
    const hall = newSketch({ kind: 'rooms', rows: 3, cols: 3, isOpen: true });
    const strokes: Stroke[] = [
      { brush: 'monster', cells: [0, 1], symmetry: 'half-turn' },
      { brush: 'rogue', cells: [4] },
      { brush: 'rogue', cells: [3], symmetry: 'left-right' },
    ];
    const { scene } = strokes.reduce((sketch, stroke) => applyStroke(sketch, stroke, brushes).sketch, hall);
    expect(scene.actors).toEqual({ monster: [1, 7], rogue: [3] });
    const erased = applyStroke(
      sketchOf(scene),
      { brush: 'monster', tool: 'fill', cells: [8], isErasing: true },
      brushes,
    );
    expect(erased.sketch.scene.actors).toEqual({ rogue: [3] });
  });
});

describe('lines and boxes', () => {
  test('lines have no gaps and no detours on any shape', () => {
    fc.assert(
      fc.property(grids(), seeds, (grid, seed) => {
        const rng = createRng(seed);
        const [from, to] = [rng.below(grid.cellCount), rng.below(grid.cellCount)];
        const line = straightLine(grid, from, to);
        expect([line[0], line.at(-1)]).toEqual([from, to]);
        expect(line).toHaveLength(1 + grid.distance(from, to, false));
        for (let at = 1; at < line.length; at++)
          expect(grid.sidesOf(line[at - 1]).map((side) => grid.neighbour(line[at - 1], side))).toContain(line[at]);
      }),
    );
  });

  test('boxes hold both their corners, and are the same from either', () => {
    fc.assert(
      fc.property(grids(), seeds, (grid, seed) => {
        const rng = createRng(seed);
        const [one, other] = [rng.below(grid.cellCount), rng.below(grid.cellCount)];
        const box = boxBetween(grid, one, other);
        expect(box).toEqual(expect.arrayContaining([one, other]));
        expect(boxBetween(grid, other, one)).toEqual(box);
        expect(new Set(box).size).toBe(box.length);
      }),
    );
  });

  test('lines lead over an edge that leads to the other side, and boxes of rings are sectors', () => {
    expect(straightLine(torus.grid(5, 5), 0, 4)).toEqual([0, 4]);
    const rings = polar.grid(3, 6);
    const box = boxBetween(rings, 0, rings.rowStart(2));
    expect(box.map((cell) => rings.rowOf(cell))).toEqual([0, 1, 1, 2, 2]);
  });
});

describe('pointers', () => {
  test('pick the brush that made a cell', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const rng = createRng(seed);
        const brushes = brushesFor(gameNamed('labyrinth'));
        let sketch = randomSketch(rng.below(2) === 0 ? 'rooms' : 'walls', rect, rng);
        for (let at = 0; at < 10; at++) {
          const stroke = randomStroke(sketch, brushes, rng);
          if (strokeFault(sketch, stroke, brushes) === undefined) sketch = applyStroke(sketch, stroke, brushes).sketch;
        }
        const cell = rng.below(sketch.scene.world.grid.cellCount);
        const picked = { ...pickBrush(sketch, cell), cells: [cell] };
        expect(brushes.map(({ name }) => name)).toContain(picked.brush);
        // Painted there again it changes nothing.
        if (picked.brush !== 'tunnel') expect(applyStroke(sketch, picked, brushes).sketch).toBe(sketch);
      }),
    );
  });

  test('drag pieces, places and the ends of tunnels; two who meet change places', () => {
    const scene = createScene(sceneIn('....\n..#.\n').world, { exit: 7, actors: { monster: [0, 1], rogue: [3] } });
    const start = applyStroke(sketchOf(scene, 'rooms'), { brush: 'tunnel', cells: [4, 5] }).sketch;
    const dragged = (from: Cell, to: Cell) => dragPiece(start, from, to).sketch.scene;
    expect(dragged(1, 2).actors).toEqual({ monster: [0, 2], rogue: [3] });
    expect(dragged(1, 3).actors).toEqual({ monster: [0, 3], rogue: [1] });
    expect(dragged(0, 1).actors).toEqual({ monster: [1, 0], rogue: [3] });
    expect(dragged(7, 2).exit).toBe(2);
    expect([...dragged(4, 2).world.tunnels]).toEqual([
      [5, 2],
      [2, 5],
    ]);
    expect(dragPiece(start, 3, 3).sketch).toBe(start);
    expect([dragFault(start, 2, 0), dragFault(start, 0, 6), dragFault(start, 4, 5), dragFault(start, 0, 5)]).toEqual([
      'There is nothing to drag at row 0, column 2.',
      'There is no ground at row 1, column 2.',
      'A tunnel ends there already.',
      undefined,
    ]);
    expect(() => dragPiece(start, 0, 6)).toThrow('There is no ground at row 1, column 2.');
  });
});

describe('sketches', () => {
  test('are told from scenes, and refuse what no document can hold', () => {
    const kindIn = (scene: Scene): SketchKind => sketchOf(scene).kind;
    expect(kindIn(sceneIn('..\n..\n'))).toBe('walls'); // without corridors a character map has no steps through corners
    expect(kindIn(sceneIn('.+\n..\n'))).toBe('rooms');
    expect(kindIn(generateMaze({ rows: 4, seed: 7 }))).toBe('walls');
    expect(kindIn(generateDungeon({ rows: 9, seed: 7 }))).toBe('rooms');
    const broken = createWorld(rect.grid(2, 2), {
      open: Uint8Array.of(3, 0, 0, 0),
      terrain: Uint8Array.of(1, 0, 0, 0),
    });
    expect(sketchFault(createScene(broken))).toMatch(/^Expected open ways that agree with the terrain/);
    expect(() => sketchOf(createScene(broken))).toThrow(RangeError);
    expect(() => sketchOf(generateDungeon({ rows: 9 }), 'walls')).toThrow(/sketch of thin walls/);
    expect(sketchPlanFault({ kind: 'rooms', rows: 0, cols: 4 })).toMatch(/^Expected rows/);
  });

  test('can be cleared, and keep their kind, their size and their rules', () => {
    const scene = { ...generateDungeon({ rows: 9, seed: 1 }), rules: { stay: false } };
    const cleared = clearedSketch(sketchOf(scene));
    expect(textOf(cleared)).toBe(
      textOf({
        kind: 'rooms',
        scene: { ...newSketch({ kind: 'rooms', rows: 9, cols: 9 }).scene, rules: { stay: false } },
      }),
    );
  });
});

/** Everything that has a place, moved. */
function contentsOf({ world, actors }: Scene, to: (cell: Cell) => Cell = (cell) => cell) {
  const { grid, open, terrain, costs, tunnels } = world;
  const cells = Array.from({ length: grid.cellCount }, (_, cell) => cell);
  const back = (by: (cell: Cell) => unknown) => {
    const values: unknown[] = [];
    for (const cell of cells) values[to(cell)] = by(cell);
    return values;
  };
  return {
    ways: cells
      .flatMap((cell) => cells.filter((next) => isWay(cell, next)).map((next) => `${to(cell)}-${to(next)}`))
      .sort(),
    terrain: back((cell) => terrain?.[cell] ?? Terrain.floor),
    costs: back((cell) => costs?.[cell] ?? 1),
    tunnels: [...tunnels].map(([a, b]) => `${to(a)}-${to(b)}`).sort(),
    actors: Object.entries(actors).map(([role, at]) => [role, at.map(to).sort((a, b) => a - b)]),
  };
  function isWay(cell: Cell, next: Cell): boolean {
    const direction = directionBetween(grid, cell, next);
    return direction !== undefined && ((open[cell] >> direction) & 1) === 1;
  }
}
