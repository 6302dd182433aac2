import { sample } from '../../../testing/thorough.js';
import { devices, expect, test } from './test.js';

const { userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7'];
test.use({ viewport: { width: 390, height: 844 }, userAgent, deviceScaleFactor, isMobile, hasTouch });

for (const width of sample([320, 390], 1)) {
  test(`at ${width} pixels every room is reached, and its tab is seen whole`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/');
    const tabs = page.getByRole('navigation', { name: 'Rooms' });
    const titles = await tabs.getByRole('link').allTextContents();
    for (const title of [...titles, ...titles.toReversed()]) {
      const tab = tabs.getByRole('link', { name: title, exact: true });
      await tab.tap();
      await expect(tab).toHaveAttribute('aria-current', 'page');
      await expect(tab).toBeInViewport({ ratio: 0.98 }); // halves of pixels
    }
  });
}

test('where there are more rooms than are seen, the tabs fade out', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await page.goto('/');
  const tabs = page.getByRole('navigation', { name: 'Rooms' });
  await expect(tabs).toHaveClass(/has-after/);
  await expect(tabs).not.toHaveClass(/has-before/);
  await tabs.getByRole('link').last().tap();
  await expect(tabs).toHaveClass(/has-before/);
  await expect(tabs).not.toHaveClass(/has-after/);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(tabs).not.toHaveClass(/has-/);
});
