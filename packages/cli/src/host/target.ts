/**
 * Where `--out FILE` leads: to one of our own descriptors, to something to write straight through to, or to a regular
 * file to be replaced.
 */

import { lstat, readlink } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

export type Target =
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
export async function targetOf(path: string): Promise<Target> {
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
