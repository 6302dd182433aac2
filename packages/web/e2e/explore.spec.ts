import { readFile } from 'node:fs/promises';
import { loadExplore } from 'asterion/play';
import { DEADLY, DEEP, ExplorePage, Guide, USUAL, WALK } from './explore-page.js';
import { expectHeard, expectHeardPart, told } from './messages.js';
import { frames } from './page-actions.js';
import { expect, test } from './test.js';

test('a level by keyboard: coin, stairs, out; undone, redone, replayed and played on', async ({ page }) => {
  const guide = new Guide(WALK);
  const room = await new ExplorePage(page).open(WALK);
  await expect(room.status).toHaveText('1 more coin, then the stairs to the way out.');
  await room.walk(guide.toCoin());
  await expect(room.status).toHaveText('The stairs are open: they lead to the way out.');
  await room.walk(guide.toStairs().toUpperCase());
  const turns = guide.position.turn;
  await expect(room.status).toHaveText(new RegExp(`^Out with \\d coins? in ${turns} turns\\.$`));
  await expect(room.end).toBeVisible();
  await room.press('ArrowUp');
  await expectHeardPart(room.page, 'The run is over.');
  await room.press('z');
  await expect(room.turn).toHaveText(String(turns - 1));
  await room.press('Control+z');
  await room.press('Backspace');
  await expect(room.turn).toHaveText(String(turns - 3));
  await room.press('Control+y', 3);
  await expect(room.turn).toHaveText(String(turns));

  await room.timeline.fill('2');
  await expect(room.turn).toHaveText('2');
  await expect(page.getByTestId('replay')).toContainText(`turn 2 of ${turns}`);
  await room.press('Tab');
  await room.press('w');
  await expectHeardPart(room.page, 'Enter goes on from here');
  await room.press('ArrowLeft');
  await expect(room.turn).toHaveText('1');
  await room.press('Escape');
  await expect(room.turn).toHaveText(String(turns));
  await room.timeline.fill('1');
  await room.button('Go on from here').click();
  await room.expectAt(1, 1);
  await room.press('.');
  await room.expectAt(2, 2);
});

test('a level by mouse: a click travels; the next world; out', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const guide = new Guide(WALK);
  const room = await new ExplorePage(page).open(WALK);
  await room.press('f');
  guide.toCoin();
  const coin = await room.pixel(guide, guide.position.avatar);
  await page.mouse.move(coin.x, coin.y);
  await expect(page.getByTestId('readout')).toHaveText(/: a coin$/);
  await page.mouse.click(coin.x, coin.y);
  await expect(room.coins).not.toHaveText('0');
  // A click that meets a coin on the way stops there.
  for (let click = 0; click < 4 && !(await room.end.isVisible()); click++) {
    const stairs = await room.pixel(guide, guide.position.stairs);
    await room.travel(() => page.mouse.click(stairs.x, stairs.y));
  }
  await expect(room.status).toHaveText(/^Out with/);
  await room.button('Next seed').click();
  await expect(room.field('Seed')).toHaveValue('8');
  await expect(room.turn).toHaveText('0');
});

test('the avatar explores by itself, and any key stops it', async ({ page }) => {
  const room = await new ExplorePage(page).open(USUAL);
  await room.press('e');
  await expect(room.way).toBeVisible();
  await expect(room.turn).not.toHaveText('0');
  await room.press('ArrowUp');
  await expectHeard(room.page, 'Stopped.');
  await expect(room.way).toHaveCount(0);
  const turn = await room.turn.textContent();
  await frames(page, 30);
  await expect(room.turn).toHaveText(turn ?? '');
  await room.button('Explore').click();
  await expect(room.way).toBeVisible();
  await page.mouse.click(300, 300);
  await expect(room.way).toHaveCount(0);
});

test('who is caught takes it back, tries again, or goes on with the next seed', async ({ page }) => {
  const turns = new Guide(DEADLY).waitToTheEnd();
  const room = await new ExplorePage(page).open(DEADLY);
  await room.press('.', turns);
  await expect(room.status).toHaveText(`Caught in world 1 of 1, after ${turns} turns, with 0 coins.`);
  await expectHeardPart(room.page, 'A hunter has caught you.');
  await room.end.getByRole('button', { name: 'Undo' }).click();
  await expect(room.turn).toHaveText(String(turns - 1));
  await expect(room.end).toHaveCount(0);
  await room.press(' ');
  await expect(room.end).toBeVisible();
  await room.button('Try again').click();
  await expect(room.turn).toHaveText('0');
  await expect(page).not.toHaveURL(/rec=/); // the address follows in a moment
  await page.goBack();
  await expect(room.turn).toHaveText(String(turns));
});

