import { HEXAGONS, MazePage, SQUARES } from './maze-page.js';
import { expectHeard, expectHeardPart } from './messages.js';
import { expect, test } from './test.js';

test('the whole page is reached by Tab, in the order in which it is read', async ({ page }) => {
  const maze = await new MazePage(page).open(SQUARES);
  for (const name of ['Maze', 'Theme: system', 'Settings', 'Help and keys']) {
    await maze.tabTo(
      page
        .locator(`:is(a, button)`)
        .filter({ visible: true })
        .and(page.getByRole(name === 'Maze' ? 'link' : 'button', { name, exact: true })),
    );
  }
  await maze.tabTo(maze.board);
  await maze.tabTo(maze.timeline);
  await maze.tabTo(maze.button('Play'));
  for (const name of [
    'Speed',
    'Shape',
    'Rows',
    'Generator',
    'Seed',
    'Solver',
    'Compare with',
    'Entrance',
    'Tunnels',
    'Braid, percent',
  ]) {
    await maze.tabTo(maze.field(name));
  }
  await maze.tabTo(maze.button('Show longest path'));
  await maze.tabTo(maze.button('Export'));
  await maze.tabTo(maze.button('Open a file'));
});

test('a maze is made by typing its settings', async ({ page }) => {
  const maze = await new MazePage(page).open(SQUARES);
  await maze.tabTo(maze.field('Rows'));
  await page.keyboard.type('7');
  await maze.tabTo(maze.field('Columns'));
  await page.keyboard.type('9');
  await expect(maze.board).toHaveAccessibleName('Maze of 7 rows and 9 columns');
  await expect(page).toHaveURL(/rows=7&cols=9/);
  await maze.tabTo(maze.field('Solver'));
  await page.keyboard.type('none');
  await expect(page).toHaveURL(/solver=none/);
  await expect(page.getByTestId('step')).toContainText('grown');
});

for (const [name, link] of [
  ['squares', SQUARES],
  ['hexagons', HEXAGONS],
]) {
  test(`n steps forward and n steps back show the same picture: ${name}`, async ({ page }) => {
    const maze = await new MazePage(page).open(`${link}&turn=${name === 'squares' ? 690 : 300}`);
    const [first, picture] = [await maze.step(), await maze.picture()];
    const seen = new Set([picture]);
    for (let step = 1; step <= 12; step++) {
      await maze.press('.');
      await maze.expectStep(first + step);
      seen.add(await maze.picture());
    }
    expect(seen.size).toBeGreaterThan(10);
    await maze.press(',', 12);
    await maze.expectStep(first);
    expect(await maze.picture()).toBe(picture);
  });
}

test('to the start and back to the end is the same picture', async ({ page }) => {
  const maze = await new MazePage(page).open(SQUARES);
  const solved = await maze.picture();
  await maze.press('Home');
  await maze.expectStep(0);
  expect(await maze.picture()).not.toBe(solved);
  await maze.press('ArrowRight', 3);
  await maze.expectStep(3);
  await maze.press('ArrowLeft');
  await maze.expectStep(2);
  await maze.press('End');
  await maze.expectStep(1018);
  expect(await maze.picture()).toBe(solved);
});

test('the slider moves by its own keys, and by nobody else', async ({ page }) => {
  const maze = await new MazePage(page).open(`${SQUARES}&turn=500`);
  await maze.tabTo(maze.timeline);
  await maze.press('ArrowRight');
  await maze.expectStep(501);
  await maze.press('ArrowLeft', 3);
  await maze.expectStep(498);
  await maze.press('PageUp');
  expect(Math.abs((await maze.step()) - 498 - 102)).toBeLessThanOrEqual(1);
  await maze.press('PageDown');
  expect(Math.abs((await maze.step()) - 498)).toBeLessThanOrEqual(1);
  await maze.press('End');
  await maze.expectStep(1018);
  await maze.press('Home');
  await maze.expectStep(0);
  // Keys of the page do not act here.
  await maze.press(' ');
  await maze.press('.');
  await expect(maze.button('Play')).toBeVisible();
  await maze.expectStep(0);
  await expect(maze.timeline).toHaveAttribute('aria-valuetext', 'step 0 of 1,018, growing');
});

