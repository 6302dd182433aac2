import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sweep } from '../../../../testing/thorough.js';
import { randomSketch, randomStrokes } from '../../test/sketches.js';
import { everyShape, seeds } from '../../test/worlds.js';
import { generateDungeon } from '../generate/index.js';
import { formatDocument } from '../notation/index.js';
import { gameNamed } from '../play/index.js';
import { createRng, cylinder, hex, neighbours, polar, resizeFault, torus } from '../world/index.js';
import {
  brushesFor,
  newSketch,
  resizedSketch,
  type Sketch,
  sketchKinds,
  sketchOf,
  sketchTurns,
  turnedSketch,
  turnFault,
} from './index.js';

const textOf = ({ kind, scene }: Sketch): string => `${kind} ${formatDocument(scene)}`;
const brushes = brushesFor(gameNamed('labyrinth'));
const cases = sketchKinds.flatMap(({ name: kind }) =>
  everyShape.map((shape) => ({ kind, shape, name: `${kind} of ${shape.title}` })),
);

describe.each(cases)('sketches: $name', ({ kind, shape }) => {
  test('grown and cut again are what they were; cut and grown again they keep what was inside', () => {
    fc.assert(
      fc.property(seeds, fc.tuple(...[0, 1, 2, 3].map(() => fc.integer({ min: -3, max: 3 }))), (seed, by) => {
        const rng = createRng(seed);
        const sketch = randomStrokes(randomSketch(kind, shape, rng), brushes, rng, 8);
        const { rows, cols } = sketch.scene.world.grid;
        const grown = by.map((one) => Math.abs(one));
        const wider = [-grown[0], -grown[1], rows - 1 + grown[2], cols - 1 + grown[3]] as const;
        if (resizeFault(sketch.scene.world.grid, wider) === undefined) {
          const back = [grown[0], grown[1], grown[0] + rows - 1, grown[1] + cols - 1] as const;
          const there = resizedSketch(sketch, wider);
          expect(there.notes).toEqual([]);
          expect(resizeFault(there.sketch.scene.world.grid, back)).toBeUndefined();
          expect(textOf(resizedSketch(there.sketch, back).sketch)).toBe(
            textOf({ kind, scene: { ...sketch.scene, made: undefined } }),
          );
        }
        const box = [by[0], by[1], rows - 1 + by[2], cols - 1 + by[3]] as const;
        if (resizeFault(sketch.scene.world.grid, box) !== undefined) return;
        const cut = resizedSketch(sketch, box).sketch;
        const again = [-by[0], -by[1], rows - 1 - by[0], cols - 1 - by[1]] as const;
        expect(resizeFault(cut.scene.world.grid, again)).toBeUndefined();
        const { world } = resizedSketch(cut, again).sketch.scene;
        const { grid } = sketch.scene.world;
        const isInside = (cell: number) => {
          const row = grid.rowOf(cell);
          const col = cell - grid.rowStart(row);
          return row >= box[0] && row <= box[2] && col >= box[1] && col <= box[3];
        };
        const whole = grid.rowStart(1) === grid.cols && shape.name !== 'polar' && shape.name !== 'brick';
        for (let cell = 0; whole && cell < grid.cellCount; cell++) {
          const inside = (of: typeof world) =>
            neighbours(of, cell)
              .filter(isInside)
              .sort((a, b) => a - b);
          if (isInside(cell)) expect(inside(world)).toEqual(inside(sketch.scene.world));
        }
      }),
      { numRuns: sweep(15, 300) },
    );
  });

  test('turned round come back to what they were', () => {
    fc.assert(
      fc.property(seeds, fc.constantFrom(...sketchTurns), (seed, { name: turn }) => {
        const rng = createRng(seed);
        const sketch = randomStrokes(randomSketch(kind, shape, rng), brushes, rng, 8);
        if (turnFault(sketch, turn) !== undefined) {
          expect(() => turnedSketch(sketch, turn)).toThrow(/do not lie on/);
          return;
        }
        const times = turn === 'quarter-turn' ? 4 : 2;
        let turned = sketch;
        for (let at = 0; at < times; at++) turned = turnedSketch(turned, turn);
        expect(contentsOf(turned)).toEqual(contentsOf(sketch));
      }),
      { numRuns: sweep(10, 200) },
    );
  });
});

/** Tunnels may change ends, and a scene that was moved does not say how it was made. */
function contentsOf({ kind, scene }: Sketch) {
  const { world, ...places } = scene;
  const { grid, open, terrain, costs, tunnels } = world;
  return [
    kind,
    grid.rows,
    grid.cols,
    open,
    terrain,
    costs,
    [...tunnels].sort(([a], [b]) => a - b),
    { ...places, made: undefined },
  ];
}

describe('resizing', () => {
  test('says who was cut off', () => {
    const sketch = sketchOf({ ...generateDungeon({ rows: 9, seed: 3 }), exit: 80 });
    const { monster, rogue } = sketch.scene.actors;
    const { notes } = resizedSketch(sketch, [0, 0, 0, 0]);
    expect(notes).toEqual(['Cut off: exit (row 8, column 8), monster and rogue.']);
    expect([monster, rogue]).not.toEqual([[0], [0]]);
  });

  test('is refused in words where cells would lie beside others', () => {
    const faultOf = (shape: typeof hex, box: readonly [number, number, number, number]) =>
      resizeFault(shape.grid(6, 6), box);
    expect(faultOf(hex, [1, 0, 5, 5])).toBe(
      'Cut or grown like that, hexagons would not lie beside the same as now. With one row more or less before the first they would.',
    );
    expect(faultOf(hex, [2, 1, 7, 9])).toBeUndefined();
    expect(faultOf(torus, [0, 0, 6, 5])).toBe(
      'Cut or grown like that, squares on a torus would not lie beside the same as now.',
    );
    expect(faultOf(cylinder, [1, 0, 9, 5])).toBeUndefined();
    expect(faultOf(cylinder, [0, 0, 5, 4])).toMatch(/squares round a cylinder/);
    expect([faultOf(polar, [0, 0, 3, 5]), faultOf(polar, [0, 0, 8, 5])]).toEqual([undefined, undefined]);
    expect(faultOf(polar, [1, 0, 5, 5])).toMatch(/rings of a circle/);
    expect(faultOf(hex, [3, 3, 2, 4])).toMatch(/^Expected a box of whole rows and columns/);
    expect(faultOf(hex, [6, 0, 8, 5])).toMatch(/^Expected a box that holds some of 6 rows/);
    expect(() => resizedSketch(newSketch({ kind: 'walls', shape: torus, rows: 4, cols: 4 }), [0, 0, 3, 4])).toThrow(
      RangeError,
    );
  });
});
