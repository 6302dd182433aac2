/** The cells of a scene as one pixel each, ready for an image that is scaled up: how a page redraws a million cells. */

import { drawnRow, type Scene } from '../world/index.js';
import { fillColours, fillsOf } from './fills.js';
import type { Layers } from './layers.js';
import { type Palette, rgbOf } from './palette.js';

/**
 * One RGBA pixel a cell, row after row, the top row of the picture first. Writes into `into` (4 bytes a cell, on a
 * multiple of 4 in its buffer) or a new array. Entrance, exit, tunnels and actors are not part of it: see `marksOf`.
 * Leave `path` out of the layers where it is drawn as a line.
 */
export function cellColours(
  scene: Scene,
  layers: Layers,
  palette: Palette,
  into: Uint8ClampedArray<ArrayBuffer> = new Uint8ClampedArray(scene.world.grid.cellCount * 4),
): Uint8ClampedArray<ArrayBuffer> {
  const { grid } = scene.world;
  if (into.length !== grid.cellCount * 4) {
    throw new RangeError(`Expected room for ${grid.cellCount * 4} bytes, four a cell, got ${into.length}.`);
  }
  const pixels = new Uint32Array(into.buffer, into.byteOffset, grid.cellCount);
  const fills = fillsOf(scene, layers);
  const colours = Uint32Array.from(fillColours(palette), pixelOf);
  let at = 0;
  for (let drawn = 0; drawn < grid.rows; drawn++) {
    const row = drawnRow(grid, drawn);
    const end = grid.rowStart(row + 1);
    for (let cell = grid.rowStart(row); cell < end; cell++) pixels[at++] = colours[fills[cell]];
  }
  return into;
}

/** A colour, opaque, as the number whose bytes in memory are red, green, blue, alpha, whatever the byte order here. */
export function pixelOf(colour: string): number {
  return new Uint32Array(Uint8Array.from([...rgbOf(colour), 255]).buffer)[0];
}
