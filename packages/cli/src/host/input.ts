/** Reading what the user names: a file, or `-` for standard input. */

import { readFile } from 'node:fs/promises';
import { addAbortSignal } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { checkInterrupted, Failure, type Host } from './host.js';

const STDIN = '-';

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EACCES: 'permission denied',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of its path is not a folder',
  ENOSPC: 'the disk is full',
  EROFS: 'the file system is read-only',
  ELOOP: 'its links lead in a circle',
  EPIPE: 'nobody reads it any more',
};

/** Why a file operation failed, in words. */
export function reasonOf(error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return REASONS[code] ?? message;
}

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
  const { stdin, signal } = host;
  try {
    // A stream that waits for its next byte ends only if it is destroyed: asking the signal between bytes is too late.
    return path === STDIN ? await buffer(addAbortSignal(signal, stdin)) : await readFile(path, { signal });
  } catch (error) {
    checkInterrupted(host);
    return otherwise(error, `cannot read ${inputName(path)}: ${reasonOf(error)}`);
  }
}

function giveUp(_error: unknown, message: string): never {
  throw new Failure(message);
}
