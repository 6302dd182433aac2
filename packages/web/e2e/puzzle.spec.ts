import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { clockText, openPuzzle, PuzzleFault, puzzleText } from 'asterion/puzzle';
import { expectAccessible, THEMES } from './axe.js';
import { expectHeard, expectHeardPart, expectShown } from './messages.js';
import { countOfPuzzles, PuzzlePage, puzzleOf, puzzleWhich, saidOf, TODAY } from './puzzle-page.js';
import { expect, test } from './test.js';

const SHORT = puzzleWhich(({ line }) => line.length <= 9);

test('the puzzle of the day is solved by keyboard alone, its result kept over a reload, and the next one opens', async ({
  page,
}) => {
  const { puzzle, moves } = puzzleOf(TODAY);
  const room = await new PuzzlePage(page).open('#/puzzle');
  await expect(page).toHaveURL(new RegExp(`#/puzzle\\?v=1&date=${TODAY}$`));
  await expect(room.title).toContainText(`Puzzle of ${TODAY}`);
  const opened = openPuzzle(puzzle);
  if (opened instanceof PuzzleFault) throw opened;
  await expect(room.status).toHaveText(puzzleText(opened));
  await expectHeardPart(room.page, puzzleText(opened));
  await room.solveByKeys(moves);
  await expect(room.status).toContainText('Solved.');
  await expectHeardPart(room.page, 'Solved.');
  await expect(room.result).toContainText(`Solved with ${puzzle.stars} of ${puzzle.stars} star`);
  await expect(page.getByTestId('streak')).toHaveText('1 day in a row with the puzzle of the day.');
  await page.reload();
  await expect(page.getByTestId('before')).toContainText(`Solved before, with ${puzzle.stars} of ${puzzle.stars} star`);
  await room.solveByKeys(moves);
  await page.keyboard.press('Enter');
  await expect(room.title).toContainText('Puzzle of 2026-11-18');
  await expect(room.result).toHaveCount(0);
  await page.goBack();
  await expect(room.title).toContainText(`Puzzle of ${TODAY}`);
});

test('a wrong move is said to be wrong, refuted step by step, and taken back, by keyboard', async ({ page }) => {
  const { link, moves, wrong, puzzle } = SHORT;
  const room = await new PuzzlePage(page).open(link);
  await room.key(wrong);
  await expect(room.status).toContainText(new RegExp(`Wrong\\. ${saidOf(wrong)} `));
  await expectHeard(room.page, new RegExp(`Wrong\\. ${saidOf(wrong)} `));
  await expect(page.getByTestId('step')).toHaveText(/^move 1 of/);
  const refutation = page.getByTestId('refutation');
  const first = await refutation.textContent();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByTestId('step')).toHaveText(/^move 2 of/);
  await expect(refutation).not.toHaveText(first ?? '');
  await expectHeardPart(room.page, 'Move 2 of');
  await page.keyboard.press('ArrowLeft');
  await expect(refutation).toHaveText(first ?? '');
  await room.key(moves[0]); // the keys of movement say why they do nothing
  await expectShown(page, /take it back/);
  await page.keyboard.press('z');
  await expect(room.status).not.toContainText('Wrong');
  await expect(page.getByTestId('wrongs')).toHaveText('1');
  await room.key(wrong);
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('wrong')).toHaveCount(0);
  await room.key(wrong);
  await page.getByRole('button', { name: 'Step forward' }).first().focus();
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('wrong')).toHaveCount(0);
  await expect(room.board).toBeFocused(); // what had the focus is gone
  await room.solveByKeys(moves);
  const stars = Math.max(1, puzzle.stars - 3);
  await expect(room.result).toContainText(`Solved with ${stars} of ${puzzle.stars} star`);
  await expect(room.result).toContainText('3 wrong moves');
});

test('a puzzle is solved by mouse, with a wrong move taken back by its button', async ({ page }) => {
  const { link, moves, wrong } = SHORT;
  const room = await new PuzzlePage(page).open(link);
  const click = async (move: string) => {
    const { x, y } = await room.spot(move);
    await page.mouse.click(x, y);
  };
  await click(wrong);
  await expect(room.status).toContainText('Wrong.');
  await page.getByRole('group', { name: 'Why it is wrong' }).getByRole('button', { name: 'Step forward' }).click();
  await expect(page.getByTestId('step')).toHaveText(/^move 2 of/);
  await page.getByRole('button', { name: 'Take back' }).click();
  for (const [at, move] of moves.entries()) {
    await click(move);
    await room.expectRight(move, moves.length - at - 1);
  }
  await expect(room.result).toContainText('1 wrong move');
  await page.getByRole('button', { name: 'Next puzzle' }).click();
  await expect(room.result).toHaveCount(0);
  await expect(room.title).toContainText(`Puzzle ${(SHORT.puzzle.number % countOfPuzzles) + 1} of`);
});

