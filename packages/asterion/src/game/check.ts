/** Check values: short fingerprints of positions. They find accidents; they keep no secrets. */

/** The check value of some 32-bit words. */
export function checkOfWords(words: readonly number[]): number {
  let check = 0x811c9dc5;
  for (const word of words) {
    check = Math.imul(check ^ word, 0x01000193);
    check ^= check >>> 15;
  }
  return check >>> 0;
}

/** Eight hexadecimal digits. */
export const checkText = (check: number): string => check.toString(16).padStart(8, '0');
