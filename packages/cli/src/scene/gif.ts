/**
 * Pictures one after the other as an animated GIF, for ever again from the start.
 *
 * The encoder is loaded here, when a film is written, and at no other time. A frame holds what is new in it, in colours of
 * its own: exact up to 255 of them, and hardly a frame has more.
 */

import { setImmediate } from 'node:timers/promises';
import { counted, grouped } from 'asterion/play';
import type { Picture } from 'asterion/render';
import type { Grid } from 'asterion/world';
import type { Gifenc, Palette } from 'gifenc';
import { checkInterrupted, Failure, type Host } from '../host/host.js';
import type { Messages } from '../host/messages.js';
import { writeOutput } from '../host/output.js';

export interface GifFilm {
  /** How many moments there are, 1 or more. Of too many only some become frames, the first and the last among them. */
  readonly moments: number;
  /** The picture of a moment, from 0; asked for in rising order. */
  at(moment: number): Picture;
  /** How long a frame stands, in milliseconds, to the nearest ten. */
  readonly delay: number;
}

const MOST_FRAMES = 500;
const MOST_PIXELS = 2 ** 20;
/** Pixels in all frames together: some seconds of work. */
const MOST_WORK = 2 ** 26;
const MOST_BYTES = 2 ** 26;

/** Pixels a cell, where there is room. */
const [LARGEST_CELL, SMALLEST_CELL] = [16, 3];

/** How long the last frame stands, at least, in milliseconds. */
const LAST_DELAY = 2000;

/** Pixels a cell for so many boards of a size side by side: few enough for a small file, and enough to see walls by. */
export function gifCellSize({ cellCount, rows, cols }: Grid, boards = 1): number {
  if (boards * cellCount > MOST_PIXELS)
    throw new Failure(
      `${rows} x ${cols} cells are too many for a GIF, which has at most ${grouped(MOST_PIXELS)} pixels here; try --format svg or png`,
    );
  const within = (pixels: number): number => Math.floor(Math.sqrt(pixels / (boards * cellCount)));
  return Math.max(Math.min(LARGEST_CELL, within(MOST_PIXELS / 4)), Math.min(SMALLEST_CELL, within(MOST_PIXELS)));
}

/** Writes a film to a file, or to stdout. */
export async function writeGif(film: GifFilm, out: string | undefined, host: Host, messages: Messages): Promise<void> {
  await writeOutput([await gifOf(film, host, messages)], out, host);
}

async function gifOf(film: GifFilm, host: Host, messages: Messages): Promise<Uint8Array> {
  const gifenc = exportsOf(await import('gifenc'));
  const { moments, delay } = film;
  const first = film.at(0);
  const shown = framesOf(moments, first);
  if (shown.length < moments)
    messages.say(`${counted(moments, 'picture')} are too many for a GIF: ${shown.length} of them are shown`);
  const encoder = gifenc.GIFEncoder();
  let before: Picture | undefined;
  for (const [frame, moment] of shown.entries()) {
    const picture = moment === 0 ? first : film.at(moment);
    const { width, height } = picture;
    if (before !== undefined && (width !== before.width || height !== before.height))
      throw new Failure('the boards of this game are not all of one size, and the frames of a GIF have to be');
    const { index, ...colours } = coloursOf(picture, before, gifenc);
    const isLast = frame === shown.length - 1;
    const stays = isLast ? Math.max(delay, LAST_DELAY) : delay;
    encoder.writeFrame(index, width, height, { ...colours, delay: stays, dispose: 1 });
    before = picture;
    if (encoder.bytesView().length > MOST_BYTES)
      throw new Failure(`the GIF would have more than ${MOST_BYTES / 2 ** 20} MB; try a smaller board`);
    messages.progress(`drawing: ${frame + 1} of ${counted(shown.length, 'frame')}`);
    await setImmediate();
    checkInterrupted(host);
  }
  messages.done();
  encoder.finish();
  return encoder.bytesView();
}

/** Bundled or not: the exports are those of the module, or of its default. */
const exportsOf = (module: { readonly default: Gifenc }): Gifenc =>
  'GIFEncoder' in module ? (module as unknown as Gifenc) : module.default;

/** The moments that become frames: evenly spaced, the first and the last always. */
function framesOf(moments: number, { width, height }: Picture): number[] {
  const count = Math.min(moments, MOST_FRAMES, Math.ceil(MOST_WORK / (width * height)));
  return Array.from({ length: count }, (_, frame) =>
    count === 1 ? 0 : Math.round((frame * (moments - 1)) / (count - 1)),
  );
}

/** Colours, and which of them each pixel has. */
interface Coloured {
  readonly index: Uint8Array;
  readonly palette: Palette;
  /** Whether the first colour means that nothing has changed. */
  readonly transparent: boolean;
}

/** What is new in a picture, where there was one before: most of it is as it was, which takes next to no bytes. */
function coloursOf(picture: Picture, before: Picture | undefined, gifenc: Gifenc): Coloured {
  const [pixels, old] = [pixelsOf(picture), before && pixelsOf(before)];
  const known = new Map<number, number>();
  const index = new Uint8Array(pixels.length);
  for (let at = 0; at < pixels.length; at++) {
    if (pixels[at] === old?.[at]) continue;
    let colour = known.get(pixels[at]);
    if (colour === undefined) {
      colour = known.size + 1;
      if (colour === 256) {
        const palette = gifenc.quantize(picture.data, 256);
        return { index: gifenc.applyPalette(picture.data, palette), palette, transparent: false };
      }
      known.set(pixels[at], colour);
    }
    index[at] = colour;
  }
  const bytes = new Uint8Array(Uint32Array.from(known.keys()).buffer);
  const palette = [[0, 0, 0], ...Array.from(known.keys(), (_, at) => [...bytes.subarray(4 * at, 4 * at + 3)])];
  return { index, palette, transparent: true };
}

const pixelsOf = ({ data }: Picture): Uint32Array => new Uint32Array(data.buffer);
