import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sweep } from '../../../../../testing/thorough.js';
import { hall, stepsOf, valuesOf } from '../../../test/fields.js';
import { movementIn } from '../../../test/movements.js';
import { edit, type Walk } from '../../../test/walks.js';
import { seeds, worlds } from '../../../test/worlds.js';
import {
  addTunnel,
  type Cell,
  copyWorld,
  createRng,
  createWorld,
  finish,
  openWay,
  type Rng,
  rect,
  removeTunnel,
  Timeline,
  tunnelFault,
  type World,
} from '../../world/index.js';
import {
  DistanceField,
  descend,
  distanceField,
  distancesFrom,
  type FieldRange,
  fleeField,
  flowField,
  MovementMap,
  reachableWithin,
} from '../index.js';

/** Sources, most of them of value 0; what is measured; all of them drawn. */
function drawField(world: World, rng: Rng): { sources: Map<Cell, number>; options: FieldRange } {
  const sources = new Map<Cell, number>();
  for (let count = 1 + rng.below(3); count > 0; count--)
    sources.set(rng.below(world.grid.cellCount), rng.below(2) === 0 ? 0 : rng.below(40) / 4 - 5);
  const range = rng.below(3) === 0 ? rng.below(12) : Infinity;
  return { sources, options: { way: rng.below(2) === 0 ? 'to' : 'from', range } };
}

/** Another door, wall, cost or tunnel somewhere; the cells where something has changed. */
function changeOf(walk: Walk): Cell[] {
  const { world, movement, rng } = walk;
  const cell = rng.below(world.grid.cellCount);
  if (world.costs !== undefined && rng.below(2) === 0) {
    world.costs[cell] = 1 + rng.below(rng.below(4) === 0 ? 3000 : 9);
    return [cell];
  }
  if (rng.below(4) > 0 || (movement.size ?? 1) > 1) return [edit(walk)];
  const far = world.tunnels.get(cell) ?? rng.below(world.grid.cellCount);
  if (world.tunnels.has(cell)) removeTunnel(world, cell);
  else if (tunnelFault(world, cell, far) === undefined) addTunnel(world, cell, far);
  return [cell, far];
}

