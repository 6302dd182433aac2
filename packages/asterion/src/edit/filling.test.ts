import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sweep } from '../../../../testing/thorough.js';
import { randomSketch, randomStrokes } from '../../test/sketches.js';
import { everyShape, seeds } from '../../test/worlds.js';
import { documentFault, formatDocument } from '../notation/index.js';
import { drawText } from '../render/index.js';
import { distancesFrom } from '../search/index.js';
import { type Cell, createRng, hex, isGround, type Rng, rect, type World } from '../world/index.js';
import {
  AreaFill,
  type AreaPlan,
  areaFillers,
  boxBetween,
  brushesFor,
  fillArea,
  fillFault,
  groundBrushes,
  maskArea,
  newSketch,
  type Sketch,
  sketchKinds,
} from './index.js';

/** A box, or cells by chance. */
function randomArea({ scene }: Sketch, rng: Rng): Cell[] {
  const { grid } = scene.world;
  const box = boxBetween(grid, rng.below(grid.cellCount), rng.below(grid.cellCount));
  return rng.below(3) === 0 ? box.filter(() => rng.below(3) > 0).concat(box[0]) : box;
}

/** What one may not touch: ground, and where ways lead among the cells outside of an area. */
function outsideOf({ grid, open, terrain }: World, area: ReadonlySet<Cell>): unknown[] {
  return Array.from(open, (_, cell) => {
    if (area.has(cell)) return undefined;
    const ways = grid.shape.directions.map((__, direction) => {
      const next = grid.neighbour(cell, direction);
      return next < 0 || area.has(next) ? 0 : (open[cell] >> direction) & 1;
    });
    return [terrain?.[cell] ?? 0, ...ways];
  });
}