test('hints are the theme first, then the move, and cost stars', async ({ page }) => {
  const { link, moves, puzzle } = puzzleWhich(({ stars, line }) => stars >= 3 && line.length <= 11);
  const room = await new PuzzlePage(page).open(link);
  await page.keyboard.press('i');
  const hint = page.getByTestId('hint');
  await expect(hint).not.toContainText('The move is');
  await expect(page.getByTestId('best')).toHaveCount(0);
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(hint).toContainText(`The move is ${moves[0]}.`);
  await expect(page.getByTestId('best')).toBeVisible();
  await expectHeardPart(room.page, `The move is ${moves[0]}.`);
  await room.key(moves[0]);
  await expect(hint).toHaveCount(0);
  await room.solveByKeys(moves.slice(1));
  await expect(room.result).toContainText(`Solved with ${Math.max(1, puzzle.stars - 2)} of ${puzzle.stars} stars`);
  await expect(room.result).toContainText('2 hints');
});

test('a day has the same puzzle for everybody: that which the library says, and the terminal', async ({ browser }) => {
  const date = '2026-11-01';
  const { link, moves } = puzzleOf(date);
  const pictures: string[] = [];
  for (const _ of ['one', 'other']) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const room = await new PuzzlePage(await context.newPage()).open(link);
    await expect(room.title).toContainText(`Puzzle of ${date}`);
    pictures.push(await room.picture());
    await room.solveByKeys(moves);
    await expect(room.status).toContainText('Solved.');
    await context.close();
  }
  expect(pictures[0]).toBe(pictures[1]);
  const said = inTerminal(date, moves);
  expect(said).toContain(`Puzzle of ${date}`);
  expect(said).toContain('Solved');
  expect(said).not.toContain('Wrong');
});

const command = fileURLToPath(new URL('../../cli/bin/asterion.js', import.meta.url));

/** What the command prints when the puzzle of a day is solved by these moves. */
function inTerminal(date: string, moves: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'puzzle-'));
  const { status, stdout } = spawnSync(
    process.execPath,
    [command, 'puzzle', 'play', '--date', date, '--save-dir', folder],
    { encoding: 'utf8', input: moves.map((move) => `${move}\n`).join('') },
  );
  expect(status).toBe(0);
  return stdout;
}

test('what was solved is reviewed beside the truth, and leads back', async ({ page }) => {
  const { link, moves, puzzle } = puzzleWhich(({ spec, line }) => spec.from !== undefined && line.length <= 9);
  const room = await new PuzzlePage(page).open(link);
  await room.solveByKeys(moves);
  await page.getByRole('button', { name: 'Review the solution' }).click();
  await expect(page).toHaveTitle('Review - Asterion');
  await expect(page.getByTestId('step')).toHaveText(new RegExp(`of ${puzzle.line.length + 1}$`));
  await page.getByRole('link', { name: 'Back to Puzzles' }).click();
  await expect(room.title).toContainText(`Puzzle ${puzzle.number} of`);
});

test('a result is shared as a line of text with a link that opens the puzzle', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { moves, puzzle } = puzzleOf(TODAY);
  const room = await new PuzzlePage(page).open('#/puzzle');
  await room.solveByKeys(moves);
  const time = (await page.getByTestId('time').textContent()) ?? clockText(0);
  await page.getByRole('button', { name: 'Share the result' }).click();
  await expectShown(page, /Copied/);
  const [text, link] = (await page.evaluate(() => navigator.clipboard.readText())).split('\n');
  const stars = `${puzzle.stars} star${puzzle.stars === 1 ? '' : 's'}`;
  expect(text).toBe(`Asterion puzzle ${TODAY} (${stars}): solved, no hint, ${time}`);
  expect(link).toMatch(new RegExp(`#/puzzle\\?v=1&date=${TODAY}$`));
  await page.goto('/');
  await page.goto(link);
  await expect(room.title).toContainText(`Puzzle of ${TODAY}`);
});

