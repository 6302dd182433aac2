import { readFile } from 'node:fs/promises';
import { expectHeard, expectHeardPart } from './messages.js';
import { linkTo, PLANTED, PLANTED_TEXT, ReviewPage } from './review-page.js';
import { CLEAN, CORNERS, recordingOf } from './sample-games.js';
import { expect, test } from './test.js';

const corners = linkTo(recordingOf('corners', CORNERS));

test('a planted mistake is named and jumped to, by keyboard alone', async ({ page }) => {
  const review = await new ReviewPage(page).open(linkTo(PLANTED));
  await expectHeard(review.page, `Solved. 1 blunder. The first: ${PLANTED_TEXT} Lost for the rogue since move 2.`);
  await expect(page.getByTestId('decided')).toHaveText('Lost for the rogue since move 2.');
  await expect(review.mistakes).toHaveText([`${PLANTED_TEXT} blunder by Keeps away (farthest)`]);
  await review.press('}');
  await review.expectAt(2, 15);
  await expect(review.status).toHaveText('Move 2: rogue STAY Keeps away (farthest)');
  await expect(review.judgement).toHaveText('Blunder. The escape was E; after STAY captured in 7.');
  await expect(page.getByTestId('before')).toHaveText('∞');
  await expect(review.value).toHaveText('7');
  await expectHeardPart(review.page, 'Turn 2 of 15. Rogue stays at row 2, column 0.');
  await expect(page.locator('.better')).toHaveCount(1);
  await expect(page.getByTestId('accuracy-rogue')).toHaveText('85 %: 6 of 7 moves exact');
  await expect(page.getByTestId('accuracy-monster')).toHaveText('100 %: 8 of 8 moves exact');
});

test('a clean game is called clean', async ({ page }) => {
  const review = await new ReviewPage(page).open(linkTo(recordingOf('cornered', CLEAN)));
  await expect(review.summary).toHaveText('No mistakes: every move was exact.');
  await expectHeard(review.page, 'Solved. No mistakes: every move was exact.');
  await expect(page.getByTestId('decided')).toHaveCount(0);
  await expect(review.mistakes).toHaveCount(0);
  await expect(page.locator('[data-mistake]')).toHaveCount(0);
  await review.press('}');
  await expectHeard(review.page, 'No mistake after turn 0.');
});

test('next and previous mistake, by arrows, by signs, by buttons and by the list', async ({ page }) => {
  const review = await new ReviewPage(page).open(corners);
  for (const [key, turn] of [
    ['ArrowDown', 4],
    ['}', 7],
    ['}', 11],
    ['{', 7],
    ['ArrowUp', 4],
  ] as const) {
    await review.press(key);
    await review.expectAt(turn, 15);
  }
  await review.press('ArrowUp');
  await expectHeard(review.page, 'No mistake before turn 4.');
  await review.button('Next').click();
  await review.expectAt(7, 15);
  await expect(review.mistakes.nth(1)).toHaveAttribute('aria-current', 'step');
  await review.button('Previous').click();
  await review.expectAt(4, 15);
  await review.mistakes.nth(2).focus();
  await review.press('Enter');
  await review.expectAt(11, 15);
  await expect(page.getByTestId('signs')).toHaveText('∞: the rogue evades for ever.');
  await review.press('Home');
  await expect(page.getByTestId('value-words')).toHaveText('The rogue evades for ever, with best play.');
  await review.button('First mistake').click();
  await review.expectAt(4, 15);
  await expect(page.getByTestId('value-words')).toHaveText('Captured in 4 monster moves, with best play.');
});

