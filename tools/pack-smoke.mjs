// The library as strangers get it: packed, judged by the packaging linters, installed elsewhere, and every subpath
// imported both in Node and, as a bundle, in a browser. What is begun with it passes its tests there, too.
import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { build } from 'esbuild';
import { findBrowser } from './browser.mjs';
import { run } from './run.mjs';
import { subpaths } from './subpaths.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const bin = (/** @type {string} */ name) => join(root, 'node_modules/.bin', name);

/** @param {string} cwd @param {string} command @param {readonly string[]} args */
async function must(cwd, command, ...args) {
  const { code, output } = await run(command, args, { cwd });
  assert.equal(code, 0, `${command} ${args.join(' ')} failed:\n${output}`);
  return output;
}

/** @param {string} folder */
async function pack(folder) {
  // The script before packing builds anew, from nothing; beside gates that use what is built it would take that away.
  const scripts = process.env.ASTERION_BUILT === '1' ? ['--ignore-scripts'] : [];
  await must(join(root, 'packages/asterion'), 'npm', 'pack', '--pack-destination', folder, ...scripts);
  const tarball = (await readdir(folder)).find((name) => name.endsWith('.tgz'));
  assert.ok(tarball, 'npm pack left no tarball');
  return join(folder, tarball);
}

/** @param {string} project */
async function importInNode(project) {
  for (const name of subpaths) {
    const script = `console.log(Object.keys(await import('${name}')).length)`;
    const count = Number(await must(project, process.execPath, '--input-type=module', '--eval', script));
    assert.ok(count > 0, `${name} exports nothing in Node`);
    console.log(`${name}: ${count} exports in Node`);
  }
}

/** @param {string} project */
async function importInBrowser(project) {
  const found = await findBrowser();
  assert.ok(found, 'no browser found');
  const browser = await chromium.launch({ executablePath: found.path, env: { ...process.env, ...found.env } });
  try {
    for (const name of subpaths) {
      const bundle = await build({
        stdin: { contents: `export * from '${name}';`, resolveDir: project },
        bundle: true,
        platform: 'browser', // a Node built-in anywhere in the bundle is an error
        format: 'iife',
        globalName: 'subpath',
        write: false,
        logLevel: 'error',
      });
      const page = await browser.newPage();
      page.on('pageerror', (error) => assert.fail(`${name} throws in the browser: ${error.message}`));
      await page.addScriptTag({ content: bundle.outputFiles[0].text });
      const count = Number(await page.evaluate('Object.keys(subpath).length'));
      assert.ok(count > 0, `${name} exports nothing in the browser`);
      console.log(`${name}: ${count} exports in the browser`);
      await page.close();
    }
  } finally {
    await browser.close();
  }
}

/** What `asterion new` writes passes its own tests beside the package: every kind, in both languages.
 * @param {string} project */
async function testStarters(project) {
  if (process.env.ASTERION_BUILT !== '1') await must(root, process.execPath, join(root, 'tools/bundle.mjs'));
  const command = join(root, 'packages/cli/bin/asterion.js');
  const games = ['rogue', 'labyrinth', 'pits', 'minotaur'];
  const starters = [...games.map((game) => ['player', game, '--game', game]), ['generator', 'maze'], ['solver', 'way']];
  for (const [kind, name, ...options] of starters) {
    await must(project, process.execPath, command, 'new', kind, `${name}-ts`, ...options);
    await must(project, process.execPath, command, 'new', kind, `${name}-js`, '--js', ...options);
  }
  await symlink(join(root, 'node_modules/esbuild'), join(project, 'node_modules/esbuild')); // for Node before 22.18
  const output = await must(project, process.execPath, '--test');
  assert.match(output, new RegExp(`^# pass ${2 * starters.length}$`, 'm'));
  console.log(`asterion new: ${2 * starters.length} starters pass their own tests`);
}

const folder = await mkdtemp(join(tmpdir(), 'asterion-pack-'));
try {
  const tarball = await pack(folder);
  console.log(await must(root, bin('publint'), 'run', tarball, '--strict'));
  console.log(await must(root, bin('attw'), tarball, '--profile', 'esm-only', '--no-color', '--no-emoji'));
  await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  await must(folder, 'npm', 'install', '--offline', '--no-audit', '--no-fund', tarball);
  await importInNode(folder);
  await testStarters(folder);
  await importInBrowser(folder);
} catch (error) {
  console.error(error instanceof assert.AssertionError ? error.message : error);
  process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
