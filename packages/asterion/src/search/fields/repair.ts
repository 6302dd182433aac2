/**
 * Brings a distance field up to date around an edit, after Ramalingam and Reps: first, in the order of values, whatever
 * stood on a step that is gone loses its value; then these, and all around the edit, get the best that is offered, and
 * what got better spreads.
 */

import type { Cell } from '../../world/index.js';
import { CellHeap } from '../heap.js';
import type { MovementMap } from '../movement.js';
import { firstPort } from '../ports.js';
import type { FieldSteps } from './field-steps.js';

/** The cells between which steps may have changed with those cells, which come first. */
export function surroundings({ world, movement }: MovementMap, changed: Iterable<Cell>): Set<Cell> {
  const { grid, tunnels } = world;
  const around = new Set(changed);
  for (const cell of changed) {
    const far = tunnels.get(cell);
    if (far !== undefined) around.add(far);
  }
  for (let ring = movement.size ?? 1; ring > 0; ring--) {
    for (const cell of [...around]) {
      for (let direction = 0; direction < grid.shape.directions.length; direction++) {
        const next = grid.neighbour(cell, direction);
        if (next >= 0) around.add(next);
      }
    }
  }
  return around;
}

/** `around` holds both ends of each step that has changed. Values begin at `starts`. */
export function repair(
  ways: FieldSteps,
  values: Float64Array,
  starts: ReadonlyMap<Cell, number>,
  range: number,
  around: ReadonlySet<Cell>,
): void {
  const heap = new CellHeap();
  const affected = new Set(around);
  for (const cell of around) if (values[cell] < Infinity) heap.push(cell, values[cell]);
  while (heap.size > 0) {
    const cell = heap.pop();
    const value = values[cell];
    if (value === Infinity || starts.get(cell) === value || offer(ways, values, cell, value) <= value) continue;
    values[cell] = Infinity;
    affected.add(cell);
    for (let rest = ways.ports(ways.onwards, cell); rest !== 0; rest &= rest - 1) {
      const direction = firstPort(rest);
      const next = ways.through(cell, direction);
      const known = values[next];
      if (known < Infinity && value + ways.growth(cell, direction, next) === known) heap.push(next, known);
    }
  }
  for (const cell of affected) {
    const best = Math.min(starts.get(cell) ?? Infinity, offer(ways, values, cell, Infinity));
    if (best < values[cell] && best <= range) heap.push(cell, (values[cell] = best));
  }
  while (heap.size > 0) {
    const key = heap.leastKey;
    const cell = heap.pop();
    if (key > values[cell]) continue; // it had become less after it was pushed
    for (let rest = ways.ports(ways.onwards, cell); rest !== 0; rest &= rest - 1) {
      const direction = firstPort(rest);
      const next = ways.through(cell, direction);
      const offered = key + ways.growth(cell, direction, next);
      if (offered < values[next] && offered <= range) heap.push(next, (values[next] = offered));
    }
  }
}

/** The least that neighbours of lower value than `below` make of the value of a cell. */
function offer(ways: FieldSteps, values: Float64Array, cell: Cell, below: number): number {
  let best = Infinity;
  for (let rest = ways.ports(ways.back, cell); rest !== 0; rest &= rest - 1) {
    const direction = firstPort(rest);
    const next = ways.through(cell, direction);
    if (values[next] < below) best = Math.min(best, ways.by(cell, direction, next, values[next]));
  }
  return best;
}
