import { inflateRawSync } from 'node:zlib';
import { parseDocument } from 'asterion/notation';
import { coordinatesOf, type Scene } from 'asterion/world';
import { EditPage } from './edit-page.js';
import { Guide, WALK } from './explore-page.js';
import { expectHeard, expectHeardPart } from './messages.js';
import { PlayPage } from './play-page.js';
import { puzzleWhich } from './puzzle-page.js';
import { CORNERED, RoguePage } from './rogue-page.js';
import { expect, type Page, test } from './test.js';

const EDIT = 'Control+e';

/** The editor, with the world that was sent there, which is that of the address. */
async function edited(page: Page): Promise<{ edit: EditPage; scene: Scene }> {
  await expect(page).toHaveURL(/#\/edit\?.*kind=.*world=/);
  const edit = new EditPage(page);
  await edit.ready();
  const packed = new URLSearchParams(page.url().split('?')[1]).get('world') ?? '';
  const read = parseDocument(inflateRawSync(Buffer.from(packed, 'base64url')).toString());
  if (!read.ok) throw new Error(read.fault.message);
  return { edit, scene: read.value };
}

const placesOf = ({ world, actors }: Scene, role: string) =>
  (actors[role] ?? []).map((cell) => coordinatesOf(world.grid, cell).join());

const PUZZLE = puzzleWhich(({ line }) => line.length <= 9);

test.describe('one key brings a world into the editor, and a link leads back to', () => {
  for (const [room, link, game, verdict] of [
    ['Rogue', '#/rogue?v=1&dungeon=corners&monster=bfs&rogue=human', 'rogue', 'With best play: '],
    ['Labyrinth', '#/labyrinth?v=1&rows=5&supplies=1&seed=3&theseus=human', 'labyrinth', 'With best play: '],
    ['Pits', '#/pits?v=1&rows=8&seed=3&player=human', 'pits', 'It can be played.'],
    ['Minotaur', '#/minotaur?v=1&level=level-3', 'minotaur', 'With best play: '],
    ['Maze', '#/maze?v=1&rows=6&cols=9&seed=7', 'maze', 'steps from the entrance.'],
    ['Review', '#/review', 'rogue', 'With best play: '],
    ['Puzzles', PUZZLE.link, PUZZLE.puzzle.spec.game, 'With best play: '],
  ] as const) {
    test(room, async ({ page }) => {
      const play = await new PlayPage(page).open(link);
      await play.press(EDIT);
      const { edit } = await edited(page);
      await expect(edit.verdict).toContainText(verdict);
      await expect(edit.field('Drawn for')).toHaveValue(game);
      await expect(edit.button('Undo')).toHaveAttribute('aria-disabled', 'true');
      await page.getByRole('link', { name: `Back to ${room}` }).click();
      await expect(page).toHaveURL(new RegExp(`${link.split('?')[0]}\\?`));
      await expect(play.timeline).toBeEnabled();
    });
  }
});

test('everybody stands in the editor where they stand in the game, and the game is as it was afterwards', async ({
  page,
}) => {
  const rogue = await new RoguePage(page).open(`${CORNERED}&no-stay`);
  await rogue.turn(1);
  await rogue.press('ArrowDown');
  await rogue.turn(2);
  await page.getByRole('button', { name: 'Edit this world' }).click();
  const { edit, scene } = await edited(page);
  expect(scene.rules).toEqual({ 'no-stay': true });
  const [[row, col]] = placesOf(scene, 'rogue').map((place) => place.split(',').map(Number));
  edit.grid = scene.world.grid;
  expect(await edit.cell(row, col)).toContain('rogue');
  await expect(edit.field('No staying put')).toBeChecked();
  await page.getByRole('link', { name: 'Back to Rogue' }).click();
  await rogue.turn(2);
  await rogue.press('ArrowDown');
  await expect(rogue.moves).toHaveText('3');
});

test('of Explore it is the level as it is, once the fog is off: it would show what that hides', async ({ page }) => {
  const explore = await new PlayPage(page).open(WALK);
  const guide = new Guide(WALK);
  const before = guide.position.coins.length;
  const keys = guide.toCoin();
  expect(guide.position.coins.length).toBe(before - 1);
  await explore.board.focus();
  await page.keyboard.type(keys);
  await expect(page.getByTestId('coins')).toContainText('1');
  await explore.press(EDIT);
  await expectHeardPart(explore.page, 'switch the fog off');
  await explore.press('f');
  await explore.press(EDIT);
  const { edit, scene } = await edited(page);
  const { grid } = scene.world;
  expect(placesOf(scene, 'avatar')).toEqual([coordinatesOf(grid, guide.position.avatar).join()]);
  expect(scene.actors.coin).toEqual(guide.position.coins);
  expect(scene.exit).toBe(guide.position.stairs);
  await expect(edit.field('Drawn for')).toHaveValue('explore');
});

test('of a world that is too large to be edited that is said, and it stays on screen', async ({ page }) => {
  const maze = await new PlayPage(page).open('#/maze?v=1&rows=300&cols=200&seed=7');
  await maze.press(EDIT);
  await expectHeard(maze.page, 'This world cannot be edited. It has 60,000 cells; up to 40,000 can be edited here.');
  await expect(page).toHaveURL(/#\/maze/);
});
