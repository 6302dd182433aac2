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
export interface Viewport {
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
export function fitViewport(drawing: Area, window: Window): Viewport {
  const room = (length: number, share: number): number => (length - 2 * MARGIN) / share;
  const scale = Math.min(room(window.width, drawing.width), room(window.height, drawing.height));
  return centred(drawing, window, whole(Math.min(Math.max(scale, 1e-3), LARGEST_FITTED), window));
}

/** Cells of whole pixels of the screen, where that costs little: then all walls are equally sharp. */
function whole(scale: number, { ratio = 1 }: Window): number {
  const smaller = Math.floor(scale * ratio + 1e-6) / ratio;
  return smaller < scale * (1 - DEAREST) ? scale : smaller;
}

const centred = (drawing: Area, window: Window, scale: number): Viewport => {
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
  const fitted = fitViewport(drawing, window).scale;
  return Math.max(whole(Math.min(wished, LARGEST_CELL), window), fitted);
}

/** With cells of that scale, and the point under `at` held still. */
export function zoomViewport(viewport: Viewport, wished: number, at: Point, drawing: Area, window: Window): Viewport {
  const scale = nearestScale(wished, drawing, window);
  const ratio = scale / viewport.scale;
  return held(
    { scale, left: at.x - (at.x - viewport.left) * ratio, top: at.y - (at.y - viewport.top) * ratio },
    drawing,
    window,
  );
}

export const panViewport = (viewport: Viewport, right: number, down: number, drawing: Area, window: Window): Viewport =>
  held({ ...viewport, left: viewport.left + right, top: viewport.top + down }, drawing, window);

/** Pans just so far that a place and its surroundings (`around` drawing units) are seen. */
export function revealInViewport(
  viewport: Viewport,
  place: Point,
  around: number,
  drawing: Area,
  window: Window,
): Viewport {
  const right = intoRange(place.x * viewport.scale + viewport.left, around * viewport.scale, window.width);
  const down = intoRange(place.y * viewport.scale + viewport.top, around * viewport.scale, window.height);
  return right === 0 && down === 0 ? viewport : panViewport(viewport, right, down, drawing, window);
}

function intoRange(at: number, around: number, length: number): number {
  const room = Math.min(around, length / 2);
  return at < room ? room - at : at > length - room ? length - room - at : 0;
}

/** No empty space where there could be drawing: a direction that fits is centred, any other has no gap at its edges. */
function held(viewport: Viewport, drawing: Area, window: Window): Viewport {
  const middle = centred(drawing, window, viewport.scale);
  const { scale } = viewport;
  const edge = (start: number, centre: number, [from, length]: readonly [number, number], room: number): number =>
    length + 2 * MARGIN <= room ? centre : Math.min(Math.max(start + from, room - length - MARGIN), MARGIN) - from;
  return {
    scale,
    left: edge(viewport.left, middle.left, [(drawing.x ?? 0) * scale, drawing.width * scale], window.width),
    top: edge(viewport.top, middle.top, [(drawing.y ?? 0) * scale, drawing.height * scale], window.height),
  };
}

/** Whether a place is seen. */
export function isInViewport(viewport: Viewport, place: Point, window: Size): boolean {
  const { x, y } = pixelOf(viewport, place);
  return x >= 0 && x <= window.width && y >= 0 && y <= window.height;
}

/** Whether a point of the drawing is in the part that is shown. */
export const isInArea = ({ x: left = 0, y: top = 0, width, height }: Area, { x, y }: Point): boolean =>
  x >= left && x <= left + width && y >= top && y <= top + height;

/** The point of the drawing under a pixel of the window. */
export const pointUnder = (viewport: Viewport, x: number, y: number): Point => ({
  x: (x - viewport.left) / viewport.scale,
  y: (y - viewport.top) / viewport.scale,
});

/** Where a point of the drawing appears. */
export const pixelOf = (viewport: Viewport, point: Point): Point => ({
  x: point.x * viewport.scale + viewport.left,
  y: point.y * viewport.scale + viewport.top,
});
