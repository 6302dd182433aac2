/** The page of a tournament opens from disk: from the table of everybody against everybody to a game, replayed inside. */

import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, test } from './test.js';

const command = fileURLToPath(new URL('../../cli/bin/asterion.js', import.meta.url));

const CUP = `
bots = ["minimax:1", "random", "bfs"]
[[games]]
game = "rogue"
worlds = ["cornered"]
cap = 20
[[games]]
game = "maze"
set = { rows = 4, cols = 4 }
`;

test.use({ folds: 'folded' });

test('a game is replayed from the table of everybody against everybody', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'arena-page-'));
  const [cup, html] = [join(folder, 'cup.toml'), join(folder, 'cup.html')];
  writeFileSync(cup, CUP);
  const { status, stderr } = spawnSync(process.execPath, [command, 'arena', 'run', cup, '--html', html], {
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, expect.not.stringContaining('asterion:')]);
  await page.goto(pathToFileURL(html).href);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tournament cup');
  await expect(page.locator('#stage')).toBeHidden();
  await page.getByRole('region', { name: 'Everybody against everybody' }).getByRole('link').first().click();
  const games = page.locator('details[open]');
  await expect(games).toHaveCount(1);
  await games.getByRole('button', { name: 'Replay' }).first().click();
  const replay = page.frameLocator('#replay');
  await expect(replay.locator('#now')).toHaveText(/^Turn 0 of \d+\. The start\.$/);
  await replay.getByRole('button', { name: 'A turn forwards' }).click();
  await expect(replay.locator('#now')).toHaveText(/^Turn 1 of /);
  await replay.getByRole('button', { name: 'To the end' }).click();
  await expect(replay.locator('#turn')).toHaveValue((await replay.locator('#turn').getAttribute('max')) ?? '');
});
