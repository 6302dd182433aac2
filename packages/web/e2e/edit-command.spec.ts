/** `asterion edit`: a real server, whose printed link a real browser opens. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { shippedWorlds } from 'asterion/game';
import { EditPage } from './edit-page.js';
import { expect, test } from './test.js';

const command = fileURLToPath(new URL('../../cli/bin/asterion.js', import.meta.url));

/** Runs it as long as `use` takes; returns the exit code after Ctrl-C. */
async function whileEditing(
  args: readonly string[],
  stdin: string,
  use: (url: string) => Promise<void>,
): Promise<number | null> {
  const server = spawn(process.execPath, [command, 'edit', ...args, '--port', '0'], {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  server.stdin.end(stdin);
  const over = once(server, 'exit');
  try {
    for await (const line of createInterface(server.stdout)) {
      const [url] = /http:\S+/.exec(line) ?? [];
      if (url !== undefined) await use(url);
      break;
    }
  } finally {
    server.kill('SIGINT');
  }
  const [code] = (await over) as [number | null];
  return code;
}

test('the link that the command prints opens the editor with the world, for its game, and Ctrl-C ends it with 0', async ({
  page,
}) => {
  const code = await whileEditing(['cornered'], '', async (url) => {
    await page.goto(url);
    const edit = new EditPage(page);
    await edit.ready();
    await expect(edit.verdict).toHaveText('With best play: captured in 4 monster moves.');
    await expect(edit.field('Drawn for')).toHaveValue('rogue');
  });
  expect(code).toBe(0);
});

test('what comes from standard input is drawn for the game that is told', async ({ page }) => {
  const level = shippedWorlds.minotaur[0].text;
  const code = await whileEditing(['-', '--game', 'labyrinth'], level, async (url) => {
    await page.goto(url);
    const edit = new EditPage(page);
    await edit.ready();
    await expect(edit.field('Drawn for')).toHaveValue('labyrinth');
    await expect(edit.verdict).toContainText('suppl'); // there are none on a level of Minotaur
  });
  expect(code).toBe(0);
});
