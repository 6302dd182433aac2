/**
 * The frame of a drawing: which lines belong to it, how many rows and columns it has, and which of its lines are walls.
 *
 * Lines alternate: `+---` or `+   ` for each column, closed by `+`; then `|` or a blank and three characters for each
 * column, closed by `|` or a blank. In box drawing any line character may stand for `+`, `-` and `|`, and a corner in
 * which no wall ends is blank. Blanks at the end of a line may be missing.
 */

import { quoted, refuse } from './result.js';

const isBox = (character: string | undefined): boolean =>
  character !== undefined && character >= '\u2500' && character <= '\u257f';
const isCorner = (character: string | undefined): boolean => character === '+' || isBox(character);
const isBar = (character: string | undefined): boolean => character === '|' || isBox(character);
const hasBar = (line: string): boolean => /[|\u2500-\u257f]/.test(line);

/** Whether a line could be the top of a drawing. */
const startsFrame = (line: string | undefined): boolean => isCorner(line?.[0]);

/** A drawing whose every wall has been checked; only what stands in the cells has not. Rows are counted from the top. */
export class CheckedDrawing {
  readonly rows: number;
  readonly cols: number;
  readonly #lines: readonly string[];
  /** Index of the top line. */
  readonly #top: number;
  readonly #isBox: boolean;

  /** Finds the first drawing among the lines; captions above it are skipped, and so is what stands below. */
  constructor(lines: readonly string[]) {
    this.#lines = lines;
    this.#top = lines.findIndex(startsFrame);
    if (this.#top < 0) refuse(1, 1, 'Expected a drawing that begins with a line such as +---+---+, found none.');
    const top = lines[this.#top].trimEnd();
    this.#isBox = isBox(top[0]);
    this.cols = Math.floor(top.length / 4);
    if (this.cols < 1 || top.length % 4 !== 1) {
      refuse(
        this.#top + 1,
        top.length + 1,
        'Expected +--- for each column and + at the end, found the end of the line.',
      );
    }
    this.#checkWallLine(0);
    let rows = 0;
    while (this.#hasRow(rows)) {
      this.#checkCellLine(rows);
      this.#checkWallLine(++rows);
    }
    if (rows === 0)
      refuse(
        this.#top + 2,
        1,
        `Expected a line of cells such as |   |   |, found ${quoted(lines[this.#top + 1] ?? '')}.`,
      );
    this.rows = rows;
  }

  /** The line, from 1, on which the cells of a row stand. */
  lineOf(row: number): number {
    return this.#top + 2 * row + 2;
  }

  /** The column of text, from 1, at which the contents of a column of cells begin. */
  columnOf(col: number): number {
    return 4 * col + 2;
  }

  /** What stands in a cell: three characters. */
  contents(row: number, col: number): string {
    return this.#cellLine(row)
      .slice(4 * col + 1, 4 * col + 4)
      .padEnd(3);
  }

  /** Whether there is a wall to the left of a cell; one column more than there are asks for the right edge. */
  hasWallLeft(row: number, col: number): boolean {
    return isBar(this.#cellLine(row)[4 * col]);
  }

  /** Whether there is a wall above a cell; one row more than there are asks for the bottom edge. */
  hasWallAbove(row: number, col: number): boolean {
    return (this.#wallLine(row)[4 * col + 1] ?? ' ') !== ' ';
  }

  /** Whether another drawing follows below this one. */
  get hasSuccessor(): boolean {
    return this.#lines.slice(this.#top + 2 * this.rows + 1).some(startsFrame);
  }

  #wallLine(row: number): string {
    return this.#lines[this.#top + 2 * row] ?? '';
  }

  #cellLine(row: number): string {
    return this.#lines[this.#top + 2 * row + 1] ?? '';
  }

  /** Whether a row follows the wall line above it: a line with a bar, or with anything at all above a wall line. */
  #hasRow(row: number): boolean {
    const line = this.#cellLine(row);
    if (isBar(line[0])) return true;
    return line.startsWith(' ') && line.trim() !== '' && (hasBar(line) || startsFrame(this.#wallLine(row + 1)));
  }

  // Both checks stop where their line stops: a wide top above many short lines must not cost rows times columns.

  #checkWallLine(row: number): void {
    const line = this.#wallLine(row).trimEnd();
    const number = this.#top + 2 * row + 1;
    for (let at = 0; at < line.length && at <= 4 * this.cols; at += 4) {
      if (!isCorner(line[at]) && !(this.#isBox && line[at] === ' ')) {
        refuse(number, at + 1, `Expected + (the corner of a cell), found ${quoted(line[at])}.`);
      }
      const side = at === 4 * this.cols ? '   ' : line.slice(at + 1, at + 4).padEnd(3);
      if (side !== '---' && side !== '   ' && !/^[\u2500-\u257f]{3}$/.test(side)) {
        refuse(number, at + 2, `Expected --- or three blanks, found ${quoted(side)}.`);
      }
    }
    if (!this.#isBox && line.length <= 4 * this.cols) {
      refuse(number, line.length + 1, 'Expected + (the corner of a cell), found the end of the line.');
    }
    this.#checkEnd(line, number);
  }

  #checkCellLine(row: number): void {
    const line = this.#cellLine(row).trimEnd();
    const number = this.lineOf(row);
    for (let at = 0; at < line.length && at <= 4 * this.cols; at += 4) {
      if (!isBar(line[at]) && line[at] !== ' ') {
        refuse(number, at + 1, `Expected | or a blank, found ${quoted(line[at])}.`);
      }
      const contents = at === 4 * this.cols ? '' : line.slice(at + 1, at + 4).padEnd(3);
      if (contents !== CORRIDOR && /[|+\u2500-\u257f]/.test(contents)) {
        refuse(number, at + 2, `Expected three characters without walls, found ${quoted(contents)}.`);
      }
    }
    this.#checkEnd(line, number);
  }

  #checkEnd(line: string, number: number): void {
    const end = 4 * this.cols + 1;
    if (line.trimEnd().length <= end) return;
    refuse(number, end + 1, `Expected the end of the line after ${this.cols} cells, found ${quoted(line.slice(end))}.`);
  }
}

/** Drawings of dungeons mark corridors; the one place where a corner's character is no corner. */
const CORRIDOR = ' + ';
