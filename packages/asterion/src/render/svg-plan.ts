/** What every part of an SVG is given, and how text gets into one. */

import type { Point, Scene } from '../world/index.js';
import type { Layers } from './layers.js';
import type { Palette } from './palette.js';

/** What the parts of an SVG share. */
export interface SvgPlan {
  readonly scene: Scene;
  readonly layers: Layers;
  readonly palette: Palette;
  readonly cellSize: number;
  /** From drawing units to user units. */
  readonly at: (point: Point) => Point;
}

const XML: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** What no XML may hold, such as control characters and halves of characters, is dropped. */
export const escapeXml = (text: string): string =>
  text
    .replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"]/g, (character) => XML[character]);
