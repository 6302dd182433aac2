/** `<asterion-board>` on pages of other people: from a server that is not ours, and from disk. */

import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { generateMaze } from 'asterion/generate';
import { formatDocument } from 'asterion/notation';
import { packText } from '../src/shell/pack.js';
import { expectAccessible } from './axe.js';
import { type HostPage, test } from './host-page.js';
import { CLEAN, recordingOf } from './sample-games.js';
import { expect } from './test.js';

const ELEMENT = fileURLToPath(new URL('../dist/asterion-board.js', import.meta.url));
const EXAMPLE = fileURLToPath(new URL('../../../examples/board', import.meta.url));
const MAZE = formatDocument(generateMaze({ rows: 3, cols: 4, seed: 7 }));
const GAME = recordingOf('cornered', CLEAN);
const SCRIPT = '<script src="asterion-board.js" defer></script>';

const inside = (text: string) => `<script type="application/json">${text}</script>`;
const asAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** A page with the element beside it. */
async function openWith(host: HostPage, body: string, script = SCRIPT): Promise<void> {
  host.serve('/asterion-board.js', await readFile(ELEMENT));
  await host.open(script + body);
}

test('the example shows its worlds from any server, in light and dark, and axe finds nothing', async ({
  page,
  host,
}) => {
  host.serve('/', await readFile(join(EXAMPLE, 'index.html')));
  host.serve('/chase.json', await readFile(join(EXAMPLE, 'chase.json')));
  host.serve('/asterion-board.js', await readFile(ELEMENT));
  await host.open();
  await expect(page.getByRole('application')).toHaveCount(4);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.locator('#chase').getByText('Turn 0 of 17. The start.')).toBeVisible();
  await expect(page.locator('#minotaur').getByText('Turn 19 of 19. Theseus W. The end: Theseus is out.')).toBeVisible();
  const ground = page.locator('#chase rect').first();
  const light = await ground.evaluate((one) => getComputedStyle(one).fill);
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => ground.evaluate((one) => getComputedStyle(one).fill)).not.toBe(light);
  await expectAccessible(page);
});

test('the example opens from disk, where a file beside it is nothing that browsers load', async ({
  page,
  complaints,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'asterion-board-'));
  await cp(EXAMPLE, folder, { recursive: true });
  await cp(ELEMENT, join(folder, 'asterion-board.js'));
  await page.goto(pathToFileURL(join(folder, 'index.html')).href);
  await expect(page.getByRole('application')).toHaveCount(3);
  await expect(page.locator('#file').getByRole('alert')).toHaveText(/^chase.json could not be loaded: .*from disk/);
  await page.locator('#chase').getByRole('button', { name: 'Step forward' }).click();
  await expect(page.locator('#chase').getByText('Turn 1 of 17.')).toBeVisible();
  expect(complaints.join()).toMatch(/fetch/i);
  complaints.length = 0; // as it should be
  await rm(folder, { recursive: true });
});

test('a game is played, stepped and dragged through by keys and by pointer', async ({ page, host }) => {
  await openWith(host, `<asterion-board controls>${inside(GAME)}</asterion-board>`);
  const board = page.getByRole('application', { name: 'Game of rogue on 9 rows and 9 columns' });
  const said = page.locator('asterion-board [part="status"]');
  await expect(said).toHaveText('Turn 0 of 7. The start.');
  await expect(board).toHaveAccessibleDescription(
    /^rogue at row 0, column 0; monster at row 4, column 4; Row 0 is at the top. Arrow keys/,
  );
  await board.focus();
  await page.keyboard.press('.');
  await expect(said).toHaveText('Turn 1 of 7. Monster NW.');
  await page.keyboard.press('End');
  await expect(said).toHaveText(/^Turn 7 of 7[.] Monster W[.] The end: .*caught/);
  await page.keyboard.press(',');
  await expect(said).toHaveText(/^Turn 6 of 7/);
  await page.getByRole('slider', { name: 'Turn' }).fill('2');
  await expect(said).toHaveText(/^Turn 2 of 7/);
  await page.getByRole('button', { name: 'To the start' }).click();
  await expect(said).toHaveText(/^Turn 0 of 7/);
  await page.getByRole('button', { name: 'Play' }).click();
  await expect(said).toHaveText(/^Turn 7 of 7/);
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
  // Cell by cell.
  const cell = page.locator('asterion-board [part="cell"]');
  await board.focus();
  await page.keyboard.press('ArrowRight');
  await expect(cell).toHaveText(/^row 0, column 1: open to/);
  await page.locator('asterion-board svg').first().click();
  await expect(cell).toHaveText(/^row 4, column 4:/);
  // What means nothing here is left to the page around.
  await page.keyboard.press('PageDown');
  await expect(cell).toHaveText(/^row 4, column 4:/);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });
  test('buttons and cells are tapped', async ({ page, host }) => {
    await openWith(host, `<asterion-board controls>${inside(GAME)}</asterion-board>`);
    await page.getByRole('button', { name: 'Step forward' }).tap();
    await expect(page.locator('[part="status"]')).toHaveText(/^Turn 1 of 7/);
    await page.locator('asterion-board svg').first().tap();
    await expect(page.locator('[part="cell"]')).toHaveText(/^row 4, column 4:/);
  });
});

