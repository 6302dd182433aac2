// The package as strangers get it: packed, judged by the packaging linters, and installed into an empty folder whose name has
// blanks and umlauts. There the types of every subpath are checked as both kinds of projects see them, every subpath is imported
// in Node and, as a bundle, in a browser, the examples of its README run, the page is served, and what is begun with
// `asterion new` passes its tests.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { build, transform } from 'esbuild';
import { findBrowser } from './browser.mjs';
import { must, mustNpm } from './npm.mjs';
import { pack } from './package.mjs';
import { run } from './run.mjs';
import { subpaths } from './subpaths.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Nobody's repository, so that the linters judge a whole manifest. */
const EXAMPLE = 'https://github.com/example/asterion';

/** The installed command, as the link that npm makes starts it. @param {string} project */
const commandIn = (project) => join(project, 'node_modules/asterion/cli/bin/asterion.js');

/** @param {string} project @param {readonly string[]} args */
const asterion = (project, ...args) => run(process.execPath, [commandIn(project), ...args], { cwd: project });

/** Nothing that was installed leads back to where it was made. @param {string} project */
async function checkStandsAlone(project) {
  const installed = join(project, 'node_modules/asterion');
  for (const entry of await readdir(installed, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    assert.ok(!entry.isSymbolicLink(), `${path} is a link`);
    if (!entry.isFile() || !/[.](js|json|html|ts|map)$/.test(path)) continue;
    assert.ok(!(await readFile(path, 'utf8')).includes(root), `${path} names a folder of the machine that packed it`);
  }
}

/** Strict, with the declarations themselves checked, and without the types of any host. @param {string} project */
async function checkTypes(project) {
  const uses = subpaths.map((name, i) => `import * as part${i} from '${name}';`);
  const names = subpaths.map((_, i) => `part${i}`).join(', ');
  const [example] = blocksOf(await readFile(join(project, 'node_modules/asterion/README.md'), 'utf8'), 'ts');
  await writeFile(join(project, 'example.ts'), `declare const console: { log(text: string): void };\n${example}`);
  await writeFile(
    join(project, 'uses.ts'),
    `${uses.join('\n')}\nexport const parts: readonly object[] = [${names}];\n`,
  );
  await writeFile(join(project, 'plain.js'), `${uses.join('\n')}\nexport const parts = [${names}];\n`);
  const resolutions = [
    ['esnext', 'bundler'],
    ['node16', 'node16'],
  ].map(async ([module, moduleResolution]) => {
    const compilerOptions = {
      ...{ module, moduleResolution, target: 'es2023', lib: ['es2023'], types: [], noEmit: true },
      ...{ strict: true, exactOptionalPropertyTypes: true, allowJs: true, checkJs: true, skipLibCheck: false },
    };
    const config = `tsconfig.${moduleResolution}.json`;
    const files = ['example.ts', 'uses.ts', 'plain.js'];
    await writeFile(join(project, config), JSON.stringify({ compilerOptions, files }));
    await must(project, process.execPath, join(root, 'node_modules/typescript/bin/tsc'), '-p', config);
    console.log(`types: ${subpaths.length} subpaths by ${moduleResolution}`);
  });
  await Promise.all(resolutions);
  const { code } = await transform(example, { loader: 'ts' });
  await writeFile(join(project, 'example.mjs'), code);
  assert.match(await must(project, process.execPath, 'example.mjs'), /^\+---\+/);
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

/** @param {string} project @param {import('@playwright/test').Browser} browser */
async function importInBrowser(project, browser) {
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
}

/** Solves a dungeon, by the kernel: it travels in the code, in Node and through a bundler. @param {string} project @param {import('@playwright/test').Browser} browser */
async function solveByKernel(project, browser) {
  const uses = `import { solveChase } from 'asterion/exact'; import { generateDungeon } from 'asterion/generate';`;
  const solve = `const { world, actors } = generateDungeon({ rows: 31, seed: 7 });
    const table = solveChase({ world, stay: true, monsters: 1 });
    const found = [table.method, table.wonIn(actors.monster, actors.rogue[0])].join(' ');`;
  const inNode = (
    await must(project, process.execPath, '--input-type=module', '--eval', `${uses}${solve}console.log(found)`)
  ).trim();
  assert.match(inNode, /^kernel /);
  const bundle = await build({
    stdin: { contents: `${uses}${solve}globalThis.found = found`, resolveDir: project },
    ...{ bundle: true, platform: 'browser', format: 'iife', minify: true, write: false, logLevel: 'error' },
  });
  const page = await browser.newPage();
  await page.addScriptTag({ content: bundle.outputFiles[0].text });
  assert.equal(await page.evaluate('found'), inNode);
  await page.close();
  console.log(`exact: ${inNode} in Node and in the browser`);
}

/** The element registers itself where a bundle imports it for nothing else, and does nothing where there are no elements.
 * @param {string} project @param {import('@playwright/test').Browser} browser */
async function registerElement(project, browser) {
  const use = `import 'asterion/board';`;
  await must(project, process.execPath, '--input-type=module', '--eval', use);
  const bundle = await build({
    stdin: { contents: use, resolveDir: project },
    ...{ bundle: true, platform: 'browser', format: 'iife', write: false, logLevel: 'error' },
  });
  const page = await browser.newPage();
  await page.addScriptTag({ content: bundle.outputFiles[0].text });
  assert.equal(await page.evaluate(`typeof customElements.get('asterion-board')`), 'function');
  await page.close();
  console.log('asterion/board: registers its element');
}

/** The blocks of a guide in a language; what follows the language names a file. @param {string} guide @param {string} language */
const blocksOf = (guide, language) =>
  [...guide.matchAll(new RegExp(`^\`\`\`${language}(?: [^\\n]*)?\\n(.*?)^\`\`\`$`, 'gms'))].map(([, block]) => block);

/** Output but for the time that it took. @param {string} text */
const timeless = (text) => text.trimEnd().replace(/\d+ ms/, 'N ms');

/** The commands of README print what it shows, and `npx` finds the command. @param {string} project */
async function runReadme(project) {
  const version = (await mustNpm(project, 'exec', '--offline', '--silent', '--', 'asterion', '--version')).trim();
  const { version: packed } = JSON.parse(await readFile(join(project, 'node_modules/asterion/package.json'), 'utf8'));
  assert.ok(version.endsWith(packed), `npx asterion --version says ${version}, not ${packed}`);
  const guide = await readFile(join(project, 'node_modules/asterion/README.md'), 'utf8');
  const [player] = blocksOf(guide, 'js');
  await writeFile(join(project, 'mine.mjs'), player);
  const examples = blocksOf(guide, 'console').flatMap((block) => block.split(/^\$ npx asterion /m).slice(1));
  assert.ok(examples.length > 2, 'expected commands in the README of the package');
  for (const example of examples) {
    const [line, ...shown] = example.split('\n');
    const { code, output } = await asterion(project, ...line.split(' '));
    assert.equal(timeless(output), timeless(shown.join('\n')), `asterion ${line}`);
    assert.equal(code, 0, `asterion ${line} ends with ${code}`);
  }
  console.log(`README: ${examples.length} commands print what it shows`);
}

/** What the package comes without is named, not missed. @param {string} project */
async function checkMissing(project) {
  const { code, output } = await asterion(project, 'arena', 'duel', 'bfs', 'cover', '--game', 'rogue', '--quiet');
  assert.deepEqual(
    [code, output.trim()],
    [2, 'asterion: cannot keep results: libsql is not installed: npm install asterion libsql'],
  );
  if ('typescript' in process.features && process.features.typescript) return; // Node reads it
  await writeFile(join(project, 'typed.ts'), 'export default (): string => "STAY";\n');
  const typed = await asterion(project, 'check', './typed.ts');
  assert.match(typed.output, /npm install esbuild/);
  assert.equal(typed.code, 2);
}

/** @param {string} project @param {import('@playwright/test').Browser} browser */
async function openPage(project, browser) {
  const args = [commandIn(project), 'serve', '--port', '0'];
  const server = spawn(process.execPath, args, { cwd: project, stdio: ['ignore', 'pipe', 'pipe'] });
  try {
    const address = await addressOf(server);
    const page = await browser.newPage();
    page.on('pageerror', (error) => assert.fail(`the page throws: ${error.message}`));
    await page.goto(`${address}#/maze?v=1&rows=9&cols=12&seed=7`);
    await page.locator('canvas').first().waitFor();
    const screenshot = process.env.ASTERION_SCREENSHOT;
    if (screenshot !== undefined) await page.screenshot({ path: screenshot });
    console.log(`asterion serve: ${await page.title()}`);
    await page.close();
  } finally {
    server.kill();
    await once(server, 'close');
  }
}

/** What a server says that it listens on. @param {import('node:child_process').ChildProcess} server */
async function addressOf({ stdout, stderr }) {
  for (const stream of [stdout, stderr]) assert.ok(stream);
  return await new Promise((resolve, reject) => {
    for (const input of [stdout, stderr]) {
      if (input === null) continue;
      const lines = createInterface({ input });
      lines.on('line', (line) => {
        const [address] = /http:\/\/\S+/.exec(line) ?? [];
        if (address !== undefined) resolve(address);
      });
      lines.on('close', () => reject(new Error('asterion serve ended before it said where it listens')));
    }
  });
}

/** What `asterion new` writes passes its own tests beside the package: every kind, in both languages.
 * @param {string} project */
async function testStarters(project) {
  const games = ['rogue', 'labyrinth', 'pits', 'minotaur'];
  const starters = [...games.map((game) => ['player', game, '--game', game]), ['generator', 'maze'], ['solver', 'way']];
  for (const [kind, name, ...options] of starters) {
    await must(project, process.execPath, commandIn(project), 'new', kind, `${name}-ts`, ...options);
    await must(project, process.execPath, commandIn(project), 'new', kind, `${name}-js`, '--js', ...options);
  }
  // For Node before 22.18; a junction needs no rights on Windows.
  await symlink(join(root, 'node_modules/esbuild'), join(project, 'node_modules/esbuild'), 'junction');
  const output = await must(project, process.execPath, '--test', '--test-reporter', 'tap');
  assert.match(output, new RegExp(`^# pass ${2 * starters.length}$`, 'm'));
  console.log(`asterion new: ${2 * starters.length} starters pass their own tests`);
}

const folder = await mkdtemp(join(tmpdir(), 'asterion-pack-'));
try {
  const tarball = await pack(folder, EXAMPLE);
  console.log(await mustNpm(root, 'exec', '--', 'publint', 'run', tarball, '--strict'));
  console.log(await mustNpm(root, 'exec', '--', 'attw', tarball, '--profile', 'esm-only', '--no-color', '--no-emoji'));
  const project = join(folder, 'Größe des Übermuts');
  await mkdir(project);
  await writeFile(join(project, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  await mustNpm(project, 'install', '--offline', '--no-audit', '--no-fund', tarball);
  await checkStandsAlone(project);
  await checkTypes(project);
  await importInNode(project);
  await runReadme(project);
  await checkMissing(project);
  const found = await findBrowser();
  assert.ok(found, 'no browser found');
  const browser = await chromium.launch({ executablePath: found.path, env: { ...process.env, ...found.env } });
  try {
    await openPage(project, browser);
    await importInBrowser(project, browser);
    await solveByKernel(project, browser);
    await registerElement(project, browser);
  } finally {
    await browser.close();
  }
  await testStarters(project);
} catch (error) {
  console.error(error instanceof assert.AssertionError ? error.message : error);
  process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
