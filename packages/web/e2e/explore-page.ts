/** The Explore room as its tests see it, and the same run beside it, to know the way. */

import { expect, type Locator, type Page } from '@playwright/test';
import { keyBetween } from 'asterion/game/explore';
import { beginExplore, type ExploreSession, pressKey, turnWords } from 'asterion/play';
import { exploringWay, travelWay } from 'asterion/players/explore';
import { checkDraft, draftFrom } from '../src/explore/draft.js';
import { PlayPage } from './play-page.js';

const SMALL = '#/explore?v=1&seed=7&generator=bsp&rows=18&cols=32';
/** Nobody hunts; one coin opens the stairs, which lead out. */
export const WALK = `${SMALL}&hunters=0&coins=3&toll=1&worlds=1`;
/** Two worlds, and a hunter that never moves. */
export const DEEP = `${SMALL}&hunters=1&speed=0&coins=4&toll=1&worlds=2`;
/** Whoever waits is caught soon. */
export const DEADLY = `${SMALL}&hunters=20&speed=200&coins=0&toll=0&worlds=1`;
/** Seen from near, with a camera that follows. */
export const USUAL = '#/explore?v=1&seed=999&generator=bsp&rows=30&cols=60&hunters=0&coins=8&toll=3&worlds=3';

/** The run of a link, walked along beside the page. */
export class Guide {
  readonly run: ExploreSession;

  constructor(hash: string) {
    const { said } = checkDraft(draftFrom(new URLSearchParams(hash.slice(hash.indexOf('?'))), () => '0'));
    if (said === undefined) throw new Error(`Expected a link to a run, got ${hash}.`);
    this.run = beginExplore(said);
  }

  get position() {
    return this.run.tip.position;
  }

  /** Keys of the way to the nearest coin, walked here too. */
  toCoin(): string {
    return this.#walk(exploringWay(this.position));
  }

  toStairs(): string {
    return this.#walk(travelWay(this.position, this.position.stairs));
  }

  /** Presses keys here; returns what happened, a text for each turn that brought something. */
  press(keys: string): string[] {
    return [...keys].flatMap((key) => {
      const before = this.position;
      const text = pressKey(this.run, key) ? turnWords(before, this.position).join(' ') : '';
      return text === '' ? [] : [text];
    });
  }

  /** How many turns of waiting it takes to be caught. */
  waitToTheEnd(): number {
    while (this.run.tip.end === undefined) pressKey(this.run, '.');
    return this.position.turn;
  }

  #walk(way: readonly number[] | undefined): string {
    const { world } = this.position;
    const steps = way?.slice(1).map((cell, at) => keyBetween(world, way[at], cell)?.toLowerCase() ?? '') ?? [];
    this.press(steps.join(''));
    return steps.join('');
  }
}

export class ExplorePage extends PlayPage {
  readonly turn: Locator;
  readonly coins: Locator;
  readonly world: Locator;
  readonly latest: Locator;
  readonly end: Locator;
  readonly plans: Locator;
  readonly slots: Locator;
  /** What is left of the way, while the avatar walks by itself. */
  readonly way: Locator;

  constructor(page: Page) {
    super(page);
    this.turn = page.getByTestId('turn');
    this.coins = page.getByTestId('coins');
    this.world = page.getByTestId('world');
    this.latest = page.getByTestId('latest');
    this.end = page.getByTestId('end');
    this.plans = page.locator('.plan');
    this.slots = page.getByTestId('slots').getByRole('listitem');
    this.way = page.locator('.way');
  }

  async walk(keys: string): Promise<void> {
    for (const key of keys) await this.press(key);
  }

  /** The middle of a cell on the screen, while the whole world is shown. */
  async pixel({ position: { world } }: Guide, cell: number): Promise<{ x: number; y: number }> {
    const box = await this.page.locator('canvas').first().boundingBox();
    if (box === null) throw new Error('Expected a board.');
    const { rows, cols } = world.grid;
    const scale = Math.floor(Math.min((box.width - 12) / cols, (box.height - 12) / rows));
    const { x, y } = world.grid.centre(cell);
    return {
      x: box.x + (box.width - cols * scale) / 2 + x * scale,
      y: box.y + (box.height - rows * scale) / 2 + y * scale,
    };
  }

  /** Lets the avatar travel by a click or a tap, and waits until it stands. */
  async travel(point: () => Promise<void>): Promise<void> {
    const turn = (await this.turn.textContent()) ?? '';
    await point();
    await expect(this.turn).not.toHaveText(turn);
    await expect(this.way).toHaveCount(0);
  }

  /** Everything a link has to bring back. */
  async state(): Promise<unknown> {
    const texts = [this.status, this.turn, this.coins, this.world, this.latest, this.page.getByTestId('step')];
    const fields = ['Seed', 'World', 'Rows', 'Columns', 'Hunter', 'Hunters', 'Steps in 100 turns', 'Worlds'];
    return {
      picture: await this.picture(),
      texts: await Promise.all(texts.map((text) => text.textContent())),
      fields: await Promise.all(fields.map((name) => this.field(name).inputValue())),
    };
  }
}
