import { MazePage, SQUARES } from './maze-page.js';
import { expectHeardPart } from './messages.js';
import { expect, test } from './test.js';

test.describe('where the system asks for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('playing shows the result at once, and nothing runs', async ({ page }) => {
    await page.addInitScript(() => {
      const counter = window as unknown as { frames: number };
      counter.frames = 0;
      const request = window.requestAnimationFrame.bind(window);
      window.requestAnimationFrame = (callback) => {
        counter.frames++;
        return request(callback);
      };
    });
    const frames = () => page.evaluate(() => (window as unknown as { frames: number }).frames);
    const maze = await new MazePage(page).open(`${SQUARES}&turn=10`);
    await maze.press('Home');
    await maze.expectStep(0);
    await maze.timeline.evaluate((slider) => {
      const shown = Object.assign(window, { steps: [] as (string | null)[] }).steps;
      new MutationObserver(() => shown.push(slider.getAttribute('aria-valuetext'))).observe(slider, {
        attributeFilter: ['aria-valuetext'],
      });
    });
    const steps = () => page.evaluate(() => (window as unknown as { steps: string[] }).steps);
    const before = await frames();
    await maze.press(' ');
    await maze.expectStep(1018);
    await expectHeardPart(maze.page, 'a path of 107 cells');
    await expect(maze.button('Play')).toBeVisible();
    expect(await steps()).toEqual([expect.stringMatching(/^Step 1,018 of 1,018\b/i)]); // and none between
    expect((await frames()) - before).toBeLessThan(20);
    // Nothing runs from then on.
    await expect
      .poll(async () => {
        const still = await frames();
        await page.waitForTimeout(200);
        return (await frames()) - still;
      })
      .toBe(0);
  });

  test('motion can be switched on all the same', async ({ page }) => {
    const maze = await new MazePage(page).open(`${SQUARES}&turn=0`);
    await maze.button('Settings').click();
    await page.getByRole('radio', { name: 'full' }).check();
    await page.keyboard.press('Escape');
    await maze.button('Play').click();
    await expect(maze.button('Pause')).toBeVisible();
  });
});

test('motion can be reduced by a setting', async ({ page }) => {
  const maze = await new MazePage(page).open(`${SQUARES}&turn=0`);
  await maze.button('Settings').click();
  await page.getByRole('radio', { name: 'reduced' }).check();
  await page.keyboard.press('Escape');
  await maze.button('Play').click();
  await maze.expectStep(1018);
  await expect(maze.button('Play')).toBeVisible();
});
