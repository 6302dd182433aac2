/**
 * Files that are never lost: written beside the old one, forced to the disk, then renamed onto it.
 *
 * Whenever the process dies, what goes by the name is the old content or the new one, whole. Nothing here waits, so that it
 * works in the last moments of a process, too; what is made piece by piece is written by whoever makes it.
 */

import {
  closeSync,
  constants,
  copyFileSync,
  fchmodSync,
  fsyncSync,
  linkSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
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
  const replacement = new Replacement(path);
  try {
    writeFileSync(replacement.temporary, text, { mode: 0o600 });
    replacement.commit();
  } finally {
    replacement.drop();
  }
}

/** The new content of a file, to be written beside the old one. */
export class Replacement {
  /** Where to write it. */
  readonly temporary: string;
  readonly #path: string;

  constructor(path: string) {
    sweep(path);
    this.#path = path;
    this.temporary = temporaryFor(path);
  }

  /** Puts it in the place of the old one; `mode` says who may read it, if that is to change. */
  commit(mode?: number): void {
    const file = openSync(this.temporary, 'r+');
    try {
      if (mode !== undefined) fchmodSync(file, mode);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(this.temporary, this.#path);
    settle(dirname(this.#path));
  }

  /** Removes what was not put in place. */
  drop(): void {
    rmSync(this.temporary, { force: true });
  }
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
  for (const name of namesIn(dirname(path))) {
    if (!name.startsWith(start) || !name.endsWith('.tmp')) continue;
    const writer = Number(name.slice(start.length, -'.tmp'.length));
    if (Number.isInteger(writer) && !isAlive(writer)) rmSync(join(dirname(path), name), { force: true });
  }
}

/** None where there is no folder, or one that may be written and not read: that is told by who writes. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
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
