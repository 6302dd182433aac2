import { readFile } from 'node:fs/promises';
import { sample } from '../../../testing/thorough.js';
import { expectHeard, expectHeardPart } from './messages.js';
import { CAUGHT, CORNERED, HEX_MAZE, RING, RoguePage, YOURS } from './rogue-page.js';
import { expect, test } from './test.js';

test('a whole game by keyboard, with undo from the lost position, redo and restart', async ({ page }) => {
  const rogue = await new RoguePage(page).open(CORNERED);
  for (const [at, key] of ['.', ' ', '5'].entries()) {
    await rogue.turn(at + 1);
    await rogue.press(key);
  }
  await expect(rogue.status).toHaveText(CAUGHT);
  await expect(rogue.distance).toHaveText('0');
  await rogue.press('.');
  await expectHeard(rogue.page, `The game is over. ${CAUGHT}`);

  await rogue.press('Backspace');
  await rogue.turn(3);
  await expectHeardPart(rogue.page, 'Undone.');
  await rogue.press('Control+z');
  await rogue.turn(2);
  await rogue.press('Control+y', 2);
  await expect(rogue.status).toHaveText(CAUGHT);
  await rogue.press('r');
  await rogue.turn(1);
  await rogue.press('Backspace');
  await expect(rogue.status).toHaveText(CAUGHT);
});

test('a whole game by mouse: steps to dots, waits by a click on oneself, is caught, undoes, restarts', async ({
  page,
}) => {
  const rogue = await new RoguePage(page).open(CORNERED);
  await rogue.turn(1);
  await expect(rogue.targets).toHaveCount(3);
  const east = await rogue.target(1, -1);
  await page.mouse.click(east.x, east.y);
  await rogue.turn(2);
  await expect(page.getByTestId('step')).toHaveText('turn 3 of 3');
  for (let waits = 0; (await rogue.status.textContent()) === YOURS && waits < 5; waits++) {
    const me = await rogue.mover();
    const before = await rogue.moves.textContent();
    await page.mouse.click(me.x, me.y);
    await expect(rogue.moves).not.toHaveText(before ?? '');
    await expect(rogue.status).not.toContainText('thinking');
  }
  await expect(rogue.status).toContainText('You lost: captured after');
  await rogue.button('Undo').click();
  await expect(rogue.status).toHaveText(YOURS);
  await rogue.button('Redo').click();
  await expect(rogue.status).toContainText('You lost');
  await rogue.button('Restart').click();
  await rogue.turn(1);
  await rogue.button('Wait').click();
  await rogue.turn(2);
});

test('what cannot be done is said, and costs nothing', async ({ page }) => {
  const rogue = await new RoguePage(page).open(CORNERED);
  await rogue.turn(1);
  await rogue.press('ArrowUp');
  await expectHeard(rogue.page, 'The way N is closed. Ways here: E, S, SE (key N), wait.');
  const box = await rogue.board.boundingBox();
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) * 0.9);
  await expectHeardPart(rogue.page, 'is no step away. Ways here: E, S, SE (key N), wait.');
  await rogue.expectAt(1, 1);
  await rogue.open(`${CORNERED}&no-stay=1`);
  await rogue.turn(1);
  await rogue.press('.');
  await expectHeard(rogue.page, 'Staying put is not allowed in this game. Ways here: E, S, SE (key N).');
});

test('each round is said in a sentence, and the threat on request', async ({ page }) => {
  const rogue = await new RoguePage(page).open(CORNERED);
  await rogue.turn(1);
  await expectHeard(rogue.page, 'Monster NW to row 3, column 3. Distance 3.');
  await rogue.press('l');
  await expectHeard(rogue.page, 'Monster N to row 2, column 3. Distance 2.');
  await rogue.press('m');
  await expectHeard(rogue.page, 'Monster SE of you at row 2, column 3, 2 steps away.');
  await rogue.press('o');
  await expectHeard(
    rogue.page,
    'You, the rogue, are at row 0, column 1. Ways here: E, W, SW (key B), S, SE (key N), wait.',
  );
  await rogue.press('x');
  await rogue.press('ArrowRight');
  await rogue.press('n');
  await expect(page.getByTestId('spoken')).toHaveText(/^row 1, column 3: open to/);
  await rogue.expectAt(3, 3);
  await rogue.press('Escape');
  await rogue.press('ArrowLeft');
  await rogue.turn(3);
});

