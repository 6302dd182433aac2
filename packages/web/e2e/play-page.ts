/** A room with a game, as its tests see it. */

import { expect, type Locator, type Page } from '@playwright/test';
import { dropText, goTo, unfold } from './page-actions.js';

export class PlayPage {
  readonly page: Page;
  readonly board: Locator;
  readonly timeline: Locator;
  readonly status: Locator;
  readonly announcement: Locator;
  /** The dots where one can step. */
  readonly targets: Locator;

  constructor(page: Page) {
    this.page = page;
    this.board = page.getByRole('application');
    this.timeline = page.getByRole('slider', { name: 'Timeline' });
    this.status = page.getByTestId('status');
    this.announcement = page.getByTestId('announcement');
    this.targets = page.locator('.target');
  }

  async open(hash: string): Promise<this> {
    await goTo(this.page, hash);
    await expect(this.timeline).toBeEnabled();
    return this;
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  field(name: string): Locator {
    return this.page.getByLabel(name, { exact: true });
  }

  async press(key: string, times = 1): Promise<void> {
    for (let time = 0; time < times; time++) await this.page.keyboard.press(key);
  }

  async expectAt(turn: number, total: number): Promise<void> {
    await expect(this.page.getByTestId('step')).toHaveText(`turn ${turn} of ${total}`);
  }

  /** The middle of a dot on the screen, the one farthest in a direction. */
  async target(right: number, down: number): Promise<{ x: number; y: number }> {
    const dots = await this.targets.evaluateAll((circles) =>
      circles.map((circle) => {
        const { x, y, width, height } = circle.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      }),
    );
    const [best] = dots.sort((a, b) => (b.x - a.x) * right + (b.y - a.y) * down);
    if (best === undefined) throw new Error('Expected a dot to step to.');
    return best;
  }

  /** The middle of the ring around the one who may wait. */
  async mover(): Promise<{ x: number; y: number }> {
    const box = await this.page.locator('.mover').boundingBox();
    if (box === null) throw new Error('Expected somebody to move.');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  /** Opens a folded part of the controls, as the viewport needs it. */
  async unfold(title: string): Promise<void> {
    await unfold(this.page, title);
  }

  /** Drops a text as a file on the board. */
  async drop(name: string, text: string): Promise<void> {
    await dropText(this.page, this.board, name, text);
  }

  /** A check value of the picture on the board. */
  async picture(): Promise<string> {
    await this.page.waitForFunction(() => (document.querySelector('canvas')?.width ?? 0) > 0);
    return this.page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
      while (document.querySelector('canvas[data-moving]') !== null) await new Promise(requestAnimationFrame);
      const canvas = document.querySelector('canvas');
      const pixels = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data;
      const hash = await crypto.subtle.digest('SHA-1', pixels ?? new Uint8Array());
      return new Uint32Array(hash).join(' ');
    });
  }

  /** From the next visit on, remembers what is written on the board's canvas, picture by picture. */
  async readCanvas(): Promise<void> {
    await this.page.addInitScript(() => {
      type Draw = (this: unknown, ...all: unknown[]) => void;
      const drawing = CanvasRenderingContext2D.prototype as unknown as Record<'clearRect' | 'fillText', Draw>;
      const { clearRect, fillText } = drawing;
      const texts = new Map<unknown, unknown[]>();
      drawing.clearRect = function (...area) {
        texts.set(this, []); // every picture starts with this
        clearRect.apply(this, area);
      };
      drawing.fillText = function (text, ...place) {
        texts.get(this)?.push(text);
        fillText.call(this, text, ...place);
      };
      Object.assign(window, { written: () => [...texts.values()].flat() });
    });
  }

  /** What is written on the canvas now, each text once. */
  async written(): Promise<string[]> {
    await this.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const texts = await this.page.evaluate(() => (window as unknown as { written: () => string[] }).written());
    return [...new Set(texts)].sort();
  }

  /** Everything the page says to anybody: texts, names, titles. */
  async said(): Promise<string> {
    return this.page.evaluate(() => {
      const attributes = [...document.querySelectorAll('*')].flatMap((element) =>
        ['aria-label', 'aria-valuetext', 'title', 'value'].map((name) => element.getAttribute(name) ?? ''),
      );
      return [document.body.textContent, ...attributes].join('\n');
    });
  }
}
