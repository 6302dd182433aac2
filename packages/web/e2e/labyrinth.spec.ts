import { readFile } from 'node:fs/promises';
import { sample } from '../../../testing/thorough.js';
import { CAUGHT, HEXAGONS, HUNT, LabyrinthPage, SAFE, TRAP, WATCHED, WON, YOURS } from './labyrinth-page.js';
import { expectHeard, expectHeardPart } from './messages.js';
import { expect, test } from './test.js';

test('a whole game by keyboard is won, undone, redone and begun again', async ({ page }) => {
  const room = await new LabyrinthPage(page).open(SAFE);
  await room.walk(100, 'ArrowUp', 'k', '6');
  await expect(room.status).toHaveText(WON);
  await expect(room.supplies).toHaveText('1 of 1');
  await expectHeardPart(room.page, `1 of 1 supply, 98 rounds left. ${WON}`);
  await room.press('w');
  await expectHeard(room.page, `The game is over. ${WON}`);
  await room.press('Backspace');
  await room.turn(98);
  await room.press('Control+z');
  await room.turn(99);
  await room.press('Control+y', 2);
  await expect(room.status).toHaveText(WON);
  await room.press('r');
  await room.turn(100);
  await room.press('Backspace');
  await expect(room.status).toHaveText(WON);
});

test('a whole game by mouse is lost, undone and begun again', async ({ page }) => {
  const room = await new LabyrinthPage(page).open(TRAP);
  for (const left of [100, 99]) {
    await room.turn(left);
    const north = await room.target(0, -1);
    await page.mouse.click(north.x, north.y);
  }
  await expect(room.status).toHaveText(CAUGHT);
  await room.button('Undo').click();
  await room.turn(99);
  await room.button('Redo').click();
  await expect(room.status).toHaveText(CAUGHT);
  await room.button('Restart').click();
  await room.turn(100);
  const box = await room.board.boundingBox();
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + 20);
  await expectHeardPart(room.page, 'is no step away. Ways here: N.');
});

test('the Minotaur by hand: dice that point at a wall lose their turn, and it is said', async ({ page }) => {
  const room = await new LabyrinthPage(page).open(HUNT);
  const mine = 'Your move: you are the Minotaur.';
  await room.turn(100, mine);
  await expectHeard(room.page, 'Theseus N to row 1, column 0. 0 of 1 supply, 100 rounds left. Nothing in sight.');
  await room.press('a');
  await room.turn(99, mine);
  await expectHeard(room.page, 'Theseus can not move. 0 of 1 supply, 99 rounds left. Nothing in sight.');
  await room.press('h');
  await room.turn(98, mine);
  expect(await room.statistic('Lost turns')).toEqual(['2', '0']);
  expect(await room.statistic('Up')).toEqual(['1', '0']);
  expect(await room.statistic('Left')).toEqual(['1', '2']);
  expect(await room.statistic('Last')).toEqual(['left: can not move', 'left']);
  expect(await room.statistic('Opponent in sight, steps')).toEqual(['1', '1']);
  expect(await room.statistic('Supply in sight, steps')).toEqual(['none', 'none']);
  await room.press('s');
  await expect(room.status).toHaveText('You won: the Minotaur wins in round 3. A Minotaur caught Theseus.');
});

test('each round is said: both moves, the score, what is in sight; more on request', async ({ page }) => {
  const room = await new LabyrinthPage(page).open(TRAP);
  await room.turn(100);
  await expectHeard(room.page, 'Start. 0 of 1 supply, 100 rounds left. Nothing in sight.');
  await room.press('w');
  await room.turn(99);
  await expectHeard(
    room.page,
    'Theseus N to row 1, column 0. Minotaur W to row 2, column 1. 0 of 1 supply, 99 rounds left. Nothing in sight.',
  );
  await room.press('m');
  await expectHeard(room.page, 'The Minotaur NE of you at row 2, column 1, 2 steps away.');
  await room.press('o');
  await expectHeard(room.page, 'You, Theseus, are at row 1, column 0. Ways here: N, S. Nothing in sight.');
  await room.press('x');
  await room.press('ArrowUp');
  await expect(page.getByTestId('spoken')).toHaveText('row 2, column 0: open to E, N and S');
  await room.press('Enter');
  await expect(room.status).toHaveText(CAUGHT);
});

