/**
 * The board of a game as text: the ground is drawn once, by the library, and the figures are laid over it.
 *
 * So every monster keeps its own letter and every figure its look, and a frame costs no more than its figures.
 */

import { drawText, hasThinWalls } from 'asterion/render';
import { type Cell, colOf, hex, rowOf, type Scene } from 'asterion/world';
import type { Look } from '../terminal/canvas.js';

/** Who stands where. */
export interface Standing {
  readonly monsters: readonly Cell[];
  readonly rogue: Cell;
}

/** A character on the board; row and column count characters. */
export interface Figure {
  readonly row: number;
  readonly column: number;
  readonly glyph: string;
  readonly look: Look;
}

export const ROGUE_GLYPH = '@';
const CAPTURE_GLYPH = '*';

export class Board {
  /** The ground, top line first, all lines of one width. */
  readonly lines: readonly string[];
  /** The monsters' letters, in their order. */
  readonly letters: string;
  readonly #scene: Scene;
  readonly #isWalled: boolean;

  constructor(scene: Scene, letters: string, charset: 'ascii' | 'unicode') {
    this.#scene = scene;
    this.letters = letters;
    this.#isWalled = hasThinWalls(scene.world);
    const ground = drawText({ ...scene, actors: {} }, {}, { charset, marks: false });
    const isDotted = charset === 'unicode' && !this.#isWalled;
    this.lines = (isDotted ? ground.replaceAll('.', '·').replaceAll('+', '▒') : ground).slice(0, -1).split('\n');
  }

  /** Where the character of a cell is. */
  placeOf(cell: Cell): { row: number; column: number } {
    const { grid } = this.#scene.world;
    const row = rowOf(grid, cell);
    const drawn = grid.origin === 'top' ? row : grid.rows - 1 - row;
    const shift = grid.shape === hex && grid.rows > 1 ? row & 1 : 0;
    const col = colOf(grid, cell);
    return this.#isWalled
      ? { row: 2 * drawn + 1, column: 4 * col + 2 + 2 * shift }
      : { row: drawn, column: 2 * col + shift };
  }

  /** The figures of a position, those on top last. */
  figures({ monsters, rogue }: Standing): Figure[] {
    const hunted: Figure = { ...this.placeOf(rogue), glyph: ROGUE_GLYPH, look: 'rogue' };
    const hunters = monsters.map((cell, i): Figure => {
      const place = this.placeOf(cell);
      return cell === rogue
        ? { ...place, glyph: CAPTURE_GLYPH, look: 'capture' }
        : { ...place, glyph: this.letters[i], look: 'monster' };
    });
    return [hunted, ...hunters];
  }

  /** A position as lines of text, each ended by a newline. */
  text(standing: Standing): string {
    const lines = this.lines.map((line) => [...line]);
    for (const { row, column, glyph } of this.figures(standing)) lines[row][column] = glyph;
    return lines.map((line) => `${line.join('')}\n`).join('');
  }
}
