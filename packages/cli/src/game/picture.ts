/** A game on the screen: a title, the board in the middle, and lines of words below. */

import { Canvas, type CharacterStyle } from '../terminal/canvas.js';
import { joined, wrapped, wrappedEntries } from '../terminal/wrap.js';

/** A place on a board, counted in characters. */
export interface CharacterPlace {
  readonly row: number;
  readonly column: number;
}

/** A character on a board, or several side by side. */
export interface BoardGlyph extends CharacterPlace {
  readonly glyph: string;
  readonly look: CharacterStyle;
}

/** Which part of a length is shown, and how far from the edge of its space. */
interface Window {
  readonly from: number;
  readonly shown: number;
  readonly at: number;
}

/** The part of a board that is shown: rows and columns of it, below the first line of the screen. */
export interface Windows {
  readonly rows: Window;
  readonly columns: Window;
}

/** A board, who stands on it, and where to look. */
export interface BoardFrame {
  readonly size: Size;
  /** What the view is scrolled to where the board is larger than the screen. */
  readonly focus: CharacterPlace;
  /** Puts the part that is shown on the canvas. Boards may be huge, so nothing else of them is looked at. */
  paint(canvas: Canvas, windows: Windows): void;
}

export interface ScreenPicture {
  readonly frame: BoardFrame;
  readonly title: string;
  /** What holds from start to end, above the status: that the game cannot be won. */
  readonly warning?: string | undefined;
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

/** Composes a picture; on a screen too small for any it says what is needed. */
export function compose({ rows, columns }: Size, picture: ScreenPicture, camera: Camera): Canvas {
  const canvas = new Canvas(rows, columns);
  if (rows < LEAST_ROWS || columns < LEAST_COLUMNS) return tooSmall(canvas);
  canvas.centre(0, picture.title, 'dim');
  const { frame } = picture;
  // What the board leaves free is there for words.
  const words = putWords(canvas, picture, Math.max(WORDS, rows - TOP - frame.size.rows - 2));
  // A blank line parts the board from the words, unless the board needs it.
  const most = rows - TOP - words - 1;
  const space = { rows: frame.size.rows === most ? most : Math.min(boardArea(rows).rows, most), columns };
  frame.paint(canvas, camera.follow(frame, space));
  canvas.centre(rows - 1, joined(picture.keys, '   ', columns)[0], 'dim');
  return canvas;
}

/** The lines for the title, for words, and for them and the keys below a blank line. */
const TOP = 1;
const WORDS = 3;
const BOTTOM = WORDS + 1;

/** Where a board goes on a screen of some height. */
export const boardArea = (rows: number) => ({ top: TOP, rows: rows - TOP - BOTTOM });

/** Decides which part of a board is on the screen. It stays where it is until the focus comes near an edge. */
export class Camera {
  #row = 0;
  #column = 0;

  follow({ focus, size }: Pick<BoardFrame, 'focus' | 'size'>, space: Size): Windows {
    const rows = windowFor(this.#row, focus.row, size.rows, space.rows);
    const columns = windowFor(this.#column, focus.column, size.columns, space.columns);
    [this.#row, this.#column] = [rows.from, columns.from];
    return { rows: { ...rows, at: TOP + rows.at }, columns };
  }
}

function windowFor(before: number, focus: number, length: number, space: number): Window {
  if (length <= space) return { from: 0, shown: length, at: Math.floor((space - length) / 2) };
  const margin = Math.floor(space / 4);
  const least = focus - space + 1 + margin;
  const most = focus - margin;
  // Far outside it jumps to the middle: the focus is in another world, or was looked up.
  const isFar = focus < before || focus >= before + space;
  const wanted = isFar ? focus - Math.floor(space / 2) : Math.min(Math.max(before, least), most);
  return { from: Math.min(Math.max(0, wanted), length - space), shown: space, at: 0 };
}

/** Warning, status and message on so many lines at most, the status on one of them at least. Returns how many. */
function putWords(canvas: Canvas, { warning, status, message }: ScreenPicture, most: number): number {
  const { rows, columns } = canvas;
  const warned = warning === undefined ? [] : [warning.slice(0, columns)];
  const said = wrapped(message, columns).slice(0, most - 1 - warned.length);
  const lines = [...warned, ...joined(status, ', ', columns)].slice(0, Math.max(WORDS, said.length + 1) - said.length);
  const top = rows - 1 - said.length - lines.length;
  for (const [i, line] of lines.entries()) canvas.centre(top + i, line, 'strong');
  for (const [i, line] of said.entries()) canvas.centre(top + lines.length + i, line);
  return lines.length + said.length;
}

function tooSmall(canvas: Canvas): Canvas {
  canvas.put(0, 0, `Too small: ${LEAST_COLUMNS} x ${LEAST_ROWS}`);
  canvas.put(1, 0, 'are needed. Make it larger,');
  canvas.put(2, 0, 'or press Esc to leave.');
  return canvas;
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