test('steps forward and back are the same size; each says what changed', async ({ page }) => {
  const review = await new ReviewPage(page).open(corners);
  const first = await review.state();
  await review.press('ArrowRight', '.', 'PageDown');
  await review.expectAt(3, 15);
  await expectHeard(
    review.page,
    'Turn 3 of 15. Monster SE to row 3, column 3. Distance 4. Nothing to lose, the rogue evades.',
  );
  await review.press('ArrowLeft', ',', 'Backspace');
  await review.expectAt(0, 15);
  expect(await review.state()).toEqual(first);
  await review.press('End');
  await expect(review.judgement).toHaveText('Captured after 8 monster moves. A monster caught the rogue.');
  await expect(review.value).toHaveText('0');
  await review.press('Home');
  await review.timeline.focus();
  await review.press('ArrowRight', 'ArrowRight');
  await review.expectAt(2, 15);
});

test('playing goes to the end, and the speed can be chosen', async ({ page }) => {
  const review = await new ReviewPage(page).open(corners);
  await page.getByLabel('Speed', { exact: true }).selectOption('64');
  await review.press('p');
  await review.button('Play').click();
  await review.expectAt(15, 15);
});

test('the graph is a slider with the values in words', async ({ page }) => {
  const review = await new ReviewPage(page).open(corners);
  await expect(page.locator('[data-mistake="blunder"]')).toHaveCount(1);
  await expect(page.locator('[data-mistake="inaccuracy"]')).toHaveCount(2);
  await review.graph.focus();
  await review.press('ArrowRight', 'ArrowUp', 'PageUp');
  await review.expectAt(4, 15);
  await expect(review.graph).toHaveAttribute(
    'aria-valuetext',
    'Turn 4 of 15: captured in 4 monster moves. Blunder by the rogue.',
  );
  await review.press('ArrowLeft');
  await expect(review.graph).toHaveAttribute('aria-valuetext', 'Turn 3 of 15: the rogue evades for ever.');
  await review.press('End');
  await review.expectAt(15, 15);
  await review.press('Home');
  await review.expectAt(0, 15);
});

test('another move from any turn, replies, its values, and back to the turn that was left', async ({ page }) => {
  const review = await new ReviewPage(page).open(linkTo(PLANTED));
  await review.press('}', 'ArrowLeft');
  await review.expectAt(1, 15);
  const left = await review.state();
  await review.press('l');
  await review.expectAt(2, 2, ', what if from turn 1');
  await expect(review.status).toHaveText('Move 2: rogue E what if');
  await expect(review.value).toHaveText('∞');
  await expectHeard(review.page, 'Rogue E to row 2, column 1. Distance 6. Right, evades.');
  // In a branch the arrows are steps, and a dot waits.
  await review.press('ArrowLeft');
  await review.expectAt(3, 3, ', what if from turn 1');
  await review.press('.');
  await review.expectAt(4, 4, ', what if from turn 1');
  await expect(review.judgement).toContainText('Blunder. The escape was');
  await review.press('ArrowUp');
  await expectHeardPart(review.page, 'The way N is closed. Ways here: ');
  await review.button('Play a best move').click();
  await review.expectAt(5, 5, ', what if from turn 1');
  await review.press(',', ',');
  await review.expectAt(3, 5, ', what if from turn 1');
  await review.press('PageDown');
  await review.expectAt(4, 5, ', what if from turn 1');
  await review.press('Escape');
  await review.expectAt(1, 15);
  await expectHeardPart(review.page, 'Back in the game. Turn 1 of 15.');
  expect(await review.state()).toEqual(left);
});

test('the move the game made is no branch, unless one has begun', async ({ page }) => {
  const review = await new ReviewPage(page).open(linkTo(PLANTED));
  await review.press('4', '5');
  await review.expectAt(2, 15);
  await review.press('q');
  await expectHeard(review.page, 'What if, from turn 2: every move is yours. Escape returns to the game.');
  await review.press('ArrowLeft');
  await review.expectAt(3, 3, ', what if from turn 2');
  await review.press('Escape');
  await review.expectAt(2, 15);
});

