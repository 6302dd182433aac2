// The docs site: the guides in the order of docs/index.md, the API reference, one search box over both, and the app under
// app/. Everything in it links relatively, so that it works under any path and on any server of files.
//
// typedoc renders it all. It would copy the sources that guides link to, which browsers do not show, and call pages after
// their paths; so it is given copies of the guides, with titles, and with links to sources that lead into the repository.
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Application, JSX } from 'typedoc';
import { programs, repositoryAddress } from './package.mjs';

/** @typedef {{ path: string, title: string, group: string }} Page a guide by its path in the repository */

const root = fileURLToPath(new URL('..', import.meta.url));
const INDEX = 'docs/index.md';
/** The group of the programs to start from. */
const PROGRAMS = 'Programs to start from';
/** Where guides link to, with the text before and after it. */
const LINK = /\[((?:[^[\]]|\[[^\]]*\])*)\]\((?!https?:|#)([^)\s#]+)(#[^)\s]*)?\)/g;

/** @param {string} path */
const read = (path) => readFileSync(join(root, path), 'utf8');

/** The pages that the index leads to, in its order, each in the group of the heading above it. @returns {Page[]} */
export function pages() {
  return read(INDEX)
    .split(/^## /m)
    .slice(1)
    .flatMap((section) => {
      const group = section.slice(0, section.indexOf('\n'));
      return [...section.matchAll(/^- \[([^\]]+)\]\(([^)]+)\)/gm)].map(([, title, link]) => ({
        path: posix.join('docs', link),
        title,
        group,
      }));
    });
}

/**
 * A guide for the site: a link to a page or a picture stays, and one to a program that has a page leads there; one into the
 * sources leads to the repository, or is only its words where nobody knows its address.
 * @param {string} text
 * @param {string} path of the guide, which its links begin at
 * @param {ReadonlySet<string>} kept paths of pages
 * @param {string} address of the repository, empty as long as nobody knows it
 */
export function withoutSources(text, path, kept, address) {
  return text.replace(LINK, (whole, label, link) => {
    const target = posix.join(posix.dirname(path), link);
    if (kept.has(target) || target.startsWith('docs/pictures/')) return whole;
    if (kept.has(pageOf(target))) return `[${label}](${pageOf(link)})`;
    return address === '' ? label : `[${label}](${address}/blob/HEAD/${target})`;
  });
}

/** @param {string} program */
const pageOf = (program) => program.replace(/[.]ts$/, '.md');

/** A page for a program to start from: what it says of itself, and all of it. @param {string} text @param {string} title */
function programPage(text, title) {
  const [about, ...code] = text.split('\n');
  const head = `---\ntitle: ${JSON.stringify(title)}\ngroup: ${JSON.stringify(PROGRAMS)}\n---\n\n`;
  return `${head}${about.replace(/^[/]+ /, '')}\n\n\`\`\`ts\n${code.join('\n').trim()}\n\`\`\`\n`;
}

/** Copies of all guides in a folder, as they lie in the repository. @param {string} folder @param {string} address */
function stage(folder, address) {
  const all = pages();
  const kept = new Set([INDEX, ...all.map(({ path }) => path), ...programs.map((name) => `examples/${pageOf(name)}`)]);
  cpSync(join(root, 'docs/pictures'), join(folder, 'docs/pictures'), { recursive: true });
  writeFileSync(join(folder, INDEX), withoutSources(read(INDEX), INDEX, kept, address));
  for (const { path, title, group } of all) {
    const head = `---\ntitle: ${JSON.stringify(title)}\ngroup: ${JSON.stringify(group)}\n---\n\n`;
    // A language of our own, which tests know and no highlighter.
    const text = read(path).replace(/^```transcript/gm, '```text');
    writeFileSync(join(folder, path), head + withoutSources(text, path, kept, address));
  }
  mkdirSync(join(folder, 'examples'));
  const pagesOfPrograms = programs.map((name) => {
    const page = join(folder, 'examples', pageOf(name));
    writeFileSync(page, programPage(read(`examples/${name}`), name));
    return page;
  });
  return [...all.map(({ path }) => join(folder, path)), ...pagesOfPrograms];
}

/** @param {string} out @param {string} folder of the staged guides */
async function render(out, folder) {
  const app = await Application.bootstrapWithPlugins({
    options: join(root, 'typedoc.json'),
    out,
    readme: join(folder, INDEX),
    projectDocuments: stage(folder, await repositoryAddress()),
    groupOrder: [...new Set(pages().map(({ group }) => group)), PROGRAMS, '*'],
  });
  app.renderer.hooks.on('pageSidebar.begin', (context) =>
    JSX.createElement('p', {}, JSX.createElement('a', { href: context.relativeURL('app/index.html') }, 'Open the app')),
  );
  const project = await app.convert();
  if (project === undefined) return false;
  app.validate(project);
  await app.generateOutputs(project);
  return !app.logger.hasErrors() && !app.logger.hasWarnings();
}

/** What pages link to and is not there, as `page: link`; typedoc itself looks after the anchors. @param {string} site */
export function brokenLinks(site) {
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  return files.flatMap((file) => {
    const links = [...readFileSync(join(site, file), 'utf8').matchAll(/ (?:href|src)="(?!https?:|data:|#)([^"#?]*)/g)];
    const isThere = (/** @type {string} */ link) =>
      !link.startsWith('/') && existsSync(join(site, dirname(file), decodeURI(link)));
    return links.filter(([, link]) => !isThere(link)).map(([, link]) => `${file}: ${link}`);
  });
}

async function main() {
  const site = join(root, 'site');
  rmSync(site, { recursive: true, force: true });
  const folder = mkdtempSync(join(tmpdir(), 'asterion-site-'));
  try {
    if (!(await render(site, folder))) return 1;
  } finally {
    rmSync(folder, { recursive: true });
  }
  // Packed forms are for our own server; others pack by themselves.
  cpSync(join(root, 'packages/web/dist'), join(site, 'app'), {
    recursive: true,
    filter: (file) => !/[.](br|gz)$/.test(file),
  });
  const broken = brokenLinks(site);
  for (const link of broken) console.error(`Broken link in the site: ${link}`);
  console.log(`${relative(process.cwd(), site)}: ${pages().length + 1} guides, the API reference, the app`);
  return broken.length > 0 ? 1 : 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = await main();
