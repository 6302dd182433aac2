/** Which pixels of a PNG image are dark. */

import { type Host, orFail } from './host.js';
import { damaged, type PngFile, pngFileOf } from './png-file.js';
import { checkWarranted, forEachRow } from './png-rows.js';

export interface DarkPixels {
  readonly width: number;
  readonly height: number;
  /** By pixel, top row first: 1 if it is dark, that is, neither light nor transparent. */
  readonly isDark: Uint8Array;
}

/** Holds a byte a pixel, and no pixel before it is sure that the file may have them all. */
export async function darkPixels(bytes: Buffer, name: string, host: Host): Promise<DarkPixels> {
  const png = pngFileOf(bytes, name);
  checkWarranted(png);
  const { width, height } = png;
  const isDark = orFail(() => new Uint8Array(width * height), name);
  const darknessAt = png.channels === 1 && png.depth <= 8 ? byTable(png) : bySamples(png);
  await forEachRow(png, host, ({ y, firstX, stepX, pixels }, samples) => {
    for (let i = 0; i < pixels; i++) {
      const x = firstX + i * stepX;
      const darkness = darknessAt(samples, i);
      if (darkness === NO_COLOUR)
        throw damaged(name, `the pixel in row ${y}, column ${x} has a colour that is not in the palette`);
      isDark[y * width + x] = darkness;
    }
  });
  return { width, height, isDark };
}

const [LIGHT, DARK, NO_COLOUR] = [0, 1, 2];

/** Of a pixel by its number in the row. */
type DarknessAt = (samples: Uint8Array, index: number) => number;

/** One sample a pixel, several of them in a byte: there are few, so each is judged once. */
function byTable(png: PngFile): DarknessAt {
  const { depth, kind } = png;
  const table = Uint8Array.from({ length: 2 ** depth }, (_, sample) =>
    kind === 'palette' ? ofPalette(png, sample) : ofGrey(png, sample),
  );
  const inByte = 8 / depth;
  return (samples, index) => {
    const byte = samples[Math.floor(index / inByte)];
    return table[(byte >> (8 - depth - (index % inByte) * depth)) & (2 ** depth - 1)];
  };
}

function ofPalette({ palette, transparency }: PngFile, index: number): number {
  if (3 * index >= palette.length) return NO_COLOUR;
  const [red, green, blue] = palette.subarray(3 * index);
  return darkness((red + green + blue) / 3, transparency[index] ?? 255, 255);
}

function ofGrey({ depth, transparency }: PngFile, sample: number): number {
  const most = 2 ** depth - 1;
  const isTransparent = transparency.length >= 2 && transparency.readUInt16BE() === sample;
  return darkness(sample, isTransparent ? 0 : most, most);
}

/** Samples of one or two bytes. */
function bySamples(png: PngFile): DarknessAt {
  const { kind, depth, channels, transparency } = png;
  const length = depth / 8;
  const most = 2 ** depth - 1;
  const colours = kind === 'grey' ? 1 : 3;
  const hasKey = channels === colours && transparency.length >= 2 * colours;
  const key = Array.from({ length: hasKey ? colours : 0 }, (_, i) => transparency.readUInt16BE(2 * i));
  return (samples, index) => {
    const at = index * channels * length;
    let sum = 0;
    let isKey = hasKey;
    for (let colour = 0; colour < colours; colour++) {
      const sample = sampleAt(samples, at + colour * length, length);
      sum += sample;
      isKey &&= sample === key[colour];
    }
    const alpha = channels > colours ? sampleAt(samples, at + colours * length, length) : most;
    return darkness(sum / colours, isKey ? 0 : alpha, most);
  };
}

const sampleAt = (samples: Uint8Array, at: number, length: number): number =>
  length === 1 ? samples[at] : samples[at] * 256 + samples[at + 1];

const darkness = (brightness: number, alpha: number, most: number): number =>
  alpha >= most / 2 && brightness < most / 2 ? DARK : LIGHT;
