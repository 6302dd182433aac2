/**
 * Games on other machines. Batches go into a queue a few at a time, and their results come by the store, where the workers keep
 * them: so whatever happens to a machine, a connection or the queue, the store says what is still to be played.
 */

import { randomUUID } from 'node:crypto';
import type { QueueEvents } from 'bullmq';
import { Refused } from '../games/refused.js';
import { rowOf, type Store } from '../store/store.js';
import { type BatchEnd, BatchSize, batchOf } from './batch.js';
import type { Engine, Task } from './engine.js';
import { type BatchQueue, checkQueue, openEvents, openQueue, slotsOf } from './queue.js';

export interface QueueSettings {
  /** `redis://...` or `postgres://...`. */
  readonly queue: string;
  readonly run: string;
  readonly store: Store;
  /** How the workers reach the store. */
  readonly storeAddress: string;
  /** Take a Redis that forgets. */
  readonly isForced?: boolean | undefined;
  /** Told what is wrong with the connections, and that nobody works. */
  readonly say?: ((text: string) => void) | undefined;
}

/** Milliseconds between two looks at what may have gone by unheard. */
const LOOK = 3000;

/** Refuses a queue that is not there, or that would forget. */
export async function openQueueEngine(settings: QueueSettings): Promise<Engine> {
  await checkQueue(settings.queue, settings.isForced === true);
  const onFault = (why: string) => settings.say?.(`queue: ${why}`);
  const queue = openQueue(settings.queue, onFault);
  await queue.waitUntilReady();
  const events = openEvents(settings.queue, onFault);
  await events.waitUntilReady();
  return new QueueEngine(queue, events, settings);
}

type Hear = Parameters<Engine['play']>[1];

class QueueEngine implements Engine {
  readonly #queue: BatchQueue;
  readonly #events: QueueEvents;
  readonly #settings: QueueSettings;
  readonly #size = new BatchSize();

  constructor(queue: BatchQueue, events: QueueEvents, settings: QueueSettings) {
    this.#queue = queue;
    this.#events = events;
    this.#settings = settings;
  }

