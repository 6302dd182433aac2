/** Pixels to PNG files. */

import { encode } from 'fast-png';

export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** RGBA, top row first. */
  readonly data: Uint8ClampedArray;
}

export const encodePng = ({ width, height, data }: Pixels): Uint8Array =>
  encode({ width, height, data, channels: 4, depth: 8 });
