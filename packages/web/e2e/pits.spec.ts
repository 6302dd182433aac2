import { readFile } from 'node:fs/promises';
import { expectHeard, expectHeardPart } from './messages.js';
import { CUT_OFF, FELL, FIRST, HEXAGONS, HOLE, PitsPage, SAFE, SHUT, SMALL_HOLE, WATCHED, WON } from './pits-page.js';
import { expect, test } from './test.js';

test('a whole game by keyboard is won, undone, redone and begun again', async ({ page }) => {
  const room = await new PitsPage(page).open(SAFE);
  await room.turn(0);
  await expectHeard(room.page, 'The goal is 6 steps away. 1 pit opened, none near.');
  for (const key of ['d', 'ArrowRight', '6', 'j', 'ArrowDown']) await room.press(key);
  await room.turn(5);
  await expect(room.pits).toHaveText('6');
  await room.press('2');
  await expect(room.status).toHaveText(WON);
  await expectHeard(room.page, `S to row 3, column 3. ${WON}`);
  await room.press('w');
  await expectHeard(room.page, `The game is over. ${WON}`);
  await room.press('Backspace');
  await room.turn(5);
  await room.press('Control+z');
  await room.turn(4);
  await room.press('Control+y', 2);
  await expect(room.status).toHaveText(WON);
  await room.button('Try again').click();
  await room.turn(0);
  await room.expectAt(1, 1);
});

test('games are lost by keyboard: into a pit, and cut off, with the region one is shut in', async ({ page }) => {
  const room = await new PitsPage(page).open(HOLE);
  await room.turn(0);
  await expectHeard(room.page, 'The goal is 6 steps away. A pit opened 1 step E of the player.');
  await room.press('l');
  await expect(room.status).toHaveText(FELL);
  await room.open(SHUT);
  await room.turn(0);
  await room.walk('ds');
  await expect(room.status).toHaveText(CUT_OFF);
  await expectHeardPart(room.page, '2 pits opened, the nearest 1 step');
  await expect(room.newPits).toHaveCount(2);
  await room.press('x');
  await room.press('ArrowLeft');
  await expect(page.getByTestId('spoken')).toHaveText('row 1, column 0: open to E, N and S; shut in');
});

test('games are won and lost by mouse; a cell farther off is no step', async ({ page }) => {
  const room = await new PitsPage(page).open(SAFE);
  await room.turn(0);
  const goal = await room.board.boundingBox();
  await page.mouse.click((goal?.x ?? 0) + (goal?.width ?? 0) / 2, (goal?.y ?? 0) + (goal?.height ?? 0) / 2);
  await expectHeardPart(room.page, 'is no step away. Ways here: E, S.');
  await room.turn(0);
  for (const [right, down] of [1, 1, 1, 0, 0, 0].map((one) => [one, 1 - one])) {
    const next = await room.target(right, down);
    await page.mouse.click(next.x, next.y);
  }
  await expect(room.status).toHaveText(WON);
  await room.open(HOLE);
  await room.turn(0);
  await expect(room.targets).toHaveCount(1); // the pit has no dot
  const [pit] = [await room.newPits.boundingBox()];
  await page.mouse.click((pit?.x ?? 0) + (pit?.width ?? 0) / 2, (pit?.y ?? 0) + (pit?.height ?? 0) / 2);
  await expect(room.status).toHaveText(FELL);
});

test('what is no step is said, adds no pit and is no turn', async ({ page }) => {
  const room = await new PitsPage(page).open(SAFE);
  await room.turn(0);
  for (const [key, answer] of [
    ['q', 'Q (What if) does nothing here. ? lists the keys.'],
    ['$', 'No such key. Steps: arrows, W A S D, H J K L or the keypad. Nothing has happened. ? lists all keys.'],
    ['ArrowUp', 'The way N is closed. Ways here: E, S.'],
    ['y', 'The way NW is closed. Ways here: E, S.'],
    ['.', 'Nobody can wait here: a turn is a step. Ways here: E, S.'],
    ['t', 'There is no tunnel here. Ways here: E, S.'],
  ] as const) {
    await room.press(key);
    await expectHeard(room.page, answer);
  }
  await room.expectAt(1, 1);
  await expect(room.pits).toHaveText('1');
  await room.press('m');
  await expectHeard(room.page, 'The goal lies SE of you. The goal is 6 steps away. No pit beside you.');
  await room.press('o');
  await expectHeard(room.page, 'You are at row 0, column 0. Ways here: E, S.');
  await room.open(`${SAFE}&turn=0`); // before the first pit
  await room.expectAt(0, 1);
  await room.press('d');
  await expectHeard(room.page, 'Here the ground moves: go to one of your own turns.');
  await room.press('End');
  await room.turn(0);
});

