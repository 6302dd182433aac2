/** PNG files to and from pixels. */

import { type DecodedPng, decode, encode } from 'fast-png';
import { Failure } from './host.js';

export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** RGBA, top row first. */
  readonly data: Uint8ClampedArray;
}

export const encodePng = ({ width, height, data }: Pixels): Uint8Array =>
  encode({ width, height, data, channels: 4, depth: 8 });

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47];

export const isPng = (bytes: Uint8Array): boolean => SIGNATURE.every((byte, index) => bytes[index] === byte);

/** By pixel, top row first: whether it is dark, that is, neither light nor transparent. */
export function darkPixels(bytes: Uint8Array, name: string): { width: number; height: number; isDark: boolean[] } {
  const image = decoded(bytes, name);
  const { width, height, data, channels, depth, palette } = image;
  const most = 2 ** depth - 1;
  const isDark = Array.from({ length: width * height }, (_, pixel) => {
    if (palette !== undefined) return isDarkColour(palette[packedSample(image, pixel)], 255);
    if (depth < 8) return packedSample(image, pixel) * 2 < most;
    const [first, ...rest] = data.subarray(pixel * channels, (pixel + 1) * channels);
    return isDarkColour(channels < 3 ? [first, first, first, ...rest] : [first, ...rest], most);
  });
  return { width, height, isDark };
}

/** Samples of less than a byte are packed, each row beginning with a byte of its own. */
function packedSample({ width, data, depth }: DecodedPng, pixel: number): number {
  const bit = (pixel % width) * depth;
  const byte = Math.floor(pixel / width) * Math.ceil((width * depth) / 8) + (bit >> 3);
  return (data[byte] >> (8 - depth - (bit & 7))) & (2 ** depth - 1);
}

function decoded(bytes: Uint8Array, name: string): DecodedPng {
  try {
    return decode(bytes);
  } catch (error) {
    throw new Failure(`${name}: expected a PNG image, found a damaged one (${(error as Error).message})`);
  }
}

const isDarkColour = ([red, green, blue, alpha]: readonly number[], most: number): boolean =>
  (alpha ?? most) >= most / 2 && (red + green + blue) / 3 < most / 2;
