/** What is seen of a position. */

import { cellWords } from 'asterion/play';
import { createScene } from 'asterion/world';
import type { PaintedFrame } from '../board/frame.js';
import type { Picture, Tiles } from './tiles.js';

/** The scene holds no actors: who is seen where is told by the words of the cell. */
export const frameOf = (picture: Picture, tiles: Tiles): PaintedFrame => ({
  scene: createScene(picture.position.world),
  layers: {},
  ways: (cell) => cellWords(picture.position, cell, picture.eyes),
  paint: tiles.painting(picture),
});
