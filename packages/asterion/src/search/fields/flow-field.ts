/** What is made of distance fields: who can get where, directions to take, ways to flee, sums to weigh one aim against another. */

import { checkMembers } from '../../settings/index.js';
import { type Cell, type Direction, destination, finish, openDirectionsOf, type World } from '../../world/index.js';
import type { Movement, MovementMap } from '../movement.js';
import { DistanceField, distanceField } from './distance-field.js';

/**
 * By cell: the direction (or `TUNNEL`) to take to the nearest source, -1 where one has arrived or there is no way. Of
 * directions that are equally good it is the first. Written into an array of `cellCount` entries, if one is given.
 */
export function flowField(field: DistanceField, into?: Int8Array): Int8Array {
  checkMembers('a distance field', field, 'map', 'values');
  const { values, way } = field;
  if (way !== 'to') throw new RangeError('Expected a field that leads to its sources, got one that comes from them.');
  const directions = into ?? new Int8Array(values.length);
  if (directions.length !== values.length)
    throw new RangeError(`Expected an array of ${values.length} entries, one a cell, got ${directions.length}.`);
  for (let cell = 0; cell < values.length; cell++) directions[cell] = field.directionOf(cell);
  return directions;
}

/**
 * A field that leads away from the sources of another: its values times minus the factor, and then as steps allow. With a
 * factor a little above 1, the usual one, those who follow it leave dead ends, past a pursuer if need be, as long as
 * there is better to be had beyond. The sources of the other stay as they are: make a new one once they have moved.
 */
export function fleeField(field: DistanceField, factor = 1.2): DistanceField {
  checkMembers('a distance field', field, 'map', 'values');
  if (!(factor > 0)) throw new RangeError(`Expected a factor above 0, got ${factor}.`);
  return finish(new DistanceField(field.map, turnedOver(field.values, -factor)));
}

function* turnedOver(values: Float64Array, factor: number): Generator<readonly [Cell, number]> {
  for (let cell = 0; cell < values.length; cell++) if (values[cell] < Infinity) yield [cell, factor * values[cell]];
}

/** By cell: the sum of fields, each times its weight; Infinity where one of them has no way. Go `downhill` on it. */
export function combineFields(
  terms: readonly (readonly [field: Pick<DistanceField, 'values'>, weight: number])[],
): Float64Array {
  const [[{ values }]] = terms;
  return values.map((_, cell) => {
    let sum = 0;
    for (const [field, weight] of terms)
      sum += field.values[cell] === Infinity ? Infinity : weight * field.values[cell];
    return sum;
  });
}

/** The direction (or `TUNNEL`) of the neighbour of the lowest value, the first of several; -1 where none is lower. */
export function downhill(map: MovementMap, values: Float64Array, from: Cell): Direction {
  const steps = map.asWorld;
  let best = -1;
  let least = values[from];
  for (const direction of openDirectionsOf(steps, from)) {
    const value = values[destination(steps, from, direction)];
    if (value >= least) continue;
    best = direction;
    least = value;
  }
  return best;
}

/** The cells that can be reached at no more than that cost, the nearest first (of equals the lowest), with their costs. */
export function reachableWithin(world: World, from: Cell, cost: number, movement: Movement = {}): Map<Cell, number> {
  const field = distanceField(world, [from], { ...movement, way: 'from', range: cost });
  return new Map(field.cells().map((cell) => [cell, field.values[cell]]));
}
