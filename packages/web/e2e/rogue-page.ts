/** The Rogue room as its tests see it. */

import { expect, type Locator, type Page } from '@playwright/test';
import { PlayPage } from './play-page.js';

/** A bare room, the rogue in its corner: whoever waits is caught by the fourth move of the monster. */
export const CORNERED = '#/rogue?v=1&dungeon=cornered&monster=bfs&rogue=human&diagonals=always&moves=1000&seed=7';
/** A ring of corridors, watched: the rogue runs round it until the cap. */
export const RING = '#/rogue?v=1&dungeon=ring&monster=bfs&rogue=cycle&diagonals=always&moves=20&seed=7';
export const HEX_MAZE =
  '#/rogue?v=1&shape=hex&rows=7&cols=7&generator=wilson&braid=100&monster=greedy&rogue=human&diagonals=always&moves=50&seed=minotaur';

export const YOURS = 'Your move: you are the rogue.';
export const CAUGHT = 'You lost: captured after 4 monster moves. A monster caught the rogue.';

export class RoguePage extends PlayPage {
  readonly moves: Locator;
  readonly distance: Locator;

  constructor(page: Page) {
    super(page);
    this.moves = page.getByTestId('moves');
    this.distance = page.getByTestId('distance');
  }

  /** Waits until it is the rogue's turn after so many moves of the monster. */
  async turn(moves: number): Promise<void> {
    await expect(this.moves).toHaveText(String(moves));
    await expect(this.status).toHaveText(YOURS);
  }

  /** Everything a link has to bring back. */
  async state(): Promise<unknown> {
    const picture = await this.picture();
    const texts = [this.status, this.moves, this.distance, this.page.getByTestId('step')];
    const fields = ['Dungeon from', 'Monster', 'Rogue', 'Seed', 'Diagonal steps', 'Longest game, in monster moves'];
    return {
      picture,
      texts: await Promise.all(texts.map((text) => text.textContent())),
      fields: await Promise.all(fields.map(async (name) => (await this.field(name).all()).at(0)?.inputValue())),
      annotations: await this.page.locator('.rogue-annotations').innerHTML(),
    };
  }
}
