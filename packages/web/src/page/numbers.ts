/** Numbers in what was typed. */

export function wholeNumber(text: string): number | undefined {
  const value = Number(text);
  return /^[0-9]+$/.test(text) && Number.isSafeInteger(value) ? value : undefined;
}

/** Exactly `count` whole numbers with commas between them. */
export function numbersIn(text: string, count: number): number[] | undefined {
  const numbers = text.split(',').map((part) => wholeNumber(part.trim()));
  const whole = numbers.filter((value) => value !== undefined);
  return whole.length === count && numbers.length === count ? whole : undefined;
}

/** What was found instead, for a message. */
export const quoted = (text: string): string => (text === '' ? 'nothing' : `"${text}"`);
