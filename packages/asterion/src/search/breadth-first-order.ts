/** Breadth-first search where the caller says what a step is: for pieces, loops and ways that no open direction tells. */

import type { Cell } from '../world/index.js';
import { CellQueue } from './cell-queue.js';

/**
 * Looks at the sources and then at whatever is reached from them, in the order in which it is reached, until `look` returns
 * true. Which cells have been reached before is the caller's to know: they are reached as often as it says. Returns whether
 * it was stopped.
 */
export function breadthFirst(
  sources: Iterable<Cell>,
  look: (cell: Cell, reach: (next: Cell) => void) => boolean,
): boolean {
  const queue = new CellQueue();
  const reach = (next: Cell): void => {
    queue.push(next);
  };
  for (const source of sources) queue.push(source);
  while (queue.head < queue.tail) if (look(queue.at(queue.head++), reach)) return true;
  return false;
}
