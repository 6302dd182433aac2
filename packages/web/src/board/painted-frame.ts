/** A picture that draws itself, where it is not drawn as all others are. */

import type { Palette } from 'asterion/render';
import type { Frame } from './frame.js';
import type { Size, View } from './view.js';

/** Draws on an empty canvas; `ratio` is how many pixels of the screen a CSS pixel has. */
export type Paint = (
  context: CanvasRenderingContext2D,
  palette: Palette,
  view: View,
  window: Size,
  ratio: number,
) => void;

export interface PaintedFrame extends Frame {
  readonly paint: Paint;
}

export const isPainted = (frame: Frame): frame is PaintedFrame => 'paint' in frame;
