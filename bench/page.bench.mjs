// The built page in a real browser: what is loaded, how soon the truth is there, frames on a large maze, tasks that block, memory
// after many games.
// Nothing here is a median of runs, so it reports by itself.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { findBrowser } from '../tools/browser.mjs';
import { pageSizes } from '../tools/page-size.mjs';
import { run } from '../tools/run.mjs';
import { sampled } from './profile.mjs';

/** @typedef {import('@playwright/test').Page} Page */

const root = fileURLToPath(new URL('..', import.meta.url));
const WAIT = { timeout: 600_000 };

/** Tasks longer than this are told. */
const BLOCKING_MS = 100;
/** How long a room has to open, with all that it prepares, and then to act. */
const OPENING_MS = 3000;
const ACTING_MS = 5000;
const FRAME_MS = 8;
const GAMES = 20;
const TURNS = 600;
const MEMORY_MB = 10;

/** Counts what frames and long tasks cost, from the start of a page on. Runs in the page. */
function observe() {
  /** @type {any} */
  const scope = globalThis;
  /** @type {{ ms: number, at: number }[]} */
  const frames = [];
  /** @type {{ ms: number, at: number }[]} */
  const tasks = [];
  scope.bench = { frames, tasks };
  const draw = scope.requestAnimationFrame.bind(scope);
  let last = -1;
  scope.requestAnimationFrame = (/** @type {(time: number) => void} */ call) =>
    draw((/** @type {number} */ time) => {
      const begun = performance.now();
      call(time);
      const spent = performance.now() - begun;
      if (time === last)
        frames[frames.length - 1].ms += spent; // several calls make one frame
      else frames.push({ ms: spent, at: begun });
      last = time;
    });
  /** A kind that the types do not know. @type {any} */
  const kind = { type: 'longtask' };
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) tasks.push({ ms: duration, at: startTime });
  }).observe(kind);
}

/** @param {readonly number[]} values @param {number} share */
const quantile = (values, share) => values.toSorted((a, b) => a - b)[Math.floor(share * (values.length - 1))] ?? 0;

/** @param {boolean} isMet */
const verdict = (isMet) => (isMet ? 'ok' : 'NOT MET');

/** @param {number} bytes */
const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

function sizes() {
  const { first, rooms } = pageSizes();
  const lines = [...rooms].map(([room, more]) => `  ${room.padEnd(12)} ${kB(more).padStart(9)} more`);
  return ['scripts after gzip', `  ${'first load'.padEnd(12)} ${kB(first).padStart(9)}`, ...lines];
}

/** Script and draw time of frames while a maze of a million cells plays, is zoomed and is dragged. @param {Page} page */
async function frames(page) {
  await page.goto(
    '/#/maze?v=1&shape=rect&rows=1000&cols=1000&generator=recursive-backtracker&seed=7&solver=bfs&turn=0',
  );
  const timeline = page.getByRole('slider', { name: 'Timeline' });
  await timeline.waitFor();
  await page.getByTestId('stats').filter({ hasText: '1,000,000' }).first().waitFor(WAIT);
  const board = page.locator('[data-board]').first();
  const box = await board.boundingBox();
  if (box === null) throw new Error('Expected a board.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const played = await framesWhile(page, async () => {
    await board.press('Home');
    await board.press('p');
    await page.waitForTimeout(4000);
    await board.press('p');
  });
  await board.press('End');
  const dragged = await framesWhile(page, async () => {
    await board.press('0');
    await page.mouse.move(x, y);
    for (let i = 0; i < 6; i++) await page.mouse.wheel(0, -240);
    await page.mouse.down();
    for (let i = 0; i < 60; i++) await page.mouse.move(x + 3 * i, y + 2 * i);
    await page.mouse.up();
  });
  return [
    `script and draw time a frame on a 1000 x 1000 maze, p95 under ${FRAME_MS} ms wanted`,
    `  played            ${played}`,
    `  zoomed and moved  ${dragged}`,
  ];
}

/** @typedef {{ readonly ms: number, readonly at: number }} Span */

/**
 * What frames took while something is done, and, when it is done once more under the eyes of a profiler, what those took
 * that are too long.
 * @param {Page} page @param {() => Promise<void>} act
 */