describe('on random worlds, by any movement', () => {
  test('values are the least costs, to the last bit', () => {
    fc.assert(
      fc.property(worlds(8), seeds, (world, seed) => {
        const movement = movementIn(world, seed);
        const { sources, options } = drawField(world, createRng(seed));
        const before = copyWorld(world);
        const field = distanceField(world, sources, { ...movement, ...options });
        expect(field.values).toEqual(valuesOf(new MovementMap(world, movement), sources, options));
        expect(world).toEqual(before);
      }),
      { numRuns: sweep(300, 10_000) },
    );
  });

  test('a field that was updated after edits equals a new one', () => {
    fc.assert(
      fc.property(worlds(8), seeds, (drawn, seed) => {
        const world = copyWorld(drawn);
        const movement = movementIn(world, seed);
        const rng = createRng(seed);
        const { sources, options } = drawField(world, rng);
        const field = distanceField(world, sources, { ...movement, ...options });
        for (let turn = 0; turn < 6; turn++) {
          const changed = Array.from({ length: 1 + rng.below(3) }, () => changeOf({ world, movement, rng })).flat();
          field.update(changed);
          const fresh = distanceField(world, sources, { ...movement, ...options });
          expect(field.values).toEqual(fresh.values);
          expect(field.cells()).toEqual(fresh.cells());
        }
        finish(field.restart([0]));
        expect(field.values).toEqual(distanceField(world, [0], { ...movement, ...options }).values);
      }),
      { numRuns: sweep(200, 5000) },
    );
  });

  test('a field that is begun again has nothing left of before, wherever it was stopped', () => {
    fc.assert(
      fc.property(worlds(8), seeds, fc.nat(30), (world, seed, stop) => {
        const movement = movementIn(world, seed);
        const rng = createRng(seed);
        const [one, two] = [drawField(world, rng), drawField(world, rng)];
        const field = new DistanceField(new MovementMap(world, movement), one.sources, two.options);
        field.advance(stop);
        finish(field.restart(two.sources));
        const fresh = distanceField(world, two.sources, { ...movement, ...two.options });
        expect(field.values).toEqual(fresh.values);
        expect(field.cells()).toEqual(fresh.cells());
        expect(field.steps).toBe(fresh.steps);
      }),
    );
  });

  test('a path is walked in as much as the value says', () => {
    fc.assert(
      fc.property(worlds(8), seeds, (world, seed) => {
        const movement = movementIn(world, seed);
        const { sources, options } = drawField(world, createRng(seed));
        const field = distanceField(world, sources, { ...movement, ...options });
        const costs = new Map(stepsOf(field.map).map(({ from, to, cost }) => [`${from}-${to}`, cost]));
        for (const [cell, value] of field.values.entries()) {
          const path = field.path(cell);
          if (value === Infinity) {
            expect(path).toBe(undefined);
            continue;
          }
          const walked = (path ?? [])
            .slice(1)
            .reduce((sum, to, at) => sum + (costs.get(`${path?.[at]}-${to}`) ?? NaN), 0);
          const [last, first] = field.way === 'to' ? [path?.at(-1), path?.[0]] : [path?.[0], path?.at(-1)];
          expect(first).toBe(cell);
          expect(walked + (sources.get(last ?? -1) ?? NaN)).toBeCloseTo(value, 6);
        }
      }),
    );
  });

  test('directions of a flow are those of the field, one by one, and lead to the sources', () => {
    fc.assert(
      fc.property(worlds(8), seeds, (world, seed) => {
        const { sources } = drawField(world, createRng(seed));
        const field = distanceField(world, sources, movementIn(world, seed));
        const flow = flowField(field);
        expect([...flow]).toEqual([...field.values.keys()].map((cell) => field.directionOf(cell)));
        expect(flowField(field, new Int8Array(flow.length).fill(5))).toEqual(flow);
      }),
    );
  });

  test('stepped back a field shows what it showed, and stepped on it ends the same', () => {
    fc.assert(
      fc.property(worlds(6), seeds, (world, seed) => {
        const movement = movementIn(world, seed);
        const { sources, options } = drawField(world, createRng(seed));
        const timeline = new Timeline(new DistanceField(new MovementMap(world, movement), sources, options));
        const view = () => ({ values: timeline.present.values.slice(), front: timeline.present.front });
        const seen = [view()];
        while (!timeline.present.done) {
          timeline.seek(timeline.present.steps + 1);
          seen.push(view());
        }
        expect(seen.at(-1)).toEqual({
          values: distanceField(world, sources, { ...movement, ...options }).values,
          front: [],
        });
        expect(timeline.present.steps).toBe(timeline.present.cells().length);
        for (let step = seen.length - 1; step >= 0; step -= 3) {
          timeline.seek(step);
          expect(view()).toEqual(seen[step]);
        }
      }),
      { numRuns: 60 },
    );
  });
});

test('fields of fewest steps are those of distancesFrom, and so are the paths down', () => {
  fc.assert(
    fc.property(worlds(), seeds, (world, seed) => {
      const plain: World = { ...world, costs: undefined };
      const source = seed % world.grid.cellCount;
      const field = distanceField(plain, [source], { diagonalCost: 'unit' });
      const distances = distancesFrom(plain, source);
      expect([...field.values]).toEqual(Array.from(distances, (steps) => (steps < 0 ? Infinity : steps)));
      for (const cell of distances.keys()) expect(field.path(cell)).toEqual(descend(plain, distances, cell));
    }),
  );
});

test('a whole hall has its octile distances', () => {
  const world = hall(40, 60);
  const { values } = distanceField(world, [20 * 60 + 30], { directions: 8 });
  for (const [cell, value] of values.entries()) {
    const [down, right] = [Math.abs(Math.floor(cell / 60) - 20), Math.abs((cell % 60) - 30)];
    const diagonals = Math.min(down, right);
    expect(value).toBeCloseTo(Math.SQRT2 * diagonals + Math.max(down, right) - diagonals, 9);
  }
});

