/** The maze room as its tests see it. */

import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { goTo, unfold } from './page-actions.js';

/** A maze that is the same for ever: 1,018 steps, a path of 107 cells. */
export const SQUARES = '#/maze?v=1&shape=rect&rows=20&cols=20&generator=recursive-backtracker&seed=7&solver=bfs';
export const HEXAGONS =
  '#/maze?v=1&shape=hex&rows=15&cols=15&generator=recursive-backtracker&seed=minotaur&solver=astar';

/** A world of six cells, two of them out of reach, as a link carries it. */
export const GIVEN =
  '#/maze?v=1&seed=7&solver=bfs&world=FchBCgIxDEDRu_x1Fsk4q1ylzKKWogVthragIN5dfMv3Ic9VR4uOmzDv-aw4o5aFMOI18U0o8Zj4RYjRbq3jXGOteCLEWTueUDOzHUFVdVcOofY1ci8VTyr6j3dbeDLZju8P';

export class MazePage {
  readonly page: Page;
  readonly board: Locator;
  readonly timeline: Locator;
  readonly announcement: Locator;
  readonly spoken: Locator;
  readonly readout: Locator;

  constructor(page: Page) {
    this.page = page;
    this.board = page.getByRole('application');
    this.timeline = page.getByRole('slider', { name: 'Timeline' });
    this.announcement = page.getByTestId('announcement');
    this.spoken = page.getByTestId('spoken');
    this.readout = page.getByTestId('readout');
  }

  /** Opens a link and waits until there is something to play. */
  async open(hash: string): Promise<this> {
    await goTo(this.page, hash);
    await this.ready();
    return this;
  }

  async ready(): Promise<void> {
    await expect(this.timeline).toBeEnabled();
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  field(name: string): Locator {
    return this.page.getByLabel(name, { exact: true });
  }

  async step(): Promise<number> {
    return Number(await this.timeline.inputValue());
  }

  async total(): Promise<number> {
    return Number(await this.timeline.getAttribute('max'));
  }

  async expectStep(step: number): Promise<void> {
    await expect(this.timeline).toHaveValue(String(step));
  }

  /** A fingerprint of what is on the canvas, once it has been drawn: that of the first board or of another. */
  picture(board = 0): Promise<string> {
    return this.page.evaluate(async (at) => {
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
      while (document.querySelector('canvas[data-moving]') !== null) await new Promise(requestAnimationFrame);
      const canvas = [...document.querySelectorAll('canvas')].at(at);
      const pixels = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data;
      const hash = await crypto.subtle.digest('SHA-1', pixels ?? new Uint8Array());
      return `${canvas?.width} x ${canvas?.height} ${new Uint32Array(hash).join(' ')}`;
    }, board);
  }

  /** The middle of a cell on the screen, of a maze of squares that is seen whole. */
  async cell(row: number, col: number, rows = 20, cols = 20): Promise<{ x: number; y: number }> {
    const box = await this.board.first().boundingBox();
    if (box === null) throw new Error('Expected a board.');
    const size = Math.floor(Math.min((box.width - 14) / cols, (box.height - 14) / rows));
    return {
      x: box.x + box.width / 2 + (col + 0.5 - cols / 2) * size,
      y: box.y + box.height / 2 - (row + 0.5 - rows / 2) * size,
    };
  }

  /** Presses Tab until the element has the focus: what a visitor without a mouse does. */
  async tabTo(target: Locator): Promise<void> {
    for (let presses = 0; presses < 80; presses++) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await this.page.keyboard.press('Tab');
    }
    throw new Error('Expected to reach the element by Tab.');
  }

  async press(key: string, times = 1): Promise<void> {
    for (let time = 0; time < times; time++) await this.page.keyboard.press(key);
  }

  /** Opens a folded part of the controls, as the viewport needs it. */
  async unfold(title: string): Promise<void> {
    await unfold(this.page, title);
  }

  /** What a button of the export menu saves: the file's name and its content. */
  async saved(format: string): Promise<{ name: string; bytes: Buffer }> {
    const dialog = this.page.getByRole('dialog', { name: 'Export' });
    if ((await dialog.count()) === 0) {
      await this.unfold('Save and share');
      await this.button('Export').click();
    }
    const [download] = await Promise.all([
      this.page.waitForEvent('download'),
      dialog.getByRole('button', { name: format, exact: true }).click(),
    ]);
    return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
  }

  /** The world document of what is on screen, through the button that saves it. */
  async document(): Promise<string> {
    const { bytes } = await this.saved('JSON');
    await this.button('Close export').click();
    return bytes.toString();
  }
}
