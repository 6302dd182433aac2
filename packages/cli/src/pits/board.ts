/** The board of Random Pits: `.` free, `X` player, `o` pit, `G` goal, each followed by a space. */

import { isPit, type PitsPosition, pitsOf } from 'asterion/game';
import { hasThinWalls } from 'asterion/render';
import type { Cell, Scene } from 'asterion/world';
import { Ground } from '../stage/ground.js';
import type { Figure, Frame } from '../stage/picture.js';
import type { Look } from '../terminal/canvas.js';
import type { Charset } from '../terminal/charset.js';

/** What stands out on a board. */
export interface Marks {
  /** Pits that have just opened. */
  readonly fresh?: readonly Cell[];
  /** Cells that must not fall. */
  readonly cuts?: readonly Cell[];
}

export class PitsBoard {
  readonly #ground: Ground;

  /** Open ground is drawn alike in every charset; walls between cells are not. */
  constructor(scene: Scene, charset: Charset) {
    this.#ground = new Ground(scene, hasThinWalls(scene.world) ? charset : 'ascii');
  }

  /** The board with a position on it, looked at where the player stands. */
  frame(position: PitsPosition, marks: Marks = {}): Frame {
    return {
      lines: this.#ground.lines,
      figures: this.#figures(position, marks),
      focus: this.#ground.placeOf(position.player),
    };
  }

  /** A position as lines of text, each ended by a newline. */
  text(position: PitsPosition, marks: Marks = {}): string {
    return this.#ground.textWith(this.#figures(position, marks));
  }

  /** Those on top last. */
  #figures(position: PitsPosition, { fresh = [], cuts = [] }: Marks): Figure[] {
    const { world, player, setup } = position;
    const figure = (cell: Cell, glyph: string, look: Look): Figure => ({ ...this.#ground.placeOf(cell), glyph, look });
    return [
      ...pitsOf(position).map((cell) => figure(cell, 'o', fresh.includes(cell) ? 'pit' : 'plain')),
      ...cuts.map((cell) => figure(cell, '!', 'danger')),
      figure(setup.goal, 'G', 'supply'),
      figure(player, 'X', isPit(world, player) ? 'capture' : 'rogue'),
    ];
  }
}

/** The pits that are in one position and were not in another. */
export const newPits = (before: PitsPosition, position: PitsPosition): Cell[] =>
  pitsOf(position).filter((cell) => !isPit(before.world, cell));
