import { CAUGHT, HUNT, LabyrinthPage, TRAP, VALUES, WATCHED } from './labyrinth-page.js';
import { expectHeard, expectHeardPart } from './messages.js';
import { expect, test } from './test.js';

test('in the fog only what one sees is drawn, said and counted; it lifts at the end', async ({ page }) => {
  const room = new LabyrinthPage(page);
  await room.readCanvas();
  await room.open(TRAP);
  await room.turn(100);
  expect(await room.written()).toEqual(['M', 'T', 's']);
  await room.press('f');
  await expectHeard(room.page, 'Fog: only what Theseus sees, and the ground seen before.');
  await expect(room.button('Fog')).toHaveAttribute('aria-pressed', 'true');
  expect(await room.written()).toEqual(['T']);
  await room.hover(2, 2, 5);
  await expect(page.getByTestId('readout')).toHaveText('row 2, column 2: not seen yet');
  await room.hover(3, 2, 5);
  await expect(page.getByTestId('readout')).toHaveText('row 3, column 2: not seen yet');
  await room.hover(2, 0, 5);
  await expect(page.getByTestId('readout')).toHaveText('row 2, column 0: open to N and S, not known to E');

  await room.press('w');
  await room.turn(99);
  await expectHeard(
    room.page,
    'Theseus N to row 1, column 0. The Minotaur is out of sight. 0 of 1 supply, 99 rounds left. Nothing in sight.',
  );
  await room.press('m');
  await expectHeard(room.page, 'The Minotaur is out of sight.');
  expect(await room.statistic('Left')).toEqual(['0', '?in the fog']);
  expect(await room.written()).toEqual(['T']);
  await expect(page.locator('.labyrinth-annotations line, .labyrinth-annotations g > path')).toHaveCount(1);
  expect(await room.said()).not.toMatch(/row 2, column 1|Minotaur W/);

  await room.press('w');
  await expect(room.status).toHaveText(CAUGHT);
  expect(await room.written()).toEqual(['M', 'T', 's']);
  await room.press(',');
  await expectHeardPart(room.page, 'In sight: Minotaur 1 E.');
  expect(await room.written()).toEqual(['M', 'T']);
});

test('the fog is remembered, and what would see through it says so and shows nothing', async ({ page }) => {
  const room = new LabyrinthPage(page);
  await room.readCanvas();
  await room.open(TRAP);
  await room.turn(100);
  await room.button('Fog').click();
  await page.reload();
  await room.turn(100);
  await expect(room.button('Fog')).toHaveAttribute('aria-pressed', 'true');
  for (const key of ['v', 'c']) await room.press(key);
  await room.ask('isWalkable');
  await expect(page.getByTestId('veil')).toHaveText('It would show what the fog hides: switch the fog off to see it.');
  await page.keyboard.down('i');
  await expect(page.getByTestId('peek')).toContainText('It would show what the fog hides');
  await page.keyboard.up('i');
  await room.press('q');
  await expectHeardPart(room.page, 'It would show what the fog hides');
  await expect(page.getByTestId('branch')).toHaveCount(0);
  await expect(room.marks).toHaveCount(0);
  await expect(room.legend).toHaveCount(0);
  expect(await room.written()).toEqual(['T']);
  expect(await room.said()).not.toMatch(VALUES);
  await room.press('f');
  await expect(room.truth).toBeVisible();
  await expect(room.marks).toBeVisible();
});

test('the Minotaur has eyes of its own, and those who watch have Theseus’', async ({ page }) => {
  const room = new LabyrinthPage(page);
  await room.readCanvas();
  await room.open(HUNT);
  await room.turn(100, 'Your move: you are the Minotaur.');
  await room.press('f');
  await expectHeard(room.page, 'Fog: only what the Minotaur sees, and the ground seen before.');
  expect(await room.written()).toEqual(['M']);
  expect(await room.statistic('Up')).toEqual(['?in the fog', '0']);
  await room.open(WATCHED);
  await room.expectAt(0, 17);
  expect(await room.written()).toEqual(['T', 's']);
  await room.press('.', 7);
  await room.hover(0, 0, 7);
  await expect(page.getByTestId('readout')).toHaveText('row 0, column 0: remembered, open to E and N; entrance');
  await room.press('End');
  await expect(room.status).toContainText('Theseus wins');
  expect(await room.written()).toEqual(['M', 'T']);
});
