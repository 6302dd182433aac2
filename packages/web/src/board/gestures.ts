/**
 * Pointers on a board: tap to put the cursor, drag to pan, two fingers or the wheel to zoom, drag an end of the
 * maze to move it; what a tap does beyond the cursor is the room's affair. Everything here has a key or a button that does the same.
 */

import type { Cell } from 'asterion/world';
import type { BoardModel } from './model.js';

/** CSS pixels a finger may tremble. */
const TREMBLE = 6;
/** CSS pixels from which a stroke of a finger is meant. */
const STROKE = 28;
/** CSS pixels around a dot that still catch it. */
const CATCH = 14;
/** For each CSS pixel of a wheel; some wheels count in lines of so many. */
const WHEEL_SPEED = 0.0025;
const LINE = 16;

export type End = 'entrance' | 'exit';

/** What pointers do beyond looking; without them nothing is moved or picked. */
export interface BoardHands {
  /** Where dragging an end has ended. */
  readonly moveEnd?: (end: End, cell: Cell) => void;
  /** A cell was tapped. */
  readonly pick?: (cell: Cell) => void;
  /** A finger was drawn across the board, by so much. Where this means something, it takes two fingers to pan. */
  readonly stroke?: (right: number, down: number) => void;
  /** Whether that means something now; always if absent. */
  readonly isStroke?: () => boolean;
  /** Whether somebody stands there who is led by a drag, and each cell the drag comes to. */
  readonly isLed?: (cell: Cell) => boolean;
  readonly lead?: (cell: Cell) => void;
}

/** A pixel of the board's window. */
export interface Touch {
  x: number;
  y: number;
}

/** Where on the board something happens. */
export function pixelAt(board: HTMLElement, { clientX, clientY }: MouseEvent): Touch {
  const { left, top } = board.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}

/** The wheel zooms where it points. */
export function zoomByWheel(board: HTMLElement, model: BoardModel, event: WheelEvent): void {
  event.preventDefault(); // the page stays where it is, also at the ends of the zoom
  const unit = [1, LINE, board.clientHeight][event.deltaMode];
  model.zoomAt(Math.exp(-event.deltaY * unit * WHEEL_SPEED), pixelAt(board, event));
}

/** Listens on the board's element until the returned function is called. */
export function listenToPointers(
  board: HTMLElement,
  model: BoardModel,
  { moveEnd, pick, stroke, isStroke: isMeant, isLed, lead }: BoardHands,
): () => void {
  const touches = new Map<number, Touch>();
  let start: Touch = { x: 0, y: 0 };
  let isTap = false;
  let isStroke = false;
  let held: End | undefined;
  /** The cell a drag has come to, while it leads somebody. */
  let led: Cell | undefined;

  const at = (event: MouseEvent): Touch => pixelAt(board, event);

  const down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    board.setPointerCapture(event.pointerId);
    start = at(event);
    touches.set(event.pointerId, start);
    isTap = touches.size === 1;
    isStroke = isTap && stroke !== undefined && event.pointerType !== 'mouse' && isMeant?.() !== false;
    held = isTap && moveEnd !== undefined ? endNear(model, start) : undefined;
    const cell = isTap ? model.cellUnder(start.x, start.y) : undefined;
    led = cell !== undefined && isLed?.(cell) === true ? cell : undefined;
  };

  const move = (event: PointerEvent): void => {
    const now = at(event);
    const before = touches.get(event.pointerId);
    if (before === undefined) {
      if (event.pointerType === 'mouse') {
        model.hover(model.cellUnder(now.x, now.y));
        board.style.cursor = moveEnd === undefined || endNear(model, now) === undefined ? '' : 'grab';
      }
      return;
    }
    if (isTap && Math.hypot(now.x - start.x, now.y - start.y) < TREMBLE) return;
    isTap = false;
    const other = [...touches].find(([id]) => id !== event.pointerId)?.[1];
    touches.set(event.pointerId, now);
    if (other !== undefined) pinch(model, before, now, other);
    else if (held !== undefined) showAt(model, now);
    else if (led !== undefined) {
      const cell = model.cellUnder(now.x, now.y);
      if (cell !== undefined && cell !== led) lead?.(cell);
      led = cell ?? led;
    } else if (!isStroke) model.pan(now.x - before.x, now.y - before.y);
  };

  const up = (event: PointerEvent): void => {
    const wasDown = touches.delete(event.pointerId);
    if (!wasDown || event.type === 'pointercancel') return;
    const end = at(event);
    const cell = showAt(model, isTap || held !== undefined ? end : undefined);
    if (cell !== undefined && isTap) pick?.(cell);
    else if (cell !== undefined && held !== undefined) moveEnd?.(held, cell);
    else if (led === undefined && isStroke && Math.hypot(end.x - start.x, end.y - start.y) >= STROKE)
      stroke?.(end.x - start.x, end.y - start.y);
    held = led = undefined;
    isTap = isStroke = false;
  };

  const leave = (): void => model.hover(undefined);

  const wheel = (event: WheelEvent): void => zoomByWheel(board, model, event);

  const listeners = Object.entries({
    pointerdown: down,
    pointermove: move,
    pointerup: up,
    pointercancel: up,
    pointerleave: leave,
    wheel,
  }) as [string, EventListener][];
  for (const [type, listener] of listeners) board.addEventListener(type, listener, { passive: false });
  return () => {
    for (const [type, listener] of listeners) board.removeEventListener(type, listener);
  };
}

/** Puts the cursor where the pointer is, if that is on the board. */
function showAt(model: BoardModel, at: Touch | undefined): Cell | undefined {
  const cell = at === undefined ? undefined : model.cellUnder(at.x, at.y);
  if (cell !== undefined) model.setCursor(cell);
  return cell;
}

/** Two fingers zoom and pan: one that moves, from before to now, and the other. */
export function pinch(model: BoardModel, before: Touch, now: Touch, other: Touch): void {
  const ratio = Math.hypot(now.x - other.x, now.y - other.y) / Math.hypot(before.x - other.x, before.y - other.y);
  const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
  if (Number.isFinite(ratio) && ratio > 0) model.zoomBy(ratio, middle);
  model.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
}

/** The end of the maze under the pointer; the exit where both are, because it is drawn on top. */
function endNear(model: BoardModel, { x, y }: Touch): End | undefined {
  const scene = model.frame.value?.scene;
  const reach = Math.max(CATCH, model.viewport.value.scale * 0.4);
  for (const end of ['exit', 'entrance'] as const) {
    const cell = scene?.[end];
    if (cell === undefined) continue;
    const dot = model.pixelOfCell(cell);
    if (Math.hypot(dot.x - x, dot.y - y) <= reach) return end;
  }
  return undefined;
}
