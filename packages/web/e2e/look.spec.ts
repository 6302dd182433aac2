import { readFile } from 'node:fs/promises';
import { expectAccessible } from './axe.js';
import { expectHeardPart } from './messages.js';
import { PlayPage } from './play-page.js';
import { CAUGHT, CORNERED, RoguePage } from './rogue-page.js';
import { expect, test } from './test.js';

test('a theme of high contrast, by choice and by the system, without a complaint of axe', async ({ page }) => {
  const rogue = await new RoguePage(page).open(CORNERED);
  await rogue.turn(1);
  const html = page.locator('html');
  await rogue.button('Settings').click();
  await page.getByRole('radio', { name: 'high contrast' }).check();
  await expectAccessible(page);
  await rogue.button('Close settings').click();
  await expect(html).toHaveAttribute('data-theme', 'contrast');
  await expect(html).toHaveCSS('background-color', 'rgb(0, 0, 0)');
  await expectAccessible(page);
  await page.reload();
  await expect(html).toHaveAttribute('data-theme', 'contrast');
  await page.evaluate(() => localStorage.removeItem('asterion.theme'));
  await page.emulateMedia({ contrast: 'more' });
  await page.reload();
  await expect(html).toHaveAttribute('data-theme', 'contrast');
});

test('where the system chooses all colours, board and legend keep theirs', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const rogue = await new RoguePage(page).open(CORNERED);
  await rogue.turn(1);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'contrast');
  await expect(rogue.board).toHaveCSS('forced-color-adjust', 'none');
  await rogue.press('.');
  await rogue.turn(2);
});

test('figures glide, keys do not wait for them, and with less motion nothing moves', async ({ page }) => {
  await page.addInitScript(() => {
    const seen: unknown[] = [];
    new MutationObserver((changes) => seen.push(...changes)).observe(document, {
      subtree: true,
      attributeFilter: ['data-moving'],
    });
    Object.assign(window, { seen });
  });
  const glides = () => page.evaluate(() => (window as unknown as { seen: unknown[] }).seen.length);
  const rogue = await new RoguePage(page).open(CORNERED);
  await rogue.turn(1);
  await rogue.press('ArrowRight');
  await expectHeardPart(rogue.page, 'Distance');
  await rogue.turn(2);
  await expect.poll(glides).toBeGreaterThan(0);
  await rogue.picture();
  const before = await glides();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await rogue.press('.');
  await rogue.turn(3);
  await rogue.picture();
  expect(await glides()).toBe(before);
  // Explore draws its own figures: they glide as well.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const explore = await new PlayPage(page).open('#/explore?v=1&rows=21&cols=21&hunters=0&seed=7');
  for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown']) await explore.press(key);
  await expect.poll(glides).toBeGreaterThan(before);
});

test('nothing is heard unless it was asked for; then steps, walls and the end are', async ({ page }) => {
  await page.addInitScript(() => {
    const heard: number[] = [];
    type Set = (this: unknown, value: number, when: number) => unknown;
    const frequency = AudioParam.prototype as unknown as Record<'setValueAtTime', Set>;
    const { setValueAtTime } = frequency;
    frequency.setValueAtTime = function (value, when) {
      if (value > 1) heard.push(value); // else it is loudness
      return setValueAtTime.call(this, value, when);
    };
    Object.assign(window, { heard });
  });
  const heard = () => page.evaluate(() => (window as unknown as { heard: number[] }).heard.splice(0));
  const rogue = await new RoguePage(page).open(CORNERED);
  await rogue.turn(1);
  await rogue.press('.');
  await rogue.turn(2);
  expect(await heard()).toEqual([]);
  await rogue.button('Settings').click();
  await page.getByRole('group', { name: 'Sounds' }).getByRole('radio', { name: 'on' }).check();
  expect(await heard()).toEqual([720]);
  await rogue.button('Close settings').click();
  await rogue.press('.');
  await rogue.turn(3);
  expect(await heard()).toEqual([720, 720]);
  await rogue.press('ArrowUp');
  await expect.poll(heard).toEqual([130]);
  await rogue.press('.');
  await expect(rogue.status).toContainText(CAUGHT.slice(0, 8));
  await expect.poll(heard).toEqual([720, 330, 220]);
});

test('what is stored is exported as a file, and erased after a question', async ({ page }) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('begun') !== null) return;
    sessionStorage.setItem('begun', 'yes');
    localStorage.setItem('asterion.explore.save.quick', '{}');
    localStorage.setItem('asterion.theme', 'dark');
    localStorage.setItem('other', 'stays');
  });
  const rogue = await new RoguePage(page).open(CORNERED);
  await rogue.turn(1);
  await rogue.button('Settings').click();
  await expect(page.getByTestId('stored')).toContainText(/^\d+ items, \d+ kB/);
  const [file] = await Promise.all([page.waitForEvent('download'), rogue.button('Export as a file').click()]);
  expect(file.suggestedFilename()).toBe('asterion-storage.json');
  const content: unknown = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(content).toMatchObject({
    format: 'asterion.storage',
    version: 1,
    entries: { 'asterion.explore.save.quick': '{}', 'asterion.theme': 'dark' },
  });
  expect(content).not.toHaveProperty('entries.other');
  await rogue.button('Erase …').click();
  await rogue.button('Keep it').click();
  await rogue.button('Erase …').click();
  await Promise.all([page.waitForEvent('load'), rogue.button('Erase everything').click()]);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  const kept = await page.evaluate(() =>
    ['asterion.theme', 'asterion.explore.save.quick', 'other'].map((name) => localStorage.getItem(name)),
  );
  expect(kept).toEqual([null, null, 'stays']);
});
