/** The ways somebody who walks a maze can take, step by step or at a stroke. Pure. */

import type { MovePart } from 'asterion/play';
import { breadthFirst } from 'asterion/search';
import { type Cell, type Direction, destination, directionName, openDirectionsOf, type World } from 'asterion/world';

/** The steps that are possible at a cell. */
export const stepsAt = (world: World, cell: Cell): MovePart[] =>
  openDirectionsOf(world, cell).map((direction) => ({
    name: directionName(world.grid.shape, direction),
    to: destination(world, cell, direction),
  }));

/** The name of the step from one cell to the next. */
export const stepName = (world: World, from: Cell, to: Cell): string =>
  stepsAt(world, from).find((part) => part.to === to)?.name ?? '';

interface Reached {
  readonly from: Cell;
  /** The direction in which it lies, straight from the start; undefined round a corner. */
  readonly straight: Direction | undefined;
}

/**
 * The shortest way to a cell that leaves no choice to be made: along corridors, straight on over crossings, and over
 * ground that is known. So a tap saves steps, but never finds the way through the maze. Without the first cell;
 * undefined where there is none.
 */
export function wayTo(world: World, from: Cell, to: Cell, isKnown: (cell: Cell) => boolean): Cell[] | undefined {
  const reached = new Map<Cell, Reached>();
  breadthFirst([from], (cell, reach) => {
    const { straight } = reached.get(cell) ?? {};
    const ways = openDirectionsOf(world, cell);
    const isFree = cell === from || ways.length <= 2 || isKnown(cell);
    for (const direction of ways) {
      const next = destination(world, cell, direction);
      const isStraight = cell === from || straight === direction;
      if (!(isFree || isStraight) || next === from || reached.has(next)) continue;
      reached.set(next, { from: cell, straight: isStraight ? direction : undefined });
      reach(next);
    }
    return reached.has(to);
  });
  if (!reached.has(to)) return undefined;
  const way: Cell[] = [];
  for (let cell = to; cell !== from; cell = reached.get(cell)?.from ?? from) way.push(cell);
  return way.reverse();
}

/** From one cell over the next and on along the corridor, to where it forks or ends. Without the first cell. */
export function corridorFrom(world: World, from: Cell, next: Cell, end: Cell | undefined): Cell[] {
  const way = [next];
  let before = from;
  for (let cell = next; cell !== end && cell !== from; ) {
    const ways = stepsAt(world, cell);
    const on = ways.find(({ to }) => to !== before);
    if (ways.length !== 2 || on === undefined) break;
    way.push(on.to);
    [before, cell] = [cell, on.to];
  }
  return way;
}

/** More steps than anybody makes: a link cannot keep the page busy. */
const MOST_STEPS = 100_000;

/** A walk as links carry it: `2N3E1TUNNEL`, how often and which way. */
export function formatWalk(world: World, cells: readonly Cell[]): string {
  let text = '';
  let [last, count] = ['', 0];
  for (let at = 1; at <= cells.length; at++) {
    const name = at < cells.length ? stepName(world, cells[at - 1], cells[at]) : '';
    if (name !== last && count > 0) text += `${count}${last}`;
    count = name === last ? count + 1 : 1;
    last = name;
  }
  return text;
}

/** The cells of such a walk from a cell on, as far as it can be gone; and whether that is all of it. */
export function parseWalk(world: World, from: Cell, text: string): { cells: Cell[]; isWhole: boolean } {
  const cells = [from];
  if (!/^([0-9]{1,6}[A-Z]+)*$/.test(text)) return { cells, isWhole: false };
  for (const [, count, name] of text.matchAll(/([0-9]+)([A-Z]+)/g)) {
    for (let left = Number(count); left > 0; left--) {
      const part = stepsAt(world, cells[cells.length - 1]).find((one) => one.name === name);
      if (part === undefined || cells.length > MOST_STEPS) return { cells, isWhole: false };
      cells.push(part.to);
    }
  }
  return { cells, isWhole: true };
}
