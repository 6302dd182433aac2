/** `--mask FILE`: which cells belong to the maze, from a character map or a PNG image. */

import { faultText, parseCharMap } from 'asterion/notation';
import { Terrain } from 'asterion/world';
import { darkPixels } from '../host/dark-pixels.js';
import { Failure, type Host } from '../host/host.js';
import { inputName, readBytes } from '../host/input.js';
import { isPng } from '../host/png-file.js';

export interface Mask {
  readonly rows: number;
  readonly cols: number;
  /** By cell, row 0 at the bottom. */
  readonly terrain: Uint8Array;
}

/** Dark pixels, or `#` and blanks, stay out of the maze; a pixel or a character is a cell. */
export async function readMask(path: string, host: Host): Promise<Mask> {
  const bytes = await readBytes(path, host);
  const name = inputName(path);
  const mask = isPng(bytes) ? await maskFromImage(bytes, name, host) : maskFromText(bytes.toString(), name);
  if (!mask.terrain.includes(Terrain.floor))
    throw new Failure(`${name}: expected a mask with a cell in it, found none`);
  return mask;
}

function maskFromText(text: string, name: string): Mask {
  const read = parseCharMap(text, { origin: 'top' });
  if (!read.ok) throw new Failure(faultText(read.fault, name));
  const { grid, terrain } = read.value.world;
  const isOut = (cell: number) => terrain !== undefined && terrain[cell] !== Terrain.floor;
  return fromTop(grid.rows, grid.cols, isOut);
}

async function maskFromImage(bytes: Buffer, name: string, host: Host): Promise<Mask> {
  const { width, height, isDark } = await darkPixels(bytes, name, host);
  return fromTop(height, width, (pixel) => isDark[pixel] === 1);
}

/** Pictures begin with their top row, mazes with their bottom one. */
function fromTop(rows: number, cols: number, isOut: (index: number) => boolean): Mask {
  const terrain = new Uint8Array(rows * cols);
  for (let cell = 0; cell < terrain.length; cell++) {
    const row = Math.floor(cell / cols);
    terrain[cell] = isOut((rows - 1 - row) * cols + (cell % cols)) ? Terrain.wall : Terrain.floor;
  }
  return { rows, cols, terrain };
}
