/** Which part of a drawing is seen, and how large. Pure arithmetic; units are drawing units and CSS pixels. */

import type { Point } from 'asterion/world';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The part of a drawing that is shown: from which point on, its first unless told. */
export interface Area extends Size {
  readonly x?: number;
  readonly y?: number;
}

/** What a drawing is looked at through, in CSS pixels. */
export interface Window extends Size {
  /** How many pixels of the screen a CSS pixel has; one unless told. */
  readonly ratio?: number;
}

/** A point of the drawing appears at `x * scale + left`, `y * scale + top`. */
export interface View {
  readonly scale: number;
  readonly left: number;
  readonly top: number;
}

/** Room around a fitted drawing for the thickness of its walls and the cursor. */
const MARGIN = 6;
/** A cell at the largest: bigger than a finger. */
const LARGEST_CELL = 72;
/** A cell of a drawing that is shown whole: a third of a large screen, so that the smallest levels fill it too. */
const LARGEST_FITTED = 256;
/** How much of the size whole pixels may cost. */
const DEAREST = 1 / 16;

/** The whole drawing, as large as fits, in the middle. */
export function fitView(drawing: Area, window: Window): View {
  const room = (length: number, share: number): number => (length - 2 * MARGIN) / share;
  const scale = Math.min(room(window.width, drawing.width), room(window.height, drawing.height));
  return centred(drawing, window, whole(Math.min(Math.max(scale, 1e-3), LARGEST_FITTED), window));
}

/** Cells of whole pixels of the screen, where that costs little: then all walls are equally sharp. */
function whole(scale: number, { ratio = 1 }: Window): number {
  const smaller = Math.floor(scale * ratio + 1e-6) / ratio;
  return smaller < scale * (1 - DEAREST) ? scale : smaller;
}

const centred = (drawing: Area, window: Window, scale: number): View => {
  const { ratio = 1 } = window;
  const start = (room: number, length: number, from = 0): number =>
    Math.round(((room - length * scale) / 2 - from * scale) * ratio) / ratio;
  return {
    scale,
    left: start(window.width, drawing.width, drawing.x),
    top: start(window.height, drawing.height, drawing.y),
  };
};

/** A scale as near to the wished one as can be had: never smaller than fitted, and of whole pixels. */
export function nearestScale(wished: number, drawing: Area, window: Window): number {
  const fitted = fitView(drawing, window).scale;
  return Math.max(whole(Math.min(wished, LARGEST_CELL), window), fitted);
}

/** With cells of that scale, and the point under `at` held still. */
export function zoomView(view: View, wished: number, at: Point, drawing: Area, window: Window): View {
  const scale = nearestScale(wished, drawing, window);
  const ratio = scale / view.scale;
  return held(
    { scale, left: at.x - (at.x - view.left) * ratio, top: at.y - (at.y - view.top) * ratio },
    drawing,
    window,
  );
}

export const panView = (view: View, right: number, down: number, drawing: Area, window: Window): View =>
  held({ ...view, left: view.left + right, top: view.top + down }, drawing, window);

/** Pans just so far that a place and its surroundings (`around` drawing units) are seen. */
export function revealInView(view: View, place: Point, around: number, drawing: Area, window: Window): View {
  const right = intoRange(place.x * view.scale + view.left, around * view.scale, window.width);
  const down = intoRange(place.y * view.scale + view.top, around * view.scale, window.height);
  return right === 0 && down === 0 ? view : panView(view, right, down, drawing, window);
}

function intoRange(at: number, around: number, length: number): number {
  const room = Math.min(around, length / 2);
  return at < room ? room - at : at > length - room ? length - room - at : 0;
}

/** No empty space where there could be drawing: a direction that fits is centred, any other has no gap at its edges. */
function held(view: View, drawing: Area, window: Window): View {
  const middle = centred(drawing, window, view.scale);
  const { scale } = view;
  const edge = (start: number, centre: number, [from, length]: readonly [number, number], room: number): number =>
    length + 2 * MARGIN <= room ? centre : Math.min(Math.max(start + from, room - length - MARGIN), MARGIN) - from;
  return {
    scale,
    left: edge(view.left, middle.left, [(drawing.x ?? 0) * scale, drawing.width * scale], window.width),
    top: edge(view.top, middle.top, [(drawing.y ?? 0) * scale, drawing.height * scale], window.height),
  };
}

/** Whether a place is seen. */
export function isInView(view: View, place: Point, window: Size): boolean {
  const { x, y } = pixelOf(view, place);
  return x >= 0 && x <= window.width && y >= 0 && y <= window.height;
}

/** Whether a point of the drawing is in the part that is shown. */
export const isInArea = ({ x: left = 0, y: top = 0, width, height }: Area, { x, y }: Point): boolean =>
  x >= left && x <= left + width && y >= top && y <= top + height;

/** The point of the drawing under a pixel of the window. */
export const pointUnder = (view: View, x: number, y: number): Point => ({
  x: (x - view.left) / view.scale,
  y: (y - view.top) / view.scale,
});

/** Where a point of the drawing appears. */
export const pixelOf = (view: View, point: Point): Point => ({
  x: point.x * view.scale + view.left,
  y: point.y * view.scale + view.top,
});
