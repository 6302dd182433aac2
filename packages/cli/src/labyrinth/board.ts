/** The board of Labyrinth, three characters a tile: ` T `, ` M `, `s01`, and ` * ` where Theseus and a Minotaur meet. */

import type { LabyrinthPosition } from 'asterion/game';
import type { Cell, Scene } from 'asterion/world';
import { Ground } from '../stage/ground.js';
import type { Figure, Frame } from '../stage/picture.js';
import type { Look } from '../terminal/canvas.js';
import type { Charset } from '../terminal/charset.js';

/** Who is seen where. */
export interface Standing {
  readonly theseus: readonly Cell[];
  readonly minotaurs: readonly Cell[];
  readonly supplies: readonly Supply[];
}

interface Supply {
  readonly tile: Cell;
  /** From 1, in the order of the start: what is left keeps its number. */
  readonly number: number;
}

/** Everybody. */
export const standingOf = ({ setup, theseus, minotaurs, supplies }: LabyrinthPosition): Standing => ({
  theseus: [theseus],
  minotaurs,
  supplies: setup.supplies
    .map((tile, index) => ({ tile, number: index + 1 }))
    .filter(({ tile }) => supplies.includes(tile)),
});

/** Numbers have two digits: the hundredth supply and those after it have none. */
const supplyText = ({ number }: Supply): string => (number > 99 ? ' s ' : `s${String(number).padStart(2, '0')}`);

/** Three characters in the middle of a tile. */
export function figureOn(ground: Ground, tile: Cell, glyph: string, look: Look): Figure {
  const { row, column } = ground.placeOf(tile);
  return { row, column: column - 1, glyph, look };
}

/** The figures on a ground, those on top last. */
export const figuresOn = (ground: Ground, { theseus, minotaurs, supplies }: Standing): Figure[] => [
  ...supplies.map((supply) => figureOn(ground, supply.tile, supplyText(supply), 'supply')),
  ...theseus.map((tile) => figureOn(ground, tile, ' T ', 'rogue')),
  ...minotaurs.map((tile) =>
    theseus.includes(tile) ? figureOn(ground, tile, ' * ', 'capture') : figureOn(ground, tile, ' M ', 'monster'),
  ),
];

export class LabyrinthBoard {
  readonly ground: Ground;

  constructor(scene: Scene, charset: Charset) {
    this.ground = new Ground(scene, charset, 'always');
  }

  /** The board with a position on it, looked at where Theseus stands. */
  frame(position: LabyrinthPosition): Frame {
    const { ground } = this;
    return {
      lines: ground.lines,
      figures: figuresOn(ground, standingOf(position)),
      focus: ground.placeOf(position.theseus),
    };
  }

  /** A position as lines of text, each ended by a newline. */
  text(position: LabyrinthPosition): string {
    return this.ground.textWith(figuresOn(this.ground, standingOf(position)));
  }
}