test('Space plays and pauses, speed changes in flight, playing stops at the end', async ({ page }) => {
  const maze = await new MazePage(page).open(`${SQUARES}&turn=0`);
  await maze.press(' ');
  await expect(maze.button('Pause')).toBeVisible();
  await expect.poll(() => maze.step()).toBeGreaterThan(5);
  await maze.press(' ');
  await expect(maze.button('Play')).toBeVisible();
  const paused = await maze.step();
  expect(await maze.picture()).toBe(await maze.picture());
  await maze.expectStep(paused);
  await maze.press(' ');
  await maze.press(']', 6);
  await expect(maze.field('Speed')).toHaveValue('64');
  await expect(maze.timeline).toHaveValue('1018');
  await expect(maze.button('Play')).toBeVisible();
  await expectHeardPart(maze.page, 'a path of 107 cells');
  await maze.press('[');
  await expectHeardPart(maze.page, 'Speed 32×');
  await maze.press('g');
  await expect(maze.field('Speed')).toHaveValue('1');
});

test('Space on a button presses the button and nothing else', async ({ page }) => {
  const maze = await new MazePage(page).open(`${SQUARES}&turn=10`);
  await maze.tabTo(maze.button('Step forward'));
  await maze.press(' ', 2);
  await maze.expectStep(12);
  await expect(maze.button('Play')).toBeVisible();
});

test('keys are ordinary letters in a field', async ({ page }) => {
  const maze = await new MazePage(page).open(SQUARES);
  await maze.tabTo(maze.field('Seed'));
  await page.keyboard.type('get tux?');
  await expect(maze.field('Seed')).toHaveValue('get tux?');
  await expect(page).toHaveURL(/seed=get\+tux%3F/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the board is read cell by cell, and entrance and exit are set on it', async ({ page }) => {
  const maze = await new MazePage(page).open(SQUARES);
  await maze.tabTo(maze.board);
  await expect(maze.board).toHaveAccessibleDescription(/row 0, column 0: open to E; entrance; on the path/);
  await maze.press('ArrowUp');
  await maze.press('ArrowRight', 2);
  await expect(maze.spoken).toHaveText(/^row 1, column 2: (open|closed)/);
  await maze.expectStep(1018); // the arrows did not step
  await maze.press('(');
  await expect(maze.field('Entrance')).toHaveValue('1,2');
  await expect(page).toHaveURL(/entrance=1,2/);
  await maze.press('ArrowRight', 17);
  await maze.press('ArrowDown');
  await expect(maze.spoken).toHaveText(/^row 0, column 19: /);
  await maze.press(')');
  await expect(page).toHaveURL(/exit=0,19/);
  await expect(maze.readout).toHaveText(/row 0, column 19: .*exit; on the path/);
  await expect(maze.board).toBeFocused();
});

test('the board zooms by keys, keeps the cursor in sight and shows the whole again', async ({ page }) => {
  const maze = await new MazePage(page).open(SQUARES);
  const whole = await maze.picture();
  await maze.tabTo(maze.board);
  await maze.press('+', 3);
  const near = await maze.picture();
  expect(near).not.toBe(whole);
  await maze.press('ArrowRight', 19);
  expect(await maze.picture()).not.toBe(near);
  await maze.press('0');
  expect(await maze.picture()).toBe(whole);
});

test('help lists the keys of this page, and gives the focus back', async ({ page }) => {
  const maze = await new MazePage(page).open(SQUARES);
  await maze.tabTo(maze.board);
  await maze.press('?');
  const help = page.getByRole('dialog', { name: 'Help' });
  await expect(help).toBeVisible();
  await expect(help).toContainText('Play or pause');
  await expect(help).toContainText('Entrance at the cursor');
  await expect(maze.button('Close help')).toBeFocused();
  await maze.press('.'); // nothing behind the dialog moves
  await maze.expectStep(1018);
  await maze.press('Escape');
  await expect(help).toHaveCount(0);
  await expect(maze.board).toBeFocused();
});

test('letters and signs can be switched off as keys, for good', async ({ page }) => {
  const maze = await new MazePage(page).open(`${SQUARES}&turn=10`);
  await maze.tabTo(maze.button('Settings'));
  await maze.press('Enter');
  const letters = page.getByRole('group', { name: 'Letter and sign keys' });
  const off = letters.getByRole('radio', { name: 'off' });
  await maze.tabTo(letters.getByRole('radio', { name: 'on', exact: true }));
  await maze.press('ArrowRight');
  await expect(off).toBeChecked();
  await maze.press('Escape');
  await maze.press('.');
  await maze.press('?');
  await maze.press('ArrowRight');
  await maze.expectStep(11);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await maze.ready();
  await maze.press('.');
  await maze.press('End');
  await maze.expectStep(1018);
});

test('the theme is changed and remembered', async ({ page }) => {
  const maze = await new MazePage(page).open(SQUARES);
  const light = await maze.picture();
  await maze.button('Theme: system').click();
  await maze.button('Theme: light').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expectHeard(maze.page, 'Theme: dark.');
  expect(await maze.picture()).not.toBe(light);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
