/** Reading what the user names: a file, or `-` for standard input. */

import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { Failure, type Host } from './host.js';

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EACCES: 'permission denied',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of its path is not a folder',
  ENOSPC: 'the disk is full',
  EROFS: 'the file system is read-only',
};

/** Why a file operation failed, in words. */
export function reasonOf(error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return REASONS[code] ?? message;
}

/** The text of a file, or of standard input for `-`. */
export async function readInput(path: string, host: Host): Promise<string> {
  if (path === '-') return await text(host.stdin);
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    throw new Failure(`cannot read ${path}: ${reasonOf(error)}`);
  }
}
