/** The board of a game: every monster keeps its own letter and every figure its look. */

import type { Cell, Scene } from 'asterion/world';
import { Ground } from '../stage/ground.js';
import type { Figure, Frame, Place } from '../stage/picture.js';
import type { Charset } from '../terminal/charset.js';

/** Who stands where. */
export interface Standing {
  readonly monsters: readonly Cell[];
  readonly rogue: Cell;
}

export const ROGUE_GLYPH = '@';
const CAPTURE_GLYPH = '*';

export class Board {
  /** The monsters' letters, in their order. */
  readonly letters: string;
  readonly #ground: Ground;

  constructor(scene: Scene, letters: string, charset: Charset) {
    this.letters = letters;
    this.#ground = new Ground(scene, charset);
  }

  /** The ground, top line first, all lines of one width. */
  get lines(): readonly string[] {
    return this.#ground.lines;
  }

  /** Where the character of a cell is. */
  placeOf(cell: Cell): Place {
    return this.#ground.placeOf(cell);
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

  /** The board with a position on it, looked at where the rogue stands. */
  frame(standing: Standing): Frame {
    return { lines: this.lines, figures: this.figures(standing), focus: this.placeOf(standing.rogue) };
  }

  /** A position as lines of text, each ended by a newline. */
  text(standing: Standing): string {
    return this.#ground.textWith(this.figures(standing));
  }
}
