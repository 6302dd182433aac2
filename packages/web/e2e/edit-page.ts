/** The editor as its tests see it. */

import { expect, type Locator, type Page } from '@playwright/test';
import { parseDocument } from 'asterion/notation';
import { cellAt, type Grid, isGround, type Origin, type Point, shapeNamed } from 'asterion/world';
import { fitViewport, pixelOf } from '../src/board/viewport.js';
import { unpackText } from '../src/shell/pack.js';
import { dropText, frames, goTo, unfold } from './page-actions.js';
import { swipe } from './swipe.js';

/** What is on screen for whoever comes for the first time: a room with rock around it, a rogue and a monster in its corners. */
const FRESH = '#/edit';

/** As the field of the editor names what a world is made of. */
export type SketchKindTitle = 'Rooms and corridors' | 'Thin walls';

export class EditPage {
  readonly page: Page;
  readonly board: Locator;
  readonly verdict: Locator;
  readonly outOfReach: Locator;
  readonly announcement: Locator;
  readonly readout: Locator;
  readonly fileNote: Locator;
  /** The worlds that are kept in the browser, and what became of the last wish. */
  readonly worlds: Locator;
  readonly worldsNote: Locator;
  /** The area in words, and what is drawn around it. */
  readonly area: Locator;
  readonly outline: Locator;
  /** Of squares with row 0 at the top, unless told. */
  grid: Grid = gridOf('rect', 10, 14, 'top');

  constructor(page: Page) {
    this.page = page;
    this.board = page.getByRole('application');
    this.verdict = page.getByTestId('verdict');
    this.outOfReach = page.getByTestId('out-of-reach');
    this.announcement = page.getByTestId('announcement');
    this.readout = page.getByTestId('readout');
    this.fileNote = page.getByTestId('file-note');
    this.worlds = page.getByTestId('worlds');
    this.worldsNote = page.getByTestId('worlds-note');
    this.area = page.getByTestId('area');
    this.outline = page.getByTestId('area-outline');
  }

  async open(hash: string = FRESH): Promise<this> {
    await goTo(this.page, hash);
    await this.ready();
    return this;
  }

