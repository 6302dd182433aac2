import { drawnBoard } from './layout-page.js';
import { expectHeardPart } from './messages.js';
import { linkTo, PLANTED, PLANTED_TEXT, ReviewPage } from './review-page.js';
import { CORNERS, recordingOf } from './sample-games.js';
import { expect, test } from './test.js';

test('a click on the graph goes to that turn, and so does dragging', async ({ page }) => {
  const review = await new ReviewPage(page).open(linkTo(recordingOf('corners', CORNERS)));
  const blunder = await page.locator('[data-mistake="blunder"]').boundingBox();
  const graph = await review.graph.boundingBox();
  if (blunder === null || graph === null) throw new Error('Expected a graph with a blunder.');
  await page.mouse.click(blunder.x + blunder.width / 2, graph.y + 10);
  await review.expectAt(4, 15);
  await expectHeardPart(review.page, 'Blunder. The escapes were N');
  await page.mouse.move(graph.x + graph.width / 2, graph.y + 40);
  await page.mouse.down();
  await page.mouse.move(graph.x + graph.width - 1, graph.y + 40, { steps: 4 });
  await page.mouse.up();
  await review.expectAt(15, 15);
  await page.mouse.move(graph.x + 80, graph.y + 40);
  await review.expectAt(15, 15);
});

test('mistakes are clicked, other moves are clicked on the board, and a button comes back', async ({ page }) => {
  const review = await new ReviewPage(page).open(linkTo(PLANTED));
  await review.mistakes.first().click();
  await review.expectAt(2, 15);
  await review.button('Step back').click();
  await review.expectAt(1, 15);
  const escape = await review.badge('∞');
  await page.mouse.click(escape.x, escape.y);
  await review.expectAt(2, 2, ', what if from turn 1');
  await expect(review.value).toHaveText('∞');
  await review.button('Play a best move').click();
  await review.expectAt(3, 3, ', what if from turn 1');
  await page.getByRole('button', { name: /^Try STAY/ }).click();
  await review.expectAt(4, 4, ', what if from turn 1');
  const { x, y, height } = await drawnBoard(page);
  await page.mouse.click(x + 9, y + height - 9);
  await expectHeardPart(review.page, 'is no step away. Ways here: ');
  await review.button('Return to the game').click();
  await review.expectAt(1, 15);
  await review.button('What if').click();
  await review.expectAt(1, 1, ', what if from turn 1');
  await expect(review.board).toBeFocused(); // for the steps that are tried
});

test('the room begins with an example, and has more of them', async ({ page }) => {
  const review = await new ReviewPage(page).open('#/review');
  await expect(review.summary).toHaveText('1 blunder, 2 inaccuracies.');
  await expect(page).toHaveURL(/#\/review\?v=1&rec=/);
  await review.unfold('Game');
  await review.button('Lost, and exact to the last').click();
  await expect(review.summary).toHaveText('No mistakes: every move was exact.');
  await page.goBack();
  await expect(review.summary).toHaveText('1 blunder, 2 inaccuracies.');
});

test('a recording is opened by dropping it and by picking it', async ({ page }) => {
  const review = await new ReviewPage(page).open('#/review');
  await review.drop('planted.json', PLANTED);
  await expect(review.mistakes).toHaveText([`${PLANTED_TEXT} blunder by Keeps away (farthest)`]);
  await review.unfold('Game');
  await expect(page.getByTestId('file-note')).toHaveText('planted.json opened.');
  const chooser = page.waitForEvent('filechooser');
  await review.button('Open a recording').click();
  const buffer = Buffer.from(recordingOf('corners', CORNERS));
  await (await chooser).setFiles({ name: 'corners.json', mimeType: 'application/json', buffer });
  await expect(review.summary).toHaveText('1 blunder, 2 inaccuracies.');
  await review.expectAt(0, 15);
});

test('what is no game is refused with a reason, and the game on screen stays', async ({ page }) => {
  const review = await new ReviewPage(page).open(linkTo(PLANTED, '&turn=2'));
  const otherGame = PLANTED.replace('"rogue"', '"labyrinth"');
  for (const [text, why] of [
    ['hello', 'This is no recording of a game. bad.txt:1:1: '],
    ['3\n. . .\n. M .\n. . @\n', 'bad.txt is a world, not a recording of a game.'],
    [otherGame, 'bad.txt: There is no option "stay" in labyrinth.'],
  ]) {
    await review.drop('bad.txt', text);
    await expect(page.getByTestId('file-note')).toContainText(why);
    await expectHeardPart(review.page, `Not opened: ${why}`);
    await review.expectAt(2, 15);
  }
});

test('a game of Labyrinth is reviewed by its own rules, with a side of the band for each who wins', async ({
  page,
}) => {
  const review = await new ReviewPage(page).open('#/review');
  await review.unfold('Game');
  await review.button('A night in a labyrinth').click();
  await review.expectAt(0, 17);
  await expect(review.status).toHaveText('The start. Theseus to move.');
  await expect(page.getByTestId('accuracy-theseus')).toHaveText(/moves exact$/);
  await review.board.focus();
  await review.press('}');
  await review.expectAt(2, 17);
  await expect(review.status).toHaveText('Move 2: Minotaur W Shortest path (bfs)');
  await expect(review.judgement).toHaveText('Blunder. S would have meant a draw; W means a defeat in 9 rounds.');
  await expect(page.getByTestId('before')).toHaveText('=');
  await expect(review.value).toHaveText('T8');
  await expect(review.graph).toHaveAttribute(
    'aria-valuetext',
    'Turn 2 of 17: Theseus wins in 8 rounds. Blunder by the Minotaur.',
  );
  await review.press('ArrowLeft', 's');
  await review.expectAt(2, 2, ', what if from turn 1');
  await expect(review.value).toHaveText('=');
  await page.getByRole('link', { name: 'Open this game in the Labyrinth room' }).click();
  await expect(page).toHaveURL(/#\/labyrinth/);
});

test('a recording that drifts is reviewed as far as it goes', async ({ page }) => {
  const review = await new ReviewPage(page).open('#/review');
  const lines = PLANTED.split('\n');
  const seventh = lines.findIndex((line) => line.startsWith('["')) + 6;
  await review.drop('drift.json', lines.with(seventh, lines[seventh].replace('"W"', '"N"')).join('\n'));
  await review.expectAt(0, 6);
  await expect(page.getByTestId('notice')).toContainText(
    'Only 6 of its 15 moves can be played again, and those are reviewed. The move N of monster is not legal.',
  );
  await expect(review.summary).toHaveText('1 blunder.');
});

test('a link that cannot be read says so and shows an example; odd turns are told', async ({ page }) => {
  const review = await new ReviewPage(page).open('#/review?v=1&rec=abc');
  await expect(page.getByTestId('notice')).toHaveText(
    'The game in the link cannot be opened. It is damaged and cannot be unpacked. Here is an example instead.',
  );
  await review.expectAt(0, 15);
  await review.open(linkTo(PLANTED, '&turn=99'));
  await review.expectAt(15, 15);
  await expect(page.getByTestId('notice')).toHaveText('The link asks for turn 99; the last one is 15.');
});
