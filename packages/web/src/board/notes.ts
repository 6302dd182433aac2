/** What is written into the cells, where they are large enough to be read, and the hatching of their ground. */

import { type Palette, rampColour } from 'asterion/render';
import type { Cell } from 'asterion/world';
import { addPolygon } from './cells.js';
import type { Crop } from './crop.js';
import type { Frame } from './frame.js';
import { inkOn } from './ink.js';

/** CSS pixels: smaller letters are no help, larger ones shout. */
const SMALLEST_TEXT = 8.5;
const LARGEST_TEXT = 20;
/** Shares of a cell: the height of letters, and the width of one. */
const HEIGHT = 0.48;
const WIDTH = 0.6;
/** CSS pixels between two lines of the hatching. */
const HATCH = 6;

export class NotesPainter {
  #hatch: { readonly pattern: CanvasPattern; readonly colour: string; readonly size: number } | undefined;

  /** Hatches, in drawing units; `scale` is a cell's width in pixels of the screen, `ratio` that of a CSS pixel. */
  paintGround(
    context: CanvasRenderingContext2D,
    { scene, notes }: Frame,
    { first, rows, cols }: Crop,
    palette: Palette,
    scale: number,
    ratio: number,
  ): void {
    const pattern = this.#patternFor(context, palette.quarry, Math.round(HATCH * ratio));
    if (pattern === undefined || notes === undefined) return;
    const { grid } = scene.world;
    pattern.setTransform(new DOMMatrix([1 / scale, 0, 0, 1 / scale, 0, 0]));
    context.fillStyle = pattern;
    for (let row = first[0]; row < first[0] + rows; row++) {
      const path = new Path2D(); // a row each: what a browser needs for a path grows faster than its length
      for (let col = first[1]; col < first[1] + cols; col++) {
        const cell = row * grid.cols + col;
        if (notes.isHatched(cell)) addPolygon(path, grid, cell);
      }
      context.fill(path);
    }
  }

  /** Writes, in CSS pixels from the corner of the drawing; not into `taken` cells, where something stands. */
  paintTexts(
    context: CanvasRenderingContext2D,
    { scene, layers, notes }: Frame,
    { first, rows, cols }: Crop,
    taken: ReadonlySet<Cell>,
    palette: Palette,
    scale: number,
  ): void {
    const { grid } = scene.world;
    if (notes === undefined || HEIGHT * scale < SMALLEST_TEXT) return;
    const inkOf = inksFor(layers.distances, palette);
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    for (let row = first[0]; row < first[0] + rows; row++) {
      for (let col = first[1]; col < first[1] + cols; col++) {
        const cell = row * grid.cols + col;
        const text = taken.has(cell) ? '' : notes.textOf(cell);
        const size = Math.min(HEIGHT * scale, (0.9 * scale) / (WIDTH * text.length), LARGEST_TEXT);
        if (text === '' || size < SMALLEST_TEXT) continue;
        const { x, y } = grid.centre(cell);
        context.font = `600 ${size}px system-ui, sans-serif`;
        context.fillStyle = inkOf(cell);
        context.fillText(text, x * scale, y * scale + size * 0.06);
      }
    }
  }

  #patternFor(context: CanvasRenderingContext2D, colour: string, size: number): CanvasPattern | undefined {
    if (this.#hatch?.colour === colour && this.#hatch.size === size) return this.#hatch.pattern;
    const tile = document.createElement('canvas');
    tile.width = tile.height = size;
    const brush = tile.getContext('2d');
    if (brush === null) return undefined;
    brush.strokeStyle = colour;
    brush.lineWidth = size / HATCH;
    brush.globalAlpha = 0.45;
    // Thrice, so that the corners of the tile join up with its neighbours.
    for (const shift of [-size, 0, size]) {
      brush.moveTo(shift - 1, size + 1);
      brush.lineTo(shift + size + 1, -1);
    }
    brush.stroke();
    const pattern = context.createPattern(tile, 'repeat');
    if (pattern !== null) this.#hatch = { pattern, colour, size };
    return pattern ?? undefined;
  }
}

/** Black or white on heat, whichever is read more easily; the usual ink on bare ground. */
function inksFor(distances: ArrayLike<number> | undefined, palette: Palette): (cell: Cell) => string {
  if (distances === undefined) return () => palette.text;
  let most = 1;
  for (let cell = 0; cell < distances.length; cell++) most = Math.max(most, distances[cell]);
  const known = new Map<number, string>();
  return (cell) => {
    const distance = distances[cell];
    if (distance < 0) return palette.text;
    const ink = known.get(distance) ?? inkOn(rampColour(palette.heat, distance / most));
    known.set(distance, ink);
    return ink;
  };
}
