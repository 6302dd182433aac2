/** Lines and places of a text. A line ends with LF, CR LF or CR; a byte-order mark is no part of the text. */

import { shownValue } from '../settings/index.js';

const LINE_END = /\r\n|\n|\r/g;

/** Every parser begins here. Throws a RangeError for bytes that nobody has decoded, and whatever else is no text. */
export function withoutMark(text: string): string {
  if (typeof text !== 'string') throw new RangeError(`Expected a text, got ${shownValue(text)}.`);
  return text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
}

/** The lines of a text without their ends. A final line end adds no line. */
export function linesOf(text: string): string[] {
  const lines = withoutMark(text).split(LINE_END);
  if (lines.at(-1) === '') lines.pop();
  return lines;
}

/** Line and column, from 1, of an offset into a text without its mark. */
export function placeAt(text: string, offset: number): { line: number; column: number } {
  let line = 1;
  let start = 0;
  for (const end of text.slice(0, offset).matchAll(LINE_END)) {
    line++;
    start = end.index + end[0].length;
  }
  return { line, column: offset - start + 1 };
}

/** Padded worlds up to this size are small enough whatever the text says. */
const FREE_CELLS = 1_000_000;
const CELLS_A_CHARACTER = 64;

/**
 * Whether a world is out of proportion to its text. Short rows are padded with wall, so a few kilobytes (one long row,
 * many empty ones) could otherwise ask for gigabytes.
 */
export const isMostlyPadding = (cells: number, text: string): boolean =>
  cells > FREE_CELLS && cells > CELLS_A_CHARACTER * text.length;
