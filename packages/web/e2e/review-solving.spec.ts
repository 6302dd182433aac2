import { generateMaze } from 'asterion/generate';
import { createScene, type Scene } from 'asterion/world';
import { expectHeard } from './messages.js';
import { linkTo, ReviewPage } from './review-page.js';
import { recordingIn } from './sample-games.js';
import { expect, test } from './test.js';

/** A maze with hunters at its exit. */
function mazeWith(monsters: number, side: number): Scene {
  const { world, entrance, exit } = generateMaze({
    shape: 'rect',
    rows: side,
    cols: side,
    generator: 'wilson',
    seed: '7',
  });
  return createScene(world, { actors: { monster: Array<number>(monsters).fill(exit), rogue: [entrance] } });
}

test('solving can be cancelled and begun again; meanwhile the game can be stepped through', async ({ page }) => {
  const review = new ReviewPage(page);
  await page.goto(`/${linkTo(recordingIn(mazeWith(2, 24), 'STAY+STAY STAY', undefined))}`);
  await expect(page.getByTestId('solving')).toContainText(/Solving every position … round \d+, \d+ % won/);
  await review.press('ArrowRight');
  await review.expectAt(1, 2);
  await expect(review.value).toHaveText('–');
  await review.press('}');
  await expectHeard(review.page, 'The game is not solved yet.');
  await review.button('Cancel').click();
  await expect(page.getByTestId('solving')).toContainText('Solving was cancelled');
  await review.button('Solve').click();
  await expect(page.getByRole('progressbar', { name: 'Solving' })).toBeVisible();
  await review.button('Cancel').click();
});

test('what cannot be solved says what it would need, and can be stepped through', async ({ page }) => {
  const review = new ReviewPage(page);
  await page.goto(`/${linkTo(recordingIn(mazeWith(3, 30), 'STAY+STAY+STAY STAY', undefined))}`);
  await expect(page.getByTestId('solving')).toContainText(
    /^This game cannot be solved here\. The exact table of 900 cells and 3 monsters needs about .*B, and may take/,
  );
  await review.press('End');
  await review.expectAt(2, 2);
  await expect(review.status).toContainText('Move 2: rogue STAY');
});

test('where depths do not fit there are verdicts, and blunders by them', async ({ page }) => {
  const scene = mazeWith(1, 200);
  const review = await new ReviewPage(page).open('#/review');
  await review.drop('large.json', recordingIn(scene, 'STAY STAY', undefined));
  await expect(page.getByTestId('solving')).toContainText(
    /^The exact table of 40000 cells needs about .* So only who wins is known: blunders show, inaccuracies do not\.$/,
  );
  await expect(review.summary).toHaveText('No blunders: no move changed who wins.');
  await review.press('End');
  await expect(review.value).toHaveText('captured');
  await expect(review.graph).toHaveAttribute('aria-valuetext', 'Turn 2 of 2: captured.');
});
