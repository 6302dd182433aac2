/** Whatever is said is also seen, where the person looks: over the board. */

import { expectHeardPart, expectShown } from './messages.js';
import { dropText } from './page-actions.js';
import { PlayPage } from './play-page.js';
import { CORNERED, RoguePage } from './rogue-page.js';
import { expect, test } from './test.js';

const LABYRINTH = '#/labyrinth?v=1&rows=5&supplies=1&theseus=human&minotaur=bfs&seed=7';
const PITS = '#/pits?v=1&rows=5&cols=5&player=human&seed=7';
const EXPLORE = '#/explore?v=1&rows=21&cols=21&seed=7';

for (const [room, hash, button, text] of [
  ['Rogue', CORNERED, 'Where is it?', /monster/i],
  ['Labyrinth', LABYRINTH, 'Where is it?', /Minotaur|in sight/],
  ['Pits', PITS, 'Goal', /The goal/],
  ['Explore', EXPLORE, 'Where is it?', /hunter/],
  ['Explore', EXPLORE, 'Stairs', /The stairs have not been seen yet/],
] as const) {
  test(`${button} answers in sight, over the board: ${room}`, async ({ page }) => {
    const play = await new PlayPage(page).open(hash);
    // What is in sight has a ring, until the next move: so none of the monster may be due.
    const hasRing = button !== 'Stairs' && room !== 'Explore';
    if (hasRing) await expect(play.targets).not.toHaveCount(0);
    await play.button(button).click();
    await expectShown(page, text);
    if (!hasRing) return;
    await expect(page.locator('.board-found')).toHaveCount(1);
    const { x, y } = await play.target(1, 1);
    await page.mouse.click(x, y);
    await expect(page.locator('.board-found')).toHaveCount(0);
  });
}

test('a step into a wall says so over the board, and the next step takes it away', async ({ page }) => {
  const rogue = await new RoguePage(page).open(CORNERED);
  await rogue.turn(1);
  await page.keyboard.press('ArrowUp');
  await expectShown(page, /The way N is closed/);
  await page.keyboard.press('.');
  await rogue.turn(2);
  await expect(page.getByTestId('message')).toHaveCount(0);
});

test('what the status shows is only told', async ({ page }) => {
  const rogue = await new RoguePage(page).open(CORNERED);
  await rogue.turn(1);
  await page.keyboard.press('.');
  await rogue.turn(2);
  await expectHeardPart(rogue.page, 'Distance');
  await expect(page.getByTestId('message')).toHaveCount(0);
});

test('a refused file says so over the board: dropped, chosen, pasted, linked', async ({ page }) => {
  const rogue = await new RoguePage(page).open(CORNERED);
  await dropText(page, rogue.board, 'bad.txt', 'no dungeon');
  await expectShown(page, /Not opened: bad\.txt/);
  await rogue.press('.');
  await rogue.unfold('Save and share');
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), rogue.button('Open a file').click()]);
  await chooser.setFiles({ name: 'other.txt', mimeType: 'text/plain', buffer: Buffer.from('{') });
  await expectShown(page, /Not opened: other\.txt/);
  await rogue.board.focus();
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData('text/plain', 'nothing');
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
  });
  await expectShown(page, /Not opened: clipboard/);
  await page.goto('/#/rogue?v=1&rec=broken');
  await expectShown(page, /The game in the link is damaged/);
});
