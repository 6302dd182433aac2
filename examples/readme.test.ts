// Every command in README and in the docs is run as written, those of a guide in one folder from top to bottom, and must
// print what is shown. A block that says `console thorough` takes long, and is run by `npm run thorough` alone.
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { asterion } from '../packages/cli/test/command.js';
import { isThorough } from '../testing/thorough.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const docs = readdirSync(join(root, 'docs'))
  .filter((name) => name.endsWith('.md'))
  .map((name) => `docs/${name}`);

interface Example {
  readonly command: string;
  readonly output: string;
}

/** The `$ command` lines of every console block, each with the lines that follow it. */
const examplesIn = (guide: string): Example[] =>
  [...guide.matchAll(/^```console( thorough)?\n(.*?)^```$/gms)].flatMap(([, isLong, block]) =>
    block
      .split(/^\$ /m)
      .slice(isLong === undefined || isThorough ? 1 : Infinity)
      .map((text): Example => {
        const [command, ...output] = text.split('\n');
        return { command, output: output.join('\n') };
      }),
  );

/** A folder in which `npx asterion` is the built command of this repository, and its packages are installed. */
function playground(): { folder: string; path: string } {
  const folder = mkdtempSync(join(tmpdir(), 'asterion-readme-'));
  const npx = join(folder, 'npx');
  const program = join(root, 'packages/cli/bin/asterion.js');
  writeFileSync(npx, `#!/bin/sh\nshift\nexec "${process.execPath}" "${program}" "$@"\n`);
  chmodSync(npx, 0o755);
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return { folder, path: `${folder}${delimiter}${process.env.PATH ?? ''}` };
}

/**
 * Runs a line of shell in a folder. One that only starts the command is run in this process, which is much faster than to
 * load the built one each time; `npm run thorough` runs them all as written.
 */
async function runLine(line: string, cwd: string): Promise<{ stdout: string; stderr: string }> {
  const plain = /^npx asterion ([\w ,.:/=-]+)$/.exec(line)?.[1];
  if (plain === undefined || isThorough) {
    const { stdout, stderr } = spawnSync('sh', ['-c', line], { cwd, env: { ...process.env, PATH: path } });
    return { stdout: stdout.toString(), stderr: stderr.toString() };
  }
  const before = process.cwd();
  process.chdir(cwd);
  try {
    return await asterion(plain.split(' '));
  } finally {
    process.chdir(before);
  }
}

const trimmed = (text: string) => text.replace(/[ \t]+$/gm, '').trimEnd();
const { folder, path } = playground();
afterAll(() => rmSync(folder, { recursive: true }));

describe('the guides', () => {
  const guides = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'CHANGELOG.md', ...docs];

  test('link only to what is there', () => {
    const missing = guides.flatMap((guide) => {
      const text = readFileSync(join(root, guide), 'utf8');
      const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, link]) => join(root, guide, '..', link));
      return links.filter((link) => !existsSync(link)).map((link) => `${guide}: ${link}`);
    });
    expect(missing).toEqual([]);
  });

  test('show pictures that their own commands draw', async () => {
    const pictures = guides.flatMap((guide) => {
      const text = readFileSync(join(root, guide), 'utf8');
      const found = [...text.matchAll(/^!\[[^\]]*\]\(([^)]+\.svg)\)\n\n`npx asterion ([^`]+)`/gm)];
      return found.map(([, file, args]) => ({ file: join(root, guide, '..', file), args }));
    });
    expect(pictures.length).toBeGreaterThan(0);
    for (const { file, args } of pictures) {
      const { stdout } = await runLine(`npx asterion ${args}`, root);
      expect(stdout === readFileSync(file, 'utf8'), `${file} is not what its command draws`).toBe(true);
    }
  });
});

test('README is a front page: short, with the command that runs every test', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  expect(readme.split('\n').length).toBeLessThan(150);
  const command = readFileSync(join(root, '.ci/run'), 'utf8').trim().split('\n').at(-1);
  expect(readme).toContain(`\n${command} `);
});

/** Files that a guide has its reader save: blocks that name one, as `python first.py`. */
const filesIn = (guide: string): { readonly file: string; readonly text: string }[] =>
  [...guide.matchAll(/^```\w+ ([\w-]+[.]\w+)\n(.*?)^```$/gms)].map(([, file, text]) => ({ file, text }));

const told = ['README.md', ...docs]
  .map((name) => ({ name, guide: readFileSync(join(root, name), 'utf8') }))
  .map(({ name, guide }) => ({ name, examples: examplesIn(guide), files: filesIn(guide) }))
  .filter(({ examples }) => examples.length > 0);

test('README and the tour have examples to run', () => {
  expect(told.map(({ name }) => name)).toEqual(expect.arrayContaining(['README.md', 'docs/tour.md']));
});

describe.each(told)('$name', ({ name, examples, files }) => {
  const place = join(folder, name);
  mkdirSync(place, { recursive: true });
  for (const { file, text } of files) writeFileSync(join(place, file), text);

  test.each(examples)('$command', async ({ command, output }) => {
    const { stdout, stderr } = await runLine(command, place);
    expect(trimmed(`${stdout}${stderr}`)).toBe(trimmed(output));
  });
});
