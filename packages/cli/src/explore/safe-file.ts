/**
 * Files that are never lost: written beside the old one, forced to the disk, then renamed onto it.
 *
 * Whenever the process dies, what goes by the name is the old content or the new one, whole. Everything here is done
 * without waiting in between, so that it works in the last moments of a process, too.
 */

import {
  closeSync,
  constants,
  copyFileSync,
  fsyncSync,
  linkSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Replaces a file that is there; what it held goes by another name from then on. At no moment is there neither. */
export function replaceKeeping(path: string, backup: string, text: string): void {
  const temporary = temporaryFor(backup);
  rmSync(temporary, { force: true });
  linkOrCopy(path, temporary);
  renameSync(temporary, backup);
  replaceSafely(path, text);
}

/** Replaces a file, or makes it. The folder must be there. */
export function replaceSafely(path: string, text: string): void {
  sweep(path);
  const temporary = temporaryFor(path);
  const bytes = Buffer.from(text);
  try {
    const file = openSync(temporary, 'w', 0o600);
    try {
      for (let written = 0; written < bytes.length; ) written += writeSync(file, bytes, written);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(temporary, path);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
  settle(dirname(path));
}

/** Gives what a file holds a second name that nobody has yet: the first of `names` that is free. Returns it. */
export function keepAsFirstFree(path: string, names: Iterable<string>): string {
  for (const name of names) {
    try {
      linkOrCopy(path, name);
      return name;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
  throw new Error('Expected a name that is free.');
}

/** Not every file system has links. */
function linkOrCopy(path: string, other: string): void {
  try {
    linkSync(path, other);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (!['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK'].includes(code)) throw error;
    copyFileSync(path, other, constants.COPYFILE_EXCL);
  }
}

const temporaryFor = (path: string): string => join(dirname(path), `.${basename(path)}.${process.pid}.tmp`);

/** Removes what a process left behind that died while it wrote. */
function sweep(path: string): void {
  const start = `.${basename(path)}.`;
  for (const name of readdirSync(dirname(path))) {
    if (!name.startsWith(start) || !name.endsWith('.tmp')) continue;
    const writer = Number(name.slice(start.length, -'.tmp'.length));
    if (Number.isInteger(writer) && !isAlive(writer)) rmSync(join(dirname(path), name), { force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Forces the new name to the disk; where folders cannot be opened it gets there in its own time. */
function settle(folder: string): void {
  try {
    const file = openSync(folder, 'r');
    try {
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
  } catch {
    return;
  }
}
