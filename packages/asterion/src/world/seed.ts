/** Seeds as people write them: digits up to 2^64 - 1 are a number, anything else is text. */

import { shownValue } from '../settings/index.js';

/** A whole number from 0 (numbers up to 2^53 - 1, bigints up to 2^64 - 1) or any text. 7, 7n, '7' and '007' are one seed. */
export type Seed = number | bigint | string;

const LIMIT = 2n ** 64n;

/** The one way to write a seed down: two seeds give the same random numbers exactly if this is equal. */
export function seedText(seed: Seed): string {
  const isWhole = typeof seed === 'bigint' ? seed < LIMIT : Number.isSafeInteger(seed);
  if (typeof seed !== 'string' && !(isWhole && seed >= 0))
    throw new RangeError(
      `Expected a seed that is a whole number from 0 to 2^53 - 1, a bigint below 2^64 or text, got ${shownValue(seed)}.`,
    );
  const text = String(seed);
  return numberIn(text)?.toString() ?? text;
}

/** The words a generator is seeded with: a mark of the kind, then the value. */
export function seedWords(seed: Seed): number[] {
  const text = seedText(seed);
  const value = numberIn(text);
  if (value !== undefined) return [1, Number(value & 0xffffffffn), Number(value >> 32n)];
  const words = [2, text.length];
  for (let at = 0; at < text.length; at++) words.push(text.charCodeAt(at));
  return words;
}

function numberIn(text: string): bigint | undefined {
  // A thousand leading zeros are still a number, but nobody's file needs more: keep BigInt away from megabytes.
  if (!/^[0-9]{1,1000}$/.test(text)) return undefined;
  const value = BigInt(text);
  return value < LIMIT ? value : undefined;
}
