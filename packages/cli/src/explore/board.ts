/** A world as its recordings are shown: everything in it, nothing hidden. */

import { type ExplorePosition, exploreRows } from 'asterion/game';
import { realmRows } from 'asterion/generate';
import { type Cell, WorldCache } from 'asterion/world';
import type { Figure, Frame } from '../stage/picture.js';
import type { ShownBoard } from '../stage/show.js';
import type { Charset } from '../terminal/charset.js';
import { placeOf } from './painting.js';
import { type Theme, type Thing, themeNamed } from './themes.js';

export class ExploreBoard implements ShownBoard<ExplorePosition> {
  readonly #theme: Theme;
  /** The ground of each world, top line first. */
  readonly #grounds = new WorldCache((world) => realmRows(world).map((row) => this.#translated(row)));

  constructor(charset: Charset) {
    this.#theme = themeNamed(charset);
  }

  frame(position: ExplorePosition): Frame {
    return {
      lines: this.#grounds.of(position.world),
      figures: this.#figures(position),
      focus: placeOf(position.world.grid, position.avatar),
    };
  }

  /** As the rules print it. */
  text(position: ExplorePosition): string {
    return exploreRows(position)
      .map((row) => `${row}\n`)
      .join('');
  }

  #translated(row: string): string {
    const { wall, floor } = this.#theme.glyphs;
    return row.replaceAll('#', wall).replaceAll('.', floor);
  }

  #figures({ world, stairs, coins, hunters, avatar }: ExplorePosition): Figure[] {
    const figure = (cell: Cell, thing: Thing): Figure => ({
      ...placeOf(world.grid, cell),
      glyph: this.#theme.glyphs[thing],
      look: this.#theme.looks[thing],
    });
    return [
      figure(stairs, 'stairs'),
      ...coins.map((cell) => figure(cell, 'coin')),
      ...hunters.map((cell) => figure(cell, 'hunter')),
      figure(avatar, hunters.includes(avatar) ? 'capture' : 'avatar'),
    ];
  }
}
