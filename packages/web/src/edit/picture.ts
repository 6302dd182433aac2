/** How light a picture is where the cells of an area would lie on it: the picture is stretched over them. */

import type { Cell, Grid } from 'asterion/world';
import { pictureSize } from './picture-size.js';

/** A picture, as far as it counts: how light each cell would be, 0 to 1, by its place in the area. */
export type Light = (cell: Cell) => number;

/** More unpacks to more than a page should take. */
const MOST_PIXELS = 25_000_000;
const MOST_BYTES = 16 * 1024 * 1024;
/** Pixels a cell, along and across, of which the mean is taken. */
const SAMPLES = 4;

/** Opens a file, or says why it is not opened. */
export async function openPicture(file: File): Promise<ImageBitmap | string> {
  if (file.size > MOST_BYTES)
    return `${file.name} is too large: pictures of up to ${MOST_BYTES / 2 ** 20} MB are read here.`;
  const size = pictureSize(new Uint8Array(await file.arrayBuffer()));
  if (size === undefined) return `${file.name} is no picture that is read here: PNG, JPEG, GIF, WebP and BMP are.`;
  const { width, height } = size;
  if (width * height > MOST_PIXELS)
    return `${file.name} is too large: it has ${width} x ${height} pixels, and ${MOST_PIXELS / 1e6} million are read here.`;
  try {
    return await createImageBitmap(file);
  } catch {
    return `${file.name} is damaged: it could not be read as a picture.`;
  }
}

/** Stretches a picture over the cells of an area. What is transparent is light. */
export function lightOver(picture: ImageBitmap, grid: Grid, area: readonly Cell[]): Light {
  const centres = area.map((cell) => grid.centre(cell));
  const [xs, ys] = [centres.map(({ x }) => x), centres.map(({ y }) => y)];
  const least = (places: readonly number[]): number => places.reduce((a, b) => Math.min(a, b)) - 0.5;
  const most = (places: readonly number[]): number => places.reduce((a, b) => Math.max(a, b)) + 0.5;
  const [left, top] = [least(xs), least(ys)];
  const [width, height] = [most(xs) - left, most(ys) - top].map((length) => Math.round(length * SAMPLES));
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) return () => 1;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  const { data } = context.getImageData(0, 0, width, height);
  return (cell) => {
    const { x, y } = grid.centre(cell);
    const [from, above] = [x - left - 0.5, y - top - 0.5].map((place) => Math.round(place * SAMPLES));
    let sum = 0;
    for (let row = above; row < above + SAMPLES; row++)
      for (let col = from; col < from + SAMPLES; col++) {
        const at = 4 * (Math.min(row, height - 1) * width + Math.min(col, width - 1));
        sum += data[at] + data[at + 1] + data[at + 2];
      }
    return sum / (SAMPLES * SAMPLES * 3 * 255);
  };
}
