import { readFile } from 'node:fs/promises';
import { ExplorePage, WALK } from './explore-page.js';
import { expectHeard } from './messages.js';
import { expect, test } from './test.js';

const COMPARED = `${WALK}&compare=1`;

test('both searches are stepped, scrubbed and saved side by side', async ({ page }) => {
  const room = await new ExplorePage(page).open(COMPARED);
  const [first, second] = [page.getByTestId('search-1-words'), page.getByTestId('search-2-words')];
  await expect(first).toHaveText(/^plans \d+, shortest \d+$/);
  await expect(room.board).toHaveCount(2);
  await room.press('ArrowRight', 2);
  await expect(page.getByTestId('step')).toHaveText(/^turn 2 of \d+$/);
  await expectHeard(room.page, /^Turn 2\. From the avatar: .* From the hunter: plans/);
  const [download] = await Promise.all([page.waitForEvent('download'), room.button('Export SVG').click()]);
  expect(await readFile(await download.path(), 'utf8')).toContain('<title>Two greedy searches, turn 2</title>');
  const total = Number(await room.timeline.getAttribute('max'));
  await room.timeline.fill(String(total));
  await expect(second).toHaveText(/^arrived after \d+ steps?$/);
  await expect(page.getByTestId('pair')).toContainText('× the shortest way');
  expect(page.url()).toContain('compare=1');
  await room.button('Back to the game').click();
  await expect(room.turn).toHaveText('0');
  await expect.poll(() => page.url()).not.toContain('compare=1');
  await page.goBack();
  await expect(first).toBeVisible();
});

test('rates over many worlds come by and by, and can be cancelled', async ({ page }) => {
  const room = await new ExplorePage(page).open(COMPARED);
  await room.button('Rate').click();
  await expect(page.getByTestId('progress')).toContainText('100 of 100 chases');
  const rates = page.getByTestId('rates').getByRole('row');
  await expect(rates).toHaveCount(5);
  await expect(rates.nth(1)).toHaveText('Shortest path1.0001.0000.0 %');
  await room.field('Chases, each in a world of its own').selectOption('1,000');
  await room.button('Rate').click();
  await room.button('Cancel').click();
  await expect(room.button('Rate')).toBeVisible();
});
