// The browser tests: a browser that really starts, then Playwright. Arguments go on to Playwright.
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { findBrowser } from './browser.mjs';

const browser = await findBrowser();
if (browser === undefined) {
  console.error('No browser found: install chromium, or set ASTERION_BROWSER to one.');
  process.exit(1);
}
/** A port nobody uses, so that a running app or a second run is no obstacle. */
async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address !== null ? address.port : 4273;
}

const playwright = fileURLToPath(import.meta.resolve('@playwright/test/cli'));
const { status } = spawnSync(process.execPath, [playwright, 'test', ...process.argv.slice(2)], {
  cwd: fileURLToPath(new URL('../packages/web', import.meta.url)),
  env: { ...process.env, ...browser.env, ASTERION_BROWSER: browser.path, ASTERION_PORT: `${await freePort()}` },
  stdio: ['ignore', 'inherit', 'inherit'],
});
process.exit(status ?? 1);