test('what cannot be done is said and costs nothing; passing is an option', async ({ page }) => {
  const room = await new LabyrinthPage(page).open(TRAP);
  await room.turn(100);
  await expect(room.button('Pass')).toHaveCount(0);
  await room.press('.');
  await expectHeard(room.page, 'Passing is not allowed in this game. Ways here: N.');
  await room.press('ArrowRight');
  await expectHeard(room.page, 'The way E is closed. Ways here: N.');
  await room.expectAt(0, 0);
  await room.field('Passing is allowed').check();
  await room.turn(100);
  await room.button('Pass').click();
  await room.turn(99);
  await room.board.focus();
  await room.press('.');
  await room.turn(98);
  expect(await room.statistic('Passes')).toEqual(['2', '0']);
});

test('watching: forward and back give the first picture again; scrubbing, speed, the end', async ({ page }) => {
  const room = await new LabyrinthPage(page).open(WATCHED);
  await room.expectAt(0, 17);
  const first = await room.state();
  await room.press('.', 3);
  await room.press('ArrowRight', 2);
  await room.expectAt(5, 17);
  await expectHeardPart(room.page, 'Turn 5 of 17. Theseus E to row 0, column 3. 1 of 2 supplies');
  await room.press(',', 5);
  await room.expectAt(0, 17);
  expect(await room.state()).toEqual(first);
  await room.timeline.fill('9');
  await room.expectAt(9, 17);
  await room.field('Speed').selectOption('64');
  await room.button('Play').click();
  await room.expectAt(17, 17);
  await expect(room.status).toHaveText('Theseus wins in round 9. Theseus has all supplies.');
  expect(await room.statistic('Supplies')).toEqual(['2', '–']);
  await room.press('Home');
  await room.expectAt(0, 17);
});

test('with less motion playing shows the result at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const room = await new LabyrinthPage(page).open(WATCHED);
  await room.press(' ');
  await room.expectAt(17, 17);
});

test('both sides by hand, and several Minotaurs one after the other', async ({ page }) => {
  const room = await new LabyrinthPage(page).open(SAFE.replace('minotaur=bfs', 'minotaur=human'));
  await expect(room.status).toHaveText('Theseus to move.');
  await room.press('w');
  await expect(room.status).toHaveText('Minotaur to move.');
  await room.press('s');
  await expectHeardPart(room.page, 'Theseus N to row 1, column 0. Minotaur S to row 1, column 2.');
  const team = 'Your move: you are the Minotaur. Move Minotaur';
  await room.open(HUNT.replace('minotaurs=1', 'minotaurs=2').replace('theseus=dice', 'theseus=bfs'));
  await expect(room.status).toHaveText(`${team} 1 of 2.`);
  const one = await room.target(0, -1);
  await page.mouse.click(one.x, one.y);
  await expect(room.status).toHaveText(`${team} 2 of 2.`);
  await room.press('Backspace');
  await expect(room.status).toHaveText(`${team} 1 of 2.`);
});

test('a move at an earlier turn leaves the later ones; a bot is taken over in the middle of its game', async ({
  page,
}) => {
  const room = await new LabyrinthPage(page).open(SAFE);
  await room.walk(100, 'w', 'w');
  await room.turn(98);
  await room.press(',', 2);
  await room.expectAt(2, 4);
  await room.press('s');
  await room.expectAt(4, 4);
  await room.press('Backspace');
  await room.expectAt(2, 4);
  await room.open(`${WATCHED}&turn=4`);
  await room.expectAt(4, 17);
  await room.field('Theseus').selectOption('human');
  await expect(room.status).toHaveText(YOURS);
  await room.expectAt(4, 4);
  await expect(page).toHaveURL(/&rec=/);
  await room.field('Minotaur').selectOption('dice');
  await room.expectAt(0, 0); // dice are a rule: a new game
});

test('hexagons have six ways', async ({ page }) => {
  const room = await new LabyrinthPage(page).open(HEXAGONS);
  await room.turn(20);
  await room.press('ArrowUp');
  await expectHeardPart(room.page, 'There is no N on hexagons. Ways here: E.');
  await room.walk(20, 'l', 'l');
  await room.turn(18);
  expect(await room.statistic('E')).toEqual(['2', expect.any(String)]);
  expect(await room.statistic('NE')).toEqual(['0', expect.any(String)]);
});

