import { EditPage } from './edit-page.js';
import { expect, test } from './test.js';

test('an area is chosen by mouse, filled by a generator and had back by one undo; the rest stays as it is', async ({
  page,
}) => {
  const edit = await new EditPage(page).open();
  await expect(edit.area).toHaveCount(0);
  await edit.button('Select').click();
  await expect(edit.area).toHaveText('No area is chosen: the whole world is meant.');
  await edit.drag([
    [2, 5],
    [7, 11],
  ]);
  await expect(edit.area).toHaveText('The area has 42 cells: rows 2 to 7, columns 5 to 11.');
  await expect(edit.outline).toBeVisible();
  expect(await edit.cell(7, 11)).toContain('in the area');
  expect(await edit.cell(8, 11)).not.toContain('in the area');
  const before = await edit.rows();

  await edit.field('Generator').selectOption('wilson');
  await edit.field('Seed of the filling').fill('7');
  await edit.button('Fill the area').click();
  await expect(edit.note('fill')).toHaveText('Wilson, seed 7: 42 cells filled.');
  const filled = await edit.rows();
  expect(filled).not.toEqual(before);
  expect(without(filled, [2, 7], [5, 11])).toEqual(without(before, [2, 7], [5, 11]));

  await edit.button('Fill with the next seed').click();
  await expect(edit.note('fill')).toHaveText('Wilson, seed 8: 42 cells filled.');
  expect(await edit.rows()).not.toEqual(filled);
  await edit.button('Undo').click();
  expect(await edit.rows()).toEqual(filled);
  await edit.button('Undo').click();
  expect(await edit.rows()).toEqual(before);
  await expect(edit.button('Undo')).toHaveAttribute('aria-disabled', 'true');
});

test('an area grows, shrinks, is the whole world, and is none again', async ({ page }) => {
  const edit = await new EditPage(page).open();
  await edit.button('Select').click();
  await edit.drag([
    [1, 1],
    [2, 2],
  ]);
  await page.keyboard.down('Shift');
  await edit.drag([
    [4, 4],
    [5, 5],
  ]);
  await page.keyboard.up('Shift');
  await expect(edit.area).toHaveText('The area has 8 cells: rows 1 to 5, columns 1 to 5.');
  await edit.drag(
    [
      [1, 1],
      [4, 4],
    ],
    'right',
  );
  await expect(edit.area).toHaveText('The area has 3 cells: rows 4 to 5, columns 4 to 5.');
  await edit.press('Control+a');
  await expect(edit.area).toHaveText('The area is the whole world: 140 cells.');
  await edit.press('Escape');
  await expect(edit.area).toHaveText('No area is chosen: the whole world is meant.');
  await expect(edit.outline).toHaveCount(0);
});

test('by keys: two corners choose an area, and Enter in a field fills it; what went with the ground is told', async ({
  page,
}) => {
  const edit = await new EditPage(page).open();
  await edit.board.focus();
  for (let presses = 0; (await edit.button('Select').getAttribute('aria-pressed')) !== 'true'; presses++) {
    expect(presses).toBeLessThan(9);
    await edit.press('m');
  }
  await edit.press('ArrowDown');
  await edit.press('ArrowRight');
  await edit.press('Space');
  await edit.press('ArrowDown', 8);
  await edit.press('ArrowRight', 12);
  await expect(edit.area).toHaveText('The area has 117 cells: rows 1 to 9, columns 1 to 13.');
  await edit.press('Escape');
  await expect(edit.area).toHaveText('No area is chosen: the whole world is meant.');
  await edit.press('Space');
  await edit.press('ArrowUp', 8);
  await edit.press('ArrowLeft', 12);
  await edit.press('Space');
  await expect(edit.area).toHaveText('The area has 117 cells: rows 1 to 9, columns 1 to 13.');
  await edit.field('Seed of the filling').press('Enter');
  await expect(edit.note('fill')).toContainText('117 cells filled. Gone with the ground: monster (row 8, column 12).');
  await expect(edit.verdict).toHaveText('There is no monster.');
});

