/** Draws a frame on a canvas, in layers: cells, walls, path, marks. What is drawn comes from `asterion/render`. */

import { type Mark, marksOf, type Palette } from 'asterion/render';
import { CellImage, hasStraightRows } from './cells.js';
import { wholeOf } from './crop.js';
import type { Frame } from './frame.js';
import { Glide } from './glide.js';
import { type Lines, linesFor, paintLines } from './lines.js';
import { paintMark } from './mark.js';
import { paintNotes } from './notes.js';
import { type Area, pixelOf, type Size, type Viewport } from './viewport.js';

/** CSS pixels a cell from which walls can be told apart. */
const WALLS_FROM = 4;
/** From here on the true shape of a cell can be seen; below, a brick in its place will do. */
const POLYGONS_FROM = 12;
/** CSS pixels by which walls reach over the edge. */
const FRINGE = 6;

export class BoardPainter {
  readonly #cells = new CellImage();
  readonly #glide = new Glide();
  #lines: Lines | undefined;

  /**
   * On an empty canvas; `ratio` is how many pixels of the screen a CSS pixel has. With a time, in milliseconds, figures
   * may be on their way: then it returns that there is more to come.
   */
  paint(
    context: CanvasRenderingContext2D,
    frame: Frame,
    palette: Palette,
    viewport: Viewport,
    window: Size,
    ratio: number,
    now?: number,
  ): boolean {
    const { grid } = frame.scene.world;
    const hasLines = viewport.scale >= WALLS_FROM;
    context.save();
    clipTo(context, frame.area, viewport, ratio);
    this.#cells.update(frame, palette, !hasLines);
    context.lineJoin = 'round';
    const scale = viewport.scale * ratio;
    // Whole pixels: walls between pixels would be blurred.
    const [left, top] = [Math.round(viewport.left * ratio), Math.round(viewport.top * ratio)];
    context.setTransform(scale, 0, 0, scale, left, top);
    this.#lines = hasLines ? linesFor(frame, viewport, window, this.#lines) : undefined;
    const lines = this.#lines;
    if (!hasStraightRows(grid)) this.#cells.paintPolygons(context, wholeOf(frame.scene), grid, scale);
    else if (lines === undefined || grid.shape.isSquare) this.#cells.paint(context, grid, scale);
    else if (viewport.scale < POLYGONS_FROM) this.#cells.paintRows(context, lines.crop, grid);
    else this.#cells.paintPolygons(context, lines.crop, grid, scale);
    if (lines !== undefined) paintLines(context, lines, palette, scale, ratio, left, top);
    context.setTransform(ratio, 0, 0, ratio, left, top);
    const marks = marksOf(frame.scene, frame.hasNoDots !== true, frame.roles);
    const taken = new Set(marks.map(({ cell }) => cell));
    if (lines !== undefined) paintNotes(context, frame, lines.crop, taken, palette, viewport.scale);
    for (const mark of this.#glide.placed({ picture: frame, grid, marks, nameOf }, now))
      paintMark(context, mark, palette, viewport.scale);
    context.restore();
    return this.#glide.isOn;
  }
}

/** Only figures walk. */
export const nameOf = (mark: Mark): string | undefined =>
  mark.kind === 'actor' ? `${mark.role} ${mark.index}` : undefined;

/** Of what lies around the part that is shown only as much is seen as walls are thick. */
function clipTo(context: CanvasRenderingContext2D, area: Area | undefined, viewport: Viewport, ratio: number): void {
  if (area === undefined) return;
  const { x, y } = pixelOf(viewport, { x: area.x ?? 0, y: area.y ?? 0 });
  const [width, height] = [area.width * viewport.scale, area.height * viewport.scale];
  context.beginPath();
  context.rect((x - FRINGE) * ratio, (y - FRINGE) * ratio, (width + 2 * FRINGE) * ratio, (height + 2 * FRINGE) * ratio);
  context.clip();
}