  async play(tasks: readonly Task[], hear: Hear, signal: AbortSignal): Promise<void> {
    const bell = new Bell();
    const onCompleted = ({ jobId, returnvalue }: { jobId: string; returnvalue: unknown }) => {
      if (!playing.has(jobId)) return; // of another tournament, whose games may be of another length
      this.#size.learn(endOf(returnvalue));
      bell.ring(jobId);
    };
    const onFailed = ({ jobId, failedReason }: { jobId: string; failedReason: string }) =>
      bell.ring(jobId, failedReason);
    const onAbort = () => bell.ring();
    const playing = new Playing(this.#queue, this.#settings, this.#size, tasks);
    this.#events.on('completed', onCompleted).on('failed', onFailed);
    signal.addEventListener('abort', onAbort);
    try {
      await playing.toTheEnd(bell, hear, signal);
    } finally {
      signal.removeEventListener('abort', onAbort);
      this.#events.off('completed', onCompleted).off('failed', onFailed);
      if (!playing.isDone) await playing.leave();
    }
  }

  async close(): Promise<void> {
    await Promise.all([this.#events.close(), this.#queue.close()]);
  }
}

/** It comes through the queue, as text or as what the text says. */
function endOf(value: unknown): BatchEnd {
  const { games, ms } = (typeof value === 'string' ? JSON.parse(value) : value) as BatchEnd;
  return { games, ms };
}

/** Wakes the one who waits, and says for what. */
class Bell {
  readonly #rung = new Map<string, string | undefined>();
  #wake: (() => void) | undefined;

  ring(jobId?: string, fault?: string): void {
    if (jobId !== undefined) this.#rung.set(jobId, fault);
    this.#wake?.();
  }

  /** The batches that ended, with what went wrong; none where nothing happened for so long. */
  async wait(ms: number): Promise<ReadonlyMap<string, string | undefined>> {
    if (this.#rung.size === 0) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms);
        this.#wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.#wake = undefined;
    const rung = new Map(this.#rung);
    this.#rung.clear();
    return rung;
  }
}

/** Some tasks on their way through the queue. */
class Playing {
  readonly #queue: BatchQueue;
  readonly #settings: QueueSettings;
  readonly #size: BatchSize;
  /** Still to be put into the queue, the last first. */
  readonly #waiting: Task[];
  /** What is in the queue, by the id of its batch. */
  readonly #out = new Map<string, readonly Task[]>();
  /** How many batches are played at a time, and when that was asked last. */
  #slots = 1;
  #lookedAt = -Infinity;

  constructor(queue: BatchQueue, settings: QueueSettings, size: BatchSize, tasks: readonly Task[]) {
    this.#queue = queue;
    this.#settings = settings;
    this.#size = size;
    this.#waiting = [...tasks].reverse();
  }

  get isDone(): boolean {
    return this.#waiting.length === 0 && this.#out.size === 0;
  }

  /** Whether a batch is one of these. */
  has(id: string): boolean {
    return this.#out.has(id);
  }

  async toTheEnd(bell: Bell, hear: Hear, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    await this.leave(); // what a process before this one left
    while (!this.isDone) {
      if (performance.now() - this.#lookedAt > LOOK) await this.#look(bell);
      await this.#fill();
      for (const [id, fault] of await bell.wait(LOOK)) await this.#settle(id, fault, hear);
      signal.throwIfAborted();
    }
  }

  /** Twice as many batches as are played at a time: whoever is done finds the next. */
  async #fill(): Promise<void> {
    const { run, storeAddress } = this.#settings;
    while (this.#out.size < 2 * this.#slots && this.#waiting.length > 0) {
      const tasks = this.#waiting.splice(-this.#size.next(this.#waiting.length, this.#slots)).reverse();
      const id = randomUUID();
      this.#out.set(id, tasks);
      await this.#queue.add('batch', batchOf(run, storeAddress, tasks), { jobId: id });
    }
  }

  /** The store says what of a batch was played; what was not goes into the queue once more. */
  async #settle(id: string, fault: string | undefined, hear: Hear): Promise<void> {
    const tasks = this.#out.get(id);
    if (tasks === undefined) return; // of another run, or heard of twice
    if (fault !== undefined) throw new Refused(`the workers cannot play a batch: ${fault}`);
    const keys = tasks.map(({ job }) => job.key);
    const results = await this.#settings.store.results(this.#settings.run, keys);
    this.#out.delete(id);
    const played = new Set(results.map(({ key }) => key));
    this.#waiting.push(...tasks.filter(({ job }) => !played.has(job.key)).reverse());
    if (results.length > 0) await hear(results.map(rowOf), true);
  }

  /** Who works, and whether a batch is gone that nobody told of: a server that died may have lost its last words. */
  async #look(bell: Bell): Promise<void> {
    this.#lookedAt = performance.now();
    const slots = await slotsOf(this.#queue);
    if (slots === 0) this.#settings.say?.('nobody works yet: start "asterion arena worker" with the same --queue');
    this.#slots = Math.max(1, slots);
    for (const id of this.#out.keys()) {
      const state = await this.#queue.getJobState(id);
      if (state === 'unknown' || state === 'completed') bell.ring(id);
    }
  }

  /** Takes back what nobody has begun; what was begun ends by itself, and is kept. */
  async leave(): Promise<void> {
    const jobs = await this.#queue.getJobs(['waiting', 'delayed', 'prioritized']);
    const { run, storeAddress } = this.#settings;
    const own = jobs.filter((job) => job?.data.run === run && job.data.store === storeAddress);
    await Promise.all(own.map((job) => job.remove().catch(() => undefined))); // it was begun this moment
  }
}
