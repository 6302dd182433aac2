/** Shares and tables in words; plurals and large numbers are at home in the library. */

/** `63.6` */
export const percentText = (share: number): string => (100 * share).toFixed(1);

/** `58.5 to 68.4` */
export const intervalText = (interval: readonly [number, number]): string => interval.map(percentText).join(' to ');

/** A table; the first columns, as many as told, are words and stand to the left, numbers to the right. */
export function tableText(head: readonly string[], rows: readonly (readonly string[])[], words = 1): string {
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column].length)));
  const line = (row: readonly string[]) =>
    row
      .map((text, column) => (column < words ? text.padEnd(widths[column]) : text.padStart(widths[column])))
      .join('  ');
  return [head, ...rows].map((row) => `${line(row).trimEnd()}\n`).join('');
}

/** Comma-separated values with a header line, quoted where need be; null is nothing between two commas. */
export const csvText = (
  head: readonly string[],
  rows: readonly (readonly (string | number | boolean | null)[])[],
): string => [head, ...rows].map((row) => `${row.map(csvField).join(',')}\n`).join('');

const csvField = (value: string | number | boolean | null): string => {
  const text = value === null ? '' : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Names and messages come from outside: what would move the cursor or turn the writing around is left out. */
export const plain = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '\ufffd');

/** A spreadsheet takes text that begins so for a formula, and runs it. */
export const unspreadable = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);
