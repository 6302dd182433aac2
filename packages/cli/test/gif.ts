/** GIF files as tests see them: the first and the last frame as they are shown, with what stays from those before. */

import { readFile } from 'node:fs/promises';
import { GifReader } from 'omggif';

export interface Gif {
  readonly width: number;
  readonly height: number;
  /** RGBA. */
  readonly first: Uint8ClampedArray;
  readonly last: Uint8ClampedArray;
  /** Of each frame, in milliseconds. */
  readonly delays: readonly number[];
  /** 0 for ever. */
  readonly loops: number | null;
}

export async function readGif(path: string): Promise<Gif> {
  const reader = new GifReader(await readFile(path));
  const { width, height } = reader;
  const shown = new Uint8ClampedArray(4 * width * height);
  const numbers = Array.from({ length: reader.numFrames() }, (_, frame) => frame);
  reader.decodeAndBlitFrameRGBA(0, shown);
  const first = shown.slice();
  for (const frame of numbers.slice(1)) reader.decodeAndBlitFrameRGBA(frame, shown);
  return {
    width,
    height,
    first,
    last: shown,
    delays: numbers.map((frame) => 10 * reader.frameInfo(frame).delay),
    loops: reader.loopCount(),
  };
}