describe.each(areaFillers)('the filler $name', (filler) => {
  test('writes to its area alone, the same for the same seed, in steps or at once, or says why not', () => {
    let filled = 0;
    fc.assert(
      fc.property(seeds, (seed) => {
        const rng = createRng(seed);
        const { name: kind } = sketchKinds[rng.below(2)];
        const shape = everyShape[rng.below(2) === 0 ? 0 : rng.below(everyShape.length)];
        const begun = filler.isMaze
          ? randomSketch(kind, shape, rng)
          : newSketch({ kind, shape, rows: 9 + rng.below(6), cols: 9 + rng.below(6) });
        const sketch = randomStrokes(begun, groundBrushes, rng, 5);
        const { cellCount } = sketch.scene.world.grid;
        const cells =
          rng.below(3) === 0 ? Array.from({ length: cellCount }, (_, cell) => cell) : randomArea(sketch, rng);
        const plan: AreaPlan = {
          filler: filler.name,
          cells,
          seed: String(seed),
          braid: filler.isMaze ? rng.below(2) * 50 : 0,
        };
        const why = fillFault(sketch, plan);
        if (why !== undefined) {
          expect(why).toMatch(/^[A-Z"].*\.$/);
          expect(() => fillArea(sketch, plan)).toThrow(why);
          return;
        }
        filled++;
        const { scene } = fillArea(sketch, plan).sketch;
        const area = new Set(cells);
        expect(documentFault(scene)).toBeUndefined();
        expect(outsideOf(scene.world, area)).toEqual(outsideOf(sketch.scene.world, area));
        const slow = new AreaFill(sketch, plan);
        for (let steps = 0; !slow.done; steps++) {
          expect(slow.edited).toBeUndefined();
          slow.advance(1 + (steps % 5));
        }
        expect(formatDocument((slow.edited?.sketch ?? sketch).scene)).toBe(formatDocument(scene));
      }),
      { numRuns: sweep(12, 200) },
    );
    expect(filled).toBeGreaterThan(0);
  });

  test('joins all of a box to the ground around it', () => {
    for (const kind of filler.kinds) {
      const sketch = newSketch({ kind, shape: rect, rows: 15, cols: 16, isOpen: true });
      const cells = boxBetween(rect.grid(15, 16), 1 * 16 + 2, 13 * 16 + 14);
      const { world } = fillArea(sketch, { filler: filler.name, cells, seed: '7' }).sketch.scene;
      const distances = distancesFrom(world, 0);
      expect([...distances.keys()].filter((cell) => isGround(world, cell) && distances[cell] < 0)).toEqual([]);
    }
  });
});

describe('areas', () => {
  test('of thin walls become a maze that has one way in and out', () => {
    const hall = newSketch({ kind: 'walls', rows: 5, cols: 6, isOpen: true });
    const cells = boxBetween(hall.scene.world.grid, 0, 4 * 6 + 3);
    const { sketch } = fillArea(hall, { filler: 'sidewinder', cells, seed: '7' });
    expect(`\n${drawText(sketch.scene)}`).toMatchInlineSnapshot(`
      "
      +---+---+---+---+---+---+
      |               |       |
      +   +---+   +   +   +   +
      |   |       |   |       |
      +---+---+---+   +   +   +
      |               |       |
      +   +   +---+   +   +   +
      |   |       |   |       |
      +   +   +   +   +   +   +
      |   |   |   |           |
      +---+---+---+---+---+---+
      "
    `);
  });

  test('among rooms become corridors with rock between them, joined to the rest', () => {
    const hall = newSketch({ kind: 'rooms', rows: 9, cols: 11, isOpen: true });
    const cells = boxBetween(hall.scene.world.grid, 1 * 11 + 1, 7 * 11 + 7);
    const { sketch } = fillArea(hall, { filler: 'wilson', cells, seed: '7' });
    expect(`\n${drawText(sketch.scene)}`).toMatchInlineSnapshot(`
      "
      . . . . . . . . . . . 
      . +   +   + + + . . . 
      . +   +       + . . . 
      . +   +   + + + . . . 
      . +   +   +     . . . 
      . + + + + + + + . . . 
      . +   +       + . . . 
      . +   +   + + + . . . 
      . . . . . . . . . . . 
      "
    `);
  });

  test('say what went with the ground', () => {
    const hall = newSketch({ kind: 'rooms', rows: 9, cols: 9, isOpen: true });
    const peopled = { ...hall, scene: { ...hall.scene, actors: { monster: [10], rogue: [80] } } };
    const { notes } = fillArea(peopled, { filler: 'wilson', cells: boxBetween(rect.grid(9, 9), 0, 40), seed: '7' });
    expect(notes).toEqual(['Gone with the ground: monster (row 1, column 1).']);
  });

  test('are refused in words', () => {
    const rooms = newSketch({ kind: 'rooms', rows: 9, cols: 9 });
    const hexes = newSketch({ kind: 'rooms', shape: hex, rows: 9, cols: 9 });
    const walls = newSketch({ kind: 'walls', rows: 9, cols: 9 });
    const whole = boxBetween(rect.grid(9, 9), 0, 80);
    const faults = [
      fillFault(rooms, { filler: 'spade', cells: whole, seed: '1' })?.slice(0, 30),
      fillFault(rooms, { filler: 'wilson', cells: [], seed: '1' }),
      fillFault(rooms, { filler: 'wilson', cells: [81], seed: '1' }),
      fillFault(rooms, { filler: 'wilson', cells: whole, seed: '1', braid: 101 }),
      fillFault(walls, { filler: 'caves', cells: whole, seed: '1' }),
      fillFault(walls, { filler: 'eller', cells: [0, 2], seed: '1' }),
      fillFault(hexes, { filler: 'wilson', cells: whole, seed: '1' }),
      fillFault(hexes, { filler: 'dungeon-loops', cells: whole, seed: '1' }),
      fillFault(rooms, { filler: 'dungeon-loops', cells: [0, 1], seed: '1' }),
      fillFault(rooms, { filler: 'bsp', cells: [0, 1], seed: '1' }),
    ];
    expect(faults).toMatchInlineSnapshot(`
      [
        "Expected a filler (recursive-b",
        "Expected an area of cells from 0 to 80, got none.",
        "Expected an area of cells from 0 to 80, got 81.",
        "Expected 0 to 100 percent of the dead ends, got 101.",
        ""Realm: caves" is for worlds of rooms and corridors.",
        "The generator eller knows no masks. It knows one row at a time, so it cannot know that a tunnel or a gap has closed a loop or cut a part off.",
        "Among rooms a maze needs squares within an edge, not hexagons: every other cell is a wall.",
        "Expected squares to lay rooms on, got hexagons.",
        "Expected 5 to 255 rows and columns for a dungeon, got 1 x 2.",
        "Expected rows to be a whole number from 9 to 2000, got 1.",
      ]
    `);
  });

  test('become what a mask says', () => {
    const rooms = newSketch({ kind: 'rooms', rows: 3, cols: 4 });
    const cells = boxBetween(rooms.scene.world.grid, 0, 6);
    const { sketch } = maskArea(rooms, cells, (cell) => cell % 2 === 0);
    expect([...(sketch.scene.world.terrain ?? [])].map((ground) => '.+#o'[ground]).join('')).toBe('.#.#.#.#####');
    expect(maskArea(sketch, cells, (cell) => cell % 2 === 0).sketch).toBe(sketch);
    expect(brushesFor().length).toBe(groundBrushes.length);
  });
});