test('with less motion, playing is a jump to the end', async ({ page, host }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWith(host, `<asterion-board controls>${inside(GAME)}</asterion-board>`);
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
  const turns = await page.locator('asterion-board').evaluate(async (element) => {
    const status = element.shadowRoot?.querySelector('[part="status"]');
    const seen: string[] = [];
    if (status) new MutationObserver(() => seen.push(status.textContent)).observe(status, { childList: true });
    element.shadowRoot?.querySelector<HTMLElement>('[title="Play"]')?.click();
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    return seen;
  });
  expect(turns).toEqual([expect.stringMatching(/^Turn 7 of 7/)]);
});

test('it lives with the strictest policy of a page, as a module, and says what it shows by link, text or file', async ({
  page,
  host,
}) => {
  host.policy = "default-src 'none'; script-src 'self'; connect-src 'self'";
  host.serve('/game.json', GAME);
  const [world, rec] = [await packText(MAZE), await packText(GAME)];
  await openWith(
    host,
    `<asterion-board label="text" world="${asAttribute(MAZE)}"></asterion-board>
    <asterion-board label="link" world="https://example.org/some/folder/#/maze?v=1&amp;world=${world}"></asterion-board>
    <asterion-board label="short link" recording="#/rogue?v=1&amp;turn=2&amp;rec=${rec}"></asterion-board>
    <asterion-board label="file" src="game.json"></asterion-board>`,
    '<script type="module" src="asterion-board.js"></script>',
  );
  for (const label of ['text', 'link', 'short link', 'file'])
    await expect(page.getByRole('application', { name: label, exact: true })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByText('Turn 0 of 7')).toHaveCount(2);
});

test('what cannot be shown is said in the element, and never thrown', async ({ page, host }) => {
  await openWith(
    host,
    [
      '<asterion-board></asterion-board>',
      `<asterion-board>${inside(MAZE.replace('"rows":3', '"rows":9'))}</asterion-board>`,
      `<asterion-board>${inside(GAME.replace('"game":"rogue"', '"game":"chess"'))}</asterion-board>`,
      `<asterion-board>${inside(GAME.replace('"NW"', '"SE"'))}</asterion-board>`,
      '<asterion-board world="#/maze?v=1&amp;rows=9"></asterion-board>',
      '<asterion-board world="#/maze?v=1&amp;world=AAAA"></asterion-board>',
      '<asterion-board world="&lt;img src=x onerror=alert(1)&gt;"></asterion-board>',
    ].join(''),
  );
  await expect(page.getByRole('alert')).toHaveText([
    /^There is nothing to show/,
    /^text:\d+:\d+: /,
    /^Expected a game of rogue, labyrinth, minotaur or pits, found one of "chess"/,
    /checksum does not hold.*up to turn 0: The move|checksum does not hold.*up to turn/,
    /^Expected a world document/,
    /^Expected a world document/,
    /^Expected a world document/,
  ]);
});

test('it follows its attributes, and may be taken out and put back', async ({ page, host }) => {
  await openWith(host, `<asterion-board turn="3">${inside(GAME)}</asterion-board>`);
  const said = page.locator('asterion-board [part="status"]');
  await expect(said).toHaveText(/^Turn 3 of 7/);
  await expect(page.getByRole('slider')).toHaveCount(0);
  const element = page.locator('asterion-board');
  await element.evaluate((one) => one.setAttribute('turn', 'last'));
  await expect(said).toHaveText(/^Turn 7 of 7/);
  await element.evaluate((one) => one.toggleAttribute('controls'));
  await expect(page.getByRole('slider')).toBeVisible();
  await element.evaluate((one) => {
    const { parentElement } = one;
    one.remove();
    parentElement?.append(one);
  });
  await expect(said).toHaveText(/^Turn 7 of 7/);
  await element.evaluate((one, text) => one.setAttribute('world', text), MAZE);
  await expect(page.getByRole('application', { name: 'World on 3 rows and 4 columns' })).toBeVisible();
  await expect(said).toBeHidden();
});

test('what the guide shows is shown as it says', async ({ page, host, baseURL }) => {
  const guide = await readFile(new URL('../../../docs/embed.md', import.meta.url), 'utf8');
  const blocks = [...guide.matchAll(/^```html\n(.*?)^```$/gms)].map(([, block]) => block);
  const shown = blocks.join('').replaceAll('http://127.0.0.1:4173', baseURL ?? '');
  await openWith(host, shown, '');
  await expect(page.getByRole('application', { name: 'A ring of four cells' })).toBeVisible();
  await expect(page.frameLocator('iframe').getByTestId('step')).toHaveText(/^turn 0 of [1-9]/);
  await expect(page.frameLocator('iframe').locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('alert')).toHaveCount(0);
  const background = page.locator('asterion-board rect').first();
  expect(await background.evaluate((one) => getComputedStyle(one).fill)).toBe('rgb(29, 43, 34)');
});
