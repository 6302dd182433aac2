import { ExactPage } from './exact-page.js';
import { expectHeard, expectHeardPart, expectShown } from './messages.js';
import { CAUGHT, CORNERED, RING, YOURS } from './rogue-page.js';
import { expect, test } from './test.js';

test('what if, by keyboard: other moves of both sides from an earlier turn, with the truth, and back', async ({
  page,
}) => {
  const rogue = await new ExactPage(page).open(CORNERED);
  for (const moves of [1, 2, 3]) {
    await rogue.turn(moves);
    await rogue.press('.');
  }
  await expect(rogue.status).toHaveText(CAUGHT);
  await rogue.press('v');
  await rogue.press(',', 4);
  await rogue.expectAt(3, 7);
  await expect(rogue.truth).toHaveText('With best play: captured in 2 monster moves.');
  await expect(page).toHaveURL(/&turn=3&rec=/);
  const [before, address] = [await rogue.state(), page.url()];

  await rogue.press('q');
  await expect(rogue.branch).toContainText('What if, from turn 3: every move is yours');
  await expectHeard(rogue.page, 'What if, from turn 3: every move is yours. Escape returns to the game.');
  await rogue.expectAt(3, 3);
  await expect(rogue.field('Monster')).toHaveValue('human');
  await rogue.press('s');
  await expect(rogue.status).toHaveText('Monster to move.');
  await rogue.press('n');
  await rogue.expectAt(5, 5);
  await expect(rogue.truth).toHaveText(/^With best play: captured in [3-9] monster moves\.$/);
  await rogue.press('Backspace');
  await rogue.expectAt(4, 4);
  await rogue.press('Control+y');
  await rogue.press('q');
  await expectHeard(rogue.page, 'This is a what-if already. Escape returns to the game.');
  await expect(page).toHaveURL(/&turn=5&from=3&try=S,SE&rec=/);
  const [tried, link] = [await rogue.state(), page.url()];
  await page.reload();
  await rogue.expectAt(5, 5);
  await expect(rogue.branch).toContainText('What if, from turn 3');
  expect(await rogue.state()).toEqual(tried);
  await page.goto(link.replace('try=S,SE', 'try=S,UP'));
  await rogue.expectAt(4, 4);
  await expectShown(page, 'The link tries UP at turn 4, which is no move there.');
  await expect(page.getByTestId('notice')).toHaveText('The link tries UP at turn 4, which is no move there.');
  await rogue.press('r');
  await rogue.expectAt(3, 3);

  await rogue.press('Escape');
  await expect(rogue.branch).toHaveCount(0);
  await expectHeardPart(rogue.page, 'Back in the game. Turn 3 of 7.');
  expect(await rogue.state()).toEqual(before);
  await expect(page).toHaveURL(address);
  await rogue.press('End');
  await expect(rogue.status).toHaveText(CAUGHT.replace('You lost', 'The monster won')); // it came with the link
});

test('what if, by mouse, from the end of a game: its last move is tried anew', async ({ page }) => {
  const rogue = await new ExactPage(page).open(CORNERED);
  for (const moves of [1, 2, 3]) {
    await rogue.turn(moves);
    await rogue.press('.');
  }
  await expect(rogue.status).toHaveText(CAUGHT);
  await rogue.button('What if').click();
  await expect(rogue.branch).toContainText('from turn 6');
  await expect(rogue.status).toHaveText('Monster to move.');
  const dot = await rogue.target(1, 1);
  await page.mouse.click(dot.x, dot.y);
  await rogue.expectAt(7, 7);
  await expect(rogue.status).toHaveText('Rogue to move.');
  await rogue.button('Return to the game').click();
  await rogue.expectAt(7, 7);
  await expect(rogue.status).toHaveText(CAUGHT);
  await rogue.button('What if').click();
  await rogue.button('Return').click();
  await expect(rogue.status).toHaveText(CAUGHT);
  await expect(rogue.field('Monster')).toHaveValue('bfs');
});

test('a watched game is branched off, bots go on in the branch, and the game is as it was', async ({ page }) => {
  const rogue = await new ExactPage(page).open(`${RING}&turn=9`);
  await rogue.expectAt(9, 40);
  await rogue.press('q');
  await rogue.expectAt(9, 9);
  await expect(rogue.status).toHaveText('Rogue to move.');
  await rogue.press('.');
  await rogue.expectAt(10, 10);
  await rogue.field('Monster').selectOption('bfs');
  await rogue.expectAt(11, 11);
  await expect(rogue.status).toHaveText(YOURS);
  await expect(page).toHaveURL(/&turn=11&from=9&try=STAY,[A-Z]+$/); // the game is said by its settings
  await page.reload();
  await rogue.expectAt(11, 11);
  await rogue.field('Monster').selectOption('bfs');
  await rogue.field('Rogue').selectOption('farthest');
  await expect(page.getByTestId('step')).toHaveText(/^turn 11 of (1[2-9]|[2-4]\d)$/);
  await expect(rogue.branch).toBeVisible();
  await rogue.board.focus();
  await rogue.press('Escape');
  await rogue.expectAt(9, 40);
  await expect(rogue.field('Rogue')).toHaveValue('cycle');
});

test('another dungeon leaves the branch, and Back leads into it again', async ({ page }) => {
  const rogue = await new ExactPage(page).open(CORNERED);
  await rogue.turn(1);
  await rogue.press('.');
  await rogue.turn(2);
  await rogue.press('q');
  await rogue.press('s');
  await rogue.expectAt(4, 4);
  await rogue.field('Dungeon').selectOption('open');
  await expect(rogue.branch).toHaveCount(0);
  await expect(page).toHaveURL(/dungeon=open/);
  await rogue.board.focus();
  await page.goBack();
  await rogue.expectAt(4, 4);
  await expect(rogue.branch).toContainText('What if, from turn 3');
  await expect(rogue.field('Dungeon')).toHaveValue('cornered');
});

test('where nobody can move there is no what-if', async ({ page }) => {
  const rogue = await new ExactPage(page).open(CORNERED.replace('cornered', 'islands'));
  await rogue.press('q');
  await expectHeard(rogue.page, 'There is no other move from here.');
  await expect(rogue.branch).toHaveCount(0);
});
