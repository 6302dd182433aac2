/** A board in characters: the ground, drawn once by the library, and whoever stands on it. */

import {
  type AnyDescription,
  type Fog,
  type Figure as GameFigure,
  Knowledge,
  type Piece,
  type View,
} from 'asterion/play';
import { hasThinWalls } from 'asterion/render';
import { type Cell, createScene, createWorld, type Direction, type Scene, type World } from 'asterion/world';
import type { CharacterStyle } from '../terminal/canvas.js';
import type { Charset } from '../terminal/charset.js';
import { DrawnGround } from './ground.js';
import type { BoardFrame, BoardGlyph } from './picture.js';

/** A character that a host puts on a cell. */
export interface BoardMark {
  readonly cell: Cell;
  readonly glyph: string;
  readonly look: CharacterStyle;
}

const CAPTURE_GLYPH = '*';

const LOOKS: Readonly<Record<Piece['part'], CharacterStyle>> = {
  pursuer: 'pursuer',
  quarry: 'quarry',
  thing: 'thing',
  pit: 'plain',
};

/** The letters of so many pieces, from the first one on: ends of tunnels are lettered from `A`. */
export const lettersFrom = (first: string, count: number): string =>
  Array.from({ length: count }, (_, i) => String.fromCharCode(65 + ((first.charCodeAt(0) - 65 + i) % 26))).join('');

/** What a file says of its board beside who stands on it. */
export interface BoardFile {
  /** The letters of those who have some. */
  readonly letters?: string | undefined;
  /** Where it can be entered and left. */
  readonly scene?: Pick<Scene, 'entrance' | 'exit'>;
}

export class Board {
  readonly #description: AnyDescription;
  readonly #charset: Charset;
  readonly #file: BoardFile;
  readonly #grounds = new WeakMap<World, DrawnGround>();

  constructor(description: AnyDescription, charset: Charset, file: BoardFile = {}) {
    this.#description = description;
    this.#charset = charset;
    this.#file = file;
  }

  /** What one of several movers is called. */
  nameOf(role: string, index: number): string {
    const { hasLetters = false, glyph } = this.#pieceOf(role);
    return hasLetters ? this.#letterOf(glyph, index) : `${glyph}${index + 1}`;
  }

  /** The character of a piece. */
  glyphOf(role: string, index: number): string {
    const { hasLetters = false, glyph } = this.#pieceOf(role);
    return hasLetters ? this.#letterOf(glyph, index) : glyph;
  }

