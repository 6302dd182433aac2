/** The argument that names a pack of puzzles: a path, `-` for standard input, else the name of a shipped one. */

import { faultText } from 'asterion/notation';
import { type PuzzlePack, parsePack, puzzleEras } from 'asterion/puzzle';
import { shippedPacks } from 'asterion/puzzle/shipped';
import { Failure, type Host } from '../host/host.js';
import { inputName, readBytes } from '../host/input.js';
import { meant } from '../host/names.js';

/** What `--help` says of such an argument. */
export const PACK_HELP = 'a pack of puzzles, - for standard input, or the name of a shipped one';

/** The pack of whoever names none: the one that the latest days are of. */
export const USUAL_PACK = puzzleEras[puzzleEras.length - 1].pack;

/** The most bytes of a pack: a hundred thousand puzzles, which is more than anybody makes. */
const MOST_MB = 64;

/** A pack, and what is known of it. */
export interface OpenedPack {
  /** What to call it in messages. */
  readonly name: string;
  readonly pack: PuzzlePack;
  /** Whether it came with us: then it is proven already. */
  readonly isShipped: boolean;
}

/** Opens what an argument names; the usual pack if nothing was named. */
export async function openPack(argument: string | undefined, host: Host): Promise<OpenedPack> {
  if (argument === undefined) return openShipped(USUAL_PACK);
  let isShipped = false;
  const ours = (error: unknown, why: string): Buffer => {
    const text = shippedText(argument, error, why);
    isShipped = true;
    return text;
  };
  const bytes = await readBytes(argument, host, ours);
  const name = inputName(argument);
  if (bytes.length > MOST_MB * 1e6) throw new Failure(`${name}: expected a pack of at most ${MOST_MB} MB, found more`);
  return opened(bytes.toString(), name, isShipped);
}

/** A pack that came with us. */
export const openShipped = (name: string): OpenedPack => opened(shippedPacks[name], name, true);

function opened(text: string, name: string, isShipped: boolean): OpenedPack {
  const read = parsePack(text);
  if (!read.ok) throw new Failure(faultText(read.fault, name));
  return { name, pack: read.value, isShipped };
}

function shippedText(argument: string, error: unknown, why: string): Buffer {
  const names = Object.keys(shippedPacks);
  if (names.includes(argument)) return Buffer.from(shippedPacks[argument]);
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || /[/\\]/.test(argument)) throw new Failure(why);
  const hint = meant('; ', argument, names) || '; "asterion puzzle list" names them';
  throw new Failure(`${why}, and no shipped pack of that name${hint}`);
}
