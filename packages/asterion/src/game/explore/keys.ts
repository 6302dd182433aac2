/**
 * The key language: one string is one sitting, from the menu on. `N` digits `S` begins a world, `L` goes on with the save,
 * then every key is played; `:Q` saves and quits.
 *
 * Here it is only read. Whoever plays it brings the games and the saves.
 */

import type { Fault, Parsed } from '../../notation/index.js';

/** Why a string leads to no world, and at which key: they all stand in line 1. */
export interface KeysFault extends Fault {
  /**
   * No save to load, a save that is damaged, a seed that is none, nothing chosen, or a world chosen where there is one
   * already.
   */
  readonly kind: 'no-save' | 'bad-save' | 'bad-seed' | 'no-world' | 'second-world';
}

/** What a string says. */
export interface Keys {
  /** Of a new world; undefined if the saved one is meant, or the one that has begun. */
  readonly seed: bigint | undefined;
  /** In capitals, as far as they are to be pressed. Not all of them need do anything. */
  readonly keys: readonly string[];
  /** Whether it ends by saving. */
  readonly isSaving: boolean;
}

/** The largest seed of the key language. */
export const LARGEST_SEED = 2n ** 63n - 1n;

const read = (seed: bigint | undefined, keys: readonly string[]): Parsed<Keys, KeysFault> => {
  return { ok: true, value: { seed, ...pressed(keys) }, warnings: [] };
};

const refuse = (kind: KeysFault['kind'], at: number, message: string): Parsed<Keys, KeysFault> => {
  return { ok: false, fault: { kind, line: 1, column: at + 1, message } };
};

/** Reads a whole string. Where a world has begun already it holds keys to press, and chooses none. */
export function parseKeys(input: string, hasBegun = false): Parsed<Keys, KeysFault> {
  const keys = [...upperCase(input)];
  const at = keys.findIndex((key) => 'NLQ'.includes(key));
  if (hasBegun)
    return at >= 0 && keys[at] !== 'Q'
      ? refuse('second-world', at, 'A seed begins the world already: leave N, digits and S, and L, out of the keys.')
      : read(undefined, keys);
  switch (keys[at]) {
    case 'N':
      return newWorld(keys, at + 1);
    case 'L':
      return read(undefined, keys.slice(at + 1));
    default:
      return refuse('no-world', 0, 'Expected N, a seed and S for a new world, or L for the saved one.');
  }
}

/** `from` is the place after the N. */
function newWorld(keys: readonly string[], from: number): Parsed<Keys, KeysFault> {
  const end = keys.indexOf('S', from);
  if (end < 0) return refuse('bad-seed', from, 'Expected S after the digits of the seed.');
  const seed = readSeed(keys.slice(from, end).join(''));
  return typeof seed === 'string' ? refuse('bad-seed', from, seed) : read(seed, keys.slice(end + 1));
}

/** A colon takes the key after it along: only Q means something there. */
function pressed(keys: readonly string[]): Omit<Keys, 'seed'> {
  const played: string[] = [];
  for (let at = 0; at < keys.length; at++) {
    if (keys[at] !== ':') played.push(keys[at]);
    else if (keys[++at] === 'Q') return { keys: played, isSaving: true };
  }
  return { keys: played, isSaving: false };
}

/** The seed of some digits, or why it is none. */
export function readSeed(digits: string): bigint | string {
  if (digits === '') return 'Expected digits between N and S, found none.';
  if (!/^[0-9]+$/.test(digits))
    return `Expected only digits between N and S, found ${JSON.stringify(digits.slice(0, 40))}.`;
  const bare = digits.replace(/^0+(?=.)/, '');
  if (bare.length > 19 || BigInt(bare) > LARGEST_SEED)
    return `Expected a seed of at most ${LARGEST_SEED}, got ${bare.slice(0, 40)}.`;
  return BigInt(bare);
}

/** Only the 26 letters: a long s is no S. */
export const upperCase = (keys: string): string => keys.replace(/[a-z]/g, (letter) => letter.toUpperCase());
