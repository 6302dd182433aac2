import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hall, valuesOf } from '../../../test/fields.js';
import { movementIn } from '../../../test/movements.js';
import { seeds, worlds } from '../../../test/worlds.js';
import { createRng, createWorld, rect } from '../../world/index.js';
import { combineFields, distanceField, downhill, fleeField, flowField } from '../index.js';

describe('one who flees', () => {
  /** A dead end at the left, where the pursuer keeps away from 0, and a long way round at the right. */
  const corridor = hall(1, 12);

  test('goes on falling away from the pursuer until nothing is farther', () => {
    const chased = distanceField(corridor, [3]);
    const flee = fleeField(chased);
    expect(flee.path(4)).toEqual([4, 5, 6, 7, 8, 9, 10, 11]);
    expect(flee.directionOf(11)).toBe(-1);
  });

  test('leaves a dead end past the pursuer where it is much better beyond, and stays where that is not so', () => {
    const chased = distanceField(corridor, [3]);
    expect(fleeField(chased, 1.2).path(2)).toEqual([2, 1, 0]);
    expect(fleeField(chased, 3).path(0)?.at(-1)).toBe(11);
  });

  test('has values that are the least of the turned field and of its neighbours and a step', () => {
    fc.assert(
      fc.property(worlds(7), seeds, (world, seed) => {
        const movement = movementIn(world, seed);
        const chased = distanceField(world, [seed % world.grid.cellCount], movement);
        const starts = new Map(chased.cells().map((cell) => [cell, -1.2 * chased.values[cell]]));
        expect(fleeField(chased).values).toEqual(valuesOf(chased.map, starts, {}));
      }),
      { numRuns: 60 },
    );
  });
});

test('fields are weighed against each other: the heavier aim is followed, and nothing is where one has no way', () => {
  const world = hall(1, 9);
  const [gold, exit] = [distanceField(world, [0]), distanceField(world, [8])];
  const follow = (weight: number) => {
    const values = combineFields([
      [gold, weight],
      [exit, 1],
    ]);
    let at = 4;
    for (let way = downhill(gold.map, values, at); way >= 0; way = downhill(gold.map, values, at))
      at = world.grid.step(at, way);
    return at;
  };
  expect([follow(2), follow(0.5), follow(1)]).toEqual([0, 8, 4]);
  const island = distanceField(createWorld(rect.grid(1, 2)), [0]);
  expect(combineFields([[island, -1]])[1]).toBe(Infinity);
});

test('one field serves a thousand chasers, each by one look a step', () => {
  const rng = createRng(7);
  const world = hall(
    64,
    64,
    Array.from({ length: 1200 }, () => 1 + rng.below(64 * 64 - 1)),
  );
  const field = distanceField(world, [0], { directions: 8 });
  const flow = flowField(field);
  const starts = field.cells().slice(-1000);
  for (const start of starts) {
    let walked = 0;
    let at = start;
    while (at !== 0) {
      const direction = flow[at];
      walked += field.map.costOf(at, direction, world.grid.step(at, direction));
      at = world.grid.step(at, direction);
    }
    expect(walked).toBeCloseTo(field.values[start], 6);
  }
  expect(starts).toHaveLength(1000);
});
