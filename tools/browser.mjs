// Finds a Chromium that really starts: present ones first, then the ways to get one, from the least to the most
// download. Nobody is asked anything, and only node_modules/.cache is written (apt and Playwright keep their own homes).
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { aptInstall, exists, onPath } from './apt.mjs';
import { run } from './run.mjs';

/** What a test runner needs to start it. @typedef {{ path: string, env: Record<string, string> }} Browser */

const root = fileURLToPath(new URL('..', import.meta.url));
const cache = join(root, 'node_modules/.cache/asterion');
const remembered = join(cache, 'browser.json');
const say = (/** @type {string} */ text) => process.stderr.write(`browser: ${text}\n`);

/** Starts it and opens a page: a binary may exist and still lack its libraries. @param {Browser} browser */
async function launches({ path, env }) {
  try {
    const browser = await chromium.launch({ executablePath: path, env: { ...process.env, ...env }, timeout: 180_000 });
    try {
      const page = await browser.newPage();
      return (await page.evaluate('6 * 7')) === 42;
    } finally {
      await browser.close();
    }
  } catch (error) {
    say(`${path} does not start: ${String(error).split('\n')[0]}`);
    return false;
  }
}

/** @param {readonly string[]} names */
async function programOnPath(...names) {
  const path = await onPath(...names);
  return path === undefined ? undefined : { path, env: {} };
}

/** The shell first: Chromium without the parts of its own window, which cost a third of the time of a test. */
const systemNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

function fromEnvironment() {
  const path = process.env.ASTERION_BROWSER ?? '';
  return path === '' ? undefined : { path, env: {} };
}

/** @returns {Promise<Browser | undefined>} */
async function fromLastTime() {
  if (!(await exists(remembered))) return undefined;
  const browser = JSON.parse(await readFile(remembered, 'utf8'));
  return (await exists(browser.path)) ? browser : undefined;
}

async function playwrightsOwn() {
  const path = chromium.executablePath();
  return path !== '' && (await exists(path)) ? { path, env: {} } : undefined;
}

async function byApt() {
  if (!(await aptInstall(say, 'chromium-headless-shell', 'chromium'))) return undefined;
  return programOnPath(...systemNames);
}

async function byPlaywright() {
  const cli = fileURLToPath(import.meta.resolve('@playwright/test/cli'));
  const { code } = await run(process.execPath, [cli, 'install', 'chromium']);
  return code === 0 ? playwrightsOwn() : undefined;
}

/** A Chromium packed for bare servers, with the libraries it needs; on demand because it weighs 66 MB. */
async function byNpm() {
  const prefix = join(cache, 'sparticuz');
  await mkdir(prefix, { recursive: true });
  const { code } = await run('npm', ['install', '--no-save', '--prefix', prefix, '@sparticuz/chromium@147.0.0']);
  if (code !== 0) return undefined;
  const entry = join(prefix, 'node_modules/@sparticuz/chromium/build/esm/index.js');
  // The package unpacks its shared libraries only where it believes to be on such a server.
  const script = `
    process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs20.x';
    const { default: chromium } = await import(${JSON.stringify(pathToFileURL(entry).href)});
    const path = await chromium.executablePath();
    const { LD_LIBRARY_PATH = '', FONTCONFIG_PATH = '' } = process.env;
    console.log(JSON.stringify({ path, env: { LD_LIBRARY_PATH, FONTCONFIG_PATH } }));`;
  const env = { ...process.env, TMPDIR: prefix }; // it unpacks into the temporary folder
  const asked = await run(process.execPath, ['--input-type=module', '--eval', script], { env });
  const last = asked.output.trim().split('\n').at(-1) ?? '';
  return asked.code === 0 && last.startsWith('{') ? JSON.parse(last) : undefined;
}

/** @type {readonly (readonly [string, () => Browser | undefined | Promise<Browser | undefined>])[]} */
const ways = [
  ['ASTERION_BROWSER', fromEnvironment],
  ['the one found last time', fromLastTime],
  ["Playwright's own", playwrightsOwn],
  ['the PATH', () => programOnPath(...systemNames)],
  ['apt-get install chromium', byApt],
  ['playwright install chromium', byPlaywright],
  ['@sparticuz/chromium from npm', byNpm],
];

/** The first browser that starts, or undefined when every way failed. @returns {Promise<Browser | undefined>} */
export async function findBrowser() {
  for (const [name, look] of ways) {
    say(`trying ${name}`);
    const found = await look();
    if (found === undefined || !(await launches(found))) continue;
    say(`using ${found.path}`);
    await mkdir(cache, { recursive: true });
    await writeFile(remembered, JSON.stringify(found));
    return found;
  }
  return undefined;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = await findBrowser();
  if (found === undefined) {
    console.error('No browser found: install chromium, or set ASTERION_BROWSER to one.');
    process.exit(1);
  }
  console.log(found.path);
}
