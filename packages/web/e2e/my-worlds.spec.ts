import { readFile } from 'node:fs/promises';
import { EditPage } from './edit-page.js';
import { expectHeard } from './messages.js';
import { expect, test } from './test.js';

const CAUGHT = 'With best play: captured in 11 monster moves.';
const EVADES = 'With best play: the rogue evades for ever.';

/** A wall through the room. */
const wall = (edit: EditPage): Promise<void> =>
  edit.drag([
    [3, 6],
    [6, 6],
    [6, 8],
  ]);

test('a world is kept under a name, and opened again as a step that can be undone', async ({ page }) => {
  const edit = await new EditPage(page).open();
  await expect(edit.verdict).toHaveText(CAUGHT);
  await expect(edit.field('Keep as')).toHaveValue('Rogue');
  await edit.field('Keep as').fill('The open room');
  await edit.button('Keep').click();
  await expect(edit.worldsNote).toHaveText('“The open room” is kept.');
  await expect(edit.worlds).toHaveText(/The open room.*Rogue, 10 rows, 14 columns: captured in 11 monster moves\./);
  await expect(page).toHaveURL(/world=/);
  const before = page.url();
  await wall(edit);
  await expect(edit.verdict).toHaveText(EVADES);
  await edit.field('Keep as').fill('Behind the wall');
  await edit.button('Keep').click();
  await expect(edit.worlds.getByRole('listitem')).toHaveCount(2);

  await expect(page).not.toHaveURL(before); // the drawing at hand is in the address
  await page.reload();
  await edit.ready();
  await expect(edit.verdict).toHaveText(EVADES);
  await edit.button('Open The open room').click();
  await expectHeard(edit.page, '“The open room” is open. Undo brings the one before back.');
  await expect(edit.verdict).toHaveText(CAUGHT);
  await edit.board.focus();
  await edit.press('Control+z');
  await expect(edit.verdict).toHaveText(EVADES);
});

test('the name that was opened is proposed to be kept in its place, and that can be taken back', async ({ page }) => {
  const edit = await new EditPage(page).open();
  await edit.button('Keep').click();
  await expect(edit.field('Keep as')).toHaveValue('Rogue');
  await wall(edit);
  await expect(edit.verdict).toHaveText(EVADES);
  await edit.button('Replace').click();
  await expect(edit.worldsNote).toHaveText('“Rogue” is kept, in place of the one before.');
  await expect(edit.worlds).toContainText('the rogue evades for ever');
  await edit.button('Take it back').click();
  await expect(edit.worlds).toContainText('captured in 11 monster moves');
  await edit.button('New world').click();
  await expect(edit.field('Keep as')).toHaveValue('Rogue 2'); // another world is not to take its place
});

test('worlds are renamed and deleted, and what was deleted comes back', async ({ page }) => {
  const edit = await new EditPage(page).open();
  await edit.button('Keep').click();
  await edit.field('Keep as').fill('Second');
  await edit.button('Keep').click();
  await edit.button('Rename Rogue').click();
  await edit.field('New name for Rogue').fill('Second');
  await edit.button('Rename').click();
  await expect(edit.worldsNote).toHaveText('“Second” is another one already.');
  await edit.field('New name for Rogue').fill('First');
  await edit.press('Enter');
  await expect(edit.worldsNote).toHaveText('“Rogue” is called “First” now.');
  await edit.button('Delete First').click();
  await expect(edit.worlds.getByRole('listitem')).toHaveCount(1);
  await edit.button('Take it back').click();
  await expect(edit.worlds.getByRole('listitem')).toHaveCount(2);
  await page.reload();
  await expect(edit.worlds).toContainText('First');
});

test('all of them go into one file, and come from it without taking the place of others', async ({ page }) => {
  const edit = await new EditPage(page).open();
  await edit.field('Keep as').fill('One');
  await edit.button('Keep').click();
  await edit.field('Keep as').fill('Two');
  await edit.button('Keep').click();
  const [file] = await Promise.all([page.waitForEvent('download'), edit.button('Export all').click()]);
  expect(file.suggestedFilename()).toBe('asterion-worlds.json');
  const text = await readFile(await file.path(), 'utf8');
  await edit.button('Delete One').click();
  await wall(edit);
  await expect(edit.verdict).toHaveText(EVADES);
  await edit.field('Keep as').fill('Two');
  await edit.button('Replace').click();
  await edit.drop('worlds.json', text);
  await expect(edit.fileNote).toHaveText('worlds.json opened. 2 worlds added to your worlds.');
  await expect(edit.worlds.locator('.slot-name')).toHaveText(['One', 'Two', 'Two 2']);
  await edit.drop('worlds.json', text.replace('"kind":"rooms"', '"kind":"roots"'));
  await expect(edit.fileNote).toContainText('worlds.json:2:22: Expected the kind of "One" to be one of');
  await expect(edit.worlds.getByRole('listitem')).toHaveCount(3);
  await edit.drop('worlds.json', text);
  await expect(edit.fileNote).toContainText('1 world added to your worlds. 1 world you had already.');
});

test('what is damaged is told, and the others are there', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('asterion.edit.world.Broken', '{"world":"{\\"sket'));
  const edit = await new EditPage(page).open();
  await edit.button('Keep').click();
  await expect(edit.worlds.locator('.slot-name')).toHaveText(['Broken', 'Rogue']);
  await expect(edit.worlds).toContainText('It is damaged: cut short or changed.');
  await edit.field('Keep as').fill('Broken');
  await edit.button('Replace').click();
  await expect(edit.worldsNote).toContainText('is damaged: delete it first, or take another name.');
  await edit.button('Delete Broken').click();
  await expect(edit.worlds.locator('.slot-name')).toHaveText(['Rogue']);
});
