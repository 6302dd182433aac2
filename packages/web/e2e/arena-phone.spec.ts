/** Tournaments on a phone, and on pages that have none. */

import { ArenaServer } from './arena-server.js';
import { PageServer } from './page-server.js';
import { devices, expect, test } from './test.js';

const { userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7'];

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, userAgent, deviceScaleFactor, isMobile, hasTouch });

  test('everything is reached by touch, and tables scroll inside themselves', async ({ page }) => {
    const server = await ArenaServer.start();
    await page.goto(`${server.url}/#/arena`);
    await expect(page.getByTestId('running-board').first()).toHaveAttribute('data-drawn', 'true');
    const widths = () => page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(await widths()).toEqual([390, 390]);
    await server.allow(1000);
    await expect(page.getByTestId('state')).toHaveText('Finished');
    const table = page.getByRole('region', { name: 'Table of ratings' });
    expect(await table.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
    const score = page.getByRole('button', { name: 'walker against random' });
    expect((await score.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await score.tap();
    const games = page.getByRole('region', { name: 'Games of walker and random' });
    await expect(games.getByRole('link')).toHaveCount(2);
    expect(await widths()).toEqual([390, 390]);
    await games.getByRole('link').last().tap();
    await expect(page.getByTestId('summary')).toBeVisible();
    await page.getByRole('link', { name: 'Back to Tournaments' }).tap();
    await expect(games).toBeVisible();
    await page.close(); // it would go on asking
    await server.remove();
  });
});

test.describe('a page without tournaments', () => {
  test.use({ spare: 'idle' });

  test('does not speak of them, and says in its room how to have one', async ({ page }) => {
    const server = new PageServer(); // nothing but files
    const url = await server.start();
    await page.goto(url);
    await expect.poll(() => server.requests.some((path) => path.endsWith('/arena/tournaments.json'))).toBe(true);
    await page.waitForLoadState('networkidle');
    const rooms = page.getByRole('navigation');
    await expect(rooms.getByRole('link', { name: 'Review' }).first()).toBeVisible();
    await expect(rooms.getByText('Tournaments')).toHaveCount(0);
    await page.goto(`${url}#/arena`);
    await expect(page.getByTestId('no-tournaments')).toContainText('asterion serve cup.toml');
    await expect(rooms.getByRole('link', { name: 'Tournaments' })).toHaveAttribute('aria-current', 'page');
    await server.stop();
  });

  test('is served by the command without any, too', async ({ page }) => {
    await page.goto('/#/arena');
    await expect(page.getByTestId('no-tournaments')).toBeVisible();
  });
});