async function framesWhile(page, act) {
  const measured = async () => {
    await page.evaluate('bench.frames.length = 0');
    await act();
    return /** @type {Span[]} */ (await page.evaluate('bench.frames'));
  };
  const load = loadavg()[0].toFixed(1);
  const times = (await measured()).map(({ ms }) => ms);
  const [half, p95, most] = [0.5, 0.95, 1].map((share) => quantile(times, share));
  const rest = `${times.length} frames, median ${half.toFixed(1)}, longest ${most.toFixed(1)}, load ${load}`;
  const figures = `p95 ${p95.toFixed(1)} ms: ${verdict(p95 < FRAME_MS)} (${rest})`;
  const profiler = await sampled(page);
  const slow = (await measured()).filter(({ ms }) => ms >= FRAME_MS);
  const samples = await profiler.stop();
  if (slow.length === 0) return figures;
  return `${figures}\n    of ${slow.length} frames that are longer, once more: ${samples.causes(slow, 3)}`;
}

/**
 * What may block: a room, and what is done there once it is open. Links that begin a game are followed in the open room.
 * @type {Record<string, { readonly room: string, readonly link?: string, readonly keys?: readonly string[] }>}
 */
const SCENES = {
  'bots think (Rogue, minimax, 40 x 40)': {
    room: 'rogue',
    link: '#/rogue?v=1&kind=big-rooms&size=40&monster=minimax&rogue=minimax&seed=3&moves=40',
  },
  'bots think (Labyrinth, minimax)': {
    room: 'labyrinth',
    link: '#/labyrinth?v=1&rows=15&supplies=4&norooms=1&theseus=minimax&minotaur=minimax&seed=4',
  },
  'a table is made (Rogue, 40 x 40)': {
    room: 'rogue?v=1&kind=big-rooms&size=40&monster=bfs&rogue=human&seed=3',
    keys: ['v'],
  },
  'a table is made (Labyrinth, 9 x 9)': {
    room: 'labyrinth?v=1&rows=9&supplies=2&norooms=1&theseus=human&minotaur=bfs&seed=4',
    keys: ['v'],
  },
  'a dungeon of 140 x 140 opens (Rogue)': {
    room: 'rogue',
    link: '#/rogue?v=1&kind=big-rooms&size=140&monster=bfs&rogue=human&seed=3',
  },
  'a level is made and proven (Minotaur, 9 x 9)': {
    room: 'minotaur',
    link: '#/minotaur?v=1&rows=9&cols=9&needs-wait=1&unique=1&theseus=human&seed=5',
  },
  'a world of 500 x 500 grows (Explore)': { room: 'explore', link: '#/explore?v=1&rows=500&cols=500&seed=7' },
};

/** Tasks that block the page, one scene after the other. @param {() => Promise<Page>} open */
async function blocking(open) {
  const lines = [`tasks over ${BLOCKING_MS} ms, none wanted`];
  for (const [name, { room, link, keys = [] }] of Object.entries(SCENES)) {
    const page = await open();
    await page.goto(`/#/${room}`);
    const board = page.locator('[data-board]').first();
    await board.waitFor();
    await page.waitForTimeout(OPENING_MS);
    await page.evaluate('bench.tasks.length = 0');
    const profiler = await sampled(page);
    if (link !== undefined) await page.evaluate(`location.hash = ${JSON.stringify(link)}`);
    for (const key of keys) await board.press(key);
    await page.waitForTimeout(ACTING_MS);
    const all = /** @type {Span[]} */ (await page.evaluate('bench.tasks'));
    const samples = await profiler.stop();
    const tasks = all.filter(({ ms }) => ms > BLOCKING_MS);
    lines.push(`  ${name}: ${tasks.length === 0 ? 'none' : tasks.length}, load ${loadavg()[0].toFixed(1)}`);
    for (const task of tasks) lines.push(`    ${Math.round(task.ms)} ms: ${samples.causes([task])}`);
    await page.close();
  }
  return lines;
}

/** Dungeons of 100 x 100 whose truth is asked for: what people see between the key and the answer. */
const TRUTHS = ['loops', 'big-rooms'];
/** What nobody takes for a pause. */
const PAUSE_MS = 200;

/**
 * From the key to the frame in which something stands on the page. Runs in the page.
 * @param {{ key: string, testId: string }} asked @returns {Promise<number>}
 */
