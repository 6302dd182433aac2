/** A game on the screen: a title, the board in the middle, and lines of words below. */

import { Canvas, type Look } from '../terminal/canvas.js';
import { joined, wrapped, wrappedEntries } from '../terminal/wrap.js';

/** A place on a board, counted in characters. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

/** A character on a board, or several side by side. */
export interface Figure extends Place {
  readonly glyph: string;
  readonly look: Look;
}

/** A board, who stands on it, and where to look. */
export interface Frame {
  /** The ground, top line first, all lines of one width. */
  readonly lines: readonly string[];
  /** Those on top last. */
  readonly figures: readonly Figure[];
  /** What the view is scrolled to where the board is larger than the screen. */
  readonly focus: Place;
}

export interface Picture extends Frame {
  readonly title: string;
  /** The most important first: what does not fit is left out. */
  readonly status: readonly string[];
  readonly message: string;
  readonly keys: readonly string[];
}

const LEAST_ROWS = 8;
const LEAST_COLUMNS = 30;

export interface Size {
  readonly rows: number;
  readonly columns: number;
}

/** Composes a frame; on a screen too small for any it says what is needed. */
export function compose({ rows, columns }: Size, picture: Picture): Canvas {
  const canvas = new Canvas(rows, columns);
  if (rows < LEAST_ROWS || columns < LEAST_COLUMNS) return tooSmall(canvas);
  canvas.centre(0, picture.title, 'dim');
  putBoard(canvas, picture, putWords(canvas, picture));
  canvas.centre(rows - 1, joined(picture.keys, '   ', columns)[0], 'dim');
  return canvas;
}

/** Status and message on up to three lines. Returns how many. */
function putWords(canvas: Canvas, { status, message }: Picture): number {
  const { rows, columns } = canvas;
  const said = wrapped(message, columns).slice(0, 2);
  const lines = joined(status, ', ', columns).slice(0, 3 - said.length);
  const top = rows - 1 - said.length - lines.length;
  for (const [i, line] of lines.entries()) canvas.centre(top + i, line, 'strong');
  for (const [i, line] of said.entries()) canvas.centre(top + lines.length + i, line);
  return lines.length + said.length;
}

function tooSmall(canvas: Canvas): Canvas {
  canvas.put(0, 0, `Too small: ${LEAST_COLUMNS} x ${LEAST_ROWS}`);
  canvas.put(1, 0, 'are needed. Make it larger,');
  canvas.put(2, 0, 'or press q to leave.');
  return canvas;
}

/** A blank line parts the board from the words, unless the board needs it. */
function putBoard(canvas: Canvas, { lines, figures, focus }: Frame, words: number): void {
  const top = 1;
  const most = canvas.rows - top - words - 1;
  const height = lines.length === most ? most : canvas.rows - top - 4;
  const rows = windowOf(lines.length, height, focus.row);
  const columns = windowOf([...lines[0]].length, canvas.columns, focus.column);
  for (let row = rows.from; row < rows.from + rows.shown; row++) {
    const shown = [...lines[row]].slice(columns.from, columns.from + columns.shown).join('');
    canvas.put(top + rows.at + row - rows.from, columns.at, shown, 'dim');
  }
  for (const { row, column: first, glyph, look } of figures) {
    if (row < rows.from || row >= rows.from + rows.shown) continue;
    for (const [i, character] of [...glyph].entries()) {
      const column = first + i;
      if (column < columns.from || column >= columns.from + columns.shown) continue;
      canvas.put(top + rows.at + row - rows.from, columns.at + column - columns.from, character, look);
    }
  }
}

/** Which part of a length is shown in a space, and where in it: in the middle, or scrolled so that the focus is. */
function windowOf(length: number, space: number, focus: number): { from: number; shown: number; at: number } {
  if (length <= space) return { from: 0, shown: length, at: Math.floor((space - length) / 2) };
  const from = Math.min(Math.max(0, focus - Math.floor(space / 2)), length - space);
  return { from, shown: space, at: 0 };
}

/** A page of help; rows that do not fit are cut. */
export function composeHelp({ rows, columns }: Size, title: string, lines: readonly string[]): Canvas {
  const canvas = new Canvas(rows, columns);
  const shown = wrappedEntries(lines, columns);
  const left = Math.max(0, Math.floor((columns - Math.max(...shown.map((line) => line.length))) / 2));
  const top = Math.max(0, Math.floor((rows - shown.length - 4) / 2));
  canvas.put(top, left, title, 'strong');
  for (const [i, line] of shown.entries()) canvas.put(top + 2 + i, left, line);
  canvas.put(Math.min(rows - 1, top + 3 + shown.length), left, 'Any key goes back.', 'dim');
  return canvas;
}
