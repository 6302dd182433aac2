/** One picture: what a room shows on its board. A new object for every picture, so that boards know when to draw. */

import type { Layers } from 'asterion/render';
import type { Scene } from 'asterion/world';

export interface Frame {
  readonly scene: Scene;
  readonly layers: Layers;
  /** What is said of marked cells; `being worked on` unless told. */
  readonly marks?: string;
}