test('to the sources and from them differ where costs do, and where an edge is one-way', () => {
  const world = createWorld(rect.grid(1, 3), { open: Uint8Array.of(1, 17, 16), costs: Uint16Array.of(1, 5, 9) });
  expect([...distanceField(world, [0]).values]).toEqual([0, 1, 6]);
  expect([...distanceField(world, [0], { way: 'from' }).values]).toEqual([0, 5, 14]);
  const closed = Uint8Array.of(1, 0, 0);
  expect([...distanceField(world, [0], { closed }).values]).toEqual([0, 1, 6]);
  expect([...distanceField(world, [0], { closed, way: 'from' }).values]).toEqual([0, Infinity, Infinity]);
});

test('the reachable cells come with their costs, the nearest first', () => {
  const world = hall(3, 3, [1]);
  expect([...reachableWithin(world, 4, 1)]).toEqual([
    [4, 0],
    [3, 1],
    [5, 1],
    [7, 1],
  ]);
  expect([...reachableWithin(world, 4, 1.5, { directions: 8 })].slice(4)).toEqual([
    [6, Math.SQRT2],
    [8, Math.SQRT2],
  ]);
  expect([...reachableWithin(world, 4, 0).keys()]).toEqual([4]);
});

test('an edit is looked at where it is, not everywhere', () => {
  let asked = 0;
  const world = hall(60, 60);
  const blocked = new Uint8Array(3600);
  const field = distanceField(world, [0], {
    blocked,
    cost: () => {
      asked++;
      return 1;
    },
  });
  asked = 0;
  blocked[3599] = 1;
  field.update([3599]);
  expect(field.values[3599]).toBe(Infinity);
  expect(asked).toBeLessThan(200);
  blocked[3599] = 0;
  field.update([3599]);
  expect(field.values[3599]).toBe(118);
  expect(asked).toBeLessThan(400);
});

test('an update without cells looks at everything again', () => {
  const world = hall(4, 4);
  const blocked = new Uint8Array(16);
  const field = distanceField(world, [0], { blocked });
  blocked[1] = blocked[4] = 1;
  field.update();
  expect(field.cells()).toEqual([0]);
});

test('the array given is written into, and what makes no sense is refused', () => {
  const world = hall(2, 2);
  const into = new Float64Array(4).fill(7);
  expect(distanceField(world, [3], { into }).values).toBe(into);
  expect([...into]).toEqual([2, 1, 1, 0]);
  expect(() => distanceField(world, [3], { into: new Float64Array(3) })).toThrow(/array of 4 entries.*got 3/);
  for (const cell of [-1, 4, 0.5]) expect(() => distanceField(world, [cell])).toThrow(/a cell from 0 to 3/);
  for (const value of [NaN, Infinity]) expect(() => distanceField(world, [[0, value]])).toThrow(/finite value/);
  for (const range of [-1, NaN]) expect(() => distanceField(world, [0], { range })).toThrow(/range of 0 or more/);
  expect(() => distanceField(world, [0], { cost: () => -1 })).toThrow(/cost above 0.*got -1/);
  const from = distanceField(world, [0], { way: 'from' });
  expect(() => flowField(from)).toThrow(/leads to its sources/);
  expect(() => flowField(distanceField(world, [0]), new Int8Array(1))).toThrow(/array of 4 entries/);
  expect(() => fleeField(from, -1)).toThrow(/factor above 0/);
  expect(distanceField(world, []).cells()).toEqual([]);
});

test('ways of the world that lead one way only are walked so, after an edit too', () => {
  const grid = rect.grid(1, 3);
  const world = createWorld(grid);
  for (const cell of [0, 1]) openWay(world, cell, 0);
  const field = distanceField(world, [2]);
  expect([...field.values]).toEqual([2, 1, 0]);
  world.open[0] = 0; // from 0 no step leads east, though one leads back
  expect([...distanceField(world, [2]).values]).toEqual([Infinity, 1, 0]);
  expect([...distanceField(world, [2], { way: 'from' }).values]).toEqual([2, 1, 0]);
  field.update([0]);
  expect([...field.values]).toEqual([Infinity, 1, 0]);
  world.open[0] = 1;
  field.update([0]);
  expect([...field.values]).toEqual([2, 1, 0]);
});
