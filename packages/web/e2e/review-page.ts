/** The Review room as its tests see it. */

import { deflateRawSync } from 'node:zlib';
import { expect, type Locator, type Page } from '@playwright/test';
import { dropText, goTo, unfold } from './page-actions.js';
import { recordingOf } from './sample-games.js';

/** In `towards`: the rogue stays put where the only escape is E, and that is its one mistake. */
export const PLANTED = recordingOf('towards', 'W STAY W STAY W STAY W STAY W STAY W STAY W STAY W');
export const PLANTED_TEXT = 'Move 2, rogue STAY: The escape was E; after STAY captured in 7.';

export class ReviewPage {
  readonly page: Page;
  readonly board: Locator;
  readonly timeline: Locator;
  readonly graph: Locator;
  readonly status: Locator;
  readonly judgement: Locator;
  readonly value: Locator;
  readonly summary: Locator;
  readonly mistakes: Locator;
  readonly announcement: Locator;

  constructor(page: Page) {
    this.page = page;
    this.board = page.getByRole('application');
    this.timeline = page.getByRole('slider', { name: 'Timeline' });
    this.graph = page.getByRole('slider', { name: 'Value by turn' });
    this.status = page.getByTestId('status');
    this.judgement = page.getByTestId('judgement');
    this.value = page.getByTestId('value');
    this.summary = page.getByTestId('summary');
    this.mistakes = page.getByRole('list', { name: 'Mistakes' }).getByRole('button');
    this.announcement = page.getByTestId('announcement');
  }

  /** Opens a link and waits until the game is solved. */
  async open(hash: string): Promise<this> {
    await goTo(this.page, hash);
    await expect(this.summary).toBeVisible();
    return this;
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  async expectAt(turn: number, total: number, more = ''): Promise<void> {
    await expect(this.page.getByTestId('step')).toHaveText(`turn ${turn} of ${total}${more}`);
  }

  /** Opens a folded part of the controls, as the viewport needs it. */
  async unfold(title: string): Promise<void> {
    await unfold(this.page, title);
  }

  /** Drops a text as a file on the board. */
  async drop(name: string, text: string): Promise<void> {
    await dropText(this.page, this.board, name, text);
  }

  /** Where a step is offered on the screen, by the number of its badge among them all. */
  async badge(text: string): Promise<{ x: number; y: number }> {
    const box = await this.page.locator('.badge').filter({ hasText: text }).first().boundingBox();
    if (box === null) throw new Error(`Expected a badge with ${text}.`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  /** Everything a link has to bring back. */
  async state(): Promise<unknown> {
    const texts = [this.status, this.judgement, this.value, this.summary, this.page.getByTestId('step')];
    return {
      texts: await Promise.all(texts.map((text) => text.textContent())),
      annotations: await this.page.locator('.review-annotations').innerHTML(),
      graph: await this.graph.innerHTML(),
      moves: await this.page.getByRole('list', { name: 'Moves to try' }).allTextContents(),
    };
  }
}

/** The link to a recording, packed as links are. */
export const linkTo = (recording: string, entries = ''): string =>
  `#/review?v=1${entries}&rec=${deflateRawSync(recording).toString('base64url')}`;
