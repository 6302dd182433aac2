/**
 * What callers hand in who write no types, or who mistype a key: refused by name, in one form of words.
 *
 * A table says by key what an option takes, as `typeof` says it, so that the compiler asks for a line for each new key.
 * Bounds are not its business: whoever reads an option knows them, and says what it is for.
 */

import { unknownName } from './names.js';

/**
 * By key: what the option takes, in words among which are its kinds, each as `typeof` says it, or `array` or `TypedArray`: `a string or
 * an object`, `an array of least and most`; or the very values: `"top" or "bottom"`. Empty where whoever reads the option says it better.
 */
export type Kinds<Options> = Readonly<Record<keyof Options, string>>;

/** The same kind for each of some keys; any value will do if absent. */
export const kindsOf = (keys: readonly string[], kind = ''): Kinds<Readonly<Record<string, unknown>>> =>
  Object.fromEntries(keys.map((key) => [key, kind]));

/** Why somebody's options are none, as a sentence; undefined if they are. `what` names them: `the plan of a maze`. */
export function kindsFault<Options>(what: string, given: Options, kinds: Kinds<Options>): string | undefined {
  if (kindOf(given) !== 'object') return `Expected ${what} to be an object, got ${shownValue(given)}.`;
  for (const [key, value] of Object.entries(given as object)) {
    const known = Object.keys(kinds);
    if (!known.includes(key)) return unknownName('key', key, known, ` in ${what}`);
    const kind = kinds[key as keyof Options];
    const taken = kind.split(' ');
    if (value !== undefined && kind !== '' && !taken.includes(kindOf(value)) && !taken.includes(shownValue(value)))
      return `Expected ${key} in ${what} to be ${kind}, got ${shownValue(value)}.`;
  }
  return undefined;
}

/** Throws a RangeError where there is an `kindsFault`. */
export function checkKinds<Options>(what: string, given: Options, kinds: Kinds<Options>): void {
  const fault = kindsFault(what, given, kinds);
  if (fault !== undefined) throw new RangeError(fault);
}

/** Throws a RangeError unless a value has all those members. `what` says what it should be, in words: `a world, such as scene.world`. */
export function checkMembers(what: string, value: unknown, ...members: readonly string[]): void {
  const found = Object(value) as Readonly<Record<string, unknown>>;
  if (members.some((member) => found[member] === undefined))
    throw new RangeError(`Expected ${what}, got ${shownValue(value)}.`);
}

/** A value as messages show it: as JSON that ends soon, with nothing of what is deeper inside. */
export function shownValue(value: unknown): string {
  const kind = kindOf(value);
  if (kind === 'function' || kind === 'TypedArray') return `a ${kind}`;
  const text = ['string', 'object', 'array'].includes(kind) ? JSON.stringify(value, shallow) : String(value);
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}...` : text;
}

const MOST_SHOWN = 80;

const shallow = (key: string, part: unknown): unknown =>
  typeof part === 'bigint' ? String(part) : key !== '' && Object(part) === part ? {} : part;

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : ArrayBuffer.isView(value) ? 'TypedArray' : typeof value;
}