test('each event is announced once, and the nearest hunter on request', async ({ page }) => {
  const guide = new Guide(DEEP);
  const room = await new ExplorePage(page).open(DEEP);
  await expectHeard(page, /./); // the arrival has been told
  const walk = guide.toCoin();
  const events = new Guide(DEEP).press(walk);
  await room.walk(walk);
  await expect(room.latest).toHaveText(events.at(-1) ?? '');
  await expect.poll(async () => (await told(page)).join(' ')).toContain(events.at(-1) ?? '');
  for (const event of events) expect((await told(page)).join(' ').split(event)).toHaveLength(2);
  await room.press('f');
  await room.press('m');
  await expectHeard(room.page, /^A hunter, \d+ steps? away: .*(up|down|left|right)/);
  await room.press('o');
  await expectHeard(room.page, /^You are at row \d+, column \d+\. Ways here: .*wait\. The stairs are open/);
  const down = guide.toStairs();
  await room.walk(down);
  await expect(room.world).toHaveText('2 of 2');
  await expectHeard(room.page, /You take the stairs to world 2 of 2: 2 hunters here\./);
});

test('fog hides what was never seen, and lifts', async ({ page }) => {
  const room = await new ExplorePage(page).open(DEEP);
  const veiled = await room.picture();
  const { stairs, world } = new Guide(DEEP).position;
  await room.press('x');
  const spoken = page.getByTestId('spoken');
  for (const key of ['ArrowLeft', 'ArrowDown']) await room.press(key, 32);
  await expect(spoken).toHaveText('row 0, column 0: not seen yet');
  await room.press('Escape');
  await room.button('Fog').click();
  await expectHeard(room.page, 'No fog: everything is seen.');
  expect(await room.picture()).not.toBe(veiled);
  const at = await room.pixel(new Guide(DEEP), stairs);
  await page.mouse.move(at.x, at.y);
  await expect(page.getByTestId('readout')).toHaveText(
    `row ${Math.floor(stairs / world.grid.cols)}, column ${stairs % world.grid.cols}: the stairs`,
  );
  await room.press('f');
  await expectHeard(room.page, 'Fog: only what you see and remember.');
  expect(await room.picture()).toBe(veiled);
});

test('the ways of the hunters are shown and hidden, and the look is chosen', async ({ page }) => {
  const room = await new ExplorePage(page).open(DEADLY);
  await room.press('f');
  await expect(room.plans).toHaveCount(0);
  await room.press('i');
  await expect(room.plans).toHaveCount(20);
  await room.button('Plans').click();
  await expect(room.plans).toHaveCount(0);
  const shapes = await room.picture();
  await room.unfold('Looks and legend');
  await room.field('Drawn as').selectOption('Letters, as in a terminal');
  expect(await room.picture()).not.toBe(shapes);
});

test('a save is listed, loaded, kept as a backup, exported and imported', async ({ page }) => {
  const guide = new Guide(WALK);
  const room = await new ExplorePage(page).open(WALK);
  await room.press('.', 2);
  await room.button('Save').click();
  await expectHeard(room.page, 'Saved as “quick”.');
  await expect(room.slots).toContainText('Seed 7, world 1 of 1, 2 turns, 0 coins.');
  await room.walk(guide.toCoin());
  const turns = guide.position.turn + 2;
  await room.button('Save').click();
  await expect(room.slots).toContainText(`${turns} turns, 1 coin.`);
  const [download] = await Promise.all([page.waitForEvent('download'), room.button('Export save').click()]);
  const text = await readFile(await download.path(), 'utf8');
  const loaded = loadExplore(text);
  expect(loaded.ok && loaded.value.tip.position.turn).toBe(turns);

  await room.button('Load the backup of quick').click();
  await expect(room.turn).toHaveText('2');
  await room.button('New world').click();
  await expect(room.turn).toHaveText('0');
  await room.button('Load quick').click();
  await expect(room.turn).toHaveText(String(turns));
  await room.drop('bad.json', text.replace('"seed":"7"', '"seed":"8"'));
  await expect(page.getByTestId('file-note')).toContainText('bad.json: The checksum does not hold');
  await expect(room.turn).toHaveText(String(turns));
  await room.press('g');
  await expect(room.turn).toHaveText('0');
  await room.drop('save.json', text);
  await expect(room.turn).toHaveText(String(turns));
  await room.press('z');
  await expect(room.turn).toHaveText(String(turns - 1));
});

