/**
 * The hot loops of the flood: one for every shape, and one for squares without tunnels, to which it is the oracle.
 *
 * Neither looks back the way it came: in a maze that is half of all looks, and together with one byte a cell to read
 * instead of a distance it makes the loop twice as fast. A kernel of its own for squares gains a tenth while only two
 * shapes are in use, and half as soon as there are more: then calls of `grid.step` are no longer inlined.
 */

import { type Cell, rect, TUNNEL, type World } from '../world/index.js';
import type { CellQueue } from './cell-queue.js';

/** Expands up to `count` cells of the queue; stops after the one from which `target` was reached, returning true. */
export type FloodKernel = (
  queue: CellQueue,
  trail: Uint8Array,
  distances: Int32Array | undefined,
  target: Cell,
  count: number,
) => boolean;

/** The most cells one cell can add to the queue. */
const MOST_PORTS = TUNNEL + 1;

/** The kernel for a world. */
export const kernelFor = (world: World): FloodKernel =>
  world.grid.shape.hasConstantSteps && world.tunnels.size === 0 ? squareKernel(world) : anyKernel(world);

export function anyKernel({ grid, open, tunnels }: World): FloodKernel {
  const { opposite } = grid.shape;
  return (queue, trail, distances, target, count) => {
    const hasTunnels = tunnels.size > 0;
    const last = queue.head + count;
    let { cells, mask, head, tail } = queue;
    let found = false;
    while (head < tail && head < last && !found) {
      const cell = cells[head++ & mask];
      if (tail - head + MOST_PORTS > mask) ({ cells, mask } = grown(queue, head, tail));
      const distance = distances === undefined ? 0 : distances[cell] + 1;
      // The port back is cleared; for a root, and for a tunnel, that is a bit no direction has.
      for (let rest = open[cell] & ~(1 << (trail[cell] - 1)); rest !== 0; rest &= rest - 1) {
        const direction = 31 - Math.clz32(rest & -rest);
        const next = grid.step(cell, direction);
        if (trail[next] !== 0) continue;
        trail[next] = opposite[direction] + 1;
        if (distances !== undefined) distances[next] = distance;
        if (next === target) found = true;
        cells[tail++ & mask] = next;
      }
      if (!hasTunnels) continue;
      const far = tunnels.get(cell);
      if (far === undefined || trail[far] !== 0) continue;
      trail[far] = TUNNEL + 1;
      if (distances !== undefined) distances[far] = distance;
      if (far === target) found = true;
      cells[tail++ & mask] = far;
    }
    queue.head = head;
    queue.tail = tail;
    return found;
  };
}

export function squareKernel({ grid, open }: World): FloodKernel {
  const deltas = Int32Array.from(rect.directions, (_, direction) => grid.step(0, direction));
  return (queue, trail, distances, target, count) => {
    const last = queue.head + count;
    let { cells, mask, head, tail } = queue;
    let found = false;
    while (head < tail && head < last && !found) {
      const cell = cells[head++ & mask];
      if (tail - head + MOST_PORTS > mask) ({ cells, mask } = grown(queue, head, tail));
      const distance = distances === undefined ? 0 : distances[cell] + 1;
      for (let rest = open[cell] & ~(1 << (trail[cell] - 1)); rest !== 0; rest &= rest - 1) {
        const direction = 31 - Math.clz32(rest & -rest);
        const next = cell + deltas[direction];
        if (trail[next] !== 0) continue;
        trail[next] = (direction ^ 4) + 1;
        if (distances !== undefined) distances[next] = distance;
        if (next === target) found = true;
        cells[tail++ & mask] = next;
      }
    }
    queue.head = head;
    queue.tail = tail;
    return found;
  };
}

function grown(queue: CellQueue, head: number, tail: number): CellQueue {
  queue.head = head;
  queue.tail = tail;
  queue.grow();
  return queue;
}
