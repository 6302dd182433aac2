import { expectAccessible, THEMES } from './axe.js';
import { HomePage } from './home-page.js';
import { expectHeard, expectHeardPart } from './messages.js';
import { PlayPage } from './play-page.js';
import { swipe } from './swipe.js';
import { devices, expect, type Page, test } from './test.js';

const done = (page: Page) => page.getByTestId('verdict');
const lesson = (page: Page) => page.getByTestId('lesson');

/** Steps by keys, each when it is one's turn. */
async function steps(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await expect(page.getByTestId('status')).toContainText('Your move');
    await page.keyboard.press(key);
  }
}

test('the tour is offered once, can be skipped, and is found again on the front page and in the help', async ({
  page,
}) => {
  const home = await new HomePage(page).open();
  const offer = page.getByRole('region', { name: 'New here?' });
  await expect(offer).toBeVisible();
  await home.button('Not now').click();
  await expect(offer).toHaveCount(0);
  await page.reload();
  await expect(home.board).toBeVisible();
  await expect(offer).toHaveCount(0);
  await page.getByRole('link', { name: 'Tour: five tiny lessons' }).click();
  await expect(lesson(page)).toHaveText('Lesson 1 of 5');
  await page.getByRole('link', { name: 'Skip the tour' }).click();
  await expect(page.getByRole('heading', { name: 'Mazes, dungeons and the chase' })).toBeVisible();
  await page.keyboard.press('?');
  await page.getByRole('link', { name: 'Take the tour' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(lesson(page)).toHaveText('Lesson 1 of 5');
});

test('five lessons by keyboard alone', async ({ page }) => {
  await new HomePage(page).open();
  await page.getByRole('link', { name: 'Start the tour' }).focus();
  await page.keyboard.press('Enter');
  await expect(lesson(page)).toHaveText('Lesson 1 of 5');
  await expect(page).toHaveTitle('Tour - Asterion');
  await page.keyboard.press('Enter');
  await expectHeard(page, 'This lesson is not done yet.');
  await steps(page, 'ArrowRight', 'd', 'l');
  await expect(done(page)).toContainText('Out!');
  await page.keyboard.press('Enter');

  await expect(lesson(page)).toHaveText('Lesson 2 of 5');
  await steps(page, 'y', 'y', 'y', 'k');
  await expect(done(page)).toContainText('Caught');
  await page.keyboard.press('Enter');

  await expect(lesson(page)).toHaveText('Lesson 3 of 5');
  await steps(page, 'k', 'k', 'l', 'l', 'l', 'l', 'h', 'h');
  await expect(done(page)).toContainText('Safe');
  await page.keyboard.press('Enter');

  await expect(lesson(page)).toHaveText('Lesson 4 of 5');
  await steps(page, 'ArrowUp');
  await expect(done(page)).toContainText('Caught: undo');
  await page.keyboard.press('z');
  await expect(done(page)).toHaveCount(0);
  await steps(page, '.', 'k', 'h');
  await expect(done(page)).toContainText('Safe');
  await page.keyboard.press('Enter');

  await expect(lesson(page)).toHaveText('Lesson 5 of 5');
  await expect(page.getByTestId('truth')).toContainText('evades');
  await steps(page, 'ArrowLeft');
  await expect(page.getByTestId('truth')).toContainText('captured');
  await page.keyboard.press('z');
  await expect(done(page)).toContainText('Back in the game');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Mazes, dungeons and the chase' })).toBeVisible();
});

test('a lesson by mouse: clicks on dots, the next one by its button', async ({ page }) => {
  const play = new PlayPage(page);
  await page.goto('/#/tour');
  for (let step = 0; step < 3; step++) {
    await expect(page.getByTestId('status')).toContainText('Your move');
    const { x, y } = await play.target(1, 0);
    await page.mouse.click(x, y);
  }
  await expect(done(page)).toContainText('Out!');
  await expect(page.getByTestId('status')).toHaveCount(0); // what the lesson says is enough
  await expectHeardPart(page, 'Out!');
  await expect(page.getByTestId('message')).toHaveCount(0);
  await expect(page.locator('.board-cursor')).toBeHidden();
  await page.getByRole('button', { name: 'Next lesson' }).click();
  await expect(lesson(page)).toHaveText('Lesson 2 of 5');
  await page.goBack();
  await expect(lesson(page)).toHaveText('Lesson 1 of 5');
});

for (const colorScheme of THEMES) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('axe finds nothing in a lesson, lost and won', async ({ page }) => {
      await page.goto('/#/tour?lesson=5');
      await expect(page.getByTestId('truth')).toBeVisible();
      await steps(page, 'ArrowLeft');
      await expect(page.getByTestId('truth')).toContainText('captured');
      await expectAccessible(page);
      await page.keyboard.press('z');
      await expect(done(page)).toBeVisible();
      await expectAccessible(page);
    });
  });
}

test.describe('on a phone', () => {
  const { userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7'];
  test.use({ viewport: { width: 390, height: 844 }, userAgent, deviceScaleFactor, isMobile, hasTouch });

  test('lessons by touch: swipe, pad, tap and buttons', async ({ page }) => {
    const play = new PlayPage(page);
    await page.goto('/#/tour');
    await expect(page.getByTestId('status')).toContainText('Your move');
    const box = await play.board.boundingBox();
    await swipe(page, (box?.x ?? 0) + 40, (box?.y ?? 0) + 40, 80, 0);
    await page.getByRole('button', { name: 'Step E' }).tap();
    await expect(page.getByTestId('status')).toContainText('Your move');
    const { x, y } = await play.target(1, 0);
    await page.touchscreen.tap(x, y);
    await expect(done(page)).toContainText('Out!');
    await page.getByRole('button', { name: 'Next lesson' }).tap();
    await expect(lesson(page)).toHaveText('Lesson 2 of 5');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});
