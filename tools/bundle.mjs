// The `asterion` command as few files, split so that each command loads what it needs and nothing else: opening some five
// hundred files took most of the time of a short command. Threads are files of their own, named as their sources are.
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const cli = fileURLToPath(new URL('../packages/cli/', import.meta.url));
const source = join(cli, 'src');
const threads = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('-thread.ts'),
);

/** Commander could start programs as commands. Ours has none, and loading what that takes costs a tenth of a short command. */
const withoutPrograms = {
  name: 'without-programs',
  /** @param {import('esbuild').PluginBuild} bundling */
  setup(bundling) {
    const namespace = 'nothing';
    bundling.onResolve({ filter: /^node:child_process$/ }, ({ path, importer }) =>
      importer.includes('commander') ? { path, namespace } : undefined,
    );
    bundling.onLoad({ filter: /(?:)/, namespace }, () => ({ contents: 'module.exports = {};' }));
  },
};

rmSync(join(cli, 'dist'), { recursive: true, force: true });
await build({
  absWorkingDir: cli,
  entryPoints: ['main.ts', ...threads].map((file) => join('src', file)),
  outbase: 'src',
  outdir: 'dist',
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  conditions: ['asterion-source'],
  // Packages written for `require` expect it to be there.
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
  },
  minifySyntax: true,
  minifyWhitespace: true,
  sourcemap: true,
  plugins: [withoutPrograms],
  logLevel: 'warning',
});
