/** The Pits room as its tests see it. */

import { expect, type Locator, type Page } from '@playwright/test';
import { PlayPage } from './play-page.js';

const TINY = '#/pits?v=1&size=4&shape=rect&player=human';
/** A pit a turn, none on the way: E, E, E, S, S, S wins. */
export const SAFE = `${TINY}&pits=1-1&seed=7`;
/** The first pit opens east of the player. */
export const HOLE = `${TINY}&pits=1-1&seed=3`;
/** Two pits a turn: after E, S no way is left. */
export const SHUT = `${TINY}&pits=2-2&seed=12`;
/** Watched: the goal. */
export const WATCHED = '#/pits?v=1&size=20&shape=rect&pits=1-5&player=most-paths&seed=7';
export const HEXAGONS = '#/pits?v=1&size=4&shape=hex&player=human&pits=1-1&seed=7';
/** The difficulty Small. E, S, E, S, ... wins the first, E nine times and S nine times the next. */
const SMALL = '#/pits?v=1&size=10&shape=rect&pits=1-5&player=human';
export const FIRST = `${SMALL}&seed=2445`;
/** Of the same difficulty: E is the end. */
export const SMALL_HOLE = `${SMALL}&seed=2919`;

const YOURS = 'Your move.';
export const WON = 'You won: goal reached after 6 turns.';
export const FELL = 'You lost: fell after 1 turn. The player stepped into a pit.';
export const CUT_OFF = 'You lost: cut off after 2 turns. No way to the goal is left.';

export class PitsPage extends PlayPage {
  readonly turns: Locator;
  readonly pits: Locator;
  readonly hint: Locator;
  readonly streak: Locator;
  readonly counts: Locator;
  readonly newPits: Locator;
  readonly cutMarks: Locator;

  constructor(page: Page) {
    super(page);
    this.turns = page.getByTestId('turns');
    this.pits = page.getByTestId('pits');
    this.hint = page.getByTestId('hint');
    this.streak = page.getByTestId('streak');
    this.counts = page.getByTestId('counts');
    this.newPits = page.locator('.new-pit');
    this.cutMarks = page.getByTestId('cut-marks').locator('path');
  }

  /** Waits until it is one's turn, after so many. */
  async turn(count: number): Promise<void> {
    await expect(this.turns).toHaveText(String(count));
    await expect(this.status).toHaveText(YOURS);
  }

  override async expectAt(move: number, total: number): Promise<void> {
    await expect(this.page.getByTestId('step')).toHaveText(`move ${move} of ${total}`);
  }

  /** Presses the keys of a way, one after the other. */
  async walk(keys: string): Promise<void> {
    for (const key of keys) await this.press(key);
  }

  /** Everything a link has to bring back. */
  async state(): Promise<unknown> {
    const texts = [this.status, this.turns, this.pits, this.page.getByTestId('step')];
    const fields = ['Player', 'Seed', 'Rows and columns', 'Cells', 'Start', 'Goal', 'New pits a turn'];
    return {
      picture: await this.picture(),
      texts: await Promise.all(texts.map((text) => text.textContent())),
      fields: await Promise.all(fields.map((name) => this.page.getByLabel(name, { exact: true }).first().inputValue())),
      annotations: await this.page.locator('.pits-annotations').innerHTML(),
    };
  }
}
