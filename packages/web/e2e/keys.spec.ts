/** The list of keys in help: every key in it does something here, and the list is all there is. */

import { expectHeardPart, expectShown } from './messages.js';
import { CORNERED, RING } from './rogue-page.js';
import { expect, type Page, test } from './test.js';

interface Listed {
  readonly key: string;
  readonly where: string | null;
}

/** What help lists, as it stands there. */
async function listed(page: Page): Promise<Listed[]> {
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Help' });
  await expect(help).toBeVisible();
  const keys = await help.locator('kbd').evaluateAll((all) =>
    all.map((one) => ({
      key: one.getAttribute('data-key') ?? '',
      where: one.getAttribute('data-where'),
    })),
  );
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);
  return keys;
}

/** Whether a key was taken by the page: then the browser does nothing of its own with it. */
async function isTaken(page: Page, key: string): Promise<boolean> {
  await page.evaluate(() => {
    const note = (event: KeyboardEvent): void => {
      if (['Control', 'Shift'].includes(event.key)) return;
      removeEventListener('keydown', note);
      Object.assign(window, { isTaken: event.defaultPrevented });
    };
    addEventListener('keydown', note);
  });
  await page.keyboard.press(key.replace('Ctrl', 'Control'));
  return page.evaluate(() => (window as unknown as { isTaken: boolean }).isTaken);
}

const UNTYPABLE = ['Clear']; // no key of the keyboard the tests have

const DIAGONALS = ['y', 'u', 'b', 'n'];

/** In the Maze room this opens a dialog that has to be loaded first: until it is there, the next key would go to the room. */
const SAVE = 'Ctrl+s';
/** This leads into the editor. */
const LEAVE = 'Ctrl+e';

for (const [room, hash, hasDiagonals] of [
  ['Rogue', CORNERED, true],
  ['Rogue, watched', RING, false],
  ['Labyrinth', '#/labyrinth?v=1&rows=5&supplies=1&theseus=human&minotaur=bfs&seed=7', false],
  ['Pits', '#/pits?v=1&rows=5&cols=5&player=human&seed=7', false],
  ['Minotaur', '#/minotaur', false],
  ['Explore', '#/explore?v=1&rows=21&cols=21&seed=7', false],
  ['Review', '#/review', true],
  ['Maze', '#/maze?v=1&rows=7&cols=7&seed=7', false],
] as const) {
  test(`every key in help acts, in groups: ${room}`, async ({ page }) => {
    await page.goto(`/${hash}`);
    await expect(page.getByRole('slider', { name: 'Timeline' })).toBeEnabled();
    const keys = await listed(page);
    expect(keys.length).toBeGreaterThan(25);
    const here = keys.filter(({ key, where }) => !UNTYPABLE.includes(key) && where !== 'board');
    expect(new Set(here.map(({ key }) => key)).size, 'no key is listed twice').toBe(here.length);
    expect(DIAGONALS.filter((one) => here.some(({ key }) => key === one))).toEqual(hasDiagonals ? DIAGONALS : []);
    for (const { key } of here.filter((one) => !['?', LEAVE].includes(one.key))) {
      expect(await isTaken(page, key), key).toBe(true);
      const dialog = page.locator('dialog[open]');
      if (room === 'Maze' && key === SAVE) await expect(dialog).toBeVisible();
      if ((await dialog.count()) > 0) await page.keyboard.press('Escape');
    }
    const names = new Set(keys.map(({ key }) => key));
    const answered = [...DIAGONALS, 't']; // a step that no cell here has is refused in words
    for (const key of 'abcdefghijklmnopqrstuvwxyz<>{}()'.split('').filter((one) => !names.has(one)))
      if (!answered.includes(key)) expect(await isTaken(page, key), key).toBe(false);
    expect(names).toContain(LEAVE);
    expect(await isTaken(page, LEAVE)).toBe(true);
  });
}

test('help stands in two columns where there is room, by what the keys are for', async ({ page }) => {
  await page.goto(`/${CORNERED}`);
  await page.keyboard.press('?');
  const titles = page.getByRole('dialog').getByRole('heading', { level: 3 });
  await expect(titles).toHaveText(['Move', 'Game', 'Aids', 'Board', 'Page']);
  const lefts = await titles.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)));
  expect(new Set(lefts).size).toBe(2);
});

test('a semicolon says the last message again, in sight; keys that do nothing say so there', async ({ page }) => {
  await page.goto(`/${CORNERED}`);
  await expectHeardPart(page, 'Distance');
  await page.keyboard.press(';');
  await expectShown(page, /Distance/);
  for (const [key, answer] of [
    ['e', 'E (Explore by itself) does nothing here. ? lists the keys.'],
    ['$', 'No such key. Steps: arrows'],
    ['0', 'The whole board is in sight already.'],
    ['-', 'The whole board is in sight already.'],
    ['End', 'This is the end already.'],
    ['Enter', 'Enter steps to the cursor: X shows it'],
  ] as const) {
    await page.keyboard.press(key);
    await expectShown(page, answer);
  }
  for (let presses = 0; presses < 12; presses++) await page.keyboard.press('+');
  await expectShown(page, 'It gets no larger.');
});
