import { expectAccessible } from './axe.js';
import { expectHeard } from './messages.js';
import { PlayPage } from './play-page.js';
import { devices, expect, type Page, test } from './test.js';

/** W, S, E, E wins; so does S, W, ... with more moves. Whoever waits is caught at once. */
const FIRST = '#/minotaur?v=1&level=level-1&seed=1';
const COPIED = 'Link copied.';

/** Plays, and copies the challenge under a name. */
async function challenged(page: Page, hash: string, keys: readonly string[], name: string): Promise<string> {
  const room = await new PlayPage(page).open(hash);
  for (const key of keys) await room.press(key);
  await room.unfold('Save and share');
  await room.field('Your name, if you like').fill(name);
  await page.getByRole('group', { name: 'Challenge' }).getByRole('button', { name: 'Challenge a friend' }).click();
  await expectHeard(room.page, COPIED);
  return page.evaluate(() => navigator.clipboard.readText());
}

test('a challenge opens the same start with a result to beat, and a trail beside one’s own', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const link = await challenged(page, FIRST, ['ArrowLeft', 'ArrowDown', 'ArrowRight', 'ArrowRight'], 'Ada & Bo');
  expect(link).toContain('by=Ada+%26+Bo');
  const room = new PlayPage(await context.newPage());
  await room.page.goto(link);
  const note = room.page.getByTestId('challenge');
  await expect(note).toHaveText('Ada & Bo took 4 moves: Out after 4 moves, par 4: gold. Can you do better?');
  await expect(room.status).toHaveText('Your move.');
  const trail = room.page.getByTestId('ghost');
  await expect(trail.locator('circle')).toHaveCount(1);
  await expect(trail.locator('path')).toHaveCount(0);
  await room.press('ArrowLeft');
  await expect(trail.locator('path')).toHaveCount(1);
  await expect(room.page).toHaveURL(/ghost=.*rec=/);
  await room.page.reload();
  await expect(note).toContainText('Ada & Bo took 4 moves');
  await expectAccessible(room.page);
  // Another level has another start: the ghost stays behind.
  await room.button('Next level').click();
  await expect(note).toHaveCount(0);
});

test('a trail that is damaged is left out with a message, and the game begins', async ({ page }) => {
  const room = await new PlayPage(page).open(`${FIRST}&by=%3Cb%3EEve&ghost=nonsense`);
  await expect(page.getByTestId('challenge')).toHaveText('The trail in the link is damaged: it is left out.');
  await room.press('.');
  await expect(room.status).toContainText('You lost');
  await expect(page.getByTestId('ghost').locator('circle')).toHaveCount(0);
});

test('any seed can be a challenge: a game of Rogue against its bot', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const link = await challenged(page, '#/rogue?v=1&kind=loops&rows=9&monster=bfs&seed=7', [], '');
  expect(link).toContain('seed=7');
  await page.goto('about:blank');
  await page.goto(link);
  const room = new PlayPage(page);
  await expect(room.status).toContainText('Your move: you are the rogue.');
});

test.describe('on a phone', () => {
  const { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7'];
  test.use({ viewport, userAgent, deviceScaleFactor, isMobile, hasTouch });

  test('a challenge is made and taken by touch', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const room = await new PlayPage(page).open(FIRST);
    await room.button('Step W').tap();
    await expect(page.getByTestId('moves')).toHaveText('1');
    await room.unfold('Save and share');
    await room.button('Challenge a friend').tap();
    await expectHeard(room.page, COPIED);
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await page.goto('about:blank');
    await page.goto(link);
    await expect(page.getByTestId('challenge')).toHaveText('Your friend took 1 move: not over yet. Can you do better?');
    await room.button('Step W').tap();
    await expect(page.getByTestId('moves')).toHaveText('1');
  });
});
