/** Texts in links: base64url of deflate-raw. The browser compresses; nothing here knows what the text says. */

/** A link is short, what it unpacks to need not be: beyond this it is not meant well. */
const MOST_BYTES = 32 * 1024 * 1024;

export async function packText(text: string): Promise<string> {
  const bytes = await gather(new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw')));
  return toBase64Url(bytes);
}

/** The text of a packed one; undefined if it is none. */
export async function unpackText(packed: string): Promise<string | undefined> {
  const bytes = fromBase64Url(packed);
  if (bytes === undefined) return undefined;
  try {
    const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    return new TextDecoder('utf-8', { fatal: true }).decode(await gather(unpacked));
  } catch {
    return undefined;
  }
}

async function gather(stream: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (const reader = stream.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    size += value.byteLength;
    if (size > MOST_BYTES) throw new RangeError(`Expected at most ${MOST_BYTES} bytes.`);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

const CHUNK = 0x8000;

function toBase64Url(bytes: Uint8Array): string {
  let binary = '';
  for (let at = 0; at < bytes.length; at += CHUNK) binary += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[\w-]+$/.test(text)) return undefined;
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(binary, (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}
