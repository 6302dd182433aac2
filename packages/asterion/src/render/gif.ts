/**
 * Pictures one after the other as an animated GIF, for ever again from the start.
 *
 * The encoder comes in as an argument: it belongs to the hosts, as all compression does, and they load it when a film is written.
 * A frame holds what is new in it, in colours of its own: exact up to 255 of them, and hardly a frame has more.
 */

import type { Grid } from '../world/index.js';
import type { PixelImage } from './pixels.js';

/** Pictures to be shown one after the other. */
export interface GifFilm {
  /** How many moments there are, 1 or more. Of too many only some become frames, the first and the last among them. */
  readonly moments: number;
  /** The picture of a moment, from 0; asked for in rising order. */
  at(moment: number): PixelImage;
  /** How long a frame stands, in milliseconds, to the nearest ten. */
  readonly delay: number;
}

/** Red, green and blue of each colour, 0 to 255. */
export type GifColours = number[][];

/** What encodes: the exports of the package gifenc, as far as they are used. */
export interface GifCodec {
  /** An encoder of one file. */
  GIFEncoder(): {
    /** A frame of colours by their index; with `transparent` the first one leaves what was there before. */
    writeFrame(
      index: Uint8Array,
      width: number,
      height: number,
      options: {
        readonly palette: GifColours;
        readonly delay: number;
        readonly transparent: boolean;
        readonly dispose: number;
      },
    ): void;
    /** Writes the end. */
    finish(): void;
    /** All that was written so far. */
    bytesView(): Uint8Array;
  };
  /** So many colours that come near to all there are. */
  quantize(rgba: Uint8ClampedArray, maxColors: number): GifColours;
  /** Of each pixel the nearest one. */
  applyPalette(rgba: Uint8ClampedArray, palette: GifColours): Uint8Array;
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

/** Why there is no GIF of so many boards of a size side by side, as a sentence; undefined where there is one. */
export const gifSizeFault = ({ cellCount, rows, cols }: Grid, boards = 1): string | undefined =>
  boards * cellCount <= MOST_PIXELS
    ? undefined
    : `${rows} x ${cols} cells are too many for a GIF, which has at most ${MOST_PIXELS.toLocaleString('en')} pixels here.`;

/**
 * Pixels a cell for so many boards of a size side by side: few enough for a small file, and enough to see walls by. Throws a RangeError
 * where there is a `gifSizeFault`.
 */
export function gifCellSize(grid: Grid, boards = 1): number {
  const why = gifSizeFault(grid, boards);
  if (why !== undefined) throw new RangeError(why);
  const within = (pixels: number): number => Math.floor(Math.sqrt(pixels / (boards * grid.cellCount)));
  return Math.max(Math.min(LARGEST_CELL, within(MOST_PIXELS / 4)), Math.min(SMALLEST_CELL, within(MOST_PIXELS)));
}

/** Writes a film frame by frame, so that hosts can do something else in between. */
export class GifWriter {
  readonly #film: GifFilm;
  readonly #codec: GifCodec;
  readonly #encoder: ReturnType<GifCodec['GIFEncoder']>;
  /** The moments that become frames: evenly spaced, the first and the last always. */
  readonly #shown: readonly number[];
  #before: PixelImage | undefined;
  readonly #first: PixelImage;
  #written = 0;

  /** Draws the first picture, by whose size it is known how many there will be. */
  constructor(film: GifFilm, codec: GifCodec) {
    this.#film = film;
    this.#codec = codec;
    this.#encoder = codec.GIFEncoder();
    this.#first = film.at(0);
    const { width, height } = this.#first;
    const count = Math.min(film.moments, MOST_FRAMES, Math.ceil(MOST_WORK / (width * height)));
    this.#shown = Array.from({ length: count }, (_, frame) =>
      count === 1 ? 0 : Math.round((frame * (film.moments - 1)) / (count - 1)),
    );
  }

  /** How many frames there will be. */
  get frames(): number {
    return this.#shown.length;
  }

  /** How many are written. */
  get written(): number {
    return this.#written;
  }

  /** Whether all are. */
  get done(): boolean {
    return this.#written === this.frames;
  }

  /** Writes the next frame, if there is one. Throws a RangeError where the boards are not of one size, or the file gets too large. */
  advance(): void {
    if (this.done) return;
    const moment = this.#shown[this.#written];
    const picture = moment === 0 ? this.#first : this.#film.at(moment);
    const { width, height } = picture;
    const before = this.#before;
    if (before !== undefined && (width !== before.width || height !== before.height))
      throw new RangeError('The boards of this game are not all of one size, and the frames of a GIF have to be.');
    const { index, ...colours } = coloursOf(picture, before, this.#codec);
    this.#written++;
    const { delay } = this.#film;
    const stays = this.done ? Math.max(delay, LAST_DELAY) : delay;
    this.#encoder.writeFrame(index, width, height, { ...colours, delay: stays, dispose: 1 });
    this.#before = picture;
    if (this.#encoder.bytesView().length > MOST_BYTES)
      throw new RangeError(`The GIF would have more than ${MOST_BYTES / 2 ** 20} MB; try a smaller board.`);
    if (this.done) this.#encoder.finish();
  }

  /** The file; whole once it is `done`. */
  bytes(): Uint8Array {
    return this.#encoder.bytesView();
  }
}

/** Colours, and which of them each pixel has. */
interface Coloured {
  readonly index: Uint8Array;
  readonly palette: GifColours;
  /** Whether the first colour means that nothing has changed. */
  readonly transparent: boolean;
}

/** What is new in a picture, where there was one before: most of it is as it was, which takes next to no bytes. */
function coloursOf(picture: PixelImage, before: PixelImage | undefined, codec: GifCodec): Coloured {
  const [pixels, old] = [pixelsOf(picture), before && pixelsOf(before)];
  const known = new Map<number, number>();
  const index = new Uint8Array(pixels.length);
  for (let at = 0; at < pixels.length; at++) {
    if (pixels[at] === old?.[at]) continue;
    let colour = known.get(pixels[at]);
    if (colour === undefined) {
      colour = known.size + 1;
      if (colour === 256) {
        const palette = codec.quantize(picture.data, 256);
        return { index: codec.applyPalette(picture.data, palette), palette, transparent: false };
      }
      known.set(pixels[at], colour);
    }
    index[at] = colour;
  }
  const bytes = new Uint8Array(Uint32Array.from(known.keys()).buffer);
  const palette = [[0, 0, 0], ...Array.from(known.keys(), (_, at) => [...bytes.subarray(4 * at, 4 * at + 3)])];
  return { index, palette, transparent: true };
}

const pixelsOf = ({ data }: PixelImage): Uint32Array => new Uint32Array(data.buffer);
