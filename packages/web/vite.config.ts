import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';

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
      const build = { version: hashOf(files.join() + indexHash).slice(0, 12), files, indexHash };
      worker.code = `const ASTERION_BUILD=${JSON.stringify(build)};${worker.code}`;
    },
  },
});

/** A chunk is called after the room it is for, and not after its first file, which is called alike in all rooms. */
const chunkName = ({ name, facadeModuleId }: { readonly name: string; readonly facadeModuleId: string | null }) => {
  const [, room] = /\/src\/([^/]+)\/room[.]tsx?$/.exec(facadeModuleId ?? '') ?? [];
  return `assets/${room === undefined ? name : `room-${room}`}-[hash].js`;
};

/** What as many rooms and pages share comes with the first load. */
const MOST_ROOMS = 6;

export default defineConfig({
  base: './', // the page works from any folder of any server
  resolve: { conditions: ['asterion-source', ...defaultClientConditions] },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [keepForOffline(), precompress()],
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