  async ready(): Promise<void> {
    // The game is loaded after the room, and the world comes with it: before its verdict is there, a pointer meets no board.
    await expect(this.verdict).not.toHaveText(/^$|^Solving/);
    await frames(this.page, 2);
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

  async unfold(title: string): Promise<void> {
    await unfold(this.page, title);
  }

  async drop(name: string, text: string): Promise<void> {
    await dropText(this.page, this.board, name, text);
  }

  /** What came of the last filling, picture, level or other size. */
  note(of: 'fill' | 'picture' | 'make' | 'size'): Locator {
    return this.page.getByTestId(`${of}-note`);
  }

  /** CSS pixels that a unit of the drawing has: the width of a square. */
  async cellWidth(): Promise<number> {
    const transform = await this.page.locator('.annotations [transform]').first().getAttribute('transform');
    return Number(/scale\(([\d.]+)\)/.exec(transform ?? '')?.[1]);
  }

  /** Draws a finger from one cell to another. */
  async swipe(from: readonly [row: number, col: number], to: readonly [row: number, col: number]): Promise<void> {
    const [start, end] = [await this.at(...from), await this.at(...to)];
    await swipe(this.page, start.x, start.y, end.x - start.x, end.y - start.y);
  }

  /** Chooses a file through a button. */
  async choosePicture(button: string, name: string, buffer: Buffer): Promise<void> {
    const [chooser] = await Promise.all([this.page.waitForEvent('filechooser'), this.button(button).click()]);
    await chooser.setFiles({ name, mimeType: 'image/png', buffer });
  }

  /** What is on screen as a map, its first row first, as the link to edit holds it. */
  async rows(): Promise<string[]> {
    await expect(this.button('Copy link to edit')).toBeEnabled();
    const link = await this.page.evaluate(async () => {
      const copied = new Promise<string>((resolve) => {
        navigator.clipboard.writeText = (text) => {
          resolve(text);
          return Promise.resolve();
        };
      });
      [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Copy link to edit')?.click();
      return copied;
    });
    const text = await unpackText(new URLSearchParams(link.split('?')[1]).get('world') ?? '');
    const read = parseDocument(text ?? '');
    if (!read.ok) throw new Error(read.fault.message);
    const { world, actors } = read.value;
    const { grid } = world;
    const signs = new Map(
      Object.entries(actors).flatMap(([role, cells]) => cells.map((cell) => [cell, role[0]] as const)),
    );
    const signOf = (cell: number): string => signs.get(cell) ?? (isGround(world, cell) ? '.' : '#');
    return Array.from({ length: grid.rows }, (_, row) =>
      Array.from({ length: grid.cols }, (_, col) => signOf(cellAt(grid, row, col))).join(''),
    );
  }

  /** Where the middle of a cell is on the screen, of a world that is seen whole. */
  async at(row: number, col: number): Promise<Point> {
    const box = await this.board.boundingBox();
    if (box === null) throw new Error('Expected a board.');
    const ratio = await this.page.evaluate(() => devicePixelRatio);
    const viewport = fitViewport(this.grid, { width: box.width, height: box.height, ratio });
    const { x, y } = pixelOf(viewport, this.grid.centre(cellAt(this.grid, row, col)));
    return { x: box.x + x, y: box.y + y };
  }

  /** Drags the mouse from cell to cell. */
  async drag(
    cells: readonly (readonly [row: number, col: number])[],
    button: 'left' | 'right' = 'left',
  ): Promise<void> {
    for (const [step, [row, col]] of cells.entries()) {
      const { x, y } = await this.at(row, col);
      await this.page.mouse.move(x, y, { steps: step === 0 ? 1 : 3 });
      if (step === 0) await this.page.mouse.down({ button });
    }
    await this.page.mouse.up({ button });
  }

  async click(
    row: number,
    col: number,
    options: { readonly button?: 'left' | 'middle' | 'right' } = {},
  ): Promise<void> {
    const { x, y } = await this.at(row, col);
    await this.page.mouse.click(x, y, options);
  }

  /** What is said of a cell. */
  async cell(row: number, col: number): Promise<string> {
    const { x, y } = await this.at(row, col);
    await this.page.mouse.move(x, y);
    await expect(this.readout).toContainText(`row ${row}, column ${col}:`);
    return (await this.readout.textContent()) ?? '';
  }

  /** Begins anew with a world of a kind, a shape and a size. */
  async begin(kind: SketchKindTitle, shape: string, rows: number, cols: number, isOpen = true): Promise<void> {
    await this.unfold('New world');
    await this.field('Made of').selectOption({ label: kind });
    await this.field('Shape').selectOption(shape);
    await this.field('Rows').fill(String(rows));
    await this.field('Columns').fill(String(cols));
    await this.field('Begin with open ground').setChecked(isOpen);
    await this.button('New world').click();
    await this.began(kind, shape, rows, cols);
  }

  /** What is on the board now is a new world of that kind, shape and size. */
  async began(kind: SketchKindTitle, shape: string, rows: number, cols: number): Promise<void> {
    await expect(this.button('Undo')).toHaveAttribute('title', 'Undo: New world');
    this.grid = gridOf(shape, rows, cols, kind === 'Thin walls' ? 'bottom' : 'top');
    await frames(this.page, 3);
  }

  /** Leads the cursor to a cell, by the arrows. */
  async cursorTo([row, col]: readonly [row: number, col: number]): Promise<void> {
    const { rows, cols, origin } = this.grid;
    const [first, away] = origin === 'top' ? ['ArrowUp', 'ArrowDown'] : ['ArrowDown', 'ArrowUp'];
    await this.board.focus();
    await this.press(first, rows);
    await this.press('ArrowLeft', cols);
    await this.press(away, row);
    await this.press('ArrowRight', col);
    await expect(this.readout).toContainText(`row ${row}, column ${col}:`);
  }
}

function gridOf(name: string, rows: number, cols: number, origin: Origin): Grid {
  const shape = shapeNamed(name);
  if (shape === undefined) throw new Error(`Expected a shape, got ${name}.`);
  return shape.grid(rows, cols, origin);
}
