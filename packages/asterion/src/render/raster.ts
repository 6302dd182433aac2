/** Shapes on a picture of RGBA pixels: rectangles without and strokes with antialiasing, polygons that share edges. */

import type { Point } from '../world/index.js';
import { pixelOf } from './colours.js';
import { rgbOf } from './palette.js';

export class Raster {
  readonly data: Uint8ClampedArray<ArrayBuffer>;
  /** The same memory, a pixel a number. */
  readonly pixels: Uint32Array<ArrayBuffer>;
  readonly width: number;
  readonly height: number;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.data = new Uint8ClampedArray(width * height * 4);
    this.pixels = new Uint32Array(this.data.buffer);
  }

  /** Fills whole pixels, `left` and `top` included, `right` and `bottom` not. Clipped to the picture. */
  fillRect(left: number, top: number, right: number, bottom: number, colour: string): void {
    const pixel = pixelOf(colour);
    const from = Math.max(0, left);
    const to = Math.min(this.width, right);
    if (from >= to) return;
    for (let y = Math.max(0, top); y < Math.min(this.height, bottom); y++) {
      this.pixels.fill(pixel, y * this.width + from, y * this.width + to);
    }
  }

  /**
   * Fills the pixels whose middle is inside a convex polygon. Polygons that share an edge leave no pixel between them
   * and none to both: corners are snapped to 1/1024 and edges followed from their upper end, whichever way they run.
   */
  fillPolygon(points: readonly Point[], pixel: number): void {
    const snapped = points.map(({ x, y }) => ({ x: Math.round(x * 1024) / 1024, y: Math.round(y * 1024) / 1024 }));
    const top = snapped.reduce((least, { y }) => Math.min(least, y), Infinity);
    const bottom = snapped.reduce((most, { y }) => Math.max(most, y), 0);
    const end = Math.min(this.height, Math.ceil(bottom - 0.5));
    for (let y = Math.max(0, Math.ceil(top - 0.5)); y < end; y++) {
      let left = Infinity;
      let right = -Infinity;
      for (let i = 0, last = snapped[snapped.length - 1]; i < snapped.length; last = snapped[i++]) {
        const x = crossing(last, snapped[i], y + 0.5);
        if (x === undefined) continue;
        if (x < left) left = x;
        if (x > right) right = x;
      }
      const from = Math.max(0, Math.ceil(left - 0.5));
      const to = Math.min(this.width, Math.ceil(right - 0.5));
      if (from < to) this.pixels.fill(pixel, y * this.width + from, y * this.width + to);
    }
  }

  /** A line with round ends, antialiased; a disc where both ends are the same. */
  stroke(from: Point, to: Point, width: number, colour: string): void {
    const rgb = rgbOf(colour);
    const reach = width / 2 + 0.5;
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const square = dx * dx + dy * dy;
    const right = Math.min(this.width, Math.ceil(Math.max(from.x, to.x) + reach));
    const bottom = Math.min(this.height, Math.ceil(Math.max(from.y, to.y) + reach));
    for (let y = Math.max(0, Math.floor(Math.min(from.y, to.y) - reach)); y < bottom; y++) {
      for (let x = Math.max(0, Math.floor(Math.min(from.x, to.x) - reach)); x < right; x++) {
        const [px, py] = [x + 0.5 - from.x, y + 0.5 - from.y];
        const along = square === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / square));
        const [offX, offY] = [px - along * dx, py - along * dy];
        const coverage = reach - Math.sqrt(offX * offX + offY * offY);
        if (coverage > 0) this.#blend((y * this.width + x) * 4, rgb, Math.min(1, coverage));
      }
    }
  }

  #blend(at: number, rgb: readonly number[], share: number): void {
    for (let i = 0; i < 3; i++) this.data[at + i] += (rgb[i] - this.data[at + i]) * share;
  }
}

/** Where an edge crosses a horizontal line, or undefined if it does not. The upper end counts, the lower does not. */
function crossing(a: Point, b: Point, y: number): number | undefined {
  const upper = a.y < b.y ? a : b;
  const lower = a.y < b.y ? b : a;
  if (y < upper.y || y >= lower.y) return undefined;
  return upper.x + ((y - upper.y) * (lower.x - upper.x)) / (lower.y - upper.y);
}
