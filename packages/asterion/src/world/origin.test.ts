import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { everyShape, gridOfAtLeast } from '../../test/worlds.js';
import { generateDungeon, generateLabyrinth, generateRealm, wilson } from '../generate/index.js';
import {
  addTunnel,
  createRng,
  createScene,
  createWorld,
  finish,
  hex,
  neighbours,
  type Origin,
  originFault,
  rect,
  type Scene,
  type Shape,
  triangle,
  withOrigin,
} from './index.js';

const sizes = fc.record({ rows: fc.integer({ min: 1, max: 9 }), cols: fc.integer({ min: 1, max: 9 }) });
const origins = fc.constantFrom<Origin>('top', 'bottom');
const other = (origin: Origin): Origin => (origin === 'top' ? 'bottom' : 'top');

/** A maze with everything in it that has a place. */
function full(shape: Shape, rows: number, cols: number, origin: Origin, seed: number): Scene {
  const grid = gridOfAtLeast(shape, rows, cols, origin);
  const rng = createRng(seed);
  const { world } = finish(wilson.start(createWorld(grid), rng));
  const cell = () => rng.below(grid.cellCount);
  const places = { entrance: cell(), exit: cell(), actors: { rogue: [cell()], coin: [cell(), cell()] } };
  const scene = createScene({ ...world, costs: Uint16Array.from(world.open, (_, at) => at + 1) }, places);
  if (grid.cellCount > 2) addTunnel(scene.world, 0, grid.cellCount - 1);
  return scene;
}

/** What is to be seen of a scene: everything by where it is drawn. */
function look({ world, entrance, exit, actors }: Scene): unknown {
  const at = (cell: number) => {
    const { x, y } = world.grid.centre(cell);
    return `${x.toFixed(3)} ${y.toFixed(3)}`;
  };
  const cells = Array.from(world.open, (_, cell) => {
    return [at(cell), neighbours(world, cell).map(at), world.costs?.[cell]].join(': ');
  });
  const places = [entrance, exit].map((cell) => (cell === undefined ? '' : at(cell)));
  return [cells.sort(), places, Object.entries(actors).map(([role, of]) => [role, of.map(at)])];
}

describe.each(everyShape.map((shape) => [shape.name, shape] as const))('the shape %s', (_name, shape) => {
  test('looks the same with row 0 at the other end, or says that it cannot', () => {
    fc.assert(
      fc.property(sizes, origins, fc.noShrink(fc.nat()), ({ rows, cols }, origin, seed) => {
        const scene = full(shape, rows, cols, origin, seed);
        const fault = originFault(scene.world.grid, other(origin));
        if (fault !== undefined) {
          expect(() => withOrigin(scene, other(origin))).toThrow(fault);
          return;
        }
        const turned = withOrigin(scene, other(origin));
        expect(turned.world.grid.origin).toBe(other(origin));
        expect(look(turned)).toEqual(look(scene));
        expect(withOrigin(turned, origin)).toEqual(scene);
      }),
    );
  });
});

test('squares can always be turned, hexagons and triangles where they end as they begin', () => {
  const faultOf = (shape: Shape, rows: number) => originFault(shape.grid(rows, 5, 'bottom'), 'top');
  for (const rows of [4, 5]) expect(faultOf(rect, rows)).toBeUndefined();
  for (const shape of [hex, triangle]) {
    expect(faultOf(shape, 5)).toBeUndefined();
    expect(faultOf(shape, 4)).toMatch(/^Expected an odd number of rows of .*, got 4\.$/);
  }
});

test('a scene that is so already is given back', () => {
  const scene = createScene(createWorld(rect.grid(2, 2, 'top')));
  expect(withOrigin(scene, 'top')).toBe(scene);
});

test('there are two origins, whoever asks for another', () => {
  const why = 'Expected the origin top or bottom, got "left".';
  const left = 'left' as Origin;
  expect(() => withOrigin(createScene(createWorld(rect.grid(2, 2))), left)).toThrow(why);
  for (const generate of [generateDungeon, generateLabyrinth, generateRealm])
    expect(() => generate({ origin: left })).toThrow(why);
});
