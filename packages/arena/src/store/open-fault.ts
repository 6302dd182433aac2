/** Why a file cannot be opened, in words: the database has nothing but a number for it. */

import { closeSync, existsSync, openSync, rmSync } from 'node:fs';

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such folder',
  ENOTDIR: 'a part of its path is not a folder',
  EISDIR: 'it is a folder',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
  ELOOP: 'its links lead in a circle',
  ENAMETOOLONG: 'its name is too long',
  EMFILE: 'too many files are open',
};

/** What the system has against writing a file, or against reading it; undefined where it has nothing. Leaves no new file behind. */
export function openFault(path: string, isReader: boolean): string | undefined {
  const isNew = !existsSync(path);
  try {
    closeSync(openSync(path, isReader ? 'r' : 'a'));
    if (isNew) rmSync(path);
    return undefined;
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    return isReader && code === 'ENOENT' ? 'there is no such file' : (REASONS[code] ?? message);
  }
}
