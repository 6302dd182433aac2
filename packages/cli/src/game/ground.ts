/** The ground of a scene as text, drawn once by the library, and where its cells are in it: glyphs are laid over it. */

import { drawText, hasThinWalls } from 'asterion/render';
import { type Cell, colOf, drawnRow, rowOf, type Scene } from 'asterion/world';
import type { Canvas, CharacterStyle } from '../terminal/canvas.js';
import type { Charset } from '../terminal/charset.js';
import type { BoardFrame, BoardGlyph, CharacterPlace, Windows } from './picture.js';

export class DrawnGround {
  /** Top line first, all lines of one width. */
  readonly lines: readonly string[];
  /** Whether walls are drawn between the cells. */
  readonly isWalled: boolean;
  readonly #scene: Scene;

  /** Walls between cells are drawn where there are any, or `always`. */
  constructor(scene: Scene, charset: Charset, walls?: 'always') {
    this.#scene = scene;
    this.isWalled = walls === 'always' || hasThinWalls(scene.world);
    const style = this.isWalled ? 'walls' : 'cells';
    const ground = drawText({ ...scene, actors: {} }, {}, { charset, style, marks: false });
    const isDotted = charset === 'unicode' && !this.isWalled;
    this.lines = (isDotted ? ground.replaceAll('.', '·').replaceAll('+', '▒') : ground).slice(0, -1).split('\n');
  }

  /** Where the character in the middle of a cell is. */
  placeOf(cell: Cell): CharacterPlace {
    const { grid } = this.#scene.world;
    const row = rowOf(grid, cell);
    const drawn = drawnRow(grid, row);
    const layout = grid.textLayout();
    if (this.isWalled) return { row: layout.lineOf(cell), column: layout.columnOf(cell) + 1 };
    return { row: drawn, column: layout.rowIndent(row) + colOf(grid, cell) * layout.cellPitch(row) };
  }

  /** The ground with glyphs on it, each line ended by a newline. */
  textWith(glyphs: readonly BoardGlyph[]): string {
    const lines = this.lines.map((line) => [...line]);
    for (const { row, column, glyph } of glyphs) {
      for (const [i, character] of [...glyph].entries()) lines[row][column + i] = character;
    }
    return lines.map((line) => `${line.join('')}\n`).join('');
  }

  /** The same for a screen, those on top last. */
  frameWith(glyphs: readonly BoardGlyph[], focus: CharacterPlace): BoardFrame {
    return {
      size: { rows: this.lines.length, columns: [...this.lines[0]].length },
      focus,
      paint: (canvas, windows) => this.#paint(canvas, windows, glyphs),
    };
  }

  #paint(canvas: Canvas, { rows, columns }: Windows, glyphs: readonly BoardGlyph[]): void {
    const put = (row: number, column: number, text: string, look: CharacterStyle) => {
      const [down, across] = [row - rows.from, column - columns.from];
      if (down < 0 || down >= rows.shown || across < 0 || across >= columns.shown) return;
      canvas.put(rows.at + down, columns.at + across, text, look);
    };
    for (const [row, line] of this.lines.slice(rows.from, rows.from + rows.shown).entries())
      put(rows.from + row, columns.from, [...line].slice(columns.from, columns.from + columns.shown).join(''), 'dim');
    for (const { row, column, glyph, look } of glyphs)
      for (const [i, character] of [...glyph].entries()) put(row, column + i, character, look);
  }
}