test('watching: n steps forward and n back give the first picture again; scrubbing, speed, the end', async ({
  page,
}) => {
  const rogue = await new RoguePage(page).open(RING);
  await rogue.expectAt(0, 40);
  const first = await rogue.state();
  await rogue.press('.', 3);
  await rogue.press('ArrowRight', 2);
  await rogue.expectAt(5, 40);
  await expectHeardPart(rogue.page, 'Turn 5 of 40. Monster ');
  await rogue.press(',', 5);
  await rogue.expectAt(0, 40);
  expect(await rogue.state()).toEqual(first);
  await rogue.timeline.fill('17');
  await rogue.expectAt(17, 40);
  await rogue.field('Speed').selectOption('64');
  await rogue.press(' ');
  await rogue.button('Play').click();
  await rogue.expectAt(40, 40);
  await expect(rogue.status).toHaveText('Nobody wins. The cap of 20 monster moves is reached.');
  await expectHeardPart(rogue.page, 'Nobody wins. The cap of 20 monster moves is reached.');
  await rogue.press('Home');
  await rogue.expectAt(0, 40);
});

test('a move at an earlier turn leaves the later ones, and undo brings them back', async ({ page }) => {
  const rogue = await new RoguePage(page).open(CORNERED);
  await rogue.turn(1);
  await rogue.press('.');
  await rogue.turn(2);
  await rogue.press('.');
  await rogue.turn(3);
  await rogue.press(',', 2);
  await rogue.expectAt(3, 5);
  await expect(rogue.status).toContainText('A move here replaces the later ones');
  await rogue.press('l');
  await rogue.expectAt(5, 5);
  await expectHeardPart(rogue.page, 'Monster');
  await rogue.press('Backspace');
  await rogue.expectAt(3, 5);
  await rogue.press('PageDown');
  await rogue.expectAt(4, 5);
  await expect(rogue.status).toHaveText('Monster to move.');
});

test('a bot is taken over in the middle of its game', async ({ page }) => {
  const rogue = await new RoguePage(page).open(`${RING}&turn=9`);
  await rogue.expectAt(9, 40);
  await rogue.field('Rogue').selectOption('human');
  await expect(rogue.status).toHaveText(YOURS);
  await rogue.expectAt(9, 9);
  await expect(page).toHaveURL(/&rec=/);
  await rogue.button('Undo').click();
  await rogue.expectAt(9, 40);
  await expect(rogue.field('Rogue')).toHaveValue('cycle');
});

test('both sides by hand, and three monsters one after the other', async ({ page }) => {
  const rogue = await new RoguePage(page).open(CORNERED.replace('monster=bfs', 'monster=human'));
  await expect(rogue.status).toHaveText('Monster to move.');
  await rogue.press('y');
  await expectHeard(rogue.page, 'Monster NW to row 3, column 3. Distance 3.');
  await rogue.press('n');
  await expectHeard(rogue.page, 'Rogue SE to row 1, column 1. Distance 2.');
  await rogue.open('#/rogue?v=1&kind=big-rooms&size=19&monsters=2&monster=human&rogue=farthest&seed=5');
  await expect(rogue.status).toHaveText('Your move: you are the monster. Move monster 1 of 2.');
  await rogue.press('.');
  await expect(rogue.status).toHaveText('Your move: you are the monster. Move monster 2 of 2.');
  await rogue.press('Backspace');
  await expect(rogue.status).toHaveText('Your move: you are the monster. Move monster 1 of 2.');
  await rogue.press('.', 2);
  await expect(rogue.moves).toHaveText('1');
  await expect(rogue.status).toHaveText('Your move: you are the monster. Move monster 1 of 2.');
});

test('the default: you are the rogue, against bfs, where there is a loop', async ({ page }) => {
  const rogue = await new RoguePage(page).open('#/rogue');
  await rogue.turn(1);
  await expect(rogue.field('Dungeon')).toHaveValue('mouth');
  await expect(rogue.field('Dungeon')).toHaveAccessibleDescription(/mouth of a loop/);
  await expect(rogue.field('Monster').locator(':checked')).toHaveText('Shortest path (bfs)');
  await expect(rogue.field('Monster')).toHaveAccessibleDescription(/shortest path\.$/);
  await expect(page.getByTestId('costs')).toHaveText('Monster (bfs)a look-up for each neighbour');
  await expect(page).toHaveURL(
    /#\/rogue\?v=1&dungeon=mouth&seed=\d+&diagonals=always&moves=1000&monster=bfs&rogue=human$/,
  );
  await expect(rogue.field('Seed')).toHaveCount(0); // nothing depends on it
  await rogue.field('Monster').selectOption('random');
  await expect(rogue.field('Seed')).toBeVisible();
});

