/**
 * The key language: one string is one sitting, from the menu on. `N` digits `S` begins a world, `L` goes on with the save,
 * then every key is played; `:Q` saves and quits.
 *
 * Pure: the save comes in as text, and goes out as text. Nothing is drawn, printed or written.
 */

import { type ExploreGame, ExploreRun, type RunPlan, upperCase } from './run.js';

/** Why a string leads to no world: no save to load, a save that is damaged, a seed that is none, or nothing chosen. */
export interface KeysFault {
  readonly kind: 'no-save' | 'bad-save' | 'bad-seed' | 'no-world';
  readonly message: string;
}

export interface KeysResult {
  readonly run: ExploreRun;
  /** The save as `:Q` wrote it; undefined if nothing was saved. */
  readonly saved: string | undefined;
}

export type KeysAnswer =
  | { readonly ok: true; readonly value: KeysResult }
  | { readonly ok: false; readonly fault: KeysFault };

/** The largest seed of the key language. */
export const LARGEST_SEED = 2n ** 63n - 1n;

const refuse = (kind: KeysFault['kind'], message: string): KeysAnswer => ({ ok: false, fault: { kind, message } });

/** Plays a whole string. `save` is the last save, if there is one; `plan` says what a new world is like. */
export function playKeys(
  game: ExploreGame,
  input: string,
  save?: string,
  plan: Omit<RunPlan, 'seed'> = {},
): KeysAnswer {
  const keys = [...upperCase(input)];
  const at = keys.findIndex((key) => 'NLQ'.includes(key));
  switch (keys[at]) {
    case 'N':
      return begin(game, keys.slice(at + 1), plan);
    case 'L':
      return load(game, keys.slice(at + 1), save);
    default:
      return refuse('no-world', 'Expected N, a seed and S for a new world, or L for the saved one.');
  }
}

function begin(game: ExploreGame, keys: readonly string[], plan: Omit<RunPlan, 'seed'>): KeysAnswer {
  const end = keys.indexOf('S');
  if (end < 0) return refuse('bad-seed', 'Expected S after the digits of the seed.');
  const seed = readSeed(keys.slice(0, end).join(''));
  return typeof seed === 'string'
    ? refuse('bad-seed', seed)
    : play(ExploreRun.begin(game, { ...plan, seed }), keys.slice(end + 1));
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

function load(game: ExploreGame, keys: readonly string[], save: string | undefined): KeysAnswer {
  if (save === undefined) return refuse('no-save', 'There is no saved world to load.');
  const run = ExploreRun.load(game, save);
  return run.ok ? play(run.value, keys) : refuse('bad-save', `The save cannot be loaded: ${run.fault.message}`);
}

function play(run: ExploreRun, keys: readonly string[]): KeysAnswer {
  for (let at = 0; at < keys.length; at++) {
    if (keys[at] !== ':') {
      run.press(keys[at]);
      continue;
    }
    at++;
    if (keys[at] === 'Q') return { ok: true, value: { run, saved: run.save() } };
  }
  return { ok: true, value: { run, saved: undefined } };
}
