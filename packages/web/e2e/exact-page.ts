/** What the exact table shows in the Rogue room, as its tests see it. */

import type { Locator, Page } from '@playwright/test';
import { RoguePage } from './rogue-page.js';

export class ExactPage extends RoguePage {
  /** The verdict of the standing on screen, and of the start. */
  readonly truth: Locator;
  readonly start: Locator;
  readonly legend: Locator;
  readonly making: Locator;
  /** Arrows to the best moves, and the words beside them. */
  readonly best: Locator;
  readonly peek: Locator;
  readonly branch: Locator;

  constructor(page: Page) {
    super(page);
    this.truth = page.getByTestId('truth');
    this.start = page.getByTestId('truth-start');
    this.legend = page.getByTestId('heat-legend');
    this.making = page.getByTestId('making');
    this.best = page.getByTestId('best');
    this.peek = page.getByTestId('peek');
    this.branch = page.getByTestId('branch');
  }

  /** Moves the mouse over a cell of the board, by row and column. */
  async hover(row: number, col: number, size: number): Promise<void> {
    const box = await this.board.boundingBox();
    if (box === null) throw new Error('Expected a board.');
    const side = Math.min(box.width, box.height);
    const [x, y] = [box.x + (box.width - side) / 2, box.y + (box.height - side) / 2];
    await this.page.mouse.move(x + ((col + 0.5) * side) / size, y + ((row + 0.5) * side) / size);
  }
}

/** What nobody should read who did not ask: values. */
export const VALUES = /captured in|evades for ever|here: /;
