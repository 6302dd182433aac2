/** One picture: what a room shows on its board. A new object for every picture, so that boards know when to draw. */

import type { Layers, Palette, Role } from 'asterion/render';
import type { Cell, Scene } from 'asterion/world';
import type { Area, Size, Viewport } from './viewport.js';

/** What is written into the cells. */
interface Notes {
  /** A few characters; empty for nothing. */
  readonly textOf: (cell: Cell) => string;
}

export interface Frame {
  readonly scene: Scene;
  readonly layers: Layers;
  /** The part of the drawing that is shown; all of it unless told. */
  readonly area?: Area | undefined;
  /** The way somebody came, from where they began: a broad line below the path. */
  readonly trail?: readonly Cell[] | undefined;
  /** Whether entrance and exit are seen by their gaps in the border alone, without a dot. */
  readonly hasNoDots?: boolean;
  /** What actors are called, by role; as their role is unless told. */
  readonly names?: Readonly<Record<string, string>>;
  /** What actors look like, by role; as their role is known to do unless told. */
  readonly roles?: Readonly<Record<string, Role>> | undefined;
  /** What is said of marked cells; `being worked on` unless told. */
  readonly marks?: string;
  readonly notes?: Notes | undefined;
  /** What is said of the ways out of a cell, where its world does not tell. */
  readonly ways?: ((cell: Cell) => string) | undefined;
  /** What else is said of a cell; undefined for nothing. */
  readonly fact?: ((cell: Cell) => string | undefined) | undefined;
}

/**
 * Draws on an empty canvas; `ratio` is how many pixels of the screen a CSS pixel has. With a time, in milliseconds,
 * figures may be on their way: then it returns that there is more to come.
 */
export type Paint = (
  context: CanvasRenderingContext2D,
  palette: Palette,
  viewport: Viewport,
  window: Size,
  ratio: number,
  now?: number,
) => boolean;

/** A picture that draws itself, where it is not drawn as all others are. */
export interface PaintedFrame extends Frame {
  readonly paint: Paint;
}

export const isPainted = (frame: Frame): frame is PaintedFrame => 'paint' in frame;
