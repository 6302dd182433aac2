/** The rows of a PNG image, unpacked one after another: never more than two of them are held. */

import { Readable } from 'node:stream';
import { createInflate } from 'node:zlib';
import { checkInterrupted, type Failure, type Host, orFail } from './host.js';
import { damaged, type PngFile } from './png-file.js';

/** A row as it is sent: a whole one, or every so-manieth pixel of one. */
export interface Row {
  /** From the top. */
  readonly y: number;
  readonly firstX: number;
  readonly stepX: number;
  readonly pixels: number;
  /** Whether it is the first of its pass. */
  readonly isFirst: boolean;
}

/** An image in the image: every so-manieth pixel of it. */
interface Pass {
  readonly firstX: number;
  readonly firstY: number;
  readonly stepX: number;
  readonly stepY: number;
}

const WHOLE: readonly Pass[] = [{ firstX: 0, firstY: 0, stepX: 1, stepY: 1 }];
const ADAM7: readonly Pass[] = [
  { firstX: 0, firstY: 0, stepX: 8, stepY: 8 },
  { firstX: 4, firstY: 0, stepX: 8, stepY: 8 },
  { firstX: 0, firstY: 4, stepX: 4, stepY: 8 },
  { firstX: 2, firstY: 0, stepX: 4, stepY: 4 },
  { firstX: 0, firstY: 2, stepX: 2, stepY: 4 },
  { firstX: 1, firstY: 0, stepX: 2, stepY: 2 },
  { firstX: 0, firstY: 1, stepX: 1, stepY: 2 },
];

/** Deflate makes at most so many bytes of one. */
const MOST_UNPACKED = 1032;

/** Throws unless there may be data for all the pixels that the header declares; nothing needs to be unpacked for that. */
export function checkWarranted(png: PngFile): void {
  let length = 0;
  for (const { firstX, firstY, stepX, stepY } of passesOf(png)) {
    const rows = Math.ceil((png.height - firstY) / stepY);
    length += rows * lengthOf(png, Math.ceil((png.width - firstX) / stepX));
  }
  if (length > MOST_UNPACKED * png.packedLength) throw tooLittle(png);
}

/** Calls `use` with each row and its samples, packed as the depth says. */
export async function forEachRow(
  png: PngFile,
  host: Host,
  use: (row: Row, samples: Uint8Array) => void,
): Promise<void> {
  const { name, width, height, depth, channels } = png;
  const pixelLength = Math.max(1, (depth * channels) / 8);
  let [line, above] = [0, 1].map(() => orFail(() => new Uint8Array(lengthOf(png, width)), name));
  let filled = 0;
  const rows = rowsOf(png);
  let row = rows.next();
  for await (const chunk of unpacked(png)) {
    checkInterrupted(host);
    for (let at = 0; at < chunk.length; ) {
      if (row.done === true) throw damaged(name, `there is too much data for ${width} x ${height} pixels`);
      const length = lengthOf(png, row.value.pixels);
      const part = chunk.subarray(at, at + length - filled);
      line.set(part, filled);
      [at, filled] = [at + part.length, filled + part.length];
      if (filled < length) break;
      if (row.value.isFirst) above.fill(0);
      if (!unfilter(line.subarray(0, length), above, pixelLength))
        throw damaged(name, `row ${row.value.y} has the unknown filter ${line[0]}`);
      use(row.value, line.subarray(1, length));
      [line, above, filled, row] = [above, line, 0, rows.next()];
    }
  }
  if (row.done !== true) throw tooLittle(png);
}

const tooLittle = ({ name, width, height }: PngFile): Failure =>
  damaged(name, `there is too little data for ${width} x ${height} pixels`);

/** How long a row of so many pixels is, with the byte for its filter. */
const lengthOf = ({ depth, channels }: PngFile, pixels: number): number =>
  1 + Math.ceil((pixels * depth * channels) / 8);

async function* unpacked(png: PngFile): AsyncGenerator<Buffer, void> {
  try {
    yield* Readable.from(png.packed()).pipe(createInflate({ chunkSize: 1 << 16 })) as AsyncIterable<Buffer>;
  } catch (error) {
    throw damaged(png.name, (error as Error).message);
  }
}

const passesOf = ({ width, height, isInterlaced }: PngFile): Pass[] =>
  (isInterlaced ? ADAM7 : WHOLE).filter(({ firstX, firstY }) => firstX < width && firstY < height);

function* rowsOf(png: PngFile): Generator<Row, void> {
  for (const { firstX, firstY, stepX, stepY } of passesOf(png)) {
    const pixels = Math.ceil((png.width - firstX) / stepX);
    for (let y = firstY; y < png.height; y += stepY) yield { y, firstX, stepX, pixels, isFirst: y === firstY };
  }
}

/** Makes samples of differences, in place; the first byte says differences to what. Returns false if that is unknown. */
function unfilter(line: Uint8Array, above: Uint8Array, pixelLength: number): boolean {
  const [filter] = line;
  if (filter > 4) return false;
  for (let at = 1; filter > 0 && at < line.length; at++) {
    const hasLeft = at > pixelLength;
    const left = hasLeft ? line[at - pixelLength] : 0;
    const up = above[at];
    if (filter === 1) line[at] += left;
    else if (filter === 2) line[at] += up;
    else if (filter === 3) line[at] += (left + up) >> 1;
    else line[at] += paeth(left, up, hasLeft ? above[at - pixelLength] : 0);
  }
  return true;
}

/** The neighbour that is closest to where the three of them point. */
function paeth(left: number, up: number, upLeft: number): number {
  const towards = left + up - upLeft;
  const [fromLeft, fromUp, fromUpLeft] = [Math.abs(towards - left), Math.abs(towards - up), Math.abs(towards - upLeft)];
  if (fromLeft <= fromUp && fromLeft <= fromUpLeft) return left;
  return fromUp <= fromUpLeft ? up : upLeft;
}
