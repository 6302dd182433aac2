/**
 * A maze that grows or is solved, frame by frame: ground alone, visits and ways on it. The same pixels as those of the
 * library, in one pass and without a table for every frame.
 */

import { type Layers, type Palette, pixelOf } from 'asterion/render';
import { type Cell, colOf, rowOf, type Scene } from 'asterion/world';

/** Writes a pixel a cell, the top row first, where that is all there is to paint; returns whether it is. */
export function paintPlain({ world }: Scene, layers: Layers, palette: Palette, into: Uint8ClampedArray): boolean {
  const { visited, distances, worth, path, marked } = layers;
  const { grid, terrain } = world;
  if ((terrain ?? distances ?? worth) !== undefined || !(visited instanceof Uint8Array)) return false;
  const pixels = new Uint32Array(into.buffer, into.byteOffset, grid.cellCount);
  const [floor, been] = [pixelOf(palette.floor), pixelOf(palette.visited)];
  const drawn = (row: number): number =>
    grid.origin === 'top' ? grid.rowStart(row) : grid.cellCount - grid.rowStart(row + 1);
  for (let row = 0; row < grid.rows; row++) {
    for (let at = drawn(row), cell = grid.rowStart(row), end = grid.rowStart(row + 1); cell < end; at++, cell++)
      pixels[at] = visited[cell] === 0 ? floor : been;
  }
  const paint = (cells: readonly Cell[] = [], colour: string): void => {
    const pixel = pixelOf(colour);
    for (const cell of cells) pixels[drawn(rowOf(grid, cell)) + colOf(grid, cell)] = pixel;
  };
  paint(path, palette.path);
  paint(marked, palette.marked);
  return true;
}
