/** What a command line asks for that every assignment reads alike: who is played against, and settings. */

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Said, type Schema, settle } from 'asterion/settings';
import { Failure, reasonOf } from '../host/host.js';
import { meant } from '../host/names.js';
import { isModulePath, moduleName } from '../module/module-file.js';
import { keyOf } from './ledger.js';

/** Somebody or something of ours, or of the teacher's own, that a submission meets. Plain data. */
export interface Rival {
  readonly name: string;
  /** A module of one's own. */
  readonly path?: string;
  /** What is in it: results with another one are others. */
  readonly hash?: string;
}

export function rivalNamed(name: string): Rival {
  if (!isModulePath(name)) return { name };
  try {
    return { name: moduleName(name), path: resolve(name), hash: keyOf(readFileSync(name, 'utf8')) };
  } catch (error) {
    throw new Failure(`--against ${name}: ${reasonOf(error)}`);
  }
}

/** Names that can stand somewhere, each once; a path can stand anywhere. Fails for one that can stand nowhere. */
export function checkAgainst(against: readonly string[], known: readonly string[], isKnown: (name: string) => boolean) {
  const twice = against.find((name, index) =>
    against.slice(0, index).some((other) => moduleName(other) === moduleName(name)),
  );
  if (twice !== undefined) throw new Failure(`--against ${against.join(',')}: ${moduleName(twice)} is there twice`);
  const nobody = against.find((name) => !isModulePath(name) && !isKnown(name));
  if (nobody === undefined) return;
  throw new Failure(`--against ${nobody}: expected one of ${known.join(', ')}${meant('; ', nobody, known)}`);
}

/** The values of `--set`, over what else is said; `taken` are settings that are said otherwise. */
export function settledWith(schema: Schema, own: Said, others: Said, taken: readonly string[] = []) {
  const settled = settle(schema, { ...others, ...own });
  const known = settled.settings
    .flatMap(({ key, aliases = [] }) => [key, ...aliases])
    .filter((key) => !taken.includes(key));
  for (const [key, value] of Object.entries(own)) {
    const place = `--set ${key}=${value}`;
    if (!known.includes(key))
      throw new Failure(`${place}: expected one of ${known.join(', ')}${meant('; ', key, known)}`);
    const why = Object.hasOwn(settled.faults, key) ? settled.faults[key] : undefined;
    if (why !== undefined) throw new Failure(`${place}: ${why}`);
  }
  return settled;
}
