import type { Point } from 'asterion/world';
import type { EditPage } from './edit-page.js';
import { DRAWN, type Hand, travel } from './journey.js';
import { frames } from './page-actions.js';
import { PlayPage } from './play-page.js';
import { drawAlong } from './swipe.js';
import { devices, expect, test } from './test.js';

const { userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7'];
test.use({ viewport: { width: 390, height: 844 }, userAgent, deviceScaleFactor, isMobile, hasTouch });

/** One finger; lists are the browser's own, and so is the keyboard that comes up for a name. */
const finger: Hand = {
  choose: async (edit, field, value) => {
    await edit.field(field).selectOption(field === 'Made of' ? { label: value } : value);
  },
  write: (edit, field, text) => edit.field(field).fill(text),
  check: async (edit, field, isOn) => {
    if ((await edit.field(field).isChecked()) !== isOn) await edit.field(field).tap();
  },
  press: async (edit, button) => {
    await edit.button(button).tap();
  },
  draw: async (edit, stroke) => {
    await scrolledTo(edit);
    const points: Point[] = [];
    for (const [row, col] of stroke) points.push(await edit.at(row, col));
    await drawAlong(edit.page, points);
  },
  put: async (edit, [row, col]) => {
    await scrolledTo(edit);
    const { x, y } = await edit.at(row, col);
    await edit.page.touchscreen.tap(x, y);
  },
  step: async (edit, { room, stroke }) => {
    const play = new PlayPage(edit.page);
    await scrolledTo(edit);
    if (room !== 'maze') await expect(play.targets).not.toHaveCount(0);
    const { x, y } = room === 'maze' ? await edit.at(...stroke[1]) : await play.target(1, 0);
    await edit.page.touchscreen.tap(x, y);
  },
};

/** The board is in sight, and the page at rest. */
async function scrolledTo({ page, board }: EditPage): Promise<void> {
  await board.scrollIntoViewIfNeeded();
  await frames(page, 4);
}

for (const drawn of DRAWN)
  test(`${drawn.title} is drawn, proven, tried out, kept, sent and opened elsewhere by touch`, async ({
    page,
    browser,
  }) => travel(page, browser, drawn, finger));
