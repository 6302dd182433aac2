/**
 * The cells of a frame on a canvas: one pixel each in an image that is scaled up, which redraws a million in a few
 * milliseconds. Squares are shown by that image alone, other shapes by its rows put where they are, and as polygons
 * where the window asks for them.
 */

import { cellColours, type Palette } from 'asterion/render';
import { type Cell, cellAt, type Grid } from 'asterion/world';
import type { Crop } from './crop.js';
import type { Frame } from './frame.js';
import { paintPlain } from './plain.js';

export class CellImage {
  readonly #cells = document.createElement('canvas');
  #image: ImageData | undefined;
  #pictured: { readonly frame: Frame; readonly palette: Palette; readonly withPath: boolean } | undefined;

  /** Brings the image up to date; the path is part of it where it is not drawn as a line. */
  update(frame: Frame, palette: Palette, withPath: boolean): void {
    const last = this.#pictured;
    if (last?.frame === frame && last.palette === palette && last.withPath === withPath) return;
    const { rows, cols } = frame.scene.world.grid;
    if (this.#image?.width !== cols || this.#image.height !== rows) {
      this.#image = new ImageData(cols, rows);
      this.#cells.width = cols;
      this.#cells.height = rows;
    }
    const { path = [], ...rest } = frame.layers;
    const ways = [...(frame.trail ?? []), ...path];
    const layers = withPath ? { ...rest, path: ways } : rest;
    const { data } = this.#image;
    if (!paintPlain(frame.scene, layers, palette, data)) cellColours(frame.scene, layers, palette, data);
    this.#cells.getContext('2d')?.putImageData(this.#image, 0, 0);
    this.#pictured = { frame, palette, withPath };
  }

  /** The whole image, as large as the drawing. */
  paint(context: CanvasRenderingContext2D, grid: Grid, scale: number): void {
    // Below a pixel a cell, averaging keeps what would fall between pixels.
    context.imageSmoothingEnabled = scale < 1;
    context.imageSmoothingQuality = 'high';
    const shift = (grid.width - grid.cols) / 2;
    context.drawImage(this.#cells, shift, 0, grid.cols, grid.height);
  }

  /** The image row by row, each where its cells are. */
  paintRows(context: CanvasRenderingContext2D, { first, rows, cols }: Crop, grid: Grid): void {
    context.imageSmoothingEnabled = false;
    const height = grid.height / grid.rows;
    for (let row = first[0]; row < first[0] + rows; row++) {
      const drawn = grid.origin === 'top' ? row : grid.rows - 1 - row;
      const { x, y } = grid.centre(cellAt(grid, row, first[1]));
      context.drawImage(this.#cells, first[1], drawn, cols, 1, x - 0.5, y - height / 2, cols, height);
    }
  }

  /** Each cell in its true shape. Row by row: what a browser needs for a path grows faster than its length. */
  paintPolygons(context: CanvasRenderingContext2D, crop: Crop, grid: Grid, scale: number): void {
    const pixels = this.#image?.data;
    if (pixels === undefined) return;
    context.lineWidth = 1 / scale;
    const colours = new Uint32Array(pixels.buffer);
    for (let row = crop.first[0]; row < crop.first[0] + crop.rows; row++) {
      for (const [colour, path] of rowByColour(crop, grid, row, colours)) {
        context.fillStyle = context.strokeStyle = cssColour(colour);
        context.fill(path);
        context.stroke(path); // covers the seams between neighbours
      }
    }
  }
}

/** The cells of a row that are seen, one path a colour. */
function rowByColour(crop: Crop, grid: Grid, row: number, colours: Uint32Array): Map<number, Path2D> {
  const paths = new Map<number, Path2D>();
  const drawn = grid.origin === 'top' ? row : grid.rows - 1 - row;
  for (let col = crop.first[1]; col < crop.first[1] + crop.cols; col++) {
    const colour = colours[drawn * grid.cols + col];
    const path = paths.get(colour) ?? new Path2D();
    paths.set(colour, path);
    addPolygon(path, grid, row * grid.cols + col);
  }
  return paths;
}

function addPolygon(path: Path2D, grid: Grid, cell: Cell): void {
  for (const [at, side] of grid.shape.sides.entries()) {
    const [{ x, y }] = grid.side(cell, side);
    if (at === 0) path.moveTo(x, y);
    else path.lineTo(x, y);
  }
  path.closePath();
}

function cssColour(pixel: number): string {
  const [red, green, blue] = new Uint8Array(Uint32Array.of(pixel).buffer);
  return `rgb(${red} ${green} ${blue})`;
}
