/** Exact tables come from the kernel under the policy that the page is served with, and from layers where that forbids it. */

import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import { ExactPage } from './exact-page.js';
import { CORNERED } from './rogue-page.js';
import { expect, test } from './test.js';

/** Solves a dungeon, says by which solver, and adds up what it found: as a script of a page, or as a worker. */
const SOLVING = `
  import { solveChase } from 'asterion/exact';
  import { generateDungeon } from 'asterion/generate';
  import { isGround } from 'asterion/world';
  const { world, actors } = generateDungeon({ rows: 41, seed: 7 });
  const table = solveChase({ world, stay: true, monsters: 1 });
  let sum = 0;
  for (let cell = 0; cell < world.grid.cellCount; cell++) {
    const depth = isGround(world, cell) ? table.wonIn(actors.monster, cell) : Infinity;
    sum += depth === Infinity ? 1000 : depth;
  }
  const found = { method: table.method, sum };
  if (globalThis.document === undefined) postMessage(found);
  else globalThis.found = found;
`;

async function solvingScript(): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: SOLVING, resolveDir: fileURLToPath(new URL('.', import.meta.url)) },
    conditions: ['asterion-source'],
    bundle: true,
    format: 'iife',
    write: false,
  });
  return outputFiles[0].text;
}

/** What the script finds on the page itself, then in a worker. */
async function foundOn(page: Page): Promise<unknown[]> {
  const body = await solvingScript();
  await page.route('**/solving.js', (route) => route.fulfill({ contentType: 'text/javascript', body }));
  await page.addScriptTag({ url: '/solving.js' });
  const inWorker = `new Promise((found) => {
    new Worker('/solving.js').onmessage = ({ data }) => found(data);
  })`;
  return [await page.evaluate('found'), await page.evaluate(inWorker)];
}

/** Serves everything as it is, but for the leave to compile: workers have a policy of their own. */
const forbidKernels = (page: Page) =>
  page.route('**', async (route) => {
    const response = await route.fetch();
    const policy = response.headers()['content-security-policy'];
    if (policy === undefined) return route.fulfill({ response });
    const headers = { ...response.headers(), 'content-security-policy': policy.replace(" 'wasm-unsafe-eval'", '') };
    return route.fulfill({ response, headers });
  });

/** Notes by which solver the tables of a room were made. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    const methods: (string | undefined)[] = [];
    Object.assign(globalThis, { methods });
    globalThis.Worker = class extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        this.addEventListener('message', ({ data }: MessageEvent<{ kind?: string; data?: { method?: string } }>) => {
          if (data.kind === 'solved') methods.push(data.data?.method);
        });
      }
    };
  });

test('the kernel runs on a page and in a worker, and finds the same', async ({ page }) => {
  await page.goto('/');
  const [onPage, inWorker] = await foundOn(page);
  expect(onPage).toMatchObject({ method: 'kernel' });
  expect(inWorker).toEqual(onPage);
});

test('a room shows the same by the kernel and by layers', async ({ browser, baseURL, complaints }) => {
  const shown: unknown[] = [];
  for (const method of ['kernel', 'layers']) {
    const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
    const page = await context.newPage();
    if (method === 'layers') await forbidKernels(page);
    await listen(page);
    const room = await new ExactPage(page).open(CORNERED);
    await room.press('v');
    await room.press('c');
    await expect(room.truth).toContainText('captured in');
    await expect(room.legend).toBeVisible();
    expect(await page.evaluate('methods')).toEqual([method]);
    shown.push([await room.truth.textContent(), await room.picture()]);
    await context.close();
  }
  expect(shown[1]).toEqual(shown[0]);
  expect(complaints.filter((complaint) => !/wasm|WebAssembly/i.test(complaint))).toEqual([]);
  complaints.length = 0; // that compiling was forbidden, as it should be
});
