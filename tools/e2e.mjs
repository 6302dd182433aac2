// The browser tests: a browser that really starts, then Playwright. Arguments go on to Playwright.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { findBrowser } from './browser.mjs';

const browser = await findBrowser();
if (browser === undefined) {
  console.error('No browser found: install chromium, or set ASTERION_BROWSER to one.');
  process.exit(1);
}
const playwright = fileURLToPath(import.meta.resolve('@playwright/test/cli'));
const { status } = spawnSync(process.execPath, [playwright, 'test', ...process.argv.slice(2)], {
  cwd: fileURLToPath(new URL('../packages/web', import.meta.url)),
  env: { ...process.env, ...browser.env, ASTERION_BROWSER: browser.path },
  stdio: ['ignore', 'inherit', 'inherit'],
});
process.exit(status ?? 1);
