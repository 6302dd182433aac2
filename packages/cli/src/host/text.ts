/** Numbers, lists and tables in words. */

const plural = (number: number, noun: string): string => (number === 1 ? noun : `${noun}s`);

/** `1 move`, `2 moves`. */
export const count = (number: number, noun: string): string => `${number} ${plural(number, noun)}`;

/** `12,345` */
export const grouped = (number: number): string => number.toLocaleString('en');

/** `1 game`, `12,345 games`. */
export const groupedCount = (number: number, noun: string): string => `${grouped(number)} ${plural(number, noun)}`;

/** `N`, `N or E`, `N, E or STAY`. */
export const oneOf = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names[names.length - 1]}`;

/** `63.6` */
export const percentText = (share: number): string => (100 * share).toFixed(1);

/** `58.5 to 68.4` */
export const intervalText = (interval: readonly [number, number]): string => interval.map(percentText).join(' to ');

/** A title, and below it names with a line about each. */
export function listText(title: string, entries: readonly { name: string; about: string }[]): string {
  const width = Math.max(...entries.map(({ name }) => name.length));
  return [`${title}:`, ...entries.map(({ name, about }) => `  ${name.padEnd(width)}  ${about}`), ''].join('\n');
}

/** A table; the first columns, as many as told, are words and stand to the left, numbers to the right. */
export function tableText(head: readonly string[], rows: readonly (readonly string[])[], words = 1): string {
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column].length)));
  const line = (row: readonly string[]) =>
    row
      .map((text, column) => (column < words ? text.padEnd(widths[column]) : text.padStart(widths[column])))
      .join('  ');
  return [head, ...rows].map((row) => `${line(row).trimEnd()}\n`).join('');
}
