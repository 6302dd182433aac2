/**
 * Writing results: whole or not at all.
 *
 * A regular file is replaced by renaming a finished temporary file beside it, so that a crash or Ctrl-C leaves the old
 * content. Devices and pipes cannot be renamed onto and are written straight through.
 */

import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { realpath, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import { checkInterrupted, Failure, type Host, Interrupted } from './host.js';
import { reasonOf } from './input.js';

export type Chunks = Iterable<string | Uint8Array>;

/** Writes to a file, or to stdout if none is named. */
export async function writeOutput(chunks: Chunks, path: string | undefined, host: Host): Promise<void> {
  if (path === undefined) {
    await pour(chunks, host.stdout, host);
    return;
  }
  try {
    await ((await isReplaceable(path)) ? replaceFile(chunks, path, host) : writeThrough(chunks, path, host));
  } catch (error) {
    if (error instanceof Interrupted) throw error;
    throw new Failure(`cannot write ${path}: ${reasonOf(error)}`);
  }
}

async function isReplaceable(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found === undefined || found.isFile();
}

async function replaceFile(chunks: Chunks, path: string, host: Host): Promise<void> {
  const target = await realpath(path).catch(() => path); // a link stays a link
  const temporary = join(dirname(target), `.${basename(target)}.${process.pid}.tmp`);
  try {
    await writeThrough(chunks, temporary, host);
    await rename(temporary, target);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

async function writeThrough(chunks: Chunks, path: string, host: Host): Promise<void> {
  const stream = createWriteStream(path);
  const closed = finished(stream);
  closed.catch(() => undefined); // reported by the await below
  try {
    await Promise.race([pour(chunks, stream, host), closed]);
    stream.end();
    await closed;
  } finally {
    stream.destroy();
  }
}

async function pour(chunks: Chunks, stream: Writable, host: Host): Promise<void> {
  for (const chunk of chunks) {
    checkInterrupted(host);
    if (!stream.write(chunk))
      await once(stream, 'drain', { signal: host.signal }).catch(() => { checkInterrupted(host); }); // biome-ignore format: one line
    else if (chunk.length > 65536) await setImmediate();
  }
}
