import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig, devices } from '@playwright/test';

const port = Number(process.env.ASTERION_PORT ?? 4273); // not the server's default: a running app stays undisturbed
const url = `http://127.0.0.1:${port}`;
const report = process.env.ASTERION_REPORT;
// tools/e2e.mjs finds the browser; without it Playwright looks for its own.
const executablePath = process.env.ASTERION_BROWSER;

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../../reports/e2e',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  workers: Math.max(2, Math.ceil(availableParallelism() / 2)),
  // Guards against hanging, not measures: machines may be slow.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: report === undefined ? 'list' : [['dot'], ['json', { outputFile: report }]],
  use: {
    baseURL: url,
    // Recording each step takes as much time as the tests themselves: ask for it with `--trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
    // It would fetch every file for every test, and by ways that tests cannot bend. Those about it allow it.
    serviceWorkers: 'block',
    launchOptions: executablePath === undefined ? {} : { executablePath },
  },
  projects: [
    { name: 'desktop', testIgnore: '**/phone.spec.ts', use: { ...devices['Desktop Chrome'] } },
    { name: 'phone', testMatch: ['**/phone.spec.ts', '**/accessibility.spec.ts'], use: { ...devices['Pixel 7'] } },
  ],
  webServer: {
    command: `node packages/cli/bin/asterion.js serve --port ${port}`,
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    url,
    reuseExistingServer: false,
    timeout: 300_000,
  },
});