test('the hint is off until it is asked for, follows the game, and goes again', async ({ page }) => {
  const room = await new PitsPage(page).open(SHUT);
  await room.turn(0);
  expect(await room.said()).not.toMatch(/shortest ways?, of/);
  await room.press('i');
  await expect(room.hint).toHaveText(/^\d+ shortest ways, of 6 steps\. .* keeps most of them\./);
  await expect(page.getByTestId('best')).toBeVisible();
  await room.press('d');
  await expect(room.hint).toHaveText(
    '1 shortest way, of 5 steps. It begins with S. A pit in one of 3 marked cells would cut you off.',
  );
  await expect(room.cutMarks).toHaveCount(3);
  await expectHeardPart(room.page, 'It begins with S.');
  await page.reload();
  await expect(room.hint).toBeVisible(); // what was asked for is remembered
  await room.button('Hint').click();
  await expect(room.hint).toHaveCount(0);
  await expectHeard(room.page, 'Hints are off.');
  expect(await room.said()).not.toMatch(/shortest ways?, of/);
});

test('a difficulty is a choice, and the settings say what it means', async ({ page }) => {
  const room = await new PitsPage(page).open('#/pits?v=1&seed=7');
  await expect(room.field('Difficulty')).toHaveValue('classic');
  await room.field('Difficulty').selectOption('hard');
  await expect(page.getByText('The bot Keeps most ways (most-paths) wins about 38 of 100 games.')).toBeVisible();
  await expect(room.field('New pits a turn')).toHaveValue('1-8');
  await expect(page).toHaveURL(/rows=20&shape=rect&pits=1-8&seed=7&player=human/);
  await room.field('New pits a turn').fill('2-9');
  await expect(room.field('Difficulty')).toHaveValue('own');
  await room.field('New pits a turn').fill('9-2');
  await expect(page.getByTestId('board-message')).toContainText('some settings cannot be used');
});

test('wins in a row are counted and remembered, not where a move was taken back or the pits are known', async ({
  page,
}) => {
  await page.addInitScript(() => {
    if (localStorage.getItem('asterion.pits-streaks') === null)
      localStorage.setItem('asterion.pits-streaks', '{"small":7');
  });
  const room = await new PitsPage(page).open(FIRST);
  await room.turn(0);
  await expect(room.streak).toHaveText('Small, wins in a row0Best0');
  await room.walk('dsdsdsdsdsdsdsdsds');
  await expect(room.streak).toHaveText('Small, wins in a row1Best1');
  await expectHeardPart(room.page, '1 win in a row.');
  await room.press('r');
  await room.walk('dsdsdsdsdsdsdsdsds');
  await expect(room.counts).toHaveText('This game does not count: a move was taken back.');
  await room.button('Next seed').click();
  await room.turn(0);
  await expect(room.field('Seed')).toHaveValue('2446');
  await room.walk('dddddddddsssssssss');
  await expect(room.streak).toHaveText('Small, wins in a row2Best2');
  await room.open(SMALL_HOLE);
  await room.turn(0);
  await room.press('d');
  await expect(room.streak).toHaveText('Small, wins in a row0Best2');
  await room.button('Watch Knows every pit (clairvoyant)').click();
  await room.button('Play these pits').click();
  await room.turn(0);
  await expect(room.counts).toHaveText('This game does not count: it was seen before.');
});

