/** From what is on screen to files. */

import { GifWriter, gifSizeFault } from 'asterion/render';
import { wholeNumber } from '../page/numbers.js';
import { download } from '../shell/download.js';
import type { Subject, TextFormat } from './export.js';
import { largestCell, pictureOf } from './picture.js';

const nameOf = ({ scene, name = 'maze' }: Subject): string => {
  const { shape, rows, cols } = scene.world.grid;
  return `${name}-${shape.name}-${rows}x${cols}`;
};

export function saveText(subject: Subject, { ending, type, write }: TextFormat): void {
  download(`${nameOf(subject)}.${ending}`, type, write(subject));
}

/** Why there can be no PNG with cells of this size, as a sentence; undefined if there can. */
export function pngFault({ scene }: Subject, cellSize: string): string | undefined {
  const [size, most] = [wholeNumber(cellSize.trim()), largestCell(scene)];
  return size !== undefined && size >= 1 && size <= most ? undefined : `Expected 1 to ${most} pixels a cell.`;
}

/** Why there can be no film, as a sentence; undefined if there can. */
export function gifFault({ scene, played }: Subject): string | undefined {
  return typeof played === 'string' ? played : gifSizeFault(scene.world.grid);
}

/** Writes a film frame by frame: the page stays alive meanwhile. */
export async function saveGif(subject: Subject): Promise<void> {
  const { played } = subject;
  if (typeof played !== 'object') throw new Error('Expected a game that is played out.');
  const writer = new GifWriter(played.film, await import('gifenc/dist/gifenc.esm.js'));
  while (!writer.done) {
    writer.advance();
    await new Promise((resolve) => setTimeout(resolve));
  }
  download(`${nameOf(subject)}.gif`, 'image/gif', new Blob([writer.bytes().slice()]));
}

export async function savePng(subject: Subject, cellSize: string): Promise<void> {
  const canvas = pictureOf(subject, Number(cellSize));
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  if (blob === null) throw new Error('Expected the browser to write a PNG.');
  download(`${nameOf(subject)}.png`, 'image/png', blob);
}
