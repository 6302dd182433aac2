/** Reading what the user names: a file, or `-` for standard input, which can also be had line by line. */

import { constants, createReadStream, fstatSync, openSync } from 'node:fs';
import { Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { addAbortSignal, type Readable } from 'node:stream';
import { isatty, ReadStream } from 'node:tty';
import { checkInterrupted, Failure, type Host, reasonOf } from './host.js';

const STDIN = '-';

/**
 * The most bytes that are read: V8 has no longer strings. A world document of 10,000 x 10,000 cells with terrain is some
 * 300 MB.
 */
const MOST_MB = 512;
const MOST_BYTES = MOST_MB * 1e6;

/**
 * Opens a named pipe without waiting for a writer: an open that waits cannot be called off, and would hold up even the
 * end of the process. Windows has no such flag, and no such pipes among its files.
 */
export const WITHOUT_WAITING = constants.O_RDONLY | constants.O_NONBLOCK;

/** How messages call an input. */
export const inputName = (path: string): string => (path === STDIN ? 'standard input' : path);

/** The text of a file, or of standard input for `-`. */
export const readInput = async (path: string, host: Host): Promise<string> => (await readBytes(path, host)).toString();

/**
 * The bytes of a file, or of standard input for `-`. `otherwise` may know better than to give up: it gets the error
 * and what would be said of it.
 */
export async function readBytes(
  path: string,
  host: Host,
  otherwise: (error: unknown, message: string) => Buffer = giveUp,
): Promise<Buffer> {
  const name = inputName(path);
  try {
    return await gathered(path === STDIN ? { stream: host.stdin, size: 0 } : opened(path), name, host);
  } catch (error) {
    checkInterrupted(host);
    if (error instanceof Failure) throw error;
    return otherwise(error, `cannot read ${name}: ${reasonOf(error)}`);
  }
}

interface Source {
  readonly stream: Readable;
  /** In bytes, as far as it is known. */
  readonly size: number;
}

/** Pipes and terminals are no files to Node: where nothing is to be read yet it takes that for an error. */
function opened(path: string): Source {
  const fd = openSync(path, WITHOUT_WAITING);
  if (isatty(fd)) return { stream: new ReadStream(fd), size: 0 };
  const found = fstatSync(fd);
  if (found.isFIFO()) return { stream: new Socket({ fd, readable: true, writable: false }), size: 0 };
  return { stream: createReadStream('', { fd }), size: found.size };
}

/** In one piece that grows: a sender of single bytes would make millions of pieces. */
async function gathered({ stream, size }: Source, name: string, host: Host): Promise<Buffer> {
  let bytes = Buffer.alloc(0);
  let length = 0;
  const makeRoom = (needed: number): void => {
    if (needed > MOST_BYTES) throw new Failure(`${name}: expected at most ${MOST_MB} MB, found more`);
    if (needed > bytes.length) bytes = Buffer.concat([bytes], Math.min(MOST_BYTES, Math.max(needed, 2 * bytes.length)));
  };
  try {
    makeRoom(size);
    // A stream that waits for its next byte ends only if it is destroyed: asking the signal between bytes is too late.
    for await (const chunk of addAbortSignal(host.signal, stream) as AsyncIterable<Buffer | string>) {
      const more = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
      makeRoom(length + more.length);
      length += more.copy(bytes, length);
    }
  } finally {
    stream.destroy();
  }
  return bytes.subarray(0, length);
}

function giveUp(_error: unknown, message: string): never {
  throw new Failure(message);
}

/**
 * One line after another, until the input ends, the signal comes or whoever asks has had enough. Then the input is let
 * go of: one that stays open would hold the process.
 */
export async function* linesOf({ stdin, signal }: Host): AsyncGenerator<string, void> {
  const lines = createInterface({ input: stdin, signal });
  try {
    yield* lines;
  } finally {
    lines.close();
    stdin.destroy();
  }
}
