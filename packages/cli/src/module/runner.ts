/** A module at work: a thread that can be stopped, and is started again when it is needed. */

import { stat } from 'node:fs/promises';
import { MessageChannel, Worker } from 'node:worker_threads';
import { Failure, type Host, Interrupted, reasonOf } from '../host/host.js';
import type { Messages } from '../host/messages.js';
import { builtFile } from '../host/thread.js';
import { newLineEnd, waitOn } from './line.js';
import { type Kind, type ModuleFile, moduleName } from './module-file.js';
import { thrownText } from './stack.js';
import type { Claims, FromModule, LineEnd, ModuleJob, Question, Request } from './wire.js';

/** What a module did wrong, as the rest of a sentence about it: `took longer than 1000 ms`. */
export class ModuleFault extends Error {}

/** It answered, and the answer cannot be used. */
export class StrangeAnswer extends ModuleFault {}

/** Until a module is loaded, or a game is set up for it: not its own time, and generous. */
const PATIENCE_MS = 30_000;

/** The most memory for what a module keeps, in megabytes. */
const MEMORY_MB = 512;

/** What a runner needs of its host. Whatever the module prints is said, so that it does not mix with results. */
export interface RunnerHost extends Pick<Host, 'signal'> {
  readonly messages?: Pick<Messages, 'say'> | undefined;
}

export class ModuleRunner {
  readonly name: string;
  readonly #file: ModuleFile;
  readonly #kind: Kind | undefined;
  readonly #host: RunnerHost;
  #thread: Promise<LoadedThread> | undefined;
  /** The same, once it is loaded. */
  #atWork: LoadedThread | undefined;
  #fault: ModuleFault | undefined;

  /** Nothing is loaded before it is asked for. Without a kind it may be whatever it is. */
  constructor(file: ModuleFile, kind: Kind | undefined, host: RunnerHost) {
    this.name = moduleName(file.path);
    this.#file = file;
    this.#kind = kind;
    this.#host = host;
  }

  /** What it says of itself. Loads it; a failure if it is no such module. */
  async claims(): Promise<Claims> {
    const { path } = this.#file;
    const found = await stat(path).catch((error: unknown) => new Failure(`${path}: ${reasonOf(error)}`));
    if (found instanceof Failure) throw found;
    if (!found.isFile()) throw new Failure(`${path}: expected a module, found a folder`);
    try {
      return (await this.#loaded()).claims;
    } catch (error) {
      throw error instanceof ModuleFault ? new Failure(`${path}: ${error.message}`) : error;
    }
  }

  /** Asks it for something; throws a `ModuleFault` if it does not answer as it should. One question at a time. */
  async ask(request: Request): Promise<unknown> {
    const { thread, gone } = await this.#loaded();
    const why = gone();
    if (why !== undefined) {
      this.#thread = undefined;
      throw new ModuleFault(why);
    }
    const message = await this.#heard(thread, this.#file.time, () => {
      thread.postMessage({ request, isAtOnce: false } satisfies Question);
    });
    return message.kind === 'answer' ? message.answer : undefined;
  }

  /**
   * The same, but waits here. It has to be loaded already. Whoever has failed once is not asked again: a thread cannot be
   * started while this one waits.
   */
  askAtOnce(request: Request): unknown {
    if (this.#fault !== undefined) throw this.#fault;
    if (this.#atWork === undefined) throw new Error('Expected a module that is loaded.');
    const { thread, line } = this.#atWork;
    thread.postMessage({ request, isAtOnce: true } satisfies Question);
    for (let time = PATIENCE_MS; ; ) {
      const message = waitOn(line, time);
      if (message?.kind === 'answer') return message.answer;
      if (message?.kind === 'begun') time = this.#file.time;
      else {
        this.#fault = new ModuleFault(message?.kind === 'fault' ? message.why : `took longer than ${time} ms`);
        void thread.terminate();
        throw this.#fault;
      }
    }
  }

  /** Stops it, whatever it is at. */
  async close(): Promise<void> {
    const opened = this.#thread;
    this.#thread = undefined;
    await opened?.then(
      ({ thread }) => thread.terminate(),
      () => undefined,
    );
  }

  #loaded(): Promise<LoadedThread> {
    this.#thread ??= this.#load();
    return this.#thread;
  }

  async #load(): Promise<LoadedThread> {
    const { port1: port, port2: far } = new MessageChannel();
    const line = newLineEnd(port);
    const job: ModuleJob = { path: this.#file.path, kind: this.#kind, line: { ...line, port: far } };
    const thread = new Worker(builtFile('module/module-thread.js'), {
      workerData: job,
      transferList: [far],
      execArgv: ['--no-warnings'], // that its folder does not say what kind of module it is
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
      stdout: true,
      stderr: true,
    });
    // It may end between two questions, too, by what it began before: that is heard at the next one.
    let gone: string | undefined;
    thread.on('error', (error) => (gone ??= endText(error))).on('exit', () => (gone ??= endText()));
    for (const stream of [thread.stdout, thread.stderr])
      stream.on('data', (bytes: Buffer) => this.#host.messages?.say(String(bytes).trimEnd()));
    const message = await this.#heard(thread, PATIENCE_MS, () => undefined);
    if (message.kind !== 'loaded') throw new ModuleFault('was not loaded');
    this.#atWork = { thread, claims: message.claims, line, gone: () => gone };
    return this.#atWork;
  }

  /** The next message that is an answer, within its time; the thread is stopped if there is none. */
  async #heard(thread: Worker, time: number, begin: () => void): Promise<FromModule> {
    const { signal } = this.#host;
    let timer: NodeJS.Timeout | undefined;
    const ended = new AbortController();
    const { signal: over } = ended;
    try {
      return await new Promise<FromModule>((resolve, reject) => {
        const within = (ms: number): void => {
          clearTimeout(timer);
          timer = setTimeout(() => {
            reject(new ModuleFault(`took longer than ${ms} ms`));
          }, ms);
        };
        const hear = (message: FromModule): void => {
          if (message.kind === 'begun') within(time);
          else if (message.kind === 'fault') reject(new ModuleFault(message.why));
          else resolve(message);
        };
        const fail = (error: Error): void => {
          reject(new ModuleFault(endText(error)));
        };
        const leave = (): void => {
          reject(new ModuleFault(endText()));
        };
        const interrupt = (): void => {
          reject(new Interrupted());
        };
        thread.on('message', hear).on('error', fail).on('exit', leave);
        signal.addEventListener('abort', interrupt);
        over.addEventListener('abort', () => {
          thread.off('message', hear).off('error', fail).off('exit', leave);
          signal.removeEventListener('abort', interrupt);
        });
        if (signal.aborted) interrupt();
        within(PATIENCE_MS);
        begin();
      });
    } catch (error) {
      this.#thread = undefined; // whatever it is at now, it is not what the next question expects
      await thread.terminate();
      throw error;
    } finally {
      clearTimeout(timer);
      ended.abort();
    }
  }
}

interface LoadedThread {
  readonly thread: Worker;
  readonly claims: Claims;
  readonly line: LineEnd;
  /** How it ended, as the rest of a sentence; undefined as long as it runs. */
  readonly gone: () => string | undefined;
}

function endText(error?: Error): string {
  if (error === undefined) return 'ended its thread';
  const isTooMuch = (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY';
  return isTooMuch ? `took more than ${MEMORY_MB} MB of memory` : `ended its thread: ${thrownText(error)}`;
}