test('two bots are one click away: they play at once from the first move, and the end is told at the end', async ({
  page,
}) => {
  const rogue = await new RoguePage(page).open(CORNERED);
  await rogue.turn(1);
  for (let wait = 1; wait <= 3; wait++) {
    await rogue.press('.');
    if (wait < 3) await rogue.turn(wait + 1);
  }
  await expect(page.getByTestId('result-lost')).toBeVisible();
  await rogue.button('Watch two bots').click();
  await expect(rogue.button('Pause')).toBeVisible();
  await expect(rogue.status).toContainText('to move');
  await expect(page.getByTestId('game-over')).toHaveCount(0);
  await expect(page.getByTestId('step')).toHaveText(/^turn [1-9]/);
  await rogue.button('Pause').click();
  await rogue.button('Play yourself').click();
  await expectHeardPart(rogue.page, 'The game goes on from here: you are the rogue.');
  await expect(rogue.status).toHaveText(/Your move|thinking/);
});

const VISITS: [name: string, link: string, keys: string[]][] = [
  ['a game of one’s own, looked at from an earlier turn', CORNERED, ['l', 'l', ',']],
  ['a game in a maze of hexagons', HEX_MAZE, ['.', '.']],
  [
    'a generated dungeon, watched',
    '#/rogue?v=1&kind=warren&size=15&monsters=2&monster=bfs&rogue=trailmax&moves=30&seed=x',
    ['.', '.', '.'],
  ],
  ['other rules', `${CORNERED.replace('always', 'never')}&no-stay=1`, ['s', 'd']],
];
for (const [name, link, keys] of sample(VISITS, 2)) {
  test(`a copied link restores everything in a fresh browser: ${name}`, async ({ page, context, browser }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const rogue = await new RoguePage(page).open(link);
    await expect(page.getByTestId('step')).not.toContainText('still being played'); // where keys may still say so
    for (const key of keys) {
      await expect(rogue.status).toHaveText(/Your move|to move/);
      await rogue.press(key);
    }
    await expect(rogue.status).not.toContainText('thinking');
    await rogue.button('Copy link').click();
    await expectHeard(rogue.page, 'Link copied.');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    const state = await rogue.state();

    const fresh = await browser.newContext();
    const other = new RoguePage(await fresh.newPage());
    await other.page.goto(copied);
    await expect(other.page.getByTestId('step')).toHaveText((await page.getByTestId('step').textContent()) ?? '');
    await expect(other.status).toHaveText((await rogue.status.textContent()) ?? '');
    expect(await other.state()).toEqual(state);
    await fresh.close();
  });
}

test('the address follows the game, and reloading keeps it, undo included', async ({ page }) => {
  const rogue = await new RoguePage(page).open(CORNERED);
  await rogue.turn(1);
  await rogue.press('l');
  await rogue.turn(2);
  await expect(page).toHaveURL(/&rec=[\w-]+$/);
  await page.reload();
  await rogue.turn(2);
  await rogue.expectAt(3, 3);
  await expect(rogue.field('Dungeon')).toHaveValue('cornered');
  await rogue.press('Backspace');
  await rogue.expectAt(1, 1);
});

const TWO_ROOMS = `5
. A .
. . .
    +
. . .
. @ .
made for the test
`;

test('a dungeon file is dropped on the board, played and linked; undo stays in its game, and Back leads to the one before', async ({
  page,
}) => {
  const rogue = await new RoguePage(page).open(CORNERED);
  await rogue.turn(1);
  await rogue.drop('two.txt', TWO_ROOMS);
  await expect(rogue.board).toHaveAccessibleName('Dungeon of 5 rows and 5 columns');
  await expect(page.getByTestId('file-note')).toHaveText('two.txt opened.');
  await expect(page).toHaveURL(/&world=[\w-]+$/);
  await page.reload();
  await rogue.turn(1);
  await expect(rogue.board).toHaveAccessibleName('Dungeon of 5 rows and 5 columns');
  await rogue.open(CORNERED);
  await expect(rogue.board).toHaveAccessibleName('Dungeon of 9 rows and 9 columns');
  await rogue.turn(1);
  await rogue.press('.');
  await rogue.turn(2);
  await expect(rogue.button('Undo')).toHaveAttribute('aria-disabled', 'false');
  await rogue.drop('two.txt', TWO_ROOMS);
  await expect(rogue.board).toHaveAccessibleName('Dungeon of 5 rows and 5 columns');
  await rogue.turn(1); // what the monster does would be told in place of the answer
  await expect(rogue.button('Undo')).toHaveAttribute('aria-disabled', 'true');
  await rogue.press('Backspace');
  await expectHeard(rogue.page, 'Nothing to undo: undo ends at the start of a game.');
  await expect(page).toHaveURL(/&world=[\w-]+$/);
  await page.goBack();
  await rogue.turn(2);
  await expect(rogue.field('Dungeon')).toHaveValue('cornered');
});

