/** Films into files. The encoder is loaded here, when one is written, and at no other time. */

import { setImmediate } from 'node:timers/promises';
import { counted } from 'asterion/play';
import { type GifCodec, type GifFilm, GifWriter, gifCellSize, gifSizeFault } from 'asterion/render';
import type { Grid } from 'asterion/world';
import { checkInterrupted, Failure, type Host, orFail } from '../host/host.js';
import type { Messages } from '../host/messages.js';
import { writeOutput } from '../host/output.js';

/** Pixels a cell for so many boards of a size side by side. */
export function gifCellsFor(grid: Grid, boards = 1): number {
  const why = gifSizeFault(grid, boards);
  if (why !== undefined) throw new Failure(`${why.replace(/[.]$/, '')}; try --format svg or png`);
  return gifCellSize(grid, boards);
}

/** Writes a film to a file, or to stdout. */
export async function writeGif(film: GifFilm, out: string | undefined, host: Host, messages: Messages): Promise<void> {
  await writeOutput([await gifOf(film, host, messages)], out, host);
}

async function gifOf(film: GifFilm, host: Host, messages: Messages): Promise<Uint8Array> {
  const writer = new GifWriter(film, exportsOf(await import('gifenc')));
  const { frames } = writer;
  if (frames < film.moments)
    messages.say(`${counted(film.moments, 'picture')} are too many for a GIF: ${frames} of them are shown`);
  while (!writer.done) {
    orFail(() => writer.advance());
    messages.progress(`drawing: ${writer.written} of ${counted(frames, 'frame')}`);
    await setImmediate();
    checkInterrupted(host);
  }
  messages.done();
  return writer.bytes();
}

/** Bundled or not: the exports are those of the module, or of its default. */
const exportsOf = (module: { readonly default: GifCodec }): GifCodec =>
  'GIFEncoder' in module ? (module as unknown as GifCodec) : module.default;
