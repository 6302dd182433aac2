/** The Labyrinth room as its tests see it. */

import { expect, type Locator, type Page } from '@playwright/test';
import { PlayPage } from './play-page.js';

const SMALL = '#/labyrinth?v=1&board=5&supplies=1&minotaurs=1&shape=rect&rounds=100&norooms=1';
/** One supply behind a wall from the Minotaur: N, N, E wins. */
export const SAFE = `${SMALL}&theseus=human&minotaur=bfs&seed=3`;
/** A dead end: whoever walks N, N is caught by the second move of the Minotaur. */
export const TRAP = `${SMALL}&theseus=human&minotaur=bfs&seed=7`;
/** The same board, Theseus rolling dice: N, then twice into walls; W, W, S catches him. */
export const HUNT = `${SMALL}&theseus=dice&minotaur=human&seed=7`;
/** Watched: seventeen moves, Theseus wins. */
export const WATCHED =
  '#/labyrinth?v=1&board=7&supplies=2&minotaurs=1&shape=rect&rounds=100&norooms=1&theseus=bfs&minotaur=bfs&seed=4';
export const HEXAGONS =
  '#/labyrinth?v=1&board=5&supplies=2&minotaurs=1&shape=hex&rounds=20&norooms=1&theseus=human&minotaur=heuristic&seed=6';

export const YOURS = 'Your move: you are Theseus.';
export const WON = 'You won: Theseus wins in round 3. Theseus has all supplies.';
export const CAUGHT = 'You lost: the Minotaur wins in round 2. A Minotaur caught Theseus.';

/** What nobody should read who did not ask: values. */
export const VALUES = /wins in \d+ round|With best play|here: |best is/;

export class LabyrinthPage extends PlayPage {
  readonly supplies: Locator;
  readonly rounds: Locator;
  readonly statistics: Locator;
  readonly truth: Locator;
  readonly legend: Locator;
  /** The marks of a predicate, its legend and its count. */
  readonly marks: Locator;
  readonly marksLegend: Locator;
  readonly marksCount: Locator;

  constructor(page: Page) {
    super(page);
    this.supplies = page.getByTestId('supplies');
    this.rounds = page.getByTestId('round');
    this.statistics = page.getByTestId('statistics');
    this.truth = page.getByTestId('truth');
    this.legend = page.getByTestId('heat-legend');
    this.marks = page.getByTestId('predicate-marks');
    this.marksLegend = page.getByTestId('predicate-legend');
    this.marksCount = page.getByTestId('predicate-count');
  }

  /** Waits until it is the turn of the one person, with so many rounds left. */
  async turn(left: number, whose = YOURS): Promise<void> {
    await expect
      .poll(async () => {
        const [round, all] = ((await this.rounds.textContent()) ?? '').split(' of ').map(Number);
        return all - round + 1;
      })
      .toBe(left);
    await expect(this.status).toHaveText(whose);
  }

  /** Waits for the turn, then presses, key by key. */
  async walk(left: number, ...keys: string[]): Promise<void> {
    for (const [at, key] of keys.entries()) {
      await this.turn(left - at);
      await this.press(key);
    }
  }

  /** Marks the sides for which a predicate holds. */
  async ask(predicate: string): Promise<void> {
    await this.unfold('Advanced');
    await this.field('Mark the sides for which').selectOption(predicate);
  }

  /** A line of the statistics: what is said of Theseus, and of the Minotaur. */
  async statistic(title: string): Promise<string[]> {
    const header = this.page.getByRole('rowheader', { name: title, exact: true });
    return this.statistics.getByRole('row').filter({ has: header }).getByRole('cell').allTextContents();
  }

  /** Moves the mouse over a tile, by row and column; row 0 is the bottom one. */
  async hover(row: number, col: number, size: number): Promise<void> {
    const box = await this.board.boundingBox();
    if (box === null) throw new Error('Expected a board.');
    const side = Math.min(box.width, box.height);
    const [x, y] = [box.x + (box.width - side) / 2, box.y + (box.height - side) / 2];
    await this.page.mouse.move(x + ((col + 0.5) * side) / size, y + ((size - row - 0.5) * side) / size);
  }

  /** Everything a link has to bring back. */
  async state(): Promise<unknown> {
    const texts = [this.status, this.supplies, this.rounds, this.page.getByTestId('step'), this.statistics];
    const fields = [
      'Theseus',
      'Minotaur',
      'Rows and columns',
      'Supplies',
      'Minotaurs',
      'Tiles',
      'Seed',
      'Rounds until dawn',
    ];
    const switches = ['No closed rooms', 'Passing is allowed'];
    return {
      picture: await this.picture(),
      texts: await Promise.all(texts.map((text) => text.textContent())),
      fields: await Promise.all(fields.map((name) => this.field(name).inputValue())),
      switches: await Promise.all(switches.map((name) => this.field(name).isChecked())),
      annotations: await this.page.locator('.labyrinth-annotations').innerHTML(),
    };
  }
}
