/** The Rogue room as its tests see it. */

import { expect, type Locator, type Page } from '@playwright/test';

/** A bare room, the rogue in its corner: whoever waits is caught by the fourth move of the monster. */
export const CORNERED = '#/rogue?v=1&dungeon=cornered&monster=bfs&rogue=human&diagonals=always&moves=1000&seed=7';
/** A ring of corridors, watched: the rogue runs round it until the cap. */
export const RING = '#/rogue?v=1&dungeon=ring&monster=bfs&rogue=cycle&diagonals=always&moves=20&seed=7';
export const HEX_MAZE =
  '#/rogue?v=1&shape=hex&rows=7&cols=7&generator=wilson&braid=100&monster=greedy&rogue=human&diagonals=always&moves=50&seed=minotaur';

export const YOURS = 'Your move: you are the rogue.';
export const CAUGHT = 'You lost: captured after 4 monster moves. A monster caught the rogue.';

export class RoguePage {
  readonly page: Page;
  readonly board: Locator;
  readonly timeline: Locator;
  readonly status: Locator;
  readonly moves: Locator;
  readonly distance: Locator;
  readonly announcement: Locator;
  /** The dots where one can step. */
  readonly targets: Locator;

  constructor(page: Page) {
    this.page = page;
    this.board = page.getByRole('application');
    this.timeline = page.getByRole('slider', { name: 'Timeline' });
    this.status = page.getByTestId('status');
    this.moves = page.getByTestId('moves');
    this.distance = page.getByTestId('distance');
    this.announcement = page.getByTestId('announcement');
    this.targets = page.locator('.target');
  }

  async open(hash: string): Promise<this> {
    await this.page.goto(`/${hash}`);
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

  /** Waits until it is the rogue's turn after so many moves of the monster. */
  async turn(moves: number): Promise<void> {
    await expect(this.moves).toHaveText(String(moves));
    await expect(this.status).toHaveText(YOURS);
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
    const section = this.page.locator('details').filter({ has: this.page.getByRole('heading', { name: title }) });
    if ((await section.getAttribute('open')) === null) await section.locator('summary').click();
  }

  /** Drops a text as a file on the board. */
  async drop(name: string, text: string): Promise<void> {
    const data = await this.page.evaluateHandle(
      ([file, content]) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([content], file));
        return transfer;
      },
      [name, text] as const,
    );
    await this.board.dispatchEvent('dragover', { dataTransfer: data });
    await this.board.dispatchEvent('drop', { dataTransfer: data });
  }

  /** Everything a link has to bring back. */
  async state(): Promise<unknown> {
    const picture = await this.page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
      const canvas = document.querySelector('canvas');
      const pixels = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data;
      const hash = await crypto.subtle.digest('SHA-1', pixels ?? new Uint8Array());
      return new Uint32Array(hash).join(' ');
    });
    const texts = [this.status, this.moves, this.distance, this.page.getByTestId('step')];
    const fields = ['Dungeon from', 'Monster', 'Rogue', 'Seed', 'Diagonal steps', 'Cap, in monster moves'];
    return {
      picture,
      texts: await Promise.all(texts.map((text) => text.textContent())),
      fields: await Promise.all(fields.map((name) => this.field(name).inputValue())),
      overlay: await this.page.locator('.rogue-overlay').innerHTML(),
    };
  }
}
