/** The ground of a scene as text, drawn once by the library, and where its cells are in it: figures are laid over it. */

import { drawText, hasThinWalls } from 'asterion/render';
import { type Cell, colOf, hex, rowOf, type Scene } from 'asterion/world';
import type { Canvas, Look } from '../terminal/canvas.js';
import type { Charset } from '../terminal/charset.js';
import type { Figure, Frame, Place, Windows } from './picture.js';

export class Ground {
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
  placeOf(cell: Cell): Place {
    const { grid } = this.#scene.world;
    const row = rowOf(grid, cell);
    const drawn = grid.origin === 'top' ? row : grid.rows - 1 - row;
    const shift = grid.shape === hex && grid.rows > 1 ? row & 1 : 0;
    const col = colOf(grid, cell);
    return this.isWalled
      ? { row: 2 * drawn + 1, column: 4 * col + 2 + 2 * shift }
      : { row: drawn, column: 2 * col + shift };
  }

  /** The ground with figures on it, each line ended by a newline. */
  textWith(figures: readonly Figure[]): string {
    const lines = this.lines.map((line) => [...line]);
    for (const { row, column, glyph } of figures) {
      for (const [i, character] of [...glyph].entries()) lines[row][column + i] = character;
    }
    return lines.map((line) => `${line.join('')}\n`).join('');
  }

  /** The same for a screen, those on top last. */
  frameWith(figures: readonly Figure[], focus: Place): Frame {
    return {
      size: { rows: this.lines.length, columns: [...this.lines[0]].length },
      focus,
      paint: (canvas, windows) => this.#paint(canvas, windows, figures),
    };
  }

  #paint(canvas: Canvas, { rows, columns }: Windows, figures: readonly Figure[]): void {
    const put = (row: number, column: number, text: string, look: Look) => {
      const [down, across] = [row - rows.from, column - columns.from];
      if (down < 0 || down >= rows.shown || across < 0 || across >= columns.shown) return;
      canvas.put(rows.at + down, columns.at + across, text, look);
    };
    for (const [row, line] of this.lines.slice(rows.from, rows.from + rows.shown).entries())
      put(rows.from + row, columns.from, [...line].slice(columns.from, columns.from + columns.shown).join(''), 'dim');
    for (const { row, column, glyph, look } of figures)
      for (const [i, character] of [...glyph].entries()) put(row, column + i, character, look);
  }
}
