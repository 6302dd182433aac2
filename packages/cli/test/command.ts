/** Runs the command in this process, with streams of its own, and the built one as a child where signals matter. */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough, Readable, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { CommandEntry } from '../src/command-entry.js';
import { run } from '../src/run.js';

export interface Result {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** The built command, as `npx asterion` starts it. */
export const program = fileURLToPath(new URL('../bin/asterion.js', import.meta.url));

/** Runs a command line in this process. */
export async function asterion(
  args: readonly string[],
  stdin = '',
  entries?: readonly CommandEntry[],
): Promise<Result> {
  const stdout = new Sink();
  const stderr = new Sink();
  const { signal } = new AbortController();
  const code = await run(args, { stdin: Readable.from([stdin]), stdout, stderr, env: {}, signal }, entries);
  return { code, stdout: stdout.text(), stderr: stderr.text() };
}

/** What a command leaves behind that ran on a terminal. */
export interface OnTerminal extends Result {
  /** Whether keys still come one by one at the end. */
  readonly isRaw: boolean;
  /** Every canvas that was shown, without its colours, blanks at the ends of lines left out. */
  readonly frames: readonly string[];
}

interface TerminalOptions {
  readonly env?: Record<string, string>;
  readonly rows?: number;
  readonly columns?: number;
  /** The commands there are. */
  readonly entries?: readonly CommandEntry[];
  /** Keys pressed half a second later. */
  readonly later?: string;
  /** Keys pressed one after the other, each when the screen is at rest: an escape that stays alone is the key of that name. */
  readonly then?: readonly string[];
}

/** Runs a command line on a terminal of its own, with these keys in its queue. */
export async function onTerminal(
  args: readonly string[],
  keys: string,
  { env = {}, rows = 24, columns = 80, later = '', then = [], entries }: TerminalOptions = {},
): Promise<OnTerminal> {
  let isRaw = false;
  const stdin = Object.assign(new PassThrough(), { isTTY: true, setRawMode: (raw: boolean) => (isRaw = raw) });
  const stdout = Object.assign(new Sink(), { isTTY: true, rows, columns });
  const stderr = new Sink();
  stdin.write(keys);
  if (later !== '') setTimeout(() => stdin.write(later), 500);
  void typeAtRest(then, stdin, stdout);
  const code = await run(args, { stdin, stdout, stderr, env, signal: new AbortController().signal }, entries);
  const frames = stdout
    .text()
    .split('\u001b[H')
    .slice(1)
    .map((frame) =>
      frame
        .slice(0, frame.indexOf('\u001b[J'))
        .replaceAll(/\u001b\[[0-9;?]*[A-Za-z]/g, '')
        .replaceAll('\r\n', '\n'),
    );
  return { code, stdout: stdout.text(), stderr: stderr.text(), isRaw, frames };
}

async function typeAtRest(texts: readonly string[], stdin: PassThrough, stdout: Sink): Promise<void> {
  for (const more of texts) {
    for (let [calm, before] = [0, '']; calm < 4; before = stdout.text()) {
      await delay(20); // longer than an escape waits, all four together; in the same loop, so a slow machine changes nothing
      calm = stdout.text() === before ? calm + 1 : 0;
    }
    stdin.write(more);
  }
}

export class Sink extends Writable {
  readonly #chunks: Buffer[] = [];

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.#chunks.push(chunk);
    done();
  }

  text(): string {
    return Buffer.concat(this.#chunks).toString();
  }
}

/** Starts the built command as a child process; its input is shut unless told. */
export const start = (args: readonly string[], stdin: 'ignore' | 'pipe' = 'ignore'): ChildProcess =>
  spawn(process.execPath, [program, ...args], { stdio: [stdin, 'pipe', 'pipe'] });

/** Runs a line of shell in which `asterion` is the built command. */
export const shell = (line: string, cwd?: string): Promise<Result> =>
  ended(
    spawn('sh', ['-c', `asterion() { "${process.execPath}" "${program}" "$@"; }\n${line}`], {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  );

/** Waits until a child has a file open; where the system does not tell, until it surely has. */
export async function hasOpened({ pid }: ChildProcess, path: string): Promise<void> {
  const descriptors = `/proc/${pid}/fd`;
  const isOpen = (fd: string): boolean => {
    try {
      return readlinkSync(join(descriptors, fd), 'utf8') === path;
    } catch {
      return false; // closed by now
    }
  };
  if (!existsSync(descriptors)) await delay(5000);
  else while (!readdirSync(descriptors).some(isOpen)) await delay(20);
}

/** Waits for a child to end. */
export async function ended(child: ChildProcess): Promise<Result> {
  const [stdout, stderr, [code]] = await Promise.all([
    child.stdout === null ? '' : text(child.stdout),
    child.stderr === null ? '' : text(child.stderr),
    once(child, 'close') as Promise<[number | null]>,
  ]);
  return { code, stdout, stderr };
}

/** Milliseconds after which whoever says nothing has nothing to say. */
const LONGEST_PATIENCE = 20_000;

/**
 * Interrupts a child that is at work in silence. A signal that comes before it listens just kills it, and one before it has begun
 * finds nothing that it could say (`word`): then it is started again and given more time, as much as a slow machine needs.
 */
export async function interrupted(begin: () => ChildProcess, patience = 500, word = ''): Promise<Result> {
  const child = begin();
  const end = ended(child);
  await delay(patience);
  child.kill('SIGINT');
  const result = await end;
  const isTooSoon = result.code === null || (!result.stderr.includes(word) && patience < LONGEST_PATIENCE);
  return isTooSoon ? interrupted(begin, 2 * patience, word) : result;
}
