/** Runs the command in this process, with streams of its own, and the built one as a child where signals matter. */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Readable, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { run } from '../src/run.js';

export interface Result {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** The built command, as `npx asterion` starts it. */
export const program = fileURLToPath(new URL('../bin/asterion.js', import.meta.url));

/** Runs a command line in this process. */
export async function asterion(args: readonly string[], stdin = ''): Promise<Result> {
  const stdout = new Sink();
  const stderr = new Sink();
  const { signal } = new AbortController();
  const code = await run(args, { stdin: Readable.from([stdin]), stdout, stderr, signal });
  return { code, stdout: stdout.text(), stderr: stderr.text() };
}

class Sink extends Writable {
  readonly #chunks: Buffer[] = [];

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.#chunks.push(chunk);
    done();
  }

  text(): string {
    return Buffer.concat(this.#chunks).toString();
  }
}

/** Starts the built command as a child process. */
export const start = (args: readonly string[]): ChildProcess =>
  spawn(process.execPath, [program, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });

/** Waits for a child to end. */
export async function ended(child: ChildProcess): Promise<Result> {
  const [stdout, stderr, [code]] = await Promise.all([
    child.stdout === null ? '' : text(child.stdout),
    child.stderr === null ? '' : text(child.stderr),
    once(child, 'close') as Promise<[number | null]>,
  ]);
  return { code, stdout, stderr };
}
