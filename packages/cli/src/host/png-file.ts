/**
 * A PNG file taken apart and checked, its pixels still packed.
 *
 * A reader of our own, because libraries believe the header: they make room for what it declares and unpack whatever
 * the data turns out to be.
 */

import { crc32 } from 'node:zlib';
import { MAX_CELLS } from 'asterion/world';
import { Failure } from './host.js';

export interface PngFile {
  /** What to call it in messages. */
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Bits a sample. */
  readonly depth: number;
  readonly kind: 'grey' | 'colour' | 'palette';
  /** Samples a pixel; the second of two and the fourth of four is alpha. */
  readonly channels: number;
  readonly isInterlaced: boolean;
  /** Red, green and blue of each colour in turn. */
  readonly palette: Uint8Array;
  /** The alphas of the palette, or the samples of the one colour that is transparent; empty for none. */
  readonly transparency: Buffer;
  /** How many bytes of packed pixels there are. */
  readonly packedLength: number;
  /** The packed pixels, in parts. */
  packed(): Iterable<Uint8Array>;
}

type Colour = Pick<PngFile, 'kind' | 'channels'> & { readonly depths: readonly number[] };

/** By the number in the header. */
const COLOURS: Readonly<Record<number, Colour | undefined>> = {
  0: { kind: 'grey', channels: 1, depths: [1, 2, 4, 8, 16] },
  2: { kind: 'colour', channels: 3, depths: [8, 16] },
  3: { kind: 'palette', channels: 1, depths: [1, 2, 4, 8] },
  4: { kind: 'grey', channels: 2, depths: [8, 16] },
  6: { kind: 'colour', channels: 4, depths: [8, 16] },
};

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/** The first bytes are enough: a PNG file that a transfer as text has damaged is a damaged PNG file. */
export const isPng = (bytes: Uint8Array): boolean => SIGNATURE.subarray(0, 4).equals(bytes.subarray(0, 4));

export const damaged = (name: string, why: string): Failure =>
  new Failure(`${name}: expected a PNG image, found a damaged one (${why})`);

export function pngFileOf(bytes: Buffer, name: string): PngFile {
  if (!SIGNATURE.equals(bytes.subarray(0, SIGNATURE.length))) throw damaged(name, 'the signature is not whole');
  let header: ReturnType<typeof headerOf> | undefined;
  let [palette, transparency]: Buffer[] = [Buffer.alloc(0), Buffer.alloc(0)];
  let packedLength = 0;
  for (const { type, data } of chunksOf(bytes, name)) {
    header ??= headerOf(type, data, name);
    if (type === 'PLTE') palette = data;
    else if (type === 'tRNS') transparency = data;
    else if (type === 'IDAT') packedLength += data.length;
  }
  if (header === undefined) throw damaged(name, 'there is no header');
  if (palette.length % 3 > 0) throw damaged(name, 'the palette ends in the middle of a colour');
  return { ...header, name, palette, transparency, packedLength, packed: () => packedIn(bytes, name) };
}

interface Chunk {
  readonly type: string;
  readonly data: Buffer;
}

/** One at a time, because nothing keeps a file from having millions of them. */
function* chunksOf(bytes: Buffer, name: string): Generator<Chunk, void> {
  for (let at = SIGNATURE.length, type = ''; type !== 'IEND'; ) {
    if (at + 12 > bytes.length) throw damaged(name, 'it ends too early');
    const end = at + 12 + bytes.readUInt32BE(at);
    if (end > bytes.length) throw damaged(name, 'it ends too early');
    if (crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4))
      throw damaged(name, `the checksum of the chunk at byte ${at} does not hold`);
    type = bytes.toString('latin1', at + 4, at + 8);
    yield { type, data: bytes.subarray(at + 8, end - 4) };
    at = end;
  }
}

function* packedIn(bytes: Buffer, name: string): Generator<Uint8Array, void> {
  for (const { type, data } of chunksOf(bytes, name)) if (type === 'IDAT' && data.length > 0) yield data;
}

function headerOf(type: string, data: Buffer, name: string) {
  if (type !== 'IHDR' || data.length !== 13) throw damaged(name, 'there is no header');
  const [width, height] = [data.readUInt32BE(0), data.readUInt32BE(4)];
  const [depth, colour, compression, filter, interlacing] = data.subarray(8);
  if (width === 0 || height === 0) throw damaged(name, `it has ${width} x ${height} pixels`);
  if (width * height > MAX_CELLS)
    throw new Failure(`${name}: expected an image of at most ${MAX_CELLS} pixels, found ${width} x ${height}`);
  const known = COLOURS[colour];
  if (known?.depths.includes(depth) !== true) throw damaged(name, `it has ${depth} bits of colour type ${colour}`);
  if (compression > 0 || filter > 0 || interlacing > 1)
    throw damaged(name, `it is packed by the unknown methods ${compression}, ${filter} and ${interlacing}`);
  const { kind, channels } = known;
  return { width, height, depth, kind, channels, isInterlaced: interlacing === 1 };
}
