import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { generateMaze } from 'asterion/generate';
import { drawPixels } from 'asterion/render';
import { shortestPath } from 'asterion/search';
import { encode } from 'fast-png';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { TOURNAMENTS } from './src/shell/tournaments-address.js';

const zip = promisify(gzip);
/** How a file is packed, by the ending of what is written beside it. */
const packers = { '.br': promisify(brotliCompress), '.gz': (content: Buffer) => zip(content, { level: 9 }) };
/** A packed form has to be smaller than this share of the file to pay for itself. */
const WORTHWHILE = 0.9;

/** Writes compressed forms beside the files, once and as small as can be, for servers that send them as they are. */
const precompress = (): Plugin => ({
  name: 'precompress',
  apply: 'build',
  async writeBundle({ dir = '.' }, bundle) {
    const files = Object.values(bundle).map((file) => ({
      path: join(dir, file.fileName),
      content: Buffer.from(file.type === 'chunk' ? file.code : file.source),
    }));
    const pack = async (path: string, content: Buffer, ending: keyof typeof packers) => {
      const packed = await packers[ending](content);
      if (packed.length < WORTHWHILE * content.length) await writeFile(path + ending, packed);
    };
    await Promise.all(files.flatMap(({ path, content }) => [pack(path, content, '.br'), pack(path, content, '.gz')]));
  },
});

const SERVICE_WORKER = 'service-worker.js';
const INDEX = 'index.html';
const hashOf = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');

/** Adds the service worker, and tells it which files there are. */
const keepForOffline = (): Plugin => ({
  name: 'keep-for-offline',
  apply: 'build',
  buildStart() {
    if (this.environment.name !== 'client') return; // threads are built apart
    this.emitFile({
      type: 'chunk',
      id: fileURLToPath(new URL('src/service-worker.ts', import.meta.url)),
      fileName: SERVICE_WORKER,
    });
  },
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const [worker, index] = [bundle[SERVICE_WORKER], bundle[INDEX]];
      if (worker?.type !== 'chunk' || index?.type !== 'asset') return;
      const files = Object.keys(bundle).filter((file) => file !== SERVICE_WORKER);
      const indexHash = hashOf(index.source);
      const build = { version: hashOf(files.join() + indexHash).slice(0, 12), files, asked: [TOURNAMENTS], indexHash };
      worker.code = `const ASTERION_BUILD=${JSON.stringify(build)};${worker.code}`;
    },
  },
});

/** The solvers of the exact table that a page leaves to its threads. */
const KERNEL = /\/asterion\/src\/exact\/(kernel(-layout|-memory)?|threads)[.]js$/;

/**
 * The page itself makes tables of small boards only, for which layers do, and carries no kernel: it would be a twentieth of the
 * first load. Threads, which are built apart, have theirs.
 */
const withoutKernel = (): Plugin => ({
  name: 'without-kernel',
  enforce: 'pre',
  resolveId: (id, importer) =>
    importer !== undefined && KERNEL.test(new URL(id, `file://${importer}`).pathname) ? '\0no-kernel' : null,
  load: (id) =>
    id === '\0no-kernel'
      ? 'export const hasKernel = () => false, hasSharedKernel = hasKernel, kernelBytes = () => 0, workOn = () => {};' +
        'export class KernelSolver {} export class ThreadedSolver {} export class ChaseWorkspace {}'
      : null,
});

/** The picture that messengers show beside a link to the page, as large as they want it. */
const PICTURE = 'sharing.png';
const sharedMaze = generateMaze({ rows: 19, cols: 38, generator: 'wilson', seed: 7 });
const sharedPath = shortestPath(sharedMaze.world, sharedMaze.entrance, sharedMaze.exit);
const TOLD = {
  title: 'Asterion: a laboratory for mazes, dungeons and the chase',
  description: 'Grow worlds, watch them being solved, play the chase, and see who wins: proven, from every position.',
};

/**
 * What messengers show of a link: of any link, for what stands behind # never comes to a server. Most of them want the picture by
 * a whole address, which only those know who serve the page: they say it as ASTERION_ADDRESS when they build it.
 */
const tellMessengers = (): Plugin => ({
  name: 'tell-messengers',
  apply: 'build',
  transformIndexHtml() {
    const address = process.env.ASTERION_ADDRESS ?? './';
    const said = {
      'og:title': TOLD.title,
      'og:description': TOLD.description,
      'og:type': 'website',
      'og:site_name': 'Asterion',
      'og:image': address.replace(/[/]?$/, `/${PICTURE}`),
      'og:image:alt': 'A maze with the way through it',
      ...(address === './' ? {} : { 'og:url': address }),
    };
    const tags = Object.entries(said).map(([property, content]) => ({ tag: 'meta', attrs: { property, content } }));
    return [...tags, { tag: 'meta', attrs: { name: 'twitter:card', content: 'summary_large_image' } }];
  },
  // Beside the files that are kept for use without a connection: nobody who uses the page sees it.
  async writeBundle({ dir = '.' }) {
    const { width, height, data } = drawPixels(sharedMaze, { path: sharedPath }, { cellSize: 31 });
    await writeFile(join(dir, PICTURE), encode({ width, height, data, channels: 4 }));
  },
});

/** A chunk is called after the room it is for, and not after its first file, which is called alike in all rooms. */
const chunkName = ({ name, facadeModuleId }: { readonly name: string; readonly facadeModuleId: string | null }) => {
  const [, room] = /\/src\/([^/]+)\/room[.]tsx?$/.exec(facadeModuleId ?? '') ?? [];
  return `assets/${room === undefined ? name : `room-${room}`}-[hash].js`;
};

/** What as many rooms and pages share comes with the first load. */
const MOST_ROOMS = 8;

const page = defineConfig({
  base: './', // the page works from any folder of any server
  resolve: { conditions: ['asterion-source', ...defaultClientConditions] },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [withoutKernel(), keepForOffline(), tellMessengers(), precompress()],
  build: {
    cssCodeSplit: false, // all of it is small, and a room that could not be loaded at first is never without its style
    rolldownOptions: {
      output: {
        chunkFileNames: chunkName,
        // What nearly every room needs comes with the first load; the rest with the room, in few files.
        codeSplitting: { groups: [{ name: 'base', minShareCount: MOST_ROOMS }] },
      },
    },
  },
});

/**
 * `<asterion-board>` for other people's pages: one script that needs no other file, and that opens from disk, which modules do
 * not. Of signals it takes what knows no components.
 */
const board = defineConfig({
  publicDir: false,
  resolve: {
    conditions: ['asterion-source', ...defaultClientConditions],
    alias: { '@preact/signals': '@preact/signals-core' },
  },
  build: {
    emptyOutDir: false, // beside the page
    // Nothing but the element does anything by being loaded.
    rolldownOptions: {
      treeshake: { propertyReadSideEffects: false, moduleSideEffects: (id) => id.includes('asterion-board') },
    },
    lib: {
      entry: fileURLToPath(new URL('src/embed/asterion-board.ts', import.meta.url)),
      formats: ['iife'],
      name: 'AsterionBoard',
      fileName: () => 'asterion-board.js',
    },
  },
});

export default defineConfig(({ mode }) => (mode === 'board' ? board : page));
