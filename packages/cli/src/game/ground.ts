/** The ground of a scene as text, drawn once by the library, and where its cells are in it: figures are laid over it. */

import { drawText, hasThinWalls } from 'asterion/render';
import { type Cell, colOf, hex, rowOf, type Scene } from 'asterion/world';
import type { Charset } from '../terminal/charset.js';
import type { Figure, Place } from './picture.js';

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
}
