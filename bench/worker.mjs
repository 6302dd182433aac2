// Times of the page's worker in a real browser, from the request to the table, the thread waiting as it does on the page;
// none without a browser.
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
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

/** @param {Scene} scene */
const plain = ({ world: { grid, open, terrain } }) => ({
  rows: grid.rows,
  cols: grid.cols,
  open: [...open],
  terrain: [...(terrain ?? [])],
});

/** Milliseconds: every scene once, and the slowest one several times. @param {readonly Scene[]} scenes @returns {Promise<Record<string, number[]>>} */
export async function workerTimes(scenes) {
  const found = await findBrowser();
  if (found === undefined) return {};
  const browser = await chromium.launch({ executablePath: found.path, env: { ...process.env, ...found.env } });
  try {
    const page = await browser.newPage();
    const code = await bundle();
    /** @param {ReturnType<typeof plain>} ground */
    const time = (ground) =>
      page.evaluate(
        async ([source, { rows, cols, open, terrain }]) => {
          const url = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
          const problem = {
            shape: 'rect',
            rows,
            cols,
            origin: 'top',
            open: Uint8Array.from(open),
            terrain: Uint8Array.from(terrain),
            tunnels: [],
            stay: true,
            monsters: 1,
            wish: {},
          };
          const { Worker } = /** @type {any} */ (globalThis); // the page's, not Node's
          const worker = new Worker(url);
          await new Promise((wait) => setTimeout(wait, 300)); // it warms itself up
          const from = performance.now();
          await new Promise((resolve, reject) => {
            worker.onerror = reject;
            worker.onmessage = (/** @type {{ data: { kind: string } }} */ { data }) =>
              data.kind !== 'progress' && resolve(data);
            worker.postMessage({ game: 'rogue', problem });
          });
          const taken = performance.now() - from;
          worker.terminate();
          return taken;
        },
        /** @type {const} */ ([code, ground]),
      );
    const grounds = scenes.map(plain);
    await time(grounds[0]); // the browser wakes up
    const times = [];
    for (const ground of grounds) times.push(await time(ground));
    const slowest = grounds[times.indexOf(Math.max(...times))];
    const again = [];
    for (let run = 0; run < 9; run++) again.push(await time(slowest));
    return { [`all ${scenes.length}, median`]: times, 'slowest of them, median': again };
  } finally {
    await browser.close();
  }
}
