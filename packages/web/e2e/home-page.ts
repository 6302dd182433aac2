/** The front page, as its tests see it. */

import { expect, type Locator, type Page } from '@playwright/test';

export class HomePage {
  readonly page: Page;
  readonly board: Locator;
  readonly chase: Locator;
  readonly status: Locator;

  constructor(page: Page) {
    this.page = page;
    this.board = page.getByRole('application');
    this.chase = page.getByRole('region', { name: 'A chase' });
    this.status = page.getByTestId('chase-status');
  }

  async open(): Promise<this> {
    await this.page.goto('/');
    await expect(this.board).toBeVisible();
    return this;
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** The check value of the picture on the board. */
  picture(): Promise<string> {
    return this.board.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  }

  /** The middle of a dot where one can step. */
  async target(): Promise<{ x: number; y: number }> {
    const box = await this.page.locator('.target').first().boundingBox();
    if (box === null) throw new Error('Expected a dot to step to.');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }
}
