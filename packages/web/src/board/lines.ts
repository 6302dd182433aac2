/** The lines of a frame, walls and path, for the part of it that is seen, and a little more. */

import { type Palette, stretchesOf, wallSegments } from 'asterion/render';
import { type Cell, colOf, type Grid, type Point, rect, rowOf, type World } from 'asterion/world';
import { type Crop, cropScene } from './crop.js';
import type { Frame } from './frame.js';
import { pointUnder, type Size, type View } from './view.js';

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
export function linesFor(frame: Frame, view: View, window: Size, last: Lines | undefined): Lines {
  const [from, to] = [pointUnder(view, 0, 0), pointUnder(view, window.width, window.height)];
  if (last?.frame === frame && holds(last, from, to)) return last;
  // A bit more on each side: panning a little needs no new lines.
  const [width, height] = [(to.x - from.x) / 8, (to.y - from.y) / 8];
  const [wideFrom, wideTo] = [
    { x: from.x - width, y: from.y - height },
    { x: to.x + width, y: to.y + height },
  ];
  const crop = cropScene(frame.scene, wideFrom, wideTo);
  return { frame, from: wideFrom, to: wideTo, crop, walls: wallsOf(crop), ...waysIn(crop, frame) };
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

const waysIn = (crop: Crop, { scene: { world }, layers, trail = [] }: Frame) => ({
  trail: wayIn(crop, world, trail),
  path: wayIn(crop, world, layers.path ?? []),
});

/** A way from cell to cell, leaving out what is far outside the crop. */
function wayIn(crop: Crop, world: World, cells: readonly Cell[]): Path2D {
  const { grid } = world;
  const line = new Path2D();
  for (const stretch of stretchesOf(world, cells)) {
    let wasIn = false;
    for (const cell of stretch.length === 1 ? [stretch[0], stretch[0]] : stretch) {
      const isIn = isInCrop(crop, grid, cell);
      const { x, y } = grid.centre(cell);
      if (isIn && wasIn) line.lineTo(x, y);
      else if (isIn) line.moveTo(x, y);
      wasIn = isIn;
    }
  }
  return line;
}

function isInCrop({ first, rows, cols }: Crop, grid: Grid, cell: Cell): boolean {
  const [row, col] = [rowOf(grid, cell) - first[0], colOf(grid, cell) - first[1]];
  return row >= 0 && row < rows && col >= 0 && col < cols;
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
  const isRect = crop.scene.world.grid.shape === rect;
  const half = isRect && width % 2 === 1 ? 0.5 : 0; // a line of odd width fills whole pixels only between two of them
  context.setTransform(scale, 0, 0, scale, left + half, top + half);
  context.strokeStyle = palette.wall;
  context.lineWidth = width / scale;
  context.lineCap = isRect ? 'square' : 'round';
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
