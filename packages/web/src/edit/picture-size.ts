/** How large a picture is, told by the first bytes of its file: what unpacks to too much is refused before it is unpacked. */

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

type Reader = (view: DataView) => PictureSize | undefined;

const ascii = (view: DataView, at: number, text: string): boolean =>
  at + text.length <= view.byteLength && [...text].every((letter, i) => view.getUint8(at + i) === letter.charCodeAt(0));

const png: Reader = (view) =>
  ascii(view, 1, 'PNG') && ascii(view, 12, 'IHDR')
    ? { width: view.getUint32(16), height: view.getUint32(20) }
    : undefined;

const gif: Reader = (view) =>
  ascii(view, 0, 'GIF8') ? { width: view.getUint16(6, true), height: view.getUint16(8, true) } : undefined;

const bmp: Reader = (view) =>
  ascii(view, 0, 'BM')
    ? { width: Math.abs(view.getInt32(18, true)), height: Math.abs(view.getInt32(22, true)) }
    : undefined;

/** The three kinds of WebP: lossy, lossless, and with more than a picture in it. */
const webp: Reader = (view) => {
  if (!ascii(view, 0, 'RIFF') || !ascii(view, 8, 'WEBP')) return undefined;
  const three = (at: number): number => view.getUint16(at, true) + 65_536 * view.getUint8(at + 2);
  if (ascii(view, 12, 'VP8X')) return { width: 1 + three(24), height: 1 + three(27) };
  if (ascii(view, 12, 'VP8L')) {
    const bits = view.getUint32(21, true);
    return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
  }
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
};

/** Of JPEG the size stands in a segment that others may precede. */
const jpeg: Reader = (view) => {
  if (view.getUint16(0) !== 0xffd8) return undefined;
  for (let at = 2; at + 9 <= view.byteLength; ) {
    const marker = view.getUint16(at);
    // Start of a frame: C0 to CF but for three that are tables.
    if (marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker))
      return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    if (marker < 0xff00) return undefined;
    at += 2 + view.getUint16(at + 2);
  }
  return undefined;
};

/** Undefined for what is no PNG, JPEG, GIF, WebP or BMP. */
export function pictureSize(bytes: Uint8Array): PictureSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return [png, jpeg, gif, webp, bmp].map((read) => read(view)).find((size) => size !== undefined);
  } catch (error) {
    if (error instanceof RangeError) return undefined; // it is cut off
    throw error;
  }
}
