/**
 * Writing files: whole or not at all.
 *
 * A regular file is replaced by renaming a finished temporary file beside it, so that a crash or Ctrl-C leaves the old
 * content. Devices and pipes cannot be renamed onto and are written straight through.
 */

import { constants, createWriteStream, openSync } from 'node:fs';
import { access, lstat, readlink } from 'node:fs/promises';
import { Socket } from 'node:net';
import { dirname, resolve } from 'node:path';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { setTimeout } from 'node:timers/promises';
import { checkInterrupted, Failure, type Host, Interrupted, reasonOf } from './host.js';
import { type Chunks, pour } from './pour.js';
import { Replacement } from './replace-file.js';

export async function writeFile(chunks: Chunks, path: string, host: Host): Promise<void> {
  try {
    await writeTo(chunks, await targetOf(path), host);
  } catch (error) {
    throw error instanceof Interrupted ? error : notWritten(path, error);
  }
}

/** Fails at once where a file could not be written later on: nobody shall play or wait for nothing. */
export async function checkPlace(path: string): Promise<void> {
  try {
    const target = await targetOf(path);
    if (target.kind === 'replace') await access(dirname(target.path), constants.W_OK);
  } catch (error) {
    throw notWritten(path, error);
  }
}

function notWritten(path: string, error: unknown): Failure {
  const isNoFolder = (error as NodeJS.ErrnoException).code === 'ENOENT'; // the file itself would have been made
  return new Failure(`cannot write ${path}: ${isNoFolder ? 'there is no such folder' : reasonOf(error)}`);
}

/** Where a path leads: to one of our own descriptors, to something to write straight through to, or to a regular file. */
type Target =
  /** Opening `/dev/stdout` anew would start at the beginning of the file behind it, over what others write there. */
  | { readonly kind: 'descriptor'; readonly fd: number }
  | { readonly kind: 'through' | 'fifo'; readonly path: string }
  /** `mode` of the file that is there already. */
  | { readonly kind: 'replace'; readonly path: string; readonly mode: number | undefined };

const MOST_LINKS = 40;
const DESCRIPTOR = /^(?:\/dev|\/proc\/self)\/fd\/([0-9]{1,9})$/;
const STANDARD = ['/dev/stdin', '/dev/stdout', '/dev/stderr'];

/**
 * Follows links by hand: `realpath` fails where the last one dangles, and looks through `/dev/stdout` at the file
 * behind it.
 */
async function targetOf(path: string): Promise<Target> {
  let place = resolve(path);
  for (let links = 0; links < MOST_LINKS; links++) {
    const fd = Number(DESCRIPTOR.exec(place)?.[1] ?? STANDARD.indexOf(place));
    if (fd >= 0) return { kind: 'descriptor', fd };
    const found = await lstat(place).catch(() => undefined);
    if (found?.isFIFO()) return { kind: 'fifo', path: place };
    if (/^\/(?:dev|proc)\//.test(place)) return { kind: 'through', path: place };
    if (found === undefined || found.isFile()) return { kind: 'replace', path: place, mode: found?.mode };
    if (!found.isSymbolicLink()) return { kind: 'through', path: place };
    place = resolve(dirname(place), await readlink(place));
  }
  throw Object.assign(new Error('too many links'), { code: 'ELOOP' });
}

async function writeTo(chunks: Chunks, target: Target, host: Host): Promise<void> {
  switch (target.kind) {
    case 'descriptor': {
      const { fd } = target;
      if (fd === 1 || fd === 2) await pour(chunks, fd === 1 ? host.stdout : host.stderr, host);
      else await pourAndEnd(chunks, createWriteStream('', { fd, autoClose: false }), host);
      break;
    }
    case 'fifo':
      await pourAndEnd(chunks, await openFifo(target.path, host), host);
      break;
    case 'through':
      await pourAndEnd(chunks, createWriteStream(target.path), host);
      break;
    case 'replace':
      await replaceFile(chunks, target.path, target.mode, host);
  }
}

async function replaceFile(chunks: Chunks, path: string, mode: number | undefined, host: Host): Promise<void> {
  const replacement = new Replacement(path);
  try {
    // What replaces a private file is private from its first byte on.
    const stream = createWriteStream(replacement.temporary, mode === undefined ? {} : { mode: 0o600 });
    await pourAndEnd(chunks, stream, host);
    replacement.commit(mode === undefined ? undefined : mode & 0o7777);
  } finally {
    replacement.drop();
  }
}

const FIFO_PATIENCE_MS = 50;

/**
 * Waits for a reader. Asks again and again, because an open that blocks cannot be called off, and would hold up even
 * the end of the process. A socket then, not a file: files take a full pipe for an error.
 */
async function openFifo(path: string, host: Host): Promise<Writable> {
  for (;;) {
    checkInterrupted(host);
    const fd = openUnlessAlone(path);
    if (fd !== undefined) return new Socket({ fd, readable: false, writable: true });
    await setTimeout(FIFO_PATIENCE_MS);
  }
}

/** A descriptor, or undefined where nobody reads. Synchronous: a file handle would close it once nobody holds the handle. */
function openUnlessAlone(path: string): number | undefined {
  try {
    return openSync(path, constants.O_WRONLY | constants.O_NONBLOCK);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENXIO') return undefined;
    throw error;
  }
}

async function pourAndEnd(chunks: Chunks, stream: Writable, host: Host): Promise<void> {
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