test('generators that do not apply cannot be chosen, and why is told', async ({ page }) => {
  const edit = await new EditPage(page).open();
  const options = edit.field('Generator').locator('option:disabled');
  const missing = page.getByText('generators cannot fill this').first();
  await expect(missing).toHaveCount(0);
  await edit.begin('Rooms and corridors', 'hex', 8, 8);
  await expect(options.first()).toBeAttached();
  await expect(missing).toBeVisible();
  await expect(page.getByText('Among rooms a maze needs squares within an edge').first()).toBeVisible();
  await expect(edit.button('Fill the area')).toHaveAttribute('aria-disabled', 'true');
});

test('a picture makes rock and room of an area; what is none is refused in words', async ({ page }) => {
  const edit = await new EditPage(page).open();
  await edit.button('Make rock and room').press('Enter');
  await expect(edit.note('picture')).toHaveText('There is no picture yet.');
  await edit.choosePicture('Choose a picture', 'notes.png', Buffer.from('no picture at all'));
  await expect(edit.note('picture')).toHaveText(
    'notes.png is no picture that is read here: PNG, JPEG, GIF, WebP and BMP are.',
  );
  await edit.choosePicture('Choose a picture', 'huge.bmp', bitmap(60_000, 60_000, () => true).subarray(0, 60));
  await expect(edit.note('picture')).toContainText('huge.bmp is too large: it has 60000 x 60000 pixels');

  await edit.button('Select').click();
  await edit.drag([
    [4, 4],
    [7, 7],
  ]);
  const before = await edit.rows();
  // Dark on the left, light on the right.
  await edit.choosePicture(
    'Choose a picture',
    'half.bmp',
    bitmap(20, 20, (x) => x < 10),
  );
  await expect(edit.note('picture')).toHaveText('half.bmp opened: 20 x 20 pixels.');
  await edit.button('Make rock and room').click();
  await expect(edit.note('picture')).toHaveText('8 of 16 cells are room.');
  expect((await edit.rows()).slice(4, 8).map((row) => row.slice(4, 8))).toEqual(['##..', '##..', '##..', '##..']);
  expect(without(await edit.rows(), [4, 7], [4, 7])).toEqual(without(before, [4, 7], [4, 7]));

  await edit.field('Invert: what is light becomes rock').check();
  await edit.button('Make rock and room').click();
  expect((await edit.rows()).slice(4, 8).map((row) => row.slice(4, 8))).toEqual(['..##', '..##', '..##', '..##']);
  await edit.button('Choose its room as the area').click();
  await expect(edit.area).toHaveText('The area has 8 cells: rows 4 to 7, columns 4 to 5.');
  await edit.button('Undo').click();
  await edit.button('Undo').click();
  expect(await edit.rows()).toEqual(before);
});

test('a level is made to be captured in 9, the verdict proves it, and what is outside the area stays', async ({
  page,
}) => {
  const edit = await new EditPage(page).open();
  await expect(edit.verdict).toHaveText('With best play: captured in 11 monster moves.');
  await edit.button('Select').click();
  await edit.drag([
    [4, 1],
    [8, 12],
  ]);
  const before = await edit.rows();
  await edit.field('With best play').selectOption('The monster wins');
  await edit.field('Monster moves to the capture').fill('nine');
  await edit.button('Make a level').click();
  await expect(page.getByText('Expected a number such as 9')).toBeVisible();
  await edit.field('Monster moves to the capture').fill('9');
  await edit.button('Make a level').click();
  await expect(edit.note('make')).toContainText('is what you wished for.');
  await expect(edit.verdict).toHaveText('With best play: captured in 9 monster moves.');
  expect(without(await edit.rows(), [4, 8], [1, 12])).toEqual(without(before, [4, 8], [1, 12]));
  await edit.button('Undo').click();
  await expect(edit.verdict).toHaveText('With best play: captured in 11 monster moves.');
  expect(await edit.rows()).toEqual(before);
});

test('a level that cannot be is looked for until Escape or the button ends it, and nothing has changed', async ({
  page,
}) => {
  const edit = await new EditPage(page).open();
  const before = await edit.rows();
  const going = page.getByTestId('make-going');
  await edit.field('Monster moves to the capture').fill('900');
  for (const cancel of [() => edit.press('Escape'), () => going.getByRole('button', { name: 'Cancel' }).click()]) {
    await edit.button('Make a level').click();
    await expect(going).toContainText(/\d worlds tried; the nearest so far: (captured|the rogue)/);
    await cancel();
    await expect(going).toHaveCount(0);
    await expect(edit.note('make')).toHaveText('Cancelled. The world is as it was.');
  }
  expect(await edit.rows()).toEqual(before);
  await expect(edit.button('Undo')).toHaveAttribute('aria-disabled', 'true');

  // Whoever draws on does not lose what they drew.
  await edit.button('Make a level').click();
  await expect(going).toBeVisible();
  await edit.click(5, 5);
  await expect(going).toHaveCount(0);
  expect(await edit.cell(5, 5)).toContain('no ground');
});

