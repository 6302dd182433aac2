/** Modules in QuickJS: they play as elsewhere, and reach nothing. */

import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CORRIDOR } from '../../../../testing/corridor.js';
import { sample } from '../../../../testing/thorough.js';
import { defaultLimits } from '../bots/index.js';
import { isSandboxedModule, sandboxedModuleBot } from './module-bot.js';

/** What a module says to these lines. */
function bot(
  source: string,
  {
    name = 'mine.mjs',
    memory = 256e6,
    others = {},
  }: { name?: string; memory?: number; others?: Readonly<Record<string, string>> } = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'module-'));
  for (const [file, text] of Object.entries({ ...others, [name]: source })) writeFileSync(join(folder, file), text);
  const [command, ...args] = [...sandboxedModuleBot({ ...defaultLimits, memory }), join(folder, name)];
  const { stdout, stderr, status } = spawnSync(command, args, { input: `${CORRIDOR}quit\n`, encoding: 'utf8' });
  return { stdout, stderr, status };
}

test('a module plays with the library and with files beside it', () => {
  const source = `
import { distancesFrom } from 'asterion/search';
import { word } from './words.mjs';
export default (seen, rng) => {
  console.log(word, typeof distancesFrom, rng.below(1));
  return 'E';
};`;
  const said = bot(source, { others: { 'words.mjs': 'export const word = "hello";' } });
  expect(said).toEqual({
    stdout: 'name mine.mjs\nready\nmove 0 1\nmove 0 2\n',
    stderr: 'hello function 0\n'.repeat(2),
    status: 0,
  });
});

test('an entry of a registry plays, too', () => {
  const source = `export default { name: 'x', memoryless: true, seats: ['monster'], start: () => ({ move: () => 'STAY' }) };`;
  expect(bot(source).stdout).toBe('name mine.mjs\nready\nmove 0 0\nmove 0 1\n');
});

const reached = [
  ['files', `import { readFileSync } from 'node:fs'; export default () => readFileSync('/etc/passwd', 'utf8');`],
  ['files of others', `import text from '../../../../../../../../etc/passwd'; export default () => text;`],
  ['packages', `import { Redis } from 'ioredis'; export default () => Redis.name;`],
  ['what is asked for later', `export default async () => Object.keys(await import('node:net')).join();`],
] as const;

test.each(sample(reached, 2))('%s are not to be had', (_what, source) => {
  const { stdout, stderr, status } = bot(source);
  expect(stdout).not.toContain('move');
  expect(stderr).toMatch(/cannot import|no such file/i);
  expect(status).toBe(1);
});

test('neither process nor sockets nor a way out by a constructor', () => {
  const source = `
const names = ['process', 'require', 'fetch', 'WebSocket', 'Worker', 'Deno', 'std', 'os', '__say', '__end'];
const here = names.filter((name) => (0, eval)('typeof ' + name) !== 'undefined');
const escaped = (() => { try { return console.log.constructor('return typeof process')(); } catch { return 'refused'; } })();
export default () => { console.log(here.join(), escaped); return 'E'; };`;
  expect(bot(source).stderr).toMatch(/^ (undefined|refused)\n/);
});

test('a module that eats memory ends, and only that', () => {
  const source = `const held = []; export default () => { for (;;) held.push(new Uint8Array(2e7)); };`;
  const { stderr, status } = bot(source, { memory: 64e6 });
  expect(stderr).toMatch(/out of memory/i);
  expect(status).toBe(1);
});

test('what is no module of a player says so', () => {
  expect(bot('export default 7;').stderr).toContain('expected a function (seen, rng) => move');
  expect(bot('export default (', { name: 'bad.mjs' }).stderr).toContain('SyntaxError');
  expect(bot('export default 7;', { name: 'mine.ts' }).stderr).toContain('a module has to be JavaScript');
  expect(isSandboxedModule([...sandboxedModuleBot(), 'x.js'])).toBe(true);
  expect(isSandboxedModule(['python3', 'x.py'])).toBe(false);
});
