/** PNG files of every kind for tests, also such as no program would write. */

import { crc32, deflateSync } from 'node:zlib';

/** The numbers of the colour types in the header. */
export const COLOUR_TYPES = { grey: 0, colour: 2, palette: 3, greyAlpha: 4, colourAlpha: 6 };
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

export interface PngPlan {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly type: number;
  readonly isInterlaced?: boolean;
  /** Of each row, in turn. */
  readonly filters?: readonly number[];
  readonly palette?: readonly number[];
  readonly transparency?: readonly number[];
  /** The samples of a pixel. */
  readonly sampleAt?: (x: number, y: number) => readonly number[];
  /** Instead of the pixels. */
  readonly packed?: Uint8Array;
}

export function pngOf(plan: PngPlan): Buffer {
  const { width, height, depth, type, isInterlaced = false, palette, transparency } = plan;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, type, 0, 0, isInterlaced ? 1 : 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    ...(palette === undefined ? [] : [chunk('PLTE', Buffer.from(palette))]),
    ...(transparency === undefined ? [] : [chunk('tRNS', Buffer.from(transparency))]),
    chunk('IDAT', plan.packed ?? deflateSync(filteredRows(plan))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const bytes = Buffer.alloc(8 + body.length);
  bytes.writeUInt32BE(data.length, 0);
  bytes.set(body, 4);
  bytes.writeUInt32BE(crc32(body), 4 + body.length);
  return bytes;
}

/** Makes every checksum hold again, as far as the chunks can be told apart. */
export function resealed(png: Buffer): Buffer {
  const bytes = Buffer.from(png);
  for (let at = 8; at + 12 <= bytes.length; ) {
    const end = at + 12 + bytes.readUInt32BE(at);
    if (end > bytes.length) break;
    bytes.writeUInt32BE(crc32(bytes.subarray(at + 4, end - 4)), end - 4);
    at = end;
  }
  return bytes;
}

/** The seven passes as the standard draws them: which pass sends a pixel of each block of eight by eight. */
const ADAM7 = ['16462646', '77777777', '56565656', '77777777', '36463646', '77777777', '56565656', '77777777'];

function filteredRows(plan: PngPlan): Buffer {
  const { width, height, isInterlaced = false } = plan;
  const passes = isInterlaced ? ['1', '2', '3', '4', '5', '6', '7'] : [''];
  const parts: Buffer[] = [];
  for (const pass of passes) {
    let above: Buffer | undefined;
    for (let y = 0; y < height; y++) {
      const columns = Array.from({ length: width }, (_, x) => x).filter(
        (x) => !isInterlaced || ADAM7[y % 8][x % 8] === pass,
      );
      if (columns.length === 0) continue;
      const row = packedRow(plan, columns, y);
      const filter = plan.filters?.[parts.length % plan.filters.length] ?? 0;
      parts.push(Buffer.concat([Buffer.of(filter), filtered(row, above ?? Buffer.alloc(row.length), filter, plan)]));
      above = row;
    }
  }
  return Buffer.concat(parts);
}

function packedRow({ depth, sampleAt = () => [0] }: PngPlan, columns: readonly number[], y: number): Buffer {
  const bits = columns
    .flatMap((x) => sampleAt(x, y))
    .map((sample) => sample.toString(2).padStart(depth, '0'))
    .join('');
  return Buffer.from(bits.match(/.{1,8}/g)?.map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2)) ?? []);
}

/** The five filters as the standard words them. */
function filtered(row: Buffer, above: Buffer, filter: number, { depth, type }: PngPlan): Buffer {
  const back = Math.max(1, (depth * CHANNELS[type]) / 8);
  return row.map((byte, i) => {
    const [a, b, c] = [row[i - back] ?? 0, above[i], above[i - back] ?? 0];
    const p = a + b - c;
    const nearest = [a, b, c].reduce((best, one) => (Math.abs(p - one) < Math.abs(p - best) ? one : best));
    return byte - [0, a, b, Math.floor((a + b) / 2), nearest][filter];
  }) as Buffer;
}