test('the wishes are those of the game, and a game without exact values has none', async ({ page }) => {
  const edit = await new EditPage(page).open();
  const wishes = edit.field('With best play').locator('option');
  await expect(wishes).toHaveText([
    'The monster wins',
    'The rogue evades for ever',
    'The rogue evades, and once the monster comes nearer, only by going towards it',
    'The rogue evades, and once the monster comes nearer, only by waiting',
  ]);
  await edit.field('Drawn for').selectOption('minotaur');
  await expect(wishes).toHaveText(['Theseus wins', 'Theseus cannot win']);
  await edit.field('Drawn for').selectOption('labyrinth');
  await expect(wishes).toHaveText(['Theseus wins', 'The Minotaur wins']);
  await edit.field('Drawn for').selectOption('pits');
  await expect(page.getByText('Random Pits is none of them')).toBeVisible();
});

test('a world is grown, cropped to the area, mirrored and turned, each one step', async ({ page }) => {
  const edit = await new EditPage(page).open();
  const before = await edit.rows();
  await edit.field('New rows').fill('12');
  await edit.field('New columns').fill('20');
  await edit.field('What is there stays at the').selectOption('bottom-right');
  await edit.button('Resize').click();
  await expect(edit.note('size')).toContainText('Another size: 12 rows and 20 columns now.');
  const grown = await edit.rows();
  expect(grown).toEqual(['#'.repeat(20), '#'.repeat(20), ...before.map((row) => '######' + row)]);
  await edit.button('Undo').click();
  expect(await edit.rows()).toEqual(before);

  await edit.button('Select').click();
  await edit.drag([
    [0, 0],
    [4, 6],
  ]);
  await edit.button('Crop to the area').click();
  await expect(edit.note('size')).toContainText('Crop: 5 rows and 7 columns now. Cut off: monster.');
  expect(await edit.rows()).toEqual(before.slice(0, 5).map((row) => row.slice(0, 7)));
  await edit.button('Turn a quarter to the right').click();
  await expect(edit.note('size')).toContainText('7 rows and 5 columns now.');
  expect((await edit.rows())[1]).toBe('...r#');
  await edit.button('Undo').click();
  await edit.button('Mirror left and right').click();
  expect((await edit.rows())[1]).toBe('.....r#');
  await edit.button('Undo').click();
  await edit.button('Undo').click();
  expect(await edit.rows()).toEqual(before);

  await edit.field('New rows').fill('2001');
  await edit.button('Resize').click();
  await expect(edit.note('size')).toContainText('up to 40,000 can be edited here');
});

/** A map with a box of it left out. */
const without = (
  rows: readonly string[],
  [top, bottom]: readonly [number, number],
  [left, right]: readonly [number, number],
): string[] =>
  rows.map((row, at) =>
    at < top || at > bottom ? row : row.slice(0, left) + '?'.repeat(right - left + 1) + row.slice(right + 1),
  );

/** A BMP of black and white, 24 bits a pixel, its bottom row first. */
function bitmap(width: number, height: number, isDark: (x: number, y: number) => boolean): Buffer {
  const stride = Math.ceil((3 * width) / 4) * 4;
  const isSmall = width * height < 10_000;
  const file = Buffer.alloc(54 + (isSmall ? stride * height : 6), 0xff);
  file.fill(0, 0, 54);
  file.write('BM');
  file.writeUInt32LE(file.length, 2);
  file.writeUInt32LE(54, 10);
  file.writeUInt32LE(40, 14);
  file.writeInt32LE(width, 18);
  file.writeInt32LE(height, 22);
  file.writeUInt16LE(1, 26);
  file.writeUInt16LE(24, 28);
  for (let y = 0; isSmall && y < height; y++)
    for (let x = 0; x < width; x++)
      if (isDark(x, y))
        file.fill(0, 54 + (height - 1 - y) * stride + 3 * x, 54 + (height - 1 - y) * stride + 3 * x + 3);
  return file;
}
