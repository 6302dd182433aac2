/**
 * What becomes of a program whose stdout or stderr cannot be written.
 *
 * `asterion ... | head` closes our stdout: that is the reader's right, and a quiet end. So is a terminal that was closed. A
 * full disk is a failure that must be told. Without stderr there is nobody to tell, so the command simply goes on.
 */

import type { Writable } from 'node:stream';
import { Failure, type Host, reasonOf } from './host.js';

/** Resolves, to what there is to say of it, once stdout is lost. From the call on, errors of both streams are harmless. */
export function stdoutLost({ stdout, stderr }: Pick<Host, 'stdout' | 'stderr'>): Promise<Failure> {
  stderr.on('error', () => undefined);
  return new Promise((resolve) => {
    stdout.on('error', (error: NodeJS.ErrnoException) => {
      const isEnd = error.code === 'EPIPE' || (error.code === 'EIO' && stdout.isTTY === true);
      resolve(isEnd ? new Failure('', 0) : new Failure(`cannot write standard output: ${reasonOf(error)}`));
    });
  });
}

/** Resolves when all that was written has left, or never will and the error event of that is over. */
export const flushed = (stream: Writable): Promise<void> =>
  new Promise((resolve) => {
    stream.write('', () => setImmediate(resolve));
  });

/** Makes a stream tell of a failed write by an event: to files, Node 20 throws out of `write` instead. */
export function tellByEvent(stream: Writable): void {
  const write = stream._write.bind(stream);
  stream._write = (chunk, encoding, done) => {
    try {
      write(chunk, encoding, done);
    } catch (error) {
      done(error as Error);
    }
  };
}