test('days and puzzles are listed, with stars and what is solved, and filtered; a link holds the filter', async ({
  page,
}) => {
  const room = await new PuzzlePage(page).open('#/puzzle');
  await room.solveByKeys(puzzleOf(TODAY).moves);
  await page.getByRole('link', { name: 'All puzzles' }).click();
  await expect(page.getByTestId('puzzle-streak')).toContainText('1 day in a row');
  const days = page.getByTestId('days').getByRole('link');
  await expect(days).toHaveCount(7);
  await expect(days.first()).toHaveAccessibleName(new RegExp(`^${TODAY}, today.*solved$`));
  await expect(days.nth(1)).not.toHaveAccessibleName(/solved/);
  await page.getByRole('button', { name: 'Earlier days' }).click();
  await expect(days).toHaveCount(14);
  const puzzles = page.getByTestId('puzzles').first().getByRole('link');
  await expect(puzzles).toHaveCount(countOfPuzzles);
  const { puzzle } = SHORT;
  await page.getByRole('combobox', { name: 'Stars' }).selectOption(String(puzzle.stars));
  await page.getByRole('combobox', { name: 'Theme' }).selectOption(puzzle.themes[0]);
  await expect(page).toHaveURL(new RegExp(`list=all&stars=${puzzle.stars}&theme=${puzzle.themes[0]}`));
  await expect(page.getByTestId('puzzle-count').first()).not.toContainText(`, ${countOfPuzzles} shown`);
  const shown = await puzzles.count();
  expect(shown).toBeGreaterThan(0);
  expect(shown).toBeLessThan(countOfPuzzles);
  await puzzles.first().click();
  await expect(room.board).toBeVisible();
  await page.goBack();
  await expect(puzzles).toHaveCount(shown);
  await days.nth(2).click();
  await expect(room.title).toContainText('Puzzle of 2026-11-17');
  await page.getByRole('link', { name: 'Next day' }).click();
  await expect(room.title).toContainText('Puzzle of 2026-11-18');
  await page.getByRole('link', { name: 'Puzzle of today' }).click();
  await expect(room.title).toContainText(`Puzzle of ${TODAY}`);
  await expect(page.getByRole('link', { name: 'Next day' })).toHaveCount(0);
});

test('a damaged link says what is wrong, and the puzzle of today is there', async ({ page }) => {
  for (const [link, why] of [
    ['#/puzzle?v=1&date=2026-13-01', 'Expected a date like'],
    ['#/puzzle?v=1&date=2126-01-01', 'is yet to come'],
    ['#/puzzle?v=1&pack=attic&number=1', 'There is no pack "attic" here.'],
    ['#/puzzle?v=1&pack=first&number=x', 'Expected a number from 1 to'],
  ]) {
    const room = await new PuzzlePage(page).open(link);
    await expect(page.getByTestId('notice')).toContainText(why);
    await expect(page.getByTestId('notice')).toContainText('Here is the puzzle of today instead.');
    await expect(room.title).toContainText(`Puzzle of ${TODAY}`);
  }
});

test('where nothing can be stored, and where what is stored is damaged, puzzles are solved all the same', async ({
  page,
  context,
}) => {
  const { link, moves } = SHORT;
  await page.addInitScript(() => localStorage.setItem('asterion.puzzles', '{"solved":[{"pack":7},null'));
  const room = await new PuzzlePage(page).open(link);
  await room.solveByKeys(moves);
  await expect(room.result).toBeVisible();
  const other = await context.newPage();
  await other.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  const refused = await new PuzzlePage(other).open(link);
  await refused.solveByKeys(moves);
  await expect(refused.result).toBeVisible();
  await other.getByRole('link', { name: 'All puzzles' }).click();
  await expect(other.getByTestId('puzzle-count').first()).toContainText(`1 of ${countOfPuzzles} solved`);
});

test('the clock is seen, and never said', async ({ page }) => {
  const room = await new PuzzlePage(page).open(SHORT.link);
  await expectHeardPart(room.page, 'to move.');
  const said = await room.announcement.textContent();
  await expect(page.getByTestId('time')).not.toHaveText('0:00');
  await expect(room.announcement).toHaveText(said ?? '');
  await expect(page.getByTestId('time').locator('xpath=ancestor::*[@aria-live]')).toHaveCount(0);
});

test('help lists the keys of the room', async ({ page }) => {
  await new PuzzlePage(page).open(SHORT.link);
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Help' });
  await expect(help).toContainText('exactly one right move');
  await expect(help).toContainText('Hint: what it is about, then the move');
  await expect(help).toContainText('Take a wrong move back');
});

test.describe('where the system asks for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('replies are there at once, and playing a refutation shows its end', async ({ page }) => {
    const { link, moves, wrong } = SHORT;
    const room = await new PuzzlePage(page).open(link);
    await room.key(wrong);
    await room.button('Play').click();
    const [, last] = /of (\d+)/.exec((await page.getByTestId('step').textContent()) ?? '') ?? [];
    await expect(page.getByTestId('step')).toHaveText(`move ${last} of ${last}`);
    await page.keyboard.press('z');
    await room.solveByKeys(moves);
    await expect(room.result).toBeVisible();
  });
});

for (const colorScheme of THEMES) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('axe finds nothing in a puzzle, wrong, hinted and solved, nor in the lists', async ({ page }) => {
      const { link, moves, wrong } = SHORT;
      const room = await new PuzzlePage(page).open(link);
      await expectAccessible(page);
      await page.keyboard.press('i');
      await room.key(wrong);
      await expect(page.getByTestId('wrong')).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('z');
      await room.solveByKeys(moves);
      await expectAccessible(page);
      await page.getByRole('link', { name: 'All puzzles' }).click();
      await expect(page.getByTestId('puzzles').first()).toBeVisible();
      await expectAccessible(page);
    });
  });
}