test('the default: you are Theseus on the usual board; a new board is one key away', async ({ page }) => {
  const room = await new LabyrinthPage(page).open('#/labyrinth');
  await room.turn(100);
  await expect(room.board).toHaveAccessibleName('Labyrinth of 15 rows and 15 columns');
  await expect(page).toHaveURL(
    /#\/labyrinth\?v=1&rows=15&supplies=4&shape=rect&minotaurs=1&norooms=1&seed=\d+&rounds=100&sight=0&theseus=human&minotaur=bfs$/,
  );
  const seed = await room.field('Seed').inputValue();
  await room.press('g');
  await expect(room.field('Seed')).not.toHaveValue(seed);
  await room.field('Rows and columns').fill('9');
  await expect(room.board).toHaveAccessibleName('Labyrinth of 9 rows and 9 columns');
  await expect(room.field('Minotaur')).toHaveAccessibleDescription(/^Takes shortest ways/);
});

test('a link means what it says: rooms may be closed unless it forbids them; a new game has none', async ({ page }) => {
  const room = await new LabyrinthPage(page).open('#/labyrinth?v=1&seed=7');
  await room.turn(100);
  await expect(room.field('No closed rooms')).not.toBeChecked();
  await expect(page).not.toHaveURL(/norooms/);
  await room.press('g');
  await expect(room.field('No closed rooms')).toBeChecked();
  await expect(page).toHaveURL(/&norooms=1&seed=/);
  await room.field('No closed rooms').uncheck();
  await expect(page).not.toHaveURL(/norooms/);
  const seed = await room.field('Seed').inputValue();
  await room.board.focus();
  await room.press('g');
  await expect(room.field('Seed')).not.toHaveValue(seed);
  await expect(room.field('No closed rooms')).not.toBeChecked(); // chosen, so it stays
});

test('a supply that nobody can reach is told before one looks for it', async ({ page }) => {
  const room = await new LabyrinthPage(page).open(SAFE);
  await expect(page.getByTestId('warning')).toHaveCount(0);
  await room.field('No closed rooms').uncheck();
  await room.field('Rows and columns').fill('15');
  await room.field('Supplies').fill('223');
  for (let board = 0; board < 20 && (await page.getByTestId('warning').count()) === 0; board++) {
    await room.field('Seed').fill(String(board));
    await expect(page).toHaveURL(new RegExp(`supplies=223.*seed=${board}&`));
  }
  await expect(page.locator('.play-status').getByTestId('warning')).toContainText('cannot be reached on this board');
  await expectHeardPart(room.page, 'Theseus cannot win.');
});

const VISITS: [name: string, link: string, keys: string[]][] = [
  ['a game of one’s own, looked at from an earlier turn', SAFE, ['w', 'w', ',']],
  ['a game on hexagons with passing', `${HEXAGONS}&pass=1`, ['l', '.']],
  ['a watched one', WATCHED, ['.', '.', '.']],
  ['dice', HUNT, ['a']],
];
for (const [name, link, keys] of sample(VISITS, 2)) {
  test(`a copied link restores everything in a fresh browser: ${name}`, async ({ page, context, browser }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const room = await new LabyrinthPage(page).open(link);
    await expect(page.getByTestId('step')).not.toContainText('still being played'); // where keys may still say so
    for (const key of keys) {
      await expect(room.status).toHaveText(/Your move|to move/);
      await room.press(key);
    }
    await expect(room.status).not.toContainText('thinking');
    await room.button('Copy link').click();
    await expectHeard(room.page, 'Link copied.');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    const state = await room.state();

    const fresh = await browser.newContext();
    const other = new LabyrinthPage(await fresh.newPage());
    await other.page.goto(copied);
    await expect(other.page.getByTestId('step')).toHaveText((await page.getByTestId('step').textContent()) ?? '');
    await expect(other.status).toHaveText((await room.status.textContent()) ?? '');
    expect(await other.state()).toEqual(state);
    await fresh.close();
  });
}

test('an option without a value is on, as on the command line; reloading keeps a game, undo included', async ({
  page,
}) => {
  const room = await new LabyrinthPage(page).open(SAFE.replace('norooms=1', 'norooms'));
  await expect(room.field('No closed rooms')).toBeChecked();
  await room.walk(100, 'w');
  await room.turn(99);
  await expect(page).toHaveURL(/&rec=[\w-]+$/);
  await page.reload();
  await room.turn(99);
  await expect(room.field('No closed rooms')).toBeChecked();
  await room.press('Backspace');
  await room.turn(100);
});