test('a wrong file is refused with line and column, and nothing is lost', async ({ page }) => {
  const rogue = await new RoguePage(page).open(CORNERED);
  await rogue.turn(1);
  await rogue.press('.');
  await rogue.turn(2);
  await rogue.drop('bad.txt', TWO_ROOMS.replace('. A .', '. @ .'));
  await expect(page.getByTestId('file-note')).toHaveText('bad.txt:6:3: Expected one rogue (@), found a second.');
  await expectHeard(rogue.page, 'Not opened: bad.txt:6:3: Expected one rogue (@), found a second.');
  await rogue.turn(2);
  await rogue.press('.');
  await rogue.turn(3);
});

test('a recording is downloaded and opened again as a replay; a changed one says where it drifts', async ({ page }) => {
  const rogue = await new RoguePage(page).open(CORNERED);
  await rogue.turn(1);
  await rogue.press('l');
  await rogue.turn(2);
  const [download] = await Promise.all([page.waitForEvent('download'), rogue.button('Download recording').click()]);
  const text = await readFile(await download.path(), 'utf8');
  expect(JSON.parse(text)).toMatchObject({ recording: 2, game: 'rogue', seats: { monster: 'bfs', rogue: 'human' } });
  await rogue.open(RING);
  await rogue.drop('game.json', text);
  await rogue.expectAt(0, 3);
  await expectHeardPart(rogue.page, 'Recording opened. Turn 0 of 3.');
  await rogue.press('End');
  await expectHeard(rogue.page, 'Monster N to row 2, column 3. Distance 2.');
  await rogue.press('.');
  await rogue.turn(3);
  await rogue.drop('changed.json', text.replace('["rogue","E"', '["rogue","W"'));
  await expect(page.getByTestId('notice')).toContainText('Its checksum does not hold');
  await expect(page.getByTestId('notice')).toContainText('up to turn 1: The move W of rogue is not legal.');
});

test('wrong values stay, are marked and explained, and the game from before goes on', async ({ page }) => {
  const rogue = await new RoguePage(page).open(CORNERED);
  await rogue.turn(1);
  await rogue.field('Longest game, in monster moves').fill('none');
  await expect(rogue.field('Longest game, in monster moves')).toHaveAccessibleDescription(
    /Expected a whole number from 1 to/,
  );
  await expect(page.getByTestId('board-message')).toContainText('Still the game from before');
  await rogue.board.focus();
  await rogue.press('.');
  await rogue.turn(2);
  await rogue.open('#/rogue?v=1&dungeon=eight&monster=bfs&rogue=cycle&seed=1&weather=rain&turn=soon');
  await expect(page.getByTestId('notice')).toHaveText('Expected turn as a whole number, got "soon".');
  await page.goto('/#/rogue?v=1&dungeon=cellar&monster=ghost');
  await expect(page.getByTestId('board-message')).toBeVisible();
  await expect(rogue.field('Monster')).toHaveAccessibleDescription(/Expected a player for the monster/);
  await page.goto('/#/rogue?v=2');
  await expect(page.getByRole('alert')).toContainText('newer Asterion');
});

test('zoomed in, the board follows the one who moves', async ({ page }) => {
  const rogue = await new RoguePage(page).open(CORNERED.replace('cornered', 'far'));
  await rogue.turn(1);
  await rogue.press('+', 5);
  for (const [at, key] of ['n', 'n', 'l'].entries()) {
    await rogue.press(key);
    await rogue.turn(at + 2);
  }
  const [board, me] = [await rogue.board.boundingBox(), await rogue.mover()];
  if (board === null) throw new Error('Expected a board.');
  expect(me.x).toBeGreaterThan(board.x);
  expect(me.x).toBeLessThan(board.x + board.width);
  expect(me.y).toBeGreaterThan(board.y);
  expect(me.y).toBeLessThan(board.y + board.height);
});

test('the way back of the browser leads to the game before', async ({ page }) => {
  const rogue = await new RoguePage(page).open(CORNERED);
  await rogue.turn(1);
  await rogue.press('l');
  await rogue.turn(2);
  await expect(page).toHaveURL(/&rec=/);
  await rogue.field('Dungeon').selectOption('open');
  await expect(page).toHaveURL(/dungeon=open/);
  await page.goBack();
  await expect(rogue.field('Dungeon')).toHaveValue('cornered');
  await rogue.turn(2);
  await rogue.expectAt(3, 3);
});

test('no way to the rogue is a proven end at once', async ({ page }) => {
  const rogue = await new RoguePage(page).open(CORNERED.replace('cornered', 'islands'));
  await expect(rogue.status).toHaveText(
    'You won: the rogue evades after 0 monster moves. No monster can ever reach the rogue.',
  );
});
