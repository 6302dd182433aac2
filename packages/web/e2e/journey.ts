/** The way of a world from its first stroke to somebody else's screen, for whatever it is drawn with. */

import type { Browser, Page } from '@playwright/test';
import { EditPage, type SketchKindTitle } from './edit-page.js';
import { expect } from './test.js';

/** A cell, by row and column. */
type Place = readonly [row: number, col: number];

/** A world that somebody draws. */
export interface Drawn {
  readonly title: string;
  /** As the field of the editor names what it is drawn for. */
  readonly game: string;
  readonly room: string;
  readonly kind: SketchKindTitle;
  readonly shape: 'rect' | 'hex';
  readonly rows: number;
  readonly cols: number;
  /** Whether one begins with open ground, and draws what is in the way. */
  readonly isOpen: boolean;
  readonly brush: string;
  /** From cell to cell, in one go: neighbours of each other. */
  readonly stroke: readonly Place[];
  /** What is true of it then, and was not before. */
  readonly proven: RegExp;
  /** A step that is open in it, by a key. */
  readonly step: string;
}

export const DRAWN: readonly Drawn[] = [
  {
    title: 'a dungeon',
    game: 'rogue',
    room: 'rogue',
    kind: 'Rooms and corridors',
    shape: 'rect',
    rows: 9,
    cols: 9,
    isOpen: true,
    brush: 'Wall',
    stroke: [[3, 4], [4, 4], [5, 4]],
    proven: /the rogue evades for ever/,
    step: 'ArrowRight',
  },
  {
    title: 'a labyrinth',
    game: 'labyrinth',
    room: 'labyrinth',
    kind: 'Thin walls',
    shape: 'rect',
    rows: 5,
    cols: 5,
    isOpen: true,
    brush: 'Thin wall',
    stroke: [[1, 1], [2, 1], [3, 1]],
    proven: /With best play: /,
    step: 'ArrowRight',
  },
  {
    title: 'a level of Minotaur',
    game: 'minotaur',
    room: 'minotaur',
    kind: 'Thin walls',
    shape: 'rect',
    rows: 5,
    cols: 6,
    isOpen: true,
    brush: 'Thin wall',
    stroke: [[2, 2], [3, 2], [3, 3]],
    proven: /With best play: /,
    step: 'ArrowRight',
  },
  {
    title: 'a hexagonal maze',
    game: 'maze',
    room: 'maze',
    kind: 'Thin walls',
    shape: 'hex',
    rows: 4,
    cols: 4,
    isOpen: false,
    brush: 'Passage',
    stroke: [[0, 0], [0, 1], [0, 2], [0, 3]],
    proven: /The exit is 3 steps from the entrance\./,
    step: 'ArrowRight',
  },
]; // biome-ignore format: strokes are one line each

/** What a hand does; whatever has one way for all hands alike is in the journey itself. */
export interface Hand {
  /** Chooses in a field. */
  choose(edit: EditPage, field: string, value: string): Promise<void>;
  write(edit: EditPage, field: string, text: string): Promise<void>;
  check(edit: EditPage, field: string, isOn: boolean): Promise<void>;
  press(edit: EditPage, button: string): Promise<void>;
  draw(edit: EditPage, stroke: readonly Place[]): Promise<void>;
  /** Puts what the brush in hand paints on a cell. */
  put(edit: EditPage, place: Place): Promise<void>;
  /** A step in the room of the game. */
  step(edit: EditPage, drawn: Drawn): Promise<void>;
}

/** Draws, proves, plays, keeps and sends a world, and opens it as somebody else. */
export async function travel(page: Page, browser: Browser, drawn: Drawn, hand: Hand): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const edit = await new EditPage(page).open();
  await hand.choose(edit, 'Drawn for', drawn.game);
  await hand.choose(edit, 'Made of', drawn.kind);
  await hand.choose(edit, 'Shape', drawn.shape);
  await hand.write(edit, 'Rows', String(drawn.rows));
  await hand.write(edit, 'Columns', String(drawn.cols));
  await hand.check(edit, 'Begin with open ground', drawn.isOpen);
  await hand.check(edit, 'Put in whom the game needs', drawn.game !== 'maze'); // of a maze one sets both ends
  await hand.press(edit, 'New world');
  await edit.began(drawn.kind, drawn.shape, drawn.rows, drawn.cols);

  // Drawn, as one step.
  await hand.press(edit, drawn.brush);
  await hand.draw(edit, drawn.stroke);
  await expect(edit.button('Undo')).toHaveAttribute('title', `Undo: ${drawn.brush}`);
  if (drawn.game === 'maze') {
    await hand.press(edit, 'Entrance');
    await hand.put(edit, drawn.stroke[0]);
    await expect(edit.button('Undo')).toHaveAttribute('title', 'Undo: Entrance');
    await hand.press(edit, 'Exit');
    await hand.put(edit, drawn.stroke[drawn.stroke.length - 1]);
  }

  // Proven.
  await expect(edit.verdict).toHaveText(drawn.proven);
  const verdict = (await edit.verdict.textContent()) ?? '';

  // Tried out, and back.
  await hand.press(edit, 'Play it');
  await expect(page).toHaveURL(new RegExp(`#/${drawn.room}\\?.*world=`));
  const back = page.getByRole('link', { name: 'Back to Editor' });
  await expect(back).toBeVisible();
  const status = page.getByTestId('status');
  await expect(status).not.toBeEmpty();
  await hand.step(edit, drawn);
  await expect(page.getByRole('slider', { name: 'Timeline' })).not.toHaveValue('0');
  await back.click();
  await edit.ready();
  await expect(edit.verdict).toHaveText(verdict);

  // Kept.
  await hand.write(edit, 'Keep as', `Mine: ${drawn.title}`);
  await hand.press(edit, 'Keep');
  await expect(edit.worlds).toContainText(`Mine: ${drawn.title}`);

  // Sent, and opened by somebody else, to be drawn on and to be played.
  const [toEdit, toPlay] = [
    await copied(edit, hand, 'Copy link to edit'),
    await copied(edit, hand, 'Copy link to play'),
  ];
  const theirs = await browser.newContext();
  const other = await new EditPage(await theirs.newPage()).open(toEdit);
  await expect(other.verdict).toHaveText(verdict);
  await expect(other.worlds).toHaveCount(0); // it is another browser
  await other.page.goto(`/${toPlay}`);
  await expect(other.page.getByTestId('status')).not.toBeEmpty();
  await expect(other.page).toHaveURL(new RegExp(`#/${drawn.room}\\?`));
  await theirs.close();
}

/** The link that a button copies, from `#` on. */
async function copied(edit: EditPage, hand: Hand, button: string): Promise<string> {
  await edit.page.evaluate(() => navigator.clipboard.writeText(''));
  await hand.press(edit, button);
  const read = () => edit.page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(read).toContain('#/');
  const text = await read();
  return text.slice(text.indexOf('#'));
}
