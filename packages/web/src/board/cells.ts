/**
 * The cells of a frame on a canvas: one pixel each in an image that is scaled up, which redraws a million in a few
 * milliseconds. Squares are shown by that image alone; shapes of which each cell is like the first by its rows put where they
 * are, and as polygons where the window asks for them; all others as polygons at any size.
 */

import { cellColours, type Palette } from 'asterion/render';
import { type Cell, cellAt, drawnRow, type Grid, outlineOf } from 'asterion/world';
import { type Crop, cropOfRow } from './crop.js';
import type { Frame } from './frame.js';
import { paintPlain } from './plain.js';

export class CellImage {
  readonly #cells = document.createElement('canvas');
  #image: ImageData | undefined;
  /** A colour a cell in the order of the drawing: the pixels of the image, where there is one. */
  #colours = new Uint8ClampedArray();
  #pictured: { readonly frame: Frame; readonly palette: Palette; readonly withPath: boolean } | undefined;

  /** Brings the image up to date; the path is part of it where it is not drawn as a line. */
  update(frame: Frame, palette: Palette, withPath: boolean): void {
    const last = this.#pictured;
    if (last?.frame === frame && last.palette === palette && last.withPath === withPath) return;
    this.#fit(frame.scene.world.grid);
    const { path = [], ...rest } = frame.layers;
    const ways = [...(frame.trail ?? []), ...path];
    const layers = withPath ? { ...rest, path: ways } : rest;
    const colours = this.#colours;
    if (!paintPlain(frame.scene, layers, palette, colours)) cellColours(frame.scene, layers, palette, colours);
    if (this.#image !== undefined) this.#cells.getContext('2d')?.putImageData(this.#image, 0, 0);
    this.#pictured = { frame, palette, withPath };
  }

  #fit(grid: Grid): void {
    const { rows, cols, cellCount } = grid;
    if (!hasStraightRows(grid)) {
      this.#image = undefined;
      if (this.#colours.length !== 4 * cellCount) this.#colours = new Uint8ClampedArray(4 * cellCount);
      return;
    }
    if (this.#image?.width === cols && this.#image.height === rows) return;
    this.#image = new ImageData(cols, rows);
    this.#colours = this.#image.data;
    this.#cells.width = cols;
    this.#cells.height = rows;
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
      const drawn = drawnRow(grid, row);
      const { x, y } = grid.centre(cellAt(grid, row, first[1]));
      context.drawImage(this.#cells, first[1], drawn, cols, 1, x - 0.5, y - height / 2, cols, height);
    }
  }

  /** Each cell in its true shape. Row by row: what a browser needs for a path grows faster than its length. */
  paintPolygons(context: CanvasRenderingContext2D, crop: Crop, grid: Grid, scale: number): void {
    context.lineWidth = 1 / scale;
    const colours = new Uint32Array(this.#colours.buffer);
    for (let row = crop.first[0]; row < crop.first[0] + crop.rows; row++) {
      for (const [colour, path] of rowByColour(crop, grid, row, colours)) {
        context.fillStyle = context.strokeStyle = cssColour(colour);
        context.fill(path);
        context.stroke(path); // covers the seams between neighbours
      }
    }
  }
}

/** Whether cells are put side by side in straight rows, as pixels of an image are. */
export const hasStraightRows = ({ shape }: Grid): boolean => shape.isSquare || shape.lattice !== undefined;

/** The cells of a row that are seen, one path a colour. */
function rowByColour(crop: Crop, grid: Grid, row: number, colours: Uint32Array): Map<number, Path2D> {
  const paths = new Map<number, Path2D>();
  // Colours are in the order of the drawing: from the bottom, every row has as many before it as there are cells after it.
  const [start, end] = [grid.rowStart(row), grid.rowStart(row + 1)];
  const before = grid.origin === 'top' ? start : grid.cellCount - end;
  const [from, last] = cropOfRow(crop, grid, row);
  for (let cell = from; cell < last; cell++) {
    const colour = colours[before + cell - start];
    const path = paths.get(colour) ?? new Path2D();
    paths.set(colour, path);
    addPolygon(path, grid, cell);
  }
  return paths;
}

function addPolygon(path: Path2D, grid: Grid, cell: Cell): void {
  for (const [at, { x, y }] of outlineOf(grid, cell).entries()) {
    if (at === 0) path.moveTo(x, y);
    else path.lineTo(x, y);
  }
  path.closePath();
}

function cssColour(pixel: number): string {
  const [red, green, blue] = new Uint8Array(Uint32Array.of(pixel).buffer);
  return `rgb(${red} ${green} ${blue})`;
}
