/**
 * A program that plays, in a process group of its own: started when it is needed, told lines, waited for no longer than its
 * clock says, and killed with all it started. It lives from game to game, unless it does something wrong.
 */

import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { VERSION } from '../protocol/index.js';
import { Misbehaved } from './misbehaved.js';
import { BoundedLines, Tail } from './output.js';

/** What is to be started. */
export interface ProgramFile {
  readonly command: readonly string[];
  readonly cwd?: string | undefined;
}

/** What may be done about a program's process by whoever does not trust it. */
export interface Spawning {
  /** The command that is started in its place: a sandbox around it. */
  readonly wrap?: ((program: ProgramFile) => readonly string[]) | undefined;
  /** Watches a process; `stop` ends it, with the reason `crash:WHY`. Returns how to stop watching. */
  readonly watch?: ((pid: number, stop: (why: string) => void) => () => void) | undefined;
  /** Hears every line a program says. */
  readonly hear?: ((line: string) => void) | undefined;
  /** Hears every line that a program is told. */
  readonly told?: ((lines: readonly string[]) => void) | undefined;
}

type Child = ChildProcessByStdio<Writable, Readable, Readable>;

/** Crashes in a row after which a program is not started again. */
const MOST_CRASHES = 3;

/** How long it may take to end when it is asked to, in milliseconds. */
const PATIENCE = 300;

export class Program {
  readonly #file: ProgramFile;
  readonly #spawning: Spawning;
  #child: Child | undefined;
  #unwatch: () => void = () => undefined;
  #lines = new BoundedLines();
  #tail = new Tail();
  /** What it did wrong since it was started. */
  #fault: Misbehaved | undefined;
  #crashes = 0;
  /** Whether a game is on: one that ends between two games has lost none. */
  #isPlaying = false;
  /** Whoever waits for a line or for the end. */
  #waiting: ((line: string | Misbehaved) => void) | undefined;
  /** How often it was started. */
  starts = 0;

  constructor(file: ProgramFile, spawning: Spawning = {}) {
    this.#file = file;
    this.#spawning = spawning;
  }

  /** The last it said beside the protocol. */
  get stderr(): string {
    return this.#tail.text;
  }

  get isRunning(): boolean {
    return this.#child !== undefined;
  }

  /** Whether it has crashed so often in a row that nobody starts it again. */
  get isBenched(): boolean {
    return this.#crashes >= MOST_CRASHES;
  }

