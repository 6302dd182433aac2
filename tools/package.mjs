// The package as it goes to the registry. In the repository the library, the command, the arena and the page are packages of
// their own; here they are put together in one folder, with a manifest for all of them: the library's, with the command, what
// else it can use, and the repository's address. Nothing in the sources is touched, so other gates may run meanwhile.
import { existsSync, readdirSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { mustNpm } from './npm.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const packages = join(root, 'packages');

/** What is put together: from where in `packages`, to where in the package. The command finds the rest beside itself. */
const parts = [
  ...['README.md', 'LICENSE', 'dist', 'src'].map((name) => [`asterion/${name}`, name]),
  ...['cli/bin', 'cli/dist', 'arena/dist', 'web/dist'].map((name) => [name, name]),
];

/** What few need, loaded where somebody installed it, and from which version on. */
const optional = {
  bullmq: '^6.7.0',
  esbuild: '>=0.17',
  ioredis: '^6.0.0',
  libsql: '^0.5.29',
  pg: '^8.23.1',
  'quickjs-emscripten': '^0.32.0',
};

/** The programs to start from, by their files in `examples`; what else is there is for the tests. */
export const programs = readdirSync(join(root, 'examples')).filter((name) => /^[\w-]+[.]ts$/.test(name));

/** The page that shows how the element for other people's pages is used. */
const EXAMPLE = 'examples/board';
/** That element: a script that registers it, so bundlers must not leave it out because nothing of it is used. */
const ELEMENT = './web/dist/asterion-board.js';

const NOTICES = 'NOTICES.md';

/** @param {string} path */
const readJson = async (path) => JSON.parse(await readFile(path, 'utf8'));

/** Where the sources are, as the manifest at the root says; empty where nobody has filled it in yet. @returns {Promise<string>} */
export const repositoryAddress = async () => (await readJson(join(root, 'package.json'))).repository;

/** The manifest that is published. @param {string} address of the repository, without it if that is empty */
async function publishedManifest(address) {
  const { private: _private, exports, files, ...manifest } = await readJson(join(packages, 'asterion/package.json'));
  const addresses = {
    homepage: `${address}#readme`,
    bugs: `${address}/issues`,
    repository: { type: 'git', url: `git+${address}.git`, directory: 'packages/asterion' },
  };
  return {
    ...manifest,
    ...(address === '' ? {} : addresses),
    bin: { asterion: 'cli/bin/asterion.js' },
    files: [...files, 'cli', 'arena', 'web', 'examples', '!{cli,arena}/**/*.map', NOTICES],
    exports: { ...exports, './board': { types: './web/board.d.ts', default: ELEMENT } },
    sideEffects: [ELEMENT],
    peerDependencies: optional,
    peerDependenciesMeta: Object.fromEntries(Object.keys(optional).map((name) => [name, { optional: true }])),
  };
}

/** The packages that are bundled with ours, by their folders: what theirs need, too. */
async function bundledPackages() {
  /** @type {Map<string, any>} */
  const found = new Map();
  /** @param {any} manifest @param {string} from */
  const walk = async ({ dependencies = {} }, from) => {
    for (const name of Object.keys(dependencies)) {
      if (name in optional || /^(@asterion\/|asterion$)/.test(name)) continue;
      const folder = folderOf(name, from);
      if (found.has(folder)) continue;
      found.set(folder, await readJson(join(folder, 'package.json')));
      await walk(found.get(folder), folder);
    }
  };
  for (const name of ['arena', 'cli', 'web']) {
    const folder = join(packages, name);
    await walk(await readJson(join(folder, 'package.json')), folder);
  }
  return [...found].sort(([, a], [, b]) => (a.name < b.name ? -1 : 1));
}

/** Where a package lies that one in `from` imports. @param {string} name @param {string} from @returns {string} */
function folderOf(name, from) {
  const folder = join(from, 'node_modules', name);
  if (existsSync(join(folder, 'package.json'))) return folder;
  if (from === dirname(from)) throw new Error(`Expected ${name} to be installed: run npm ci.`);
  return folderOf(name, dirname(from));
}

/** The licences of what others wrote and we ship. */
async function notices() {
  const texts = (await bundledPackages()).map(async ([folder, { name, version, license }]) => {
    const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
    const text = file === undefined ? `Licence: ${license}.` : await readFile(join(folder, file), 'utf8');
    return `## ${name} ${version}\n\n${text.trim()}\n`;
  });
  return ['# What the command and the page contain of others\n', ...(await Promise.all(texts))].join('\n');
}

/** Puts the package together in a folder, from what is built. @param {string} folder @param {string} address */
async function putTogether(folder, address) {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const [from, to] of parts) await cp(join(packages, from), join(folder, to), { recursive: true });
  for (const name of programs) await cp(join(root, 'examples', name), join(folder, 'examples', name));
  await cp(join(root, EXAMPLE), join(folder, EXAMPLE), { recursive: true });
  await writeFile(
    join(folder, 'web/board.d.ts'),
    '/** Importing it registers the element `<asterion-board>`. */\nexport {};\n',
  );
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(await publishedManifest(address), null, 2)}\n`);
  await writeFile(join(folder, NOTICES), await notices());
}

/**
 * Packs what is built; resolves to the tarball.
 * @param {string} folder where it goes
 * @param {string} address of the repository
 */
export async function pack(folder, address) {
  const staged = join(folder, 'package');
  await putTogether(staged, address);
  const [{ filename }] = JSON.parse(await mustNpm(folder, 'pack', './package', '--json', '--silent'));
  await rm(staged, { recursive: true });
  return join(folder, filename);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  console.log(await pack(join(root, 'dist'), await repositoryAddress()));
}
