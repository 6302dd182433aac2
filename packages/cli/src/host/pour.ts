/** From what is made piece by piece into a stream, no faster than it flows. */

import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { checkInterrupted, type Host } from './host.js';

export type Chunks = Iterable<string | Uint8Array>;

export async function pour(chunks: Chunks, stream: Writable, host: Host): Promise<void> {
  for (const chunk of chunks) {
    checkInterrupted(host);
    if (!stream.write(chunk)) await drained(stream, host);
    else if (chunk.length > 65536) await setImmediate();
  }
}

async function drained(stream: Writable, host: Host): Promise<void> {
  try {
    await once(stream, 'drain', { signal: host.signal });
  } catch (error) {
    checkInterrupted(host);
    throw error;
  }
}
