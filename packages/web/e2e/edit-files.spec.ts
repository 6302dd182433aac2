/** Files out of the editor, and into it: what Export writes is opened again, and is the same. */

import { readFile } from 'node:fs/promises';
import { worldFormats } from '../src/edit/formats.js';
import { EditPage } from './edit-page.js';
import { expect, type Locator, type Page, test } from './test.js';

/** Pictures, and the larger world in which walls are cells: they are not opened as what they were made of. */
const BLOCKS = ['SVG', 'Blocks'];
/** Of rooms they are pictures, too: drawings are read by their walls. */
const DRAWINGS = ['Text', 'Unicode text'];
/** Of thin walls it has blocks, too. */
const TILED = 'Tiled';

/** What Export writes; undefined where it says why not. */
async function exported(edit: EditPage, format: string): Promise<string | undefined> {
  const { page } = edit;
  const dialog = page.getByRole('dialog', { name: 'Export' });
  await edit.press('Control+s');
  const button = dialog.getByRole('button', { name: format, exact: true });
  const text = (await button.isDisabled()) ? undefined : await saved(page, button);
  await edit.press('Escape');
  await expect(page.locator('dialog')).toHaveCount(0); // not only out of sight: then it may still be told that it is closed
  return text;
}

async function saved(page: Page, button: Locator): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return readFile(await file.path(), 'utf8');
}

/** The formats in which what is on screen is written, opened over another world, and written the same again. */
async function writtenAgain(edit: EditPage, pictures: readonly string[]): Promise<string[]> {
  const held: string[] = [];
  for (const { name, ending } of worldFormats.filter((one) => !pictures.includes(one.name))) {
    const text = await exported(edit, name);
    if (text === undefined) continue;
    await edit.button('New world').click();
    await edit.drop(`world.${ending}`, text);
    await expect(edit.fileNote, name).toContainText(`world.${ending} opened.`);
    await expect(edit.verdict).not.toContainText('Solving');
    expect(await exported(edit, name), name).toBe(text);
    await edit.board.focus();
    await edit.press('Control+z', 2);
    await expect(edit.verdict).not.toContainText('Solving');
    held.push(name);
  }
  return held;
}

test('a world of rooms is opened from every notation that Export wrote, and is the same', async ({ page }) => {
  const edit = await new EditPage(page).open();
  await edit.begin('Rooms and corridors', 'rect', 9, 9);
  await edit.drag([
    [6, 2],
    [6, 7],
  ]);
  expect(await writtenAgain(edit, [...BLOCKS, ...DRAWINGS])).toEqual([
    'JSON',
    'Dungeon',
    'Character map',
    'Moving AI map',
    'Recording',
    'Tiled',
  ]);
});

test('a world of thin walls, too', async ({ page }) => {
  const edit = await new EditPage(page).open('#/edit?v=1&game=maze');
  await edit.begin('Thin walls', 'rect', 5, 7, false);
  await edit.button('Passage').click();
  await edit.drag([
    [0, 1],
    [0, 4],
    [3, 4],
    [3, 6],
  ]);
  expect(await writtenAgain(edit, [...BLOCKS, TILED])).toEqual(['Text', 'Unicode text', 'JSON']);
});

test('best play is saved as a recording, which Review opens, and as a film', async ({ page }) => {
  const edit = await new EditPage(page).open();
  await expect(edit.verdict).toContainText('captured in 11 monster moves');
  const recording = (await exported(edit, 'Recording')) ?? '';
  await edit.press('Control+s');
  const [file] = await Promise.all([page.waitForEvent('download'), edit.button('GIF').click()]);
  expect(file.suggestedFilename()).toBe('rogue-rect-10x14.gif');
  const film = await readFile(await file.path());
  expect(film.subarray(0, 6).toString('latin1')).toBe('GIF89a');
  const moves = (JSON.parse(recording) as { moves: unknown[] }).moves.length;
  expect(moves).toBe(21); // eleven of the monster, ten of the rogue
  expect(framesIn(film)).toBe(moves + 1);
  await page.goto('/#/review');
  await expect(page.getByTestId('file-note')).toContainText('An example.'); // what is dropped takes its place
  await edit.drop('best.json', recording);
  await expect(page.getByTestId('file-note')).toContainText('best.json opened.');
  await expect(page.getByTestId('step')).toContainText(`of ${moves}`);
});

test('of what cannot be played out there is no film, and it says why', async ({ page }) => {
  const edit = await new EditPage(page).open('#/edit?v=1&game=pits');
  await edit.press('Control+s');
  await expect(edit.button('GIF')).toBeDisabled();
  await expect(page.getByRole('dialog')).toContainText('Of this game nobody knows the best moves.');
});

/** Every frame begins with a block that says how long it stands. */
function framesIn(film: Buffer): number {
  let frames = 0;
  for (let at = film.indexOf(BLOCK); at >= 0; at = film.indexOf(BLOCK, at + 1)) frames++;
  return frames;
}
const BLOCK = Buffer.from([0x21, 0xf9, 0x04]);
