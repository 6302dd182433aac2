/**
 * A player's module that nobody vouches for, as a bot: `node quickjs-process.js BYTES MODULE`. It runs in QuickJS, which has
 * neither files nor sockets nor processes, only lines, the library, and files beside it that it imports. Threads of Node and its
 * permission flag were rejected: they keep nobody from anything.
 */

import { readFileSync, realpathSync } from 'node:fs';
import { basename, dirname, extname, sep } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { getQuickJS, type QuickJSContext, type QuickJSHandle } from 'quickjs-emscripten';

const [, , bytes, path] = process.argv;

const fail = (why: string): never => {
  process.stderr.write(`${why}\n`);
  process.exit(1);
};

/** The library's files and ours; everything else that may be read lies beside the module. */
const inside = new URL('./inside.js', import.meta.url);
const homes = [
  dirname(fileURLToPath(import.meta.resolve('asterion/world'))).replace(/world$/, ''),
  `${dirname(dirname(fileURLToPath(inside)))}${sep}`,
];

/** Where an import leads. Nobody hears what is thrown here, so a refusal is a name, too. */
function resolved(from: string, name: string): string {
  if (/^asterion(\/|$)/.test(name)) return import.meta.resolve(name);
  if (!/^[.]{0,2}\//.test(name) && !name.startsWith('file:'))
    return `${REFUSED}cannot import ${name}: in the sandbox there are "asterion" and files beside the module`;
  try {
    const found = realpathSync(fileURLToPath(new URL(name, from)));
    if ([own, ...homes].some((home) => found.startsWith(home))) return pathToFileURL(found).href;
  } catch {
    // said below
  }
  return `${REFUSED}cannot import ${name}: there is no such file beside the module`;
}

const REFUSED = 'refused: ';

function sourceOf(name: string): string {
  if (name.startsWith(REFUSED)) throw new Error(name.slice(REFUSED.length));
  return readFileSync(fileURLToPath(name), 'utf8');
}

if (extname(path) === '.ts') fail(`${path}: in the sandbox a module has to be JavaScript`);
const file = ((): string => {
  try {
    return realpathSync(path);
  } catch {
    return fail(`${path}: there is no such file`);
  }
})();
const own = `${dirname(file)}${sep}`;

const quickjs = await getQuickJS();
const runtime = quickjs.newRuntime();
runtime.setMemoryLimit(Number(bytes));
runtime.setMaxStackSize(512 * 1024);
runtime.setModuleLoader(sourceOf, resolved);
const context = runtime.newContext();

function give(name: string, take: (text: string) => void): void {
  const handle = context.newFunction(name, (value) => take(context.getString(value)));
  context.setProp(context.global, name, handle);
  handle.dispose();
}

give('__say', (line) => void process.stdout.write(`${line}\n`));
give('__print', (text) => void process.stderr.write(`${text}\n`));
give('__end', (why) => {
  if (why !== '') process.stderr.write(`${why}\n`);
  process.exitCode = why === '' ? 0 : 1;
  input.close();
});

const program = `
const print = globalThis.__print;
const say = globalThis.__say;
const end = globalThis.__end;
for (const name of ['__print', '__say', '__end']) delete globalThis[name];
const shown = (value) => typeof value === 'string' ? value : JSON.stringify(value) ?? String(value);
const log = (...values) => print(values.map(shown).join(' '));
globalThis.console = { log, info: log, warn: log, error: log, debug: log };
const { play } = await import(${JSON.stringify(inside.href)});
const module = await import(${JSON.stringify(pathToFileURL(file).href)});
globalThis.__tell = play(module.default, ${JSON.stringify(basename(file))}, say, end);
`;

/** Runs what is due; a module that throws where nobody catches it ends the bot. */
function runDue(): void {
  const due = runtime.executePendingJobs();
  if (due.error !== undefined) fail(shown(context, due.error));
}

function shown(of: QuickJSContext, error: QuickJSHandle): string {
  const { name, message, stack } = of.dump(error) as { name?: string; message?: string; stack?: string };
  return `${name ?? 'Error'}: ${message ?? ''}\n${stack ?? ''}`;
}

const input = createInterface({ input: process.stdin });
const evaluated = context.evalCode(program, 'file:///bot.js', { type: 'module' });
if (evaluated.error !== undefined) fail(shown(context, evaluated.error));
else {
  const loading = context.resolvePromise(evaluated.value);
  runDue();
  const loaded = await loading;
  if (loaded.error !== undefined) fail(shown(context, loaded.error));
}
const tell = context.getProp(context.global, '__tell');
for await (const line of input) {
  const text = context.newString(line);
  const told = context.callFunction(tell, context.undefined, text);
  text.dispose();
  if (told.error !== undefined) fail(shown(context, told.error));
  runDue();
}
process.exit();
