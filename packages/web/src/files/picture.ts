/** A world in pixels. */

import { drawPixels } from 'asterion/render';
import type { Scene } from 'asterion/world';
import type { Subject } from './export.js';

/** Browsers refuse canvases beyond such sizes, some of them silently. */
const LONGEST_EDGE = 8192;

/** Pixels a cell at most for a PNG that every browser can make. */
export const largestCell = ({ world: { grid } }: Scene): number =>
  Math.max(1, Math.floor((LONGEST_EDGE - 64) / (Math.max(grid.width, grid.height) + 1)));

export function pictureOf({ scene, layers, palette: colours }: Subject, cellSize: number): HTMLCanvasElement {
  const { width, height, data } = drawPixels(scene, layers, { cellSize, palette: colours });
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.putImageData(new ImageData(data, width, height), 0, 0);
  return canvas;
}
