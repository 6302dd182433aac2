import { expectAccessible, THEMES } from './axe.js';
import { HomePage } from './home-page.js';
import { devices, expect, test } from './test.js';

test('the front door says what this is, and a chase plays itself', async ({ page }) => {
  const home = await new HomePage(page).open();
  await expect(page).toHaveURL(/\/(#\/)?$/);
  await expect(page.getByRole('heading', { name: 'Mazes, dungeons and the chase' })).toBeVisible();
  await expect(home.button('Pause')).toBeVisible();
  const before = await home.picture();
  await expect.poll(() => home.picture()).not.toBe(before);
});

test('a key takes the chase over, and nothing is lost on the way to its room', async ({ page }) => {
  const home = await new HomePage(page).open();
  await expect(home.button('Pause')).toBeVisible();
  await page.keyboard.press('p');
  await expect(home.button('Play')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(home.status).toContainText('Your move');
  await page.keyboard.press('.');
  await expect(home.button('Undo')).toHaveAttribute('aria-disabled', 'false');
  await page.keyboard.press('Backspace');
  await home.button('Go on in the Rogue room').click();
  await expect(page).toHaveURL(/#\/rogue\?.*rec=/);
  await expect(page.getByTestId('status')).toContainText('Your move');
  await page.goBack();
  await expect(home.button('Pause')).toBeVisible();
});

test('a click takes the chase over: the first one at any place, the next ones step', async ({ page }) => {
  const home = await new HomePage(page).open();
  await expect(home.button('Pause')).toBeVisible();
  await home.board.click({ position: { x: 5, y: 5 } });
  await expect(home.status).toContainText('Your move');
  await expect(page.getByTestId('announcement')).not.toBeEmpty();
  await expect(page.getByTestId('message')).toHaveCount(0); // all of it stands below the board
  const { x, y } = await home.target();
  await page.mouse.click(x, y);
  await expect(home.button('Undo')).toHaveAttribute('aria-disabled', 'false');
  await home.button('Watch again').click();
  await expect(home.status).toContainText('you are the rogue');
  await home.button('Take over').click();
  await expect(home.status).toContainText('Your move');
});

test('every room has a card with a picture, and each leads there', async ({ page }) => {
  await new HomePage(page).open();
  const tabs = page.getByRole('navigation', { name: 'Rooms' }).getByRole('link');
  const cards = page.getByRole('navigation', { name: 'Where to go' }).getByRole('listitem');
  await expect(cards).toHaveCount(await tabs.count());
  await expect(cards.locator('canvas')).toHaveCount(await tabs.count());
  const colours = await cards.locator('canvas').evaluateAll((canvases) =>
    canvases.map((canvas) => {
      const { width, height } = canvas as HTMLCanvasElement;
      const pixels = (canvas as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
      return new Set(new Uint32Array(new Uint8Array(pixels).buffer)).size;
    }),
  );
  expect(colours.filter((count) => count < 5)).toEqual([]);
  await cards.getByRole('link', { name: /^Minotaur/ }).click();
  await expect(page).toHaveURL(/#\/minotaur/);
});

test('what was left is one click away, and damaged storage is no error', async ({ page }) => {
  await page.goto('/#/rogue?v=1&dungeon=ring&seed=7');
  await expect(page.getByTestId('status')).toContainText('Your move');
  await page.keyboard.press('.');
  await expect(page).toHaveURL(/rec=/);
  const home = await new HomePage(page).open();
  const left = page.getByRole('navigation', { name: 'Continue' });
  await expect(left.getByRole('link')).toHaveText([/^Rogue/]);
  await left.getByRole('link').click();
  await expect(page).toHaveURL(/#\/rogue\?.*rec=/);
  await page.getByRole('link', { name: 'Asterion' }).click();
  await expect(left).toBeVisible();
  await page.evaluate(() => localStorage.setItem('asterion.visited', '[{"link":7},"x",null'));
  await page.reload();
  await expect(home.board).toBeVisible();
  await expect(left).toHaveCount(0);
});

test('titles change by room, rooms open however they are typed, and what is unknown leads home', async ({ page }) => {
  await new HomePage(page).open();
  await expect(page).toHaveTitle('Asterion');
  await page.goto('/#/ROGUE');
  await expect(page).toHaveTitle('Rogue - Asterion');
  await expect(page.getByRole('application', { name: /^Dungeon/ })).toBeVisible();
  await page.goto('/#/maze/');
  await expect(page).toHaveTitle('Maze - Asterion');
  await page.goto('/#/attic');
  await expect(page).toHaveTitle('Asterion');
  await expect(page.getByRole('alert')).toContainText('There is no room called "attic" here.');
  await page.getByRole('alert').getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { name: 'Mazes, dungeons and the chase' })).toBeVisible();
});

test.describe('where the system asks for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the chase is a still with a button to play it', async ({ page }) => {
    const home = await new HomePage(page).open();
    await expect(home.button('Play')).toBeVisible();
    const before = await home.picture();
    await page.evaluate(() => new Promise((done) => setTimeout(done, 500)));
    expect(await home.picture()).toBe(before);
    await home.button('Play').click();
    await expect.poll(() => home.picture()).not.toBe(before);
  });
});

for (const colorScheme of THEMES) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('axe finds nothing on the front page, watched and taken over', async ({ page }) => {
      const home = await new HomePage(page).open();
      await expectAccessible(page);
      await home.button('Take over').click();
      await expect(home.button('Undo')).toBeVisible();
      await expectAccessible(page);
    });
  });
}

test.describe('on a phone', () => {
  const { userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7'];
  test.use({ viewport: { width: 390, height: 844 }, userAgent, deviceScaleFactor, isMobile, hasTouch });

  test('by touch: the chase is taken over and stepped, and nothing sticks out', async ({ page }) => {
    const home = await new HomePage(page).open();
    await home.board.tap({ position: { x: 5, y: 5 } });
    await expect(home.status).toContainText('Your move');
    const { x, y } = await home.target();
    await page.touchscreen.tap(x, y);
    await expect(home.button('Undo')).toHaveAttribute('aria-disabled', 'false');
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
});
