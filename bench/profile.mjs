// What a page was at while it was busy, in words: samples of its stack, told by the files of the source that they lie in
// and by what those files say of themselves. The page must have been built with source maps.
import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {{ readonly functionName: string, readonly url: string, readonly lineNumber: number, readonly columnNumber: number }} CallFrame */
/** @typedef {{ readonly id: number, readonly callFrame: CallFrame, readonly children?: readonly number[] }} ProfileNode */
/** @typedef {{ readonly nodes: readonly ProfileNode[], readonly startTime: number, readonly samples?: readonly number[], readonly timeDeltas?: readonly number[] }} Profile */

const dist = new URL('../packages/web/dist/', import.meta.url);
const root = fileURLToPath(new URL('..', import.meta.url));
/** Microseconds between samples. */
const INTERVAL = 500;

/** What is at work where no script is. @type {Readonly<Record<string, string>>} */
const BROWSER = {
  '(program)': 'the browser itself: style, layout, paint, or a canvas that is read back',
  '(garbage collector)': 'garbage is collected',
};

/** @type {Map<string, SourceMap | undefined>} */
const maps = new Map();

/** The source map of a script of the page. @param {string} url */
function mapOf(url) {
  const { pathname } = new URL(url);
  const file = new URL(`.${pathname}.map`, dist);
  if (!maps.has(url))
    maps.set(url, existsSync(file) ? new SourceMap(JSON.parse(readFileSync(file, 'utf8'))) : undefined);
  return { map: maps.get(url), file };
}

/** The file of the source that a frame of a stack is in; undefined where it is not ours. @param {CallFrame} frame */
function pathOf({ url, lineNumber, columnNumber }) {
  if (!url.startsWith('http')) return undefined;
  const { map, file } = mapOf(url);
  const entry = map?.findEntry(lineNumber, columnNumber);
  if (entry === undefined || !('originalSource' in entry) || entry.originalSource === undefined) return undefined;
  const path = fileURLToPath(new URL(entry.originalSource, file));
  return path.includes('node_modules') ? undefined : path;
}

/** The first sentence of what a file says of itself. @param {string} path */
function wordsOf(path) {
  const [, comment = ''] = /\/\*\*([\s\S]*?)\*\//.exec(readFileSync(path, 'utf8')) ?? [];
  const [sentence] = comment
    .replaceAll(/\s*\n\s*\*\s?/g, ' ')
    .trim()
    .split(/(?<=\.)\s/);
  return `${sentence} (${path.slice(root.length)})`;
}

/** Samples the stacks of a page until it is told to stop. @param {Page} page */
export async function sampled(page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Profiler.enable');
  await devtools.send('Profiler.setSamplingInterval', { interval: INTERVAL });
  await devtools.send('Profiler.start');
  // Runs for a moment under a name of its own: so the clock of the samples is told from that of the page.
  const marked = 'const end = performance.now() + 20; while (performance.now() < end); return end;';
  const end = Number(await page.evaluate(`(function benchClock() { ${marked} })()`));
  return {
    async stop() {
      const { profile } = await devtools.send('Profiler.stop');
      await devtools.detach();
      return new Samples(profile, end);
    },
  };
}

class Samples {
  /** By sample: the time of the page in milliseconds, how long it stands for, and its stack, the innermost first. */
  #all;

  /** @param {Profile} profile @param {number} marked when the marking function ended, by the clock of the page */
  constructor({ nodes, startTime, samples = [], timeDeltas = [] }, marked) {
    const byId = new Map(nodes.map((node) => [node.id, node]));
    const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])));
    let time = startTime;
    const timed = samples.map((id, at) => {
      time += timeDeltas[at];
      return { id, at: time / 1000, ms: (timeDeltas[at + 1] ?? 0) / 1000 };
    });
    const mark = timed.findLast(({ id }) => byId.get(id)?.callFrame.functionName === 'benchClock');
    const shift = mark === undefined ? 0 : marked - mark.at;
    /** @param {number | undefined} id @returns {CallFrame[]} */
    const stackOf = (id) => {
      const node = id === undefined ? undefined : byId.get(id);
      return node === undefined ? [] : [node.callFrame, ...stackOf(parents.get(node.id))];
    };
    this.#all = timed.map(({ id, at, ms }) => ({ at: at + shift, ms, stack: stackOf(id) }));
  }

  /** What took most of some spans of time, in words. @param {readonly { readonly at: number, readonly ms: number }[]} spans */
  causes(spans, most = 2) {
    /** @type {Map<string, number>} */
    const spent = new Map();
    for (const { at, ms, stack } of this.#all) {
      if (!spans.some((span) => at >= span.at && at <= span.at + span.ms) || stack[0].functionName === '(idle)')
        continue;
      const path = stack.map(pathOf).find((found) => found !== undefined);
      const what = BROWSER[stack[0].functionName] ?? (path === undefined ? 'a library' : wordsOf(path));
      spent.set(what, (spent.get(what) ?? 0) + ms);
    }
    const sorted = [...spent].sort(([, a], [, b]) => b - a).slice(0, most);
    return sorted.map(([what, ms]) => `${Math.round(ms)} ms ${what}`).join('; ') || 'nothing was sampled then';
  }
}