test('beat my seed: a link to the same pits, from the start; the link to a game holds all of it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const room = await new PitsPage(page).open(SHUT);
  await room.walk('ds');
  await expect(room.status).toHaveText(CUT_OFF);
  const over = await room.state();
  await room.button('Beat my seed').click();
  await expectHeard(room.page, 'Link copied.');
  const challenge = await page.evaluate(() => navigator.clipboard.readText());
  await room.button('Copy link').click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).not.toBe(challenge);
  const game = await page.evaluate(() => navigator.clipboard.readText());

  const other = new PitsPage(await context.newPage());
  await other.page.goto(challenge);
  await other.turn(0);
  await other.expectAt(1, 1);
  await other.walk('ds');
  await expect(other.status).toHaveText(CUT_OFF);
  await expect(other.page.getByTestId('challenge')).toContainText('took 2 moves: Cut off after 2 turns.');
  await expect(other.page.getByTestId('ghost')).toBeVisible();
  expect(await other.state()).toMatchObject({ ...(over as object), annotations: expect.any(String) }); // there is a trail

  const third = new PitsPage(await context.newPage());
  await third.page.goto(game);
  await expect(third.status).toHaveText('Cut off after 2 turns. No way to the goal is left.'); // nobody lost here
  expect(await third.state()).toMatchObject({ ...(over as object), texts: expect.any(Array) });
});

test('a recording is downloaded and opened again; the Review room says why it cannot, and where to watch it', async ({
  page,
}) => {
  const room = await new PitsPage(page).open(SAFE);
  await room.walk('dddsss');
  await expect(room.status).toHaveText(WON);
  const [file] = await Promise.all([page.waitForEvent('download'), room.button('Download recording').click()]);
  expect(file.suggestedFilename()).toBe('pits-recording.json');
  const text = await readFile(await file.path(), 'utf8');
  await room.open(HEXAGONS);
  await room.drop('mine.json', text);
  await room.expectAt(0, 12);
  await expect(room.field('Rows and columns')).toHaveValue('4');
  await expect(room.field('Cells')).toHaveValue('rect');
  await room.press('End');
  await expect(room.status).toHaveText('The player won: goal reached after 6 turns.'); // whoever that was
  await room.drop('broken.json', text.replace('"0,2"', '"0,3"'));
  await expect(page.getByTestId('notice')).toContainText('It can be played again up to turn');

  await page.goto('/#/review');
  await expect(page.getByTestId('file-note')).toContainText('An example.'); // what is dropped takes its place
  await room.drop('mine.json', text);
  await expect(page.getByTestId('file-note')).toHaveText(
    'mine.json: There is no exact table of pits, so its games cannot be reviewed.',
  );
  await page.getByRole('link', { name: 'Watch it in the Pits room' }).click();
  await room.expectAt(0, 12);
});

test('watching: forward and back give the first picture again; the player can be taken over', async ({ page }) => {
  const room = await new PitsPage(page).open(WATCHED);
  await room.expectAt(0, 88);
  const first = await room.state();
  await room.press('.', 3);
  await room.press('ArrowRight', 2);
  await room.expectAt(5, 88);
  await expectHeardPart(room.page, 'Move 5 of 88.');
  await room.press(',', 5);
  await room.expectAt(0, 88);
  expect(await room.state()).toEqual(first);
  await room.field('Speed').selectOption('64');
  await room.button('Play').click();
  await room.expectAt(88, 88);
  await expect(room.status).toHaveText('Goal reached after 44 turns.');
  await room.timeline.fill('10');
  await room.field('Player').selectOption('human');
  await room.turn(5);
  await expectHeard(room.page, 'The game goes on from here: you are the player.');
});

test('on hexagons one steps in six directions', async ({ page }) => {
  const room = await new PitsPage(page).open(HEXAGONS);
  await room.turn(0);
  await room.walk('lll');
  await room.turn(3);
  for (const key of ['b', 'n', 'n']) await room.press(key);
  await expect(room.status).toHaveText('You won: goal reached after 6 turns.');
});

test('with less motion nothing moves by itself, and watching shows the end at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const room = await new PitsPage(page).open(WATCHED);
  await room.expectAt(0, 88);
  await room.press(' ');
  await room.expectAt(88, 88);
  await room.open(SMALL_HOLE);
  await room.turn(0);
  const moving = await room.newPits.first().evaluate((ring) => getComputedStyle(ring).animationName);
  expect(moving).toBe('none');
});
