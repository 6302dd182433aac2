import { HEXAGONS, LabyrinthPage, SAFE } from './labyrinth-page.js';
import { expectHeard, expectHeardPart } from './messages.js';
import { expect, test } from './test.js';

test('a predicate marks the sides for which it holds, by colour and glyph, with a legend and in words', async ({
  page,
}) => {
  const room = await new LabyrinthPage(page).open(SAFE);
  await room.turn(100);
  await expect(room.marks).toHaveCount(0);
  await room.ask('isSentinel');
  await expectHeard(
    room.page,
    'isSentinel. The side lies on the outer edge of the board. It holds for 20 of 60 sides.',
  );
  await expect(room.marksCount).toHaveText('It holds for 20 of 60 sides.');
  await expect(room.marksLegend.getByRole('listitem')).toHaveText(['outer edge: holds']);
  const sentinels = await room.marks.innerHTML();
  await room.ask('isWalkable');
  await expect(room.marksLegend.getByRole('listitem')).toHaveText(['holds', 'outer edge']);
  const walkable = await room.marks.innerHTML();
  expect(walkable).not.toBe(sentinels);
  await room.hover(2, 1, 5);
  await expect(page.getByTestId('readout')).toHaveText(/^row 2, column 1: .*; supply; isWalkable: N and W$/);
  await room.ask('isWallable');
  const wallable = await room.marks.innerHTML();
  await room.ask('closes a room');
  const closing = await room.marks.innerHTML();
  expect(new Set([walkable, wallable, closing]).size).toBe(3);
  await expect(room.marksCount).toContainText(/^It holds for \d+ of 60 sides\.$/);
  await page.reload();
  await room.turn(100);
  await expect(room.marks).toBeVisible();
  await room.ask('a wall joins two corners');
  await expectHeardPart(room.page, 'a wall joins two corners. The corner graph:');
  await expect(room.marks.locator('.corner text')).toHaveText(Array.from({ length: 36 }, (_, corner) => `${corner}`));
  await room.ask('off');
  await expectHeard(room.page, 'No predicate is shown.');
  await expect(room.marks).toHaveCount(0);
  await expect(page.getByTestId('readout')).not.toContainText('isWal');
});

test('on hexagons too', async ({ page }) => {
  const room = await new LabyrinthPage(page).open(HEXAGONS);
  await room.turn(20);
  await room.ask('isWalkable');
  await expect(room.marks.locator('.glyphs')).toHaveCount(1);
  await expect(room.marksCount).toContainText(/of 94 sides/);
});