  /** Starts it unless it runs; throws what it did wrong. */
  async ready(start: number): Promise<void> {
    if (this.isBenched) throw new Misbehaved('crash:benched', `was benched after ${MOST_CRASHES} crashes in a row`);
    this.#isPlaying = true;
    this.#lines.begin();
    if (this.#child !== undefined) return;
    this.#start();
    this.tell([`arena ${VERSION}`]);
    const slow = new Misbehaved('start-timeout', `was not ready within ${start} ms`);
    await this.#line((line) => line.trim() === 'ready', start, slow);
  }

  /** Says lines to it. Whether it listens is its own business. */
  tell(lines: readonly string[]): void {
    this.#spawning.told?.(lines);
    this.#child?.stdin.write(`${lines.join('\n')}\n`);
  }

  /** The next line that begins with one of these words, within so many milliseconds; throws what it did wrong. */
  async answer(words: readonly string[], time: number): Promise<string> {
    const slow = new Misbehaved('timeout', `took longer than ${Math.round(time)} ms`);
    const line = await this.#line((one) => words.includes(one.trim().split(/\s+/)[0]), time, slow);
    return line.trim();
  }

  /** Until what it said beside the protocol, before its last line, is heard: that lies in another pipe, and may be read later. */
  async overheard(): Promise<void> {
    await setImmediate();
    await setImmediate();
  }

  /** A game came to its end without it doing anything wrong. */
  praise(): void {
    this.#isPlaying = false;
    this.#crashes = 0;
  }

  /** Ends it and all it started, at once. */
  stop(): void {
    this.#fail(new Misbehaved('crash:stopped', 'was stopped'), false);
  }

  /** Asks it to end, and ends it. */
  async close(): Promise<void> {
    const child = this.#child;
    if (child === undefined) return;
    const ended = new Promise<void>((resolve) => {
      child.once('exit', () => resolve());
      setTimeout(resolve, PATIENCE).unref();
    });
    this.tell(['quit']);
    await ended;
    this.stop();
  }

  #start(): void {
    const { wrap, watch } = this.#spawning;
    const [command, ...args] = wrap?.(this.#file) ?? this.#file.command;
    const { cwd } = this.#file;
    this.starts++;
    this.#fault = undefined;
    this.#lines = new BoundedLines();
    this.#tail = new Tail();
    const child = spawn(command, args, { cwd, detached: true, stdio: ['pipe', 'pipe', 'pipe'] });
    this.#child = child;
    const crash = (what: string, text: string): void => {
      if (this.#child === child) this.#fail(new Misbehaved(`crash:${what}`, text), true);
    };
    child.on('error', (error: NodeJS.ErrnoException) =>
      crash(error.code ?? 'error', `cannot be started: ${error.message}`),
    );
    // What it printed last is read before it is said to have ended.
    child.on('close', (code, signal) => crash(String(code ?? signal), endText(code, signal)));
    child.on('exit', (code, signal) => {
      killGroup(child); // those it leaves behind hold its pipes
      setTimeout(() => crash(String(code ?? signal), endText(code, signal)), PATIENCE).unref();
    });
    child.stdin.on('error', () => undefined); // it does not listen any more: its end says the rest
    child.stdout.on('data', (chunk: Buffer) => {
      if (this.#child === child) this.#hear(chunk);
    });
    child.stdout.on('end', () => {
      // A program that has ended is heard of in a moment; one that lives on has nothing to say any more.
      setTimeout(() => crash('end', 'closed its output'), PATIENCE).unref();
    });
    child.stderr.on('data', (chunk: Buffer) => {
      if (this.#child === child) this.#tail.take(chunk);
    });
    if (child.pid !== undefined && watch !== undefined)
      this.#unwatch = watch(child.pid, (why) => crash(why, `was stopped: ${why}`));
  }

  #hear(chunk: Buffer): void {
    const lines = this.#lines.take(chunk);
    if (lines === undefined) {
      this.#fail(new Misbehaved('flood', 'said more than anybody has to hear'), false);
      return;
    }
    for (const line of lines) {
      this.#spawning.hear?.(line);
      this.#waiting?.(line);
    }
  }

  /** Notes what it did wrong first, tells whoever waits, and ends it. */
  #fail(fault: Misbehaved, isCrash: boolean): void {
    const child = this.#child;
    if (child === undefined) return;
    this.#child = undefined;
    this.#fault = fault;
    if (isCrash && this.#isPlaying) this.#crashes++;
    this.#unwatch();
    this.#unwatch = () => undefined;
    killGroup(child);
    child.stdin.destroy();
    child.stdout.destroy();
    child.stderr.destroy();
    child.unref();
    this.#waiting?.(fault);
  }

  async #line(isIt: (line: string) => boolean, time: number, slow: Misbehaved): Promise<string> {
    if (this.#child === undefined) throw this.#fault ?? new Misbehaved('crash:stopped', 'was stopped');
    let timer: NodeJS.Timeout | undefined;
    try {
      return await new Promise<string>((resolve, reject) => {
        timer = setTimeout(() => {
          this.#fail(slow, false);
        }, time);
        this.#waiting = (line) => {
          if (typeof line !== 'string') reject(line);
          else if (isIt(line)) resolve(line);
        };
      });
    } finally {
      clearTimeout(timer);
      this.#waiting = undefined;
    }
  }
}

const endText = (code: number | null, signal: NodeJS.Signals | null): string =>
  signal === null ? `ended with exit code ${String(code)}` : `was ended by ${signal}`;

/** Ends a process and all it started, as far as they are still there. */
function killGroup({ pid }: Child): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
