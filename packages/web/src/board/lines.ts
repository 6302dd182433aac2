/** The lines of a frame, walls and path, for the part of it that is seen, and a little more. */

import { type Palette, routeLines, wallSegments } from 'asterion/render';
import type { Cell, Point, World } from 'asterion/world';
import { type Crop, cropScene } from './crop.js';
import type { Frame } from './frame.js';
import { pointUnder, type Size, type Viewport } from './viewport.js';

const LINES_A_PATH = 256;
/** CSS pixels of a wall: thicker ones would look like buildings. */
const THICKEST = 7;

export interface Lines {
  readonly frame: Frame;
  readonly from: Point;
  readonly to: Point;
  readonly crop: Crop;
  readonly walls: readonly Path2D[];
  readonly trail: Path2D;
  readonly path: Path2D;
}

const holds = (lines: Lines, from: Point, to: Point): boolean =>
  lines.from.x <= from.x && lines.from.y <= from.y && lines.to.x >= to.x && lines.to.y >= to.y;

/** The lines of what is seen: `last` again, where that will do. */
export function linesFor(frame: Frame, viewport: Viewport, window: Size, last: Lines | undefined): Lines {
  const [from, to] = [pointUnder(viewport, 0, 0), pointUnder(viewport, window.width, window.height)];
  if (last?.frame === frame && holds(last, from, to)) return last;
  // A bit more on each side: panning a little needs no new lines.
  const [width, height] = [(to.x - from.x) / 8, (to.y - from.y) / 8];
  const [wideFrom, wideTo] = [
    { x: from.x - width, y: from.y - height },
    { x: to.x + width, y: to.y + height },
  ];
  const crop = cropScene(frame.scene, wideFrom, wideTo);
  return { frame, from: wideFrom, to: wideTo, crop, walls: wallsOf(crop), ...waysIn(wideFrom, wideTo, frame) };
}

/** Many short paths: what a browser needs for a long one grows faster than its length. */
function wallsOf({ scene, offset }: Crop): Path2D[] {
  const walls: Path2D[] = [];
  const lines = wallSegments(scene);
  for (let from = 0; from < lines.length; from += 4 * LINES_A_PATH) {
    const path = new Path2D();
    for (let at = from; at < Math.min(from + 4 * LINES_A_PATH, lines.length); at += 4) {
      path.moveTo(lines[at] + offset.x, lines[at + 1] + offset.y);
      path.lineTo(lines[at + 2] + offset.x, lines[at + 3] + offset.y);
    }
    walls.push(path);
  }
  return walls;
}

const waysIn = (from: Point, to: Point, { scene: { world }, layers, trail = [] }: Frame) => ({
  trail: wayIn(from, to, world, trail),
  path: wayIn(from, to, world, layers.path ?? []),
});

/** How far beyond the window a way is still drawn: more than a step is long. */
const BEYOND = 3;

/** A way from cell to cell, leaving out what is far outside the window. */
function wayIn(from: Point, to: Point, world: World, cells: readonly Cell[]): Path2D {
  const path = new Path2D();
  const isNear = ({ x, y }: Point): boolean =>
    x > from.x - BEYOND && x < to.x + BEYOND && y > from.y - BEYOND && y < to.y + BEYOND;
  for (const line of routeLines(world, cells)) {
    let wasNear = false;
    for (const point of line.length === 1 ? [line[0], line[0]] : line) {
      const isIn = isNear(point);
      if (isIn && wasNear) path.lineTo(point.x, point.y);
      else if (isIn) path.moveTo(point.x, point.y);
      wasNear = isIn;
    }
  }
  return path;
}

export function paintLines(
  context: CanvasRenderingContext2D,
  { crop, walls, trail, path }: Lines,
  palette: Palette,
  scale: number,
  ratio: number,
  left: number,
  top: number,
): void {
  const width = Math.max(1, Math.min(Math.round(scale / 11), Math.round(THICKEST * ratio)));
  const { isSquare } = crop.scene.world.grid.shape;
  const half = isSquare && width % 2 === 1 ? 0.5 : 0; // a line of odd width fills whole pixels only between two of them
  context.setTransform(scale, 0, 0, scale, left + half, top + half);
  context.strokeStyle = palette.wall;
  context.lineWidth = width / scale;
  context.lineCap = isSquare ? 'square' : 'round';
  for (const line of walls) context.stroke(line);
  context.strokeStyle = palette.quarry;
  context.lineWidth = Math.max(0.36, 2.5 / scale);
  context.lineCap = 'round';
  context.globalAlpha = 0.45;
  context.stroke(trail);
  context.globalAlpha = 1;
  context.strokeStyle = palette.path;
  context.lineWidth = Math.max(1 / 6, 1.5 / scale);
  context.stroke(path);
}