function answered({ key, testId }) {
  /** @type {any} */
  const { document, requestAnimationFrame } = globalThis;
  return new Promise((found) => {
    document.addEventListener('keydown', (/** @type {{ key: string }} */ event) => {
      if (event.key !== key) return;
      const pressed = performance.now();
      const look = () => {
        const isThere = (document.querySelector(`[data-testid="${testId}"]`)?.textContent ?? '') !== '';
        requestAnimationFrame(isThere ? () => found(performance.now() - pressed) : look);
      };
      requestAnimationFrame(look);
    });
  });
}

/** How long the verdict and then the heat map of a dungeon take to appear, by the key. @param {() => Promise<Page>} open */
async function truth(open) {
  const lines = [`from the key to the answer on a dungeon of 100 x 100, under ${PAUSE_MS} ms wanted`];
  for (const kind of TRUTHS) {
    const page = await open();
    await page.goto(`/#/rogue?v=1&kind=${kind}&size=100&monster=bfs&rogue=human&seed=3`);
    const board = page.locator('[data-board]').first();
    await board.waitFor();
    await page.waitForTimeout(OPENING_MS);
    for (const [title, key, testId] of [
      ['verdict, its table made first', 'v', 'truth'],
      ['heat map', 'c', 'heat-legend'],
    ]) {
      const measuring = page.evaluate(answered, { key, testId });
      await board.press(key);
      const ms = await measuring;
      const load = loadavg()[0].toFixed(1);
      lines.push(
        `  ${`${kind}: ${title}`.padEnd(42)} ${ms.toFixed(0).padStart(5)} ms: ${verdict(ms < PAUSE_MS)}, load ${load}`,
      );
    }
    await page.close();
  }
  return lines;
}

/** The heap after games between bots that nobody wins. @param {Page} page */
async function memory(page) {
  const devtools = await page.context().newCDPSession(page);
  const heap = async () => {
    await devtools.send('HeapProfiler.collectGarbage');
    return (await devtools.send('Runtime.getHeapUsage')).usedSize / 2 ** 20;
  };
  await page.goto(`/#/rogue?v=1&kind=big-rooms&size=40&monster=random&rogue=random&seed=1&moves=${TURNS / 2}`);
  const timeline = page.getByRole('slider', { name: 'Timeline' });
  await timeline.waitFor();
  const over = () => page.waitForTimeout(600);
  await over();
  const before = await heap();
  let turns = 0;
  for (let game = 0; game < GAMES; game++) {
    await page.locator('[data-board]').first().press('g');
    await over();
    turns += Number(await timeline.getAttribute('max'));
  }
  const more = (await heap()) - before;
  return [
    `memory after ${GAMES} new games, ${Math.round(turns / GAMES)} turns each on average`,
    `  ${before.toFixed(1)} MB at first, ${more.toFixed(1)} MB more after, wanted under ${MEMORY_MB}: ${verdict(more < MEMORY_MB)}`,
  ];
}

/** Builds the page, opens it in a browser, and returns what was measured, line by line. */
export async function report() {
  const built = await run('npm', ['run', 'build', '-w', '@asterion/web', '--', '--sourcemap', 'hidden'], { cwd: root });
  if (built.code !== 0) throw new Error(built.output);
  const found = await findBrowser();
  if (found === undefined) return 'No browser found: install chromium, or set ASTERION_BROWSER to one.';
  const server = spawn(process.execPath, ['packages/cli/bin/asterion.js', 'serve', '--port', '0'], { cwd: root });
  const [greeting] = await once(server.stdout, 'data');
  const [baseURL = ''] = /http:\S+/.exec(String(greeting)) ?? [];
  const browser = await chromium.launch({ executablePath: found.path, env: { ...process.env, ...found.env } });
  try {
    const open = async () => {
      const context = await browser.newContext({ baseURL, serviceWorkers: 'block' });
      const page = await context.newPage();
      await page.addInitScript(observe);
      return page;
    };
    const load = `load average ${loadavg()[0].toFixed(1)}: where others are at work, too, times hold their share`;
    const parts = [
      [load],
      sizes(),
      await truth(open),
      await frames(await open()),
      await blocking(open),
      await memory(await open()),
    ];
    return parts.map((lines) => lines.join('\n')).join('\n\n');
  } finally {
    await browser.close();
    server.kill();
  }
}
