// The `asterion` command as few files, each loaded when it is needed: opening some five hundred files took most of the time
// of a short command. Threads and processes are files of
// their own, named as their sources are.
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const cli = fileURLToPath(new URL('../packages/cli/', import.meta.url));
const source = join(cli, 'src');
const dist = join(cli, 'dist');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
const entries = ['main.ts', ...files.filter((file) => /-(thread|process)[.]ts$/.test(file))];

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

rmSync(dist, { recursive: true, force: true });
const bundle = await rolldown({
  input: Object.fromEntries(entries.map((file) => [file.replace(/[.]ts$/, ''), join(source, file)])),
  platform: 'node',
  external: ['esbuild'], // a program beside it, and only for those who write TypeScript
  resolve: { conditionNames: ['asterion-source', 'import', 'node', 'default'] },
  plugins: [withoutPrograms],
});
await bundle.write({
  dir: dist,
  format: 'esm',
  entryFileNames: '[name].js',
  chunkFileNames: '[name]-[hash].js', // beside main.js, whatever they hold: see src/package.ts
  codeSplitting: { groups },
  minify: { compress: false, mangle: false, codegen: true },
  sourcemap: true,
});
