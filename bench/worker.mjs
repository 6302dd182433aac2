// Times of the page's worker in a real browser, from the request to the table, the thread waiting as it does on the page;
// none without a browser.
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { chaseRequestOf } from 'asterion/exact';
import { build } from 'esbuild';
import { findBrowser } from '../tools/browser.mjs';

/** @typedef {import('asterion/world').Scene} Scene */

async function bundle() {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('../packages/web/src/game/worker.ts', import.meta.url))],
    bundle: true,
    minify: true,
    write: false,
    conditions: ['asterion-source'],
  });
  return outputFiles[0].text;
}

/** What the page orders, as text: arrays do not come through as they are. @param {Scene} scene */
const orderOf = ({ world }) =>
  JSON.stringify(
    {
      kind: 'solve',
      request: { game: 'rogue', problem: chaseRequestOf({ world, stay: true, monsters: 1 }) },
    },
    (_, value) => (ArrayBuffer.isView(value) ? { bytes: [.../** @type {any} */ (value)] } : value),
  );

/** Milliseconds: every scene once, and the slowest one several times. @param {readonly Scene[]} scenes @returns {Promise<Record<string, number[]>>} */
export async function workerTimes(scenes) {
  const found = await findBrowser();
  if (found === undefined) return {};
  const browser = await chromium.launch({ executablePath: found.path, env: { ...process.env, ...found.env } });
  try {
    const page = await browser.newPage();
    const code = await bundle();
    const time = (/** @type {string} */ order) =>
      page.evaluate(
        async ([source, text]) => {
          const url = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
          const posted = JSON.parse(text, (_, value) => (value?.bytes ? Uint8Array.from(value.bytes) : value));
          const { Worker } = /** @type {any} */ (globalThis); // the page's, not Node's
          const worker = new Worker(url);
          worker.postMessage({ kind: 'warm' }); // as the page does when it has time to spare
          await new Promise((wait) => setTimeout(wait, 300));
          const from = performance.now();
          await new Promise((resolve, reject) => {
            worker.onerror = reject;
            worker.onmessage = (/** @type {{ data: { kind: string, why?: string } }} */ { data }) => {
              if (data.kind === 'solved') resolve(data);
              else if (data.kind !== 'progress') reject(new Error(data.why));
            };
            worker.postMessage(posted);
          });
          const taken = performance.now() - from;
          worker.terminate();
          return taken;
        },
        /** @type {const} */ ([code, order]),
      );
    const orders = scenes.map(orderOf);
    await time(orders[0]); // the browser wakes up
    const times = [];
    for (const order of orders) times.push(await time(order));
    const slowest = orders[times.indexOf(Math.max(...times))];
    const again = [];
    for (let run = 0; run < 9; run++) again.push(await time(slowest));
    return { [`all ${scenes.length}, median`]: times, 'slowest of them, median': again };
  } finally {
    await browser.close();
  }
}
