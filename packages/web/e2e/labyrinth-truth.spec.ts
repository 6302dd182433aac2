import { LabyrinthPage, SAFE, TRAP, VALUES } from './labyrinth-page.js';
import { expectHeard, expectHeardPart } from './messages.js';
import { expect, test } from './test.js';

test('the truth is one key away, follows the game, and hidden it is gone', async ({ page }) => {
  const room = await new LabyrinthPage(page).open(SAFE);
  await room.turn(100);
  expect(await room.said()).not.toMatch(VALUES);
  await room.press('v');
  await expect(room.truth).toHaveText('With best play: Theseus wins in 3 rounds.');
  await expectHeardPart(room.page, 'With best play: Theseus wins in 3 rounds.');
  await room.press('w');
  await room.turn(99);
  await expect(room.truth).toHaveText('With best play: Theseus wins in 2 rounds.');
  await expect(page.getByTestId('truth-start')).toHaveText('From the start, with best play: Theseus wins in 3 rounds.');
  await room.press('v');
  await expectHeard(room.page, 'The truth is hidden.');
  await expect(room.truth).toHaveCount(0);
  expect(await room.said()).not.toMatch(VALUES);
});

test('tiles are coloured for either side, with signs, a legend and the value of the tile looked at', async ({
  page,
}) => {
  const room = new LabyrinthPage(page);
  await room.readCanvas();
  await room.open(TRAP);
  await room.turn(100);
  const plain = await room.state();
  await room.field('Heat map').selectOption('for Theseus');
  await expect(room.legend).toContainText('If Theseus stood there:');
  expect(await room.written()).toEqual(['=', 'M', 'M2', 'T', 'T1', 'T2', 'T3', 's']);
  await room.hover(3, 1, 5);
  await expect(page.getByTestId('readout')).toHaveText(/; Theseus here: Theseus wins in 1 round$/);
  await room.board.focus();
  await room.press('c');
  await expect(room.legend).toContainText('If the Minotaur stood there:');
  await room.press('c');
  await expectHeard(room.page, 'Cells are not coloured.');
  await expect(room.legend).toHaveCount(0);
  expect(await room.written()).toEqual(['M', 'T', 's']);
  await page.mouse.move(0, 0);
  expect(await room.said()).not.toMatch(VALUES);
  expect(await room.state()).toEqual(plain);
});

test('the best move is seen and said as long as it is held, and not longer', async ({ page }) => {
  const held = () => page.waitForTimeout(450); // shorter, it is a press, and stays
  const room = await new LabyrinthPage(page).open(SAFE);
  await room.walk(100, 'w');
  await room.turn(99);
  await page.keyboard.down('i');
  await expect(page.getByTestId('best')).toBeVisible();
  await expect(page.getByTestId('peek')).toHaveText('Theseus: best is N.');
  await expectHeard(room.page, 'Theseus: best is N. With best play: Theseus wins in 2 rounds.');
  await held();
  await page.keyboard.up('i');
  await expect(page.getByTestId('best')).toHaveCount(0);
  await expect(room.announcement).toHaveText('');
  expect(await room.said()).not.toMatch(VALUES);
  await room.button('Hint').hover();
  await page.mouse.down();
  await expect(page.getByTestId('peek')).toHaveText('Theseus: best is N.');
  await held();
  await page.mouse.up();
  await expect(page.getByTestId('peek')).toHaveCount(0);
});

test('what cannot be solved is said with the reason, and the game can be played all the same', async ({ page }) => {
  const room = await new LabyrinthPage(page).open(SAFE.replace('minotaurs=1', 'minotaurs=6'));
  await room.turn(100);
  await room.button('Keep in new games').click();
  await room.press('v');
  await expect(page.getByTestId('making')).toContainText(
    'The truth is not known here. The exact table of 25 tiles, 6 Minotaurs and 1 supply needs about',
  );
  await room.field('Theseus').selectOption('optimal');
  await expect(room.field('Theseus')).toHaveAccessibleDescription(
    /It cannot play here\. .* 6 Minotaurs .* needs about/,
  );
  await room.field('Minotaurs').fill('1');
  await expect(room.truth).toHaveText('With best play: Theseus wins in 3 rounds.');
  await room.board.focus();
  await room.press('End');
  await expect(room.status).toContainText('Theseus wins in round 3.');
});

test('what if: other moves from a turn, and back to the game as it was', async ({ page }) => {
  const room = await new LabyrinthPage(page).open(SAFE);
  await room.walk(100, 'w', 's');
  await room.turn(98);
  await room.press(',', 2);
  await room.press('q');
  await expect(page.getByTestId('branch')).toContainText('What if, from turn 2');
  await room.press('w');
  await room.press('s');
  await room.expectAt(4, 4);
  await room.press('Escape');
  await room.expectAt(2, 4);
});