  /** A position on the screen; `marks` lie over everything. */
  frame(view: View, marks: readonly BoardMark[] = []): BoardFrame {
    const ground = this.#groundOf(view);
    return ground.frameWith(this.#figures(ground, view, marks), ground.placeOf(view.focus));
  }

  /** A position as lines of text, each ended by a newline. */
  text(view: View, marks: readonly BoardMark[] = []): string {
    const ground = this.#groundOf(view);
    return ground.textWith(this.#figures(ground, view, marks));
  }

  #groundOf({ world, ground = world, fog, ...view }: View): DrawnGround {
    const known = this.#grounds.get(ground);
    if (known !== undefined) return known;
    // Under a fog there is only what is known, and that is walls.
    const drawn = fog?.walled === undefined ? ground : createWorld(ground.grid, { open: ground.open });
    const { entrance = this.#file.scene?.entrance, exit = this.#file.scene?.exit } = view;
    const { isWalled = false, hasPlainGround = false } = this.#description;
    const charset = hasPlainGround && !hasThinWalls(drawn) ? 'ascii' : this.#charset;
    const made = new DrawnGround(createScene(drawn, { entrance, exit }), charset, isWalled ? 'always' : undefined);
    this.#grounds.set(ground, made);
    return made;
  }

  #figures(ground: DrawnGround, { figures, fog, world }: View, marks: readonly BoardMark[]): BoardGlyph[] {
    return [
      ...(fog === undefined ? [] : unknown(ground, world, fog, this.#charset)),
      ...figures.map((figure) => this.#figureOn(ground, figure)),
      ...marks.map(({ cell, glyph, look }) => ({ ...ground.placeOf(cell), glyph, look })),
    ];
  }

  #figureOn(ground: DrawnGround, { role, cell, index, state }: GameFigure): BoardGlyph {
    const piece = this.#pieceOf(role);
    const { row, column } = ground.placeOf(cell);
    const isCaught = state === 'caught';
    const look: CharacterStyle = isCaught ? 'capture' : state === 'new' ? 'pit' : LOOKS[piece.part];
    const glyph = isCaught && piece.part === 'pursuer' ? CAPTURE_GLYPH : this.glyphOf(role, index);
    if (!ground.isWalled) return { row, column, glyph, look };
    // Between walls there is room for three characters, and nothing below may show beside the one.
    const isNumbered = piece.hasNumbers === true && index < 99;
    // The second of several has its number; the first one goes by its letter alone.
    const isSecond = piece.part === 'pursuer' && index > 0 && piece.hasLetters !== true && glyph !== CAPTURE_GLYPH;
    const narrow = isSecond ? `${this.nameOf(role, index)} `.slice(0, 3) : ` ${glyph} `;
    const wide = isNumbered ? `${glyph}${String(index + 1).padStart(2, '0')}` : narrow;
    return { row, column: column - 1, glyph: wide, look };
  }

  #letterOf(first: string, index: number): string {
    return this.#file.letters?.[index] ?? lettersFrom(first, index + 1)[index];
  }

  #pieceOf(role: string): Piece {
    const found = this.#description.pieces.find((piece) => piece.role === role);
    return found ?? { role, title: role, glyph: role.charAt(0).toUpperCase(), part: 'thing' };
  }
}

const DOTS: Readonly<Record<Charset, { cell: string; side: string }>> = {
  ascii: { cell: ':', side: '.' },
  unicode: { cell: '░', side: '·' },
};

/** From the middle of a walled cell to a side of it, in characters. */
const OFFSETS: Readonly<Record<string, readonly [row: number, column: number, width: number]>> = {
  E: [0, 2, 1],
  W: [0, -2, 1],
  N: [-1, -1, 3],
  S: [1, -1, 3],
  NE: [-1, 1, 1],
  NW: [-1, -1, 1],
  SE: [1, 1, 1],
  SW: [1, -1, 1],
};

/** What has not been seen is dotted: cells, and sides of known cells, for nothing shows sideways from afar. */
function unknown(ground: DrawnGround, { grid }: World, { cells, open, walled }: Fog, charset: Charset): BoardGlyph[] {
  const { cell: hidden, side: dot } = DOTS[charset];
  const isKnown = (cell: Cell, side: Direction): boolean =>
    grid.neighbour(cell, side) < 0 || ((((open?.[cell] ?? 0) | (walled?.[cell] ?? 0)) >> side) & 1) === 1;
  const dotted = (cell: Cell, side: Direction): BoardGlyph => {
    const [row, column, width] = OFFSETS[grid.shape.directions[side]];
    const place = ground.placeOf(cell);
    return { row: place.row + row, column: place.column + column, glyph: dot.repeat(width), look: 'dim' };
  };
  return Array.from({ length: grid.cellCount }, (_, cell): BoardGlyph[] => {
    if (cells[cell] === Knowledge.none) {
      const { row, column } = ground.placeOf(cell);
      return [
        {
          row,
          column: ground.isWalled ? column - 1 : column,
          glyph: hidden.repeat(ground.isWalled ? 3 : 1),
          look: 'dim',
        },
      ];
    }
    return walled === undefined
      ? []
      : grid
          .sidesOf(cell)
          .filter((side) => !isKnown(cell, side))
          .map((side) => dotted(cell, side));
  }).flat();
}
