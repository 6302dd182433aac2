import type { EditPage } from './edit-page.js';
import { DRAWN, type Hand, travel } from './journey.js';
import { PlayPage } from './play-page.js';
import { expect, test } from './test.js';

const mouse: Hand = {
  choose: async (edit, field, value) => {
    await edit.field(field).selectOption(valueOf(field, value));
  },
  write: (edit, field, text) => edit.field(field).fill(text),
  check: (edit, field, isOn) => edit.field(field).setChecked(isOn),
  press: (edit, button) => edit.button(button).click(),
  draw: (edit, stroke) => edit.drag(stroke),
  put: (edit, [row, col]) => edit.click(row, col),
  step: async (edit, { room, stroke }) => {
    const play = new PlayPage(edit.page);
    if (room !== 'maze') await expect(play.targets).not.toHaveCount(0); // a maze has no dots: one clicks where one wants to be
    const { x, y } = room === 'maze' ? await edit.at(...stroke[1]) : await play.target(1, 0);
    await edit.page.mouse.click(x, y);
  },
};

/** What a field calls its choice. */
const valueOf = (field: string, value: string) => (field === 'Made of' ? { label: value } : value);

const ARROWS: Record<string, string> = {
  '1,0': 'ArrowUp',
  '-1,0': 'ArrowDown',
  '0,1': 'ArrowRight',
  '0,-1': 'ArrowLeft',
};

/** The focus goes where Tab leads, and everything is told by keys from there. */
const keyboard: Hand = {
  choose: async (edit, field, value) => {
    const select = edit.field(field);
    await select.focus();
    await edit.press('Home');
    const count = await select.locator('option').count();
    const isChosen = async () =>
      (await select.inputValue()) === value || (await select.locator('option:checked').textContent()) === value;
    for (let at = 0; at < count && !(await isChosen()); at++) await edit.press('ArrowDown');
    expect(await isChosen()).toBe(true);
  },
  write: async (edit, field, text) => {
    await edit.field(field).focus();
    await edit.press('Control+a');
    await edit.page.keyboard.type(text);
  },
  check: async (edit, field, isOn) => {
    const box = edit.field(field);
    await box.focus();
    if ((await box.isChecked()) !== isOn) await edit.press('Space');
  },
  press: async (edit, button) => {
    await edit.button(button).focus();
    await edit.press('Enter');
  },
  draw: async (edit, stroke) => {
    await edit.cursorTo(stroke[0]);
    await edit.page.keyboard.down('Shift');
    for (const [at, [row, col]] of stroke.slice(1).entries())
      await edit.press(ARROWS[`${northward(edit, row - stroke[at][0])},${col - stroke[at][1]}`]);
    await edit.page.keyboard.up('Shift');
  },
  put: async (edit, place) => {
    await edit.cursorTo(place);
    await edit.press('Space');
  },
  step: async (edit, { step }) => {
    await edit.board.focus();
    await edit.press(step);
  },
};

/** Rows up, as drawn. */
const northward = ({ grid }: EditPage, rows: number): number => (grid.origin === 'top' ? -rows : rows) + 0;

for (const [name, hand] of [
  ['mouse', mouse],
  ['keyboard', keyboard],
] as const)
  for (const drawn of DRAWN)
    test(`${drawn.title} is drawn, proven, tried out, kept, sent and opened elsewhere by ${name}`, async ({
      page,
      browser,
    }) => travel(page, browser, drawn, hand));