test('where the game is over nothing can be tried, and it is said', async ({ page }) => {
  const review = await new ReviewPage(page).open(linkTo(PLANTED));
  await review.press('End');
  for (const key of ['k', 'q']) {
    await review.press(key);
    await expectHeard(review.page, 'The game is over here: step back to try other moves.');
  }
  await review.press('Home', 'o');
  await expectHeard(review.page, 'The monster is at row 2, column 8. Ways here: E, W, wait.');
  await review.press('m');
  await expectHeard(review.page, 'Rogue W of the monster at row 2, column 0, 8 steps away.');
});

test('best moves of the position can be hidden: no badge, no number, no mark, also after a reload', async ({
  page,
}) => {
  const review = await new ReviewPage(page).open(linkTo(PLANTED, '&turn=2'));
  await expect(page.locator('.badge.is-best')).toHaveCount(1);
  await expect(
    page.getByRole('button', { name: 'Try W: captured in 6 monster moves, best, comes next' }),
  ).toBeVisible();
  await review.press('i');
  await expectHeard(review.page, 'Hint: best moves hidden.');
  await expect(page.locator('.badge, .better')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Try W: comes next' })).toBeVisible();
  await page.reload();
  await expect(review.summary).toBeVisible();
  await expect(page.locator('.badge, .better')).toHaveCount(0);
  await review.button('Hint').click();
  await expect(page.locator('.badge.is-best')).toHaveCount(1);
});

test('cells tell their worth to whoever looks around, and Enter tries a step there', async ({ page }) => {
  const review = await new ReviewPage(page).open(linkTo(PLANTED, '&turn=1'));
  await review.press('x', 'ArrowRight');
  await expect(page.getByTestId('spoken')).toHaveText(
    'row 2, column 1: open to E and W; E is best: the rogue evades for ever',
  );
  await review.press('Enter');
  await review.expectAt(2, 2, ', what if from turn 1');
  await review.press('Escape');
  await expectHeard(review.page, 'Done with looking around.');
  await review.press('Escape');
  await review.expectAt(1, 15);
});

test('a link restores the turn, and a branch with the place in it', async ({ page, context }) => {
  const review = await new ReviewPage(page).open(corners);
  await review.press('}', '}');
  await expect(page).toHaveURL(/[?&]turn=7&rec=/);
  const here = await review.state();
  const again = await new ReviewPage(await context.newPage()).open(new URL(page.url()).hash);
  await again.expectAt(7, 15);
  expect(await again.state()).toEqual(here);

  await review.press('l');
  for (let reply = 0; reply < 2; reply++) await review.button('Play a best move').click();
  await review.press(',');
  await expect(page).toHaveURL(/[?&]turn=9&from=7&try=E,[A-Z]+,[A-Z]+(&|$)/); // the move that was taken back, too
  const tried = await review.state();
  await page.reload();
  await review.expectAt(9, 10, ', what if from turn 7');
  await expect(review.summary).toBeVisible();
  expect(await review.state()).toEqual(tried);
  await review.press('Escape');
  await review.expectAt(7, 15);
});

test('the link is copied, the recording downloaded to the letter, and Rogue opens the game', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const review = await new ReviewPage(page).open(linkTo(PLANTED, '&turn=2'));
  await review.unfold('Save and share');
  await review.button('Copy link').click();
  await expectHeard(review.page, 'Link copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  const [file] = await Promise.all([page.waitForEvent('download'), review.button('Download recording').click()]);
  expect(await readFile(await file.path(), 'utf8')).toBe(PLANTED);
  await page.getByRole('link', { name: 'Open this game in the Rogue room' }).click();
  await review.expectAt(2, 15);
  await expect(page).toHaveURL(/#\/rogue/);
  await page.goBack();
  await review.expectAt(2, 15);
});

test('with reduced motion playing is a jump to the end', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const review = await new ReviewPage(page).open(corners);
  await review.button('Play').click();
  await review.expectAt(15, 15);
});
