/** A recording as a film: a picture of the start, and one after each turn. */

import { shownScene } from 'asterion/play';
import { drawPixels, type GifFilm } from 'asterion/render';
import { gifCellsFor } from '../scene/gif.js';
import type { Replayed } from './recording-file.js';

/** Milliseconds a turn. */
const DELAY = 250;

export function gifFilmOf({ opened, line }: Replayed): GifFilm {
  if (opened === undefined) throw new Error('Expected a recording that could be opened.');
  const { description } = opened;
  const cellSize = gifCellsFor(description.view(line[0].position).world.grid);
  return {
    moments: line.length,
    at: (turn) => drawPixels(shownScene(description, line[turn].position), {}, { cellSize }),
    delay: DELAY,
  };
}
