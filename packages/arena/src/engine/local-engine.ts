/**
 * Games on this machine: in threads, so that the one event loop that keeps results and hears Ctrl-C stays free. Programs are
 * started by the threads, each in a process of its own.
 */

import { Worker } from 'node:worker_threads';
import type { RunningGame } from '../games/job.js';
import { builtFile } from '../package.js';
import type { ResultRow } from '../store/store.js';
import type { Task } from '../tournament/schedule.js';
import type { Engine } from './engine.js';
import type { FromThread, ToThread } from './local-wire.js';

/** How long a thread should have to do before it is told more, in milliseconds, and the most games of that. */
const ENOUGH = 500;
const MOST_GAMES = 200;

/** How long a thread may take to end its programs, in milliseconds. */
const PATIENCE = 5000;

export class LocalEngine implements Engine {
  readonly #threads: number;
  readonly #running = new Set<Thread>();

  constructor(threads: number) {
    this.#threads = threads;
  }

  async play(
    tasks: readonly Task[],
    hear: (rows: readonly ResultRow[]) => void | Promise<void>,
    signal: AbortSignal,
    watch?: (games: readonly RunningGame[]) => void,
  ): Promise<void> {
    signal.throwIfAborted();
    const queue = new TaskQueue(tasks);
    let kept = Promise.resolve();
    const hearing = (rows: readonly ResultRow[]): void => {
      kept = kept.then(() => hear(rows));
      kept.catch(() => undefined); // told below
    };
    const games = new Map<Thread, RunningGame>();
    const watching = (thread: Thread) => (game: RunningGame | undefined) => {
      if (game === undefined) games.delete(thread);
      else games.set(thread, game);
      watch?.([...games.values()]);
    };
    const threads = Array.from({ length: Math.min(this.#threads, tasks.length) }, () => this.#idle());
    const stop = new AbortController();
    const abort = (): void => stop.abort(signal.reason);
    signal.addEventListener('abort', abort);
    try {
      await Promise.all(
        threads.map((thread) =>
          thread.work(queue, { hear: hearing, watch: watching(thread) }, stop.signal).catch((error: unknown) => {
            stop.abort(error); // the others are called off
            throw error;
          }),
        ),
      );
      await kept;
    } catch (error) {
      await Promise.all(threads.map((thread) => this.#end(thread)));
      await kept;
      throw signal.aborted ? (signal.reason as Error) : error;
    } finally {
      signal.removeEventListener('abort', abort);
      for (const thread of threads) thread.isBusy = false;
    }
  }

  async close(): Promise<void> {
    await Promise.all([...this.#running].map((thread) => this.#end(thread)));
  }

  #idle(): Thread {
    const thread = [...this.#running].find(({ isBusy }) => !isBusy) ?? new Thread();
    thread.isBusy = true;
    this.#running.add(thread);
    return thread;
  }

  async #end(thread: Thread): Promise<void> {
    this.#running.delete(thread);
    await thread.end();
  }
}

/** Tasks in their order: some short games at a time, or one that may take long. */
class TaskQueue {
  readonly #tasks: readonly Task[];
  #next = 0;

  constructor(tasks: readonly Task[]) {
    this.#tasks = tasks;
  }

  /** The next ones, as many as told, unless programs play: whoever waits for those should not have others waiting. */
  take(games: number): readonly Task[] {
    const from = this.#next;
    const left = this.#tasks.length - from;
    while (this.#next < this.#tasks.length && this.#next - from < Math.min(games, Math.ceil(left / 8))) {
      if (hasProgram(this.#tasks[this.#next]) && this.#next > from) break;
      if (hasProgram(this.#tasks[this.#next++])) break;
    }
    return this.#tasks.slice(from, this.#next);
  }
}

const hasProgram = ({ bots }: Task): boolean => bots.some((bot) => 'command' in bot);

/** Who is told what a thread says. */
interface Listener {
  readonly hear: (rows: readonly ResultRow[]) => void;
  /** The game it is at; undefined when it has none. */
  readonly watch: (game: RunningGame | undefined) => void;
}

class Thread {
  isBusy = false;
  readonly #worker = new Worker(builtFile('engine/local-thread.js'), { execArgv: [] });
  readonly #exit: Promise<void>;
  #hasProgram = false;

  constructor() {
    this.#exit = new Promise((resolve) => this.#worker.once('exit', () => resolve()));
  }

  /** Takes tasks until there are none. */
  async work(queue: TaskQueue, listener: Listener, signal: AbortSignal): Promise<void> {
    for (let games = 1; ; ) {
      signal.throwIfAborted();
      const tasks = queue.take(games);
      if (tasks.length === 0) {
        listener.watch(undefined);
        return;
      }
      this.#hasProgram ||= tasks.some(hasProgram); // it stays for the next game
      const taken = await this.#played(tasks, listener, signal);
      games = Math.max(1, Math.min(MOST_GAMES, 4 * games, Math.floor((ENOUGH * tasks.length) / Math.max(taken, 1))));
    }
  }

  /** Ends it. One that runs programs ends those first; any other can simply be stopped, whatever it is at. */
  async end(): Promise<void> {
    if (!this.#hasProgram) {
      await this.#worker.terminate();
      return;
    }
    this.#tell({ kind: 'stop' });
    const patience = setTimeout(() => void this.#worker.terminate(), PATIENCE);
    await this.#exit;
    clearTimeout(patience);
  }

  #tell(message: ToThread): void {
    this.#worker.postMessage(message);
  }

  /** How long they took. */
  #played(tasks: readonly Task[], { hear, watch }: Listener, signal: AbortSignal): Promise<number> {
    const worker = this.#worker;
    return new Promise<number>((resolve, reject) => {
      const heard = (message: FromThread): void => {
        if (message.kind === 'rows') hear(message.rows);
        else if (message.kind === 'running') watch(message.game);
        else if (message.kind === 'done') settle(() => resolve(message.taken));
        else settle(() => reject(new Error(message.why)));
      };
      const failed = (error: unknown): void =>
        settle(() => reject(error instanceof Error ? error : new Error(String(error))));
      const gone = (): void => failed(new Error('a thread has ended in the middle of a game'));
      const aborted = (): void => failed(signal.reason);
      const settle = (end: () => void): void => {
        worker.off('message', heard).off('error', failed).off('exit', gone);
        signal.removeEventListener('abort', aborted);
        end();
      };
      worker.on('message', heard).on('error', failed).on('exit', gone);
      signal.addEventListener('abort', aborted);
      this.#tell({ kind: 'play', tasks });
    });
  }
}
