// The `asterion` command as few files, each loaded when it is needed: opening some five hundred files took most of the time
// of a short command. Beside it the arena, bundled by itself, which only its own commands load. Threads and processes are
// files of their own, named as their sources are.
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

/** @param {string} name @param {readonly string[]} entries */
function sourcesOf(name, entries) {
  const root = fileURLToPath(new URL(`../packages/${name}/`, import.meta.url));
  const source = join(root, 'src');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
  const all = [...entries, ...files.filter((file) => /-(thread|process)[.]ts$/.test(file))];
  const input = Object.fromEntries(all.map((file) => [file.replace(/[.]ts$/, ''), join(source, file)]));
  return { input, dist: join(root, 'dist') };
}

/** What short commands need, gathered: every file costs them about as much as fifty kilobytes of code. */
const groups = [
  {
    name: 'program',
    test: /node_modules.commander|cli.src.(commands|help|package|run|process.signals|terminal.(borrowed|wrap)|host.(host|names|output|pour|streams|thread))[.]/,
  },
  { name: 'mazes', test: /asterion.src.(world|search|generate.(mazes.)?[a-z-]+[.]ts)|cli.src.host.options[.]/ },
];

/** Commander could start programs as commands. Ours has none, and loading what that takes costs a tenth of a short command.
 * @type {import('rolldown').Plugin} */
const withoutPrograms = {
  name: 'without-programs',
  resolveId: (id, importer) => (id === 'node:child_process' && importer?.includes('commander') ? '\0nothing' : null),
  load: (id) => (id === '\0nothing' ? 'export default {};' : null),
};

/** The arena is loaded from where it lies beside the command, in the repository and in the published package.
 * @type {import('rolldown').Plugin} */
const arenaBeside = {
  name: 'arena-beside',
  resolveId: (id) =>
    id === '@asterion/arena' ? { id: join(sourcesOf('arena', []).dist, 'index.js'), external: 'relative' } : null,
};

/** @param {ReturnType<typeof sourcesOf>} sources @param {import('rolldown').InputOptions} options @param {import('rolldown').OutputOptions} output */
async function write({ input, dist }, options, output) {
  rmSync(dist, { recursive: true, force: true });
  const bundle = await rolldown({ input, platform: 'node', ...options });
  await bundle.write({
    dir: dist,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js', // beside main.js, whatever they hold: see src/package.ts
    sourcemap: true,
    ...output,
  });
}

await write(
  sourcesOf('cli', ['main.ts']),
  {
    external: ['esbuild'], // a program beside it, and only for those who write TypeScript
    resolve: { conditionNames: ['asterion-source', 'import', 'node', 'default'] },
    plugins: [withoutPrograms, arenaBeside],
  },
  { codeSplitting: { groups }, minify: { compress: false, mangle: false, codegen: true } },
);
await write(
  sourcesOf('arena', ['index.ts', 'protocol/index.ts', 'bots/index.ts', 'sandbox/inside.ts']),
  // What has to be a package of its own (databases, queues, a sandbox) is loaded where it is installed, and so is the library.
  { external: /^(asterion|bullmq|ioredis|libsql|pg|quickjs-emscripten)(\/|$)/ },
  {},
);
