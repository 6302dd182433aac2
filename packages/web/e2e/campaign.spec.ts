import { expectAccessible, THEMES } from './axe.js';
import { expectFitForFingers } from './fingers.js';
import { PlayPage } from './play-page.js';
import { devices, expect, test } from './test.js';

test('the campaign lists all levels in their order, and leads from one to the next, stars kept', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Campaign: from easy to hard' }).click();
  await expect(page).toHaveTitle('Campaign - Asterion');
  const stars = page.getByTestId('campaign-stars');
  await expect(stars).toHaveText('0 of 123 stars, kept in this browser.');
  await page.getByRole('link', { name: '1 First step not done next' }).click();
  const room = new PlayPage(page);
  const level = page.getByTestId('level');
  await expect(level).toContainText('Level 1 of 20: First step. Get out: 4 moves are enough.');
  for (const key of ['ArrowLeft', 's', 'l', '6']) await room.press(key);
  await expect(page.getByTestId('level-done')).toContainText('Level done, with 3 stars of 3.');
  await room.press('Enter');
  await expect(level).toContainText('Level 2 of 20: Patience.');
  await page.getByRole('link', { name: 'All levels' }).click();
  await expect(stars).toHaveText('3 of 123 stars, kept in this browser.');
  await page.reload();
  await expect(page.getByRole('link', { name: '1 First step 3 of 3 stars' })).toBeVisible();
  await expect(page.getByRole('link', { name: '2 Patience not done next' })).toBeVisible();
});

test('as the monster: a perfect rogue is caught in par, by mouse', async ({ page }) => {
  await page.goto('/#/campaign');
  await page
    .getByRole('region', { name: 'The monster' })
    .getByRole('link', { name: /^1 Cornered/ })
    .click();
  const room = new PlayPage(page);
  await expect(page.getByTestId('level')).toContainText('Level 1 of 9: Cornered. You are the monster.');
  const click = async (right: number): Promise<void> => {
    await expect(room.status).toContainText('Your move: you are the monster.');
    const { x, y } = await room.target(right, -1);
    await page.mouse.click(x, y);
  };
  await click(-1);
  await click(-1);
  await expect(room.status).toContainText('Your move: you are the monster.');
  await room.press('k');
  await click(1);
  await expect(page.getByTestId('level-done')).toContainText('Level done, with 3 stars of 3.');
  await room.button('Next level').click();
  await expect(page.getByTestId('level')).toContainText('Level 2 of 9: Short cut.');
});

test('as the rogue: one has to last, and the same dungeon under another cap is no level', async ({ page }) => {
  // The same level with a shorter cap is none of ours, and earns nothing.
  const room = await new PlayPage(page).open('#/rogue?v=1&dungeon=tiny&monster=optimal&rogue=human&moves=1&seed=1');
  await expect(page.getByTestId('level')).toHaveCount(0);
  await page.goto('/#/campaign');
  await page
    .getByRole('region', { name: 'The rogue' })
    .getByRole('link', { name: /^5 Ring/ })
    .click();
  await expect(page.getByTestId('level')).toContainText('Level 5 of 12: Ring.');
  await expect(room.status).toContainText('Your move');
  await room.press('.');
  await expect(room.status).toContainText('Your move');
  await room.press('Backspace');
  await expect(room.status).toContainText('Your move');
  await expect(page.getByTestId('level')).toContainText('Keep away from the monster for 30 of its moves.');
});

for (const colorScheme of THEMES) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('axe finds nothing in the campaign, nor in a level that is done', async ({ page }) => {
      await page.goto('/#/campaign');
      await expect(page.getByTestId('campaign-stars')).toBeVisible();
      await expectAccessible(page);
      const room = await new PlayPage(page).open('#/minotaur?v=1&level=level-1&seed=1');
      for (const key of ['a', 's', 'd', 'd']) await room.press(key);
      await expect(page.getByTestId('level-done')).toBeVisible();
      await expectAccessible(page);
    });
  });
}

test.describe('on a phone', () => {
  const { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7'];
  test.use({ viewport, userAgent, deviceScaleFactor, isMobile, hasTouch });

  test('levels are chosen and left by touch, and nothing sticks out', async ({ page }) => {
    await page.goto('/#/campaign');
    await expect(page.getByTestId('campaign-stars')).toBeVisible();
    await expectFitForFingers(page);
    await page.getByRole('link', { name: /^1 First step/ }).tap();
    await expect(page.getByTestId('level')).toContainText('Level 1 of 20');
    await page.getByRole('link', { name: 'All levels' }).tap();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(page.getByTestId('campaign-stars')).toBeVisible();
  });
});
