/**
 * Pointers on a board that is drawn on: the left button paints or takes somebody along, the right one erases, the middle one
 * takes the brush under it; one finger paints, two pan and zoom. Everything here has a key or a button that does the same.
 */

import type { Cell, Direction, Grid, Point } from 'asterion/world';
import { pinch, pixelAt, type Touch, zoomByWheel } from '../board/gestures.js';
import type { BoardModel } from '../board/model.js';
import { pointUnder } from '../board/viewport.js';
import type { Pen } from './pen.js';

/** The buttons of a mouse, as events count them. */
const MIDDLE = 1;
const RIGHT = 2;

/** Listens on the board's element until the returned function is called. */
export function listenToPen(board: HTMLElement, model: BoardModel, pen: Pen): () => void {
  const touches = new Map<number, Touch>();
  /** The cell where somebody could be taken along, as long as the pointer has not left it. */
  let held: Cell | undefined;

  const cellAt = ({ x, y }: Touch): Cell | undefined => model.cellUnder(x, y);

  const down = (event: PointerEvent): void => {
    const now = pixelAt(board, event);
    const cell = cellAt(now);
    if (event.button === MIDDLE || (event.button === 0 && event.altKey)) {
      event.preventDefault(); // no scrolling by the middle button
      if (cell !== undefined) pen.pick(cell);
      return;
    }
    if (event.button !== 0 && event.button !== RIGHT) return;
    board.setPointerCapture(event.pointerId);
    touches.set(event.pointerId, now);
    held = undefined;
    if (touches.size > 1) {
      pen.cancel(); // a second finger means to look, not to draw
      return;
    }
    if (pen.tool.peek() === 'hand') return;
    if (cell !== undefined) model.setCursor(cell);
    const isOpposite = event.button === RIGHT || event.ctrlKey || event.metaKey;
    if (cell !== undefined && !isOpposite && pen.canDrag(cell)) held = cell;
    else pen.press(cell, isOpposite, cell === undefined ? undefined : sideAt(model, cell, now), event.shiftKey);
  };

  const move = (event: PointerEvent): void => {
    const now = pixelAt(board, event);
    const before = touches.get(event.pointerId);
    const cell = cellAt(now);
    if (before === undefined) {
      if (event.pointerType === 'mouse') model.hover(cell);
      return;
    }
    touches.set(event.pointerId, now);
    const other = [...touches].find(([id]) => id !== event.pointerId)?.[1];
    if (other !== undefined) pinch(model, before, now, other);
    else if (pen.tool.peek() === 'hand') model.pan(now.x - before.x, now.y - before.y);
    else {
      if (held !== undefined && cell !== held) {
        pen.grab(held);
        held = undefined;
      }
      if (held === undefined) pen.move(cell, cell === undefined ? undefined : sideAt(model, cell, now));
      if (cell !== undefined) model.hover(cell);
    }
  };

  const up = (event: PointerEvent): void => {
    if (!touches.delete(event.pointerId)) return;
    if (event.type === 'pointercancel') pen.cancel();
    else if (held !== undefined) pen.press(held); // it was a tap, and so it paints
    held = undefined;
    if (touches.size === 0) pen.lift();
  };

  const leave = (): void => model.hover(undefined);
  const wheel = (event: WheelEvent): void => zoomByWheel(board, model, event);
  // The right button erases, and a finger that stays draws.
  const menu = (event: Event): void => event.preventDefault();

  const listeners = Object.entries({
    pointerdown: down,
    pointermove: move,
    pointerup: up,
    pointercancel: up,
    pointerleave: leave,
    contextmenu: menu,
    wheel,
  }) as [string, EventListener][];
  for (const [type, listener] of listeners) board.addEventListener(type, listener, { passive: false });
  return () => {
    pen.cancel();
    for (const [type, listener] of listeners) board.removeEventListener(type, listener);
  };
}

/** The side of a cell that is nearest to a pixel: the wall that somebody points at. */
function sideAt(model: BoardModel, cell: Cell, { x, y }: Touch): Direction | undefined {
  const grid = model.grid.value;
  if (grid === undefined) return undefined;
  const point = pointUnder(model.viewport.value, x, y);
  let [best, least]: [Direction | undefined, number] = [undefined, Infinity];
  for (const side of grid.sidesOf(cell)) {
    if (grid.neighbour(cell, side) < 0) continue;
    const off = distanceToSide(grid, cell, side, point);
    if (off < least) [best, least] = [side, off];
  }
  return best;
}

/** In drawing units: the diameter of the circle that lies within every cell, around its centre. A finger has to hit it. */
export function breadthOf(grid: Grid): number {
  let least = Infinity;
  for (let cell = 0; cell < grid.cellCount; cell++)
    for (const side of grid.sidesOf(cell)) least = Math.min(least, distanceToSide(grid, cell, side, grid.centre(cell)));
  return 2 * least;
}

function distanceToSide(grid: Grid, cell: Cell, side: Direction, point: Point): number {
  const line = grid.side(cell, side);
  let least = Infinity;
  for (let at = 1; at < line.length; at++) least = Math.min(least, distanceToLine(line[at - 1], line[at], point));
  return least;
}

/** From a point to a line between two others. */
function distanceToLine(a: Point, b: Point, { x, y }: Point): number {
  const [right, down] = [b.x - a.x, b.y - a.y];
  const square = right * right + down * down;
  const along = square === 0 ? 0 : Math.min(1, Math.max(0, ((x - a.x) * right + (y - a.y) * down) / square));
  return Math.hypot(a.x + along * right - x, a.y + along * down - y);
}