test('a damaged save is told, not loaded and not overwritten unless that is said', async ({ page }) => {
  const room = await new ExplorePage(page).open(WALK);
  await room.button('Save').click();
  await expect(room.slots).toHaveCount(1);
  await page.evaluate(() => localStorage.setItem('asterion.explore.save.quick', '{"seed":'));
  await page.reload();
  await expect(room.slots).toContainText('What is there is damaged: cut short or changed.');
  await expect(room.button('Load quick')).toHaveCount(0);
  await room.button('Save').click();
  await expectHeardPart(room.page, 'Not saved as “quick”.');
  await room.button('Overwrite what is damaged').click();
  await expect(room.button('Load quick')).toBeVisible();
  await room.button('Delete: quick').click();
  await expect(room.slots).toHaveCount(1);
  await room.button('Delete for good: quick').click();
  await expect(room.slots).toHaveCount(0);
});

test('a link brings everything back, at the turn that was looked at', async ({ page, browser, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const guide = new Guide(WALK);
  const room = await new ExplorePage(page).open(`${WALK}&colour=red`);
  await room.walk(guide.toCoin());
  await room.press(',');
  await room.button('Copy link').click();
  await expectHeard(room.page, 'Link copied.');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(
    `${WALK.replace('&hunters', '&hunter=bfs&hunters').replace('&coins', '&speed=100&coins')}&turn=`,
  );
  const fresh = await browser.newContext();
  const other = new ExplorePage(await fresh.newPage());
  await other.page.goto(copied);
  await expect(other.timeline).toBeEnabled();
  expect(await other.state()).toEqual(await room.state());
  await fresh.close();
});

test('settings that cannot be used are marked, and the world before stays', async ({ page }) => {
  const room = await new ExplorePage(page).open(WALK);
  await room.field('Rows').fill('5');
  await expect(room.field('Rows')).toHaveAccessibleDescription(/Expected a whole number from 9 to 2000, got "5"/);
  await room.button('New world').click();
  await expectHeardPart(room.page, 'Not started: Expected a whole number');
  await room.field('Rows').fill('11');
  await room.field('Difficulty').selectOption('Hard: three hunters, five coins to pay');
  await room.field('Rows').press('Enter');
  await expect(room.board).toHaveAccessibleName('World 1 of 1, of 11 rows and 32 columns');
  await expect(room.status).toContainText('5 more coins');
  await page.goto('/#/explore?v=1&rec=nonsense&seed=7&rows=11&cols=12');
  await expect(page.getByTestId('notice')).toContainText('The run in the link cannot be opened');
  await expect(room.board).toHaveAccessibleName(/11 rows and 12 columns/);
});

test('knobs of the generator shape the world, and a link carries them', async ({ page }) => {
  const room = await new ExplorePage(page).open(WALK);
  const usual = await room.picture();
  await room.unfold('Knobs');
  await room.field('depth').fill('99');
  await expect(room.field('depth')).toHaveAccessibleDescription(/Expected a whole number from 0 to 20, got "99"/);
  await room.field('depth').fill('0');
  await room.field('kind').selectOption('rectangular');
  await room.button('New world').click();
  await expect(page).toHaveURL(/&cols=32&knob-depth=0&knob-kind=rectangular&/);
  const shaped = await room.picture();
  expect(shaped).not.toBe(usual);
  await page.reload();
  await expect(room.turn).toHaveText('0');
  expect(await room.picture()).toBe(shaped);
  await room.unfold('Knobs');
  await expect(room.field('depth')).toHaveValue('0');
  await room.field('World').selectOption('caves');
  await expect(room.field('depth')).toHaveCount(0);
});

test('a large world is seen from near, with a small map, and the camera follows', async ({ page }) => {
  const room = await new ExplorePage(page).open(USUAL.replace('rows=30&cols=60', 'rows=120&cols=120'));
  await expect(page.getByTestId('small-map')).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const before = await room.picture();
  await room.press('e');
  await expect(room.turn).not.toHaveText('0');
  expect(await room.picture()).not.toBe(before);
  await room.press('0');
  await expect(page.getByTestId('small-map')).toHaveCount(0);
});
