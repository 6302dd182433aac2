// Screenshots of the built app: `npm run screens` takes every room, on a desktop and on a phone, light and dark, into
// reports/screens; with `-- --pictures` only the few that README shows, into docs/pictures.
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { findBrowser } from './browser.mjs';

const root = new URL('../', import.meta.url);
const SCREENS = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };
const THEMES = /** @type {const} */ (['light', 'dark']);
/** Milliseconds in which a room opens, its first table is made, and its first message fades. */
const CALM = 2500;

/** What a screenshot shows. @typedef {{ file: URL, hash: string, screen: keyof typeof SCREENS, theme: 'light' | 'dark', keys?: readonly string[], stored?: Readonly<Record<string, string>> }} Shot */

/** Those that README shows. @type {readonly Shot[]} */
export const pictures = [
  {
    file: new URL('docs/pictures/screen-rogue.png', root),
    hash: '#/rogue?v=1&kind=tree&size=16&monster=bfs&rogue=human&seed=5',
    screen: 'desktop',
    theme: 'light',
    stored: { 'asterion.rogue-heat': 'rogue', 'asterion.rogue-truth': 'on' },
  },
  {
    file: new URL('docs/pictures/screen-labyrinth.png', root),
    hash: '#/labyrinth?v=1&rows=9&supplies=1&norooms=1&seed=5&theseus=human',
    screen: 'desktop',
    theme: 'dark',
    stored: { 'asterion.labyrinth-heat': 'theseus', 'asterion.labyrinth-truth': 'on' },
  },
  {
    file: new URL('docs/pictures/screen-pits.png', root),
    hash: '#/pits?v=1&size=10&shape=rect&pits=1-5&player=human&seed=2445',
    screen: 'phone',
    theme: 'light',
    stored: { 'asterion.pits-hint': 'on' },
  },
];

/** Serves the built app at a free port until it is closed. */
async function serve() {
  const command = fileURLToPath(new URL('packages/cli/bin/asterion.js', root));
  const server = spawn(process.execPath, [command, 'serve', '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface(server.stdout)) {
    const address = /http:\/\/[\w.:]+/.exec(line)?.[0];
    if (address !== undefined) return { address, close: () => server.kill() };
  }
  throw new Error('The server has not told its address.');
}

/** @param {import('@playwright/test').Browser} browser @param {string} address @param {Shot} shot */
async function take(browser, address, { file, hash, screen, theme, keys = [], stored = {} }) {
  const isPhone = screen === 'phone';
  const context = await browser.newContext({
    viewport: SCREENS[screen],
    colorScheme: theme,
    reducedMotion: 'reduce',
    isMobile: isPhone,
    hasTouch: isPhone,
    storageState: {
      cookies: [],
      origins: [{ origin: address, localStorage: Object.entries(stored).map(([name, value]) => ({ name, value })) }],
    },
  });
  const page = await context.newPage();
  await page.goto(`${address}/${hash}`);
  await page.waitForTimeout(CALM);
  for (const key of keys) await page.keyboard.press(key);
  await page.screenshot({ path: fileURLToPath(file) });
  await context.close();
}

/** Home and every room it leads to. @param {import('@playwright/test').Browser} browser @param {string} address */
async function hashes(browser, address) {
  const page = await browser.newPage();
  await page.goto(address);
  const links = page.getByRole('navigation').getByRole('link');
  await links.first().waitFor();
  const found = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  await page.close();
  return [...new Set(['#/', ...found.filter((href) => href.startsWith('#/'))])];
}

async function main() {
  const found = await findBrowser();
  if (found === undefined) throw new Error('No browser found: install chromium, or set ASTERION_BROWSER to one.');
  const browser = await chromium.launch({ executablePath: found.path, env: { ...process.env, ...found.env } });
  const { address, close } = await serve();
  try {
    mkdirSync(new URL('reports/screens/', root), { recursive: true });
    const rooms = process.argv.includes('--pictures') ? [] : await hashes(browser, address);
    const screens = /** @type {(keyof typeof SCREENS)[]} */ (Object.keys(SCREENS));
    const all = rooms.flatMap((hash) =>
      screens.flatMap((screen) =>
        THEMES.map((theme) => {
          const name = `${hash.replace(/[^a-z]/g, '') || 'home'}-${screen}-${theme}.png`;
          return { file: new URL(`reports/screens/${name}`, root), hash, screen, theme };
        }),
      ),
    );
    for (const shot of rooms.length === 0 ? pictures : all) {
      await take(browser, address, shot);
      console.log(fileURLToPath(shot.file).slice(fileURLToPath(root).length));
    }
  } finally {
    close();
    await browser.close();
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