test('a recording is downloaded and opened again; a changed one says where it drifts', async ({ page }) => {
  const room = await new LabyrinthPage(page).open(HUNT);
  await room.turn(100, 'Your move: you are the Minotaur.');
  await room.press('a');
  await room.turn(99, 'Your move: you are the Minotaur.');
  const [download] = await Promise.all([page.waitForEvent('download'), room.button('Download recording').click()]);
  expect(download.suggestedFilename()).toBe('labyrinth-recording.json');
  const text = await readFile(await download.path(), 'utf8');
  expect(JSON.parse(text)).toMatchObject({
    recording: 2,
    game: 'labyrinth',
    options: { rounds: 100, pass: false, dice: 'theseus' },
    seats: { theseus: 'dice', minotaur: 'human' },
  });
  await room.open(WATCHED);
  await room.drop('game.json', text);
  await room.expectAt(0, 3);
  await expectHeardPart(room.page, 'Recording opened. Turn 0 of 3.');
  await expect(room.field('Rows and columns')).toHaveValue('5');
  await expect(room.field('No closed rooms')).toBeChecked();
  await room.press('End');
  await expectHeardPart(room.page, 'Theseus can not move.');
  await room.drop('changed.json', text.replace('["minotaur","W"', '["minotaur","N"'));
  await expect(page.getByTestId('notice')).toContainText('Its checksum does not hold');
  await expect(page.getByTestId('notice')).toContainText('up to turn 1: The move N of minotaur is not legal.');
});

/** Two tiles wide, three high, without a wall inside. */
const OPEN_BOARD =
  '{"asterion":1,"shape":"rect","rows":3,"cols":2,"origin":"bottom","open":["0514","4554","4150"],"entrance":[0,0],' +
  '"actors":{"theseus":[[0,0]],"minotaur":[[2,1]],"supply":[[2,0]]}}';

test('a board of its own is dropped, played and linked; a file that is none is refused', async ({ page }) => {
  const room = await new LabyrinthPage(page).open(SAFE);
  await room.turn(100);
  await room.drop('bad.txt', 'nothing');
  await expect(page.getByTestId('file-note')).toContainText('bad.txt:');
  await expectHeardPart(room.page, 'Not opened: bad.txt:');
  await room.turn(100);
  await room.drop('open.json', OPEN_BOARD);
  await expect(room.board).toHaveAccessibleName('Labyrinth of 3 rows and 2 columns');
  await expect(page).toHaveURL(/&world=[\w-]+$/);
  await page.reload();
  await expect(room.board).toHaveAccessibleName('Labyrinth of 3 rows and 2 columns');
  await room.turn(100);
  await room.press('d');
  await room.expectAt(2, 2);
  await room.field('Board from').selectOption('generated');
  await expect(room.board).toHaveAccessibleName('Labyrinth of 15 rows and 15 columns');
});

test('wrong values stay, are marked and explained, and the game from before goes on', async ({ page }) => {
  const room = await new LabyrinthPage(page).open(SAFE);
  await room.turn(100);
  await room.field('Rows and columns').fill('100');
  await expect(room.field('Rows and columns')).toHaveAccessibleDescription(
    /Expected a whole number from 2 to 99, got "100"\./,
  );
  await expectHeardPart(room.page, 'Not set up: Expected a whole number from 2 to 99');
  await expect(page.getByTestId('board-message')).toContainText('Still the game from before');
  await room.field('Rows and columns').fill('5');
  await room.field('Supplies').fill('24');
  await expect(room.field('Supplies')).toHaveAccessibleDescription(
    'Expected from 1 to 23 supplies on this board, got 24.',
  );
  await room.field('Supplies').fill('many');
  await expect(room.field('Supplies')).toHaveAccessibleDescription(/^Expected a whole number .*got "many"\.$/);
  await room.field('Minotaurs').fill('13');
  await expect(room.field('Minotaurs')).toHaveAccessibleDescription(
    'Expected from 1 to 12 Minotaurs on this board, got 13.',
  );
  await room.field('Rounds until dawn').fill('0');
  await expect(room.field('Rounds until dawn')).toHaveAccessibleDescription(/Expected a whole number from 1 to/);
  await room.board.focus();
  await room.press('w');
  await room.turn(99);
  await page.goto('/#/labyrinth?v=1&theseus=ghost&shape=star&norooms=maybe&seed=1');
  await expect(page.getByTestId('board-message')).toBeVisible();
  await expect(room.field('Theseus')).toHaveAccessibleDescription(/Expected a player/);
  await expect(room.field('Tiles')).toHaveAccessibleDescription('Expected a shape (rect, hex), got "star".');
  await expect(page.getByText('Expected norooms=1, got "maybe".', { exact: true })).toBeVisible();
  await page.goto('/#/labyrinth?v=2');
  await expect(page.getByRole('alert')).toContainText('newer Asterion');
});
