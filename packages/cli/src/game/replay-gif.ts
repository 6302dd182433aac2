/** A recording as a film: a picture of the start, and one after each turn. */

import type { View } from 'asterion/play';
import { drawPixels } from 'asterion/render';
import { type Cell, createScene, type Scene } from 'asterion/world';
import { type GifFilm, gifCellSize } from '../scene/gif.js';
import type { Replayed } from './recording-file.js';

/** Milliseconds a turn. */
const DELAY = 250;

export function gifFilmOf({ opened, line }: Replayed): GifFilm {
  if (opened === undefined) throw new Error('Expected a recording that could be opened.');
  const { description } = opened;
  const { pieces } = description;
  const isDrawn = (role: string): boolean => pieces.find((piece) => piece.role === role)?.part !== 'pit';
  const cellSize = gifCellSize(description.view(line[0].position).world.grid);
  return {
    moments: line.length,
    at: (turn) => drawPixels(sceneOf(description.view(line[turn].position), isDrawn), {}, { cellSize }),
    delay: DELAY,
  };
}

/** What a view shows, as a scene. Pits are seen in the ground. */
function sceneOf({ world, entrance, exit, figures }: View, isDrawn: (role: string) => boolean): Scene {
  const actors: Record<string, Cell[]> = {};
  for (const { role, cell } of figures) if (isDrawn(role)) (actors[role] ??= []).push(cell);
  return createScene(world, { entrance, exit, actors });
}
