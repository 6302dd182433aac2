/**
 * The queue between a tournament and the machines that play its games: BullMQ, on Redis or on PostgreSQL. What it has is used
 * as it is: retries, locks that a live worker renews, and the return of what a dead one held.
 */

import { createPostgresBackend, createRedisBackend, Queue, QueueEvents, type QueueOptions, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { Refused } from '../games/refused.js';
import { isPostgres, withoutPassword } from '../store/postgres-store.js';
import type { BatchEnd, JobBatch } from './batch.js';

const NAME = 'asterion-arena';

/** Milliseconds after which a worker that says nothing more is taken for dead. */
const LOCK = 10_000;

export type BatchQueue = Queue<JobBatch, BatchEnd, 'batch'>;
export type BatchWorker = Worker<JobBatch, BatchEnd, 'batch'>;

/** How a queue is reached; the engines take the same options but for that. Their types take each for itself, and not both. */
function reach(address: string): { readonly options: QueueOptions; readonly backend: RedisBackend } {
  if (isPostgres(address)) {
    const connection = { connectionString: address, migrate: true, max: 4 };
    return { options: { connection }, backend: createPostgresBackend as unknown as RedisBackend };
  }
  // A server that is restarted is waited for.
  const retryStrategy = (times: number): number => Math.min(times * 100, 2000);
  const connection = { url: address, maxRetriesPerRequest: null, retryStrategy };
  return { options: { connection }, backend: createRedisBackend };
}

type RedisBackend = typeof createRedisBackend;

export function openQueue(address: string, onFault: (why: string) => void): BatchQueue {
  const { options, backend } = reach(address);
  const defaultJobOptions = {
    attempts: 10, // those of a machine that fails at everything until it is benched
    backoff: { type: 'exponential', delay: 250 },
    removeOnComplete: true,
    removeOnFail: true,
  };
  return heard(new Queue<JobBatch, BatchEnd, 'batch'>(NAME, { ...options, defaultJobOptions }, backend), onFault);
}

export function openEvents(address: string, onFault: (why: string) => void): QueueEvents {
  const { options, backend } = reach(address);
  return heard(new QueueEvents(NAME, options, backend), onFault);
}

/**
 * Takes batches, as many at a time as there are threads. They are played in threads: a batch that blocked the event loop would
 * lose its lock, and be played again by somebody else for ever.
 */
export function openWorker(
  address: string,
  thread: URL,
  settings: {
    readonly name: string;
    readonly threads: number;
    readonly env: NodeJS.ProcessEnv;
    readonly lock: number | undefined;
  },
  onFault: (why: string) => void,
): BatchWorker {
  const { options, backend } = reach(address);
  const { name, threads: concurrency, env, lock = LOCK } = settings;
  const own = { name, concurrency, useWorkerThreads: true, workerThreadsOptions: { env }, autorun: false };
  const watch = { lockDuration: lock, stalledInterval: lock / 2, maxStalledCount: 10, drainDelay: 2 };
  return heard(
    new Worker<JobBatch, BatchEnd, 'batch'>(NAME, thread, { ...options, ...own, ...watch }, backend),
    onFault,
  );
}

/** A worker's name, which says how many batches it plays at a time. */
export const workerName = (host: string, pid: number, threads: number): string => `${host}/${pid}/${threads}`;

/** How many batches are played at a time by all workers together. */
export async function slotsOf(queue: BatchQueue): Promise<number> {
  const workers = await queue.getWorkers();
  return workers.reduce((sum, { rawname = '', name = '' }) => {
    const found = /[/](\d+)[/](\d+)$/.exec(rawname) ?? /[/](\d+)[/](\d+)$/.exec(name);
    return sum + Number(found?.[2] ?? 1);
  }, 0);
}

/** Connections come and go, and say so as errors that nobody has to hear of more than once. */
function heard<T extends { on(event: 'error', listener: (error: Error) => void): unknown }>(
  opened: T,
  onFault: (why: string) => void,
): T {
  let last = '';
  opened.on('error', ({ message }) => {
    if (message === last) return;
    last = message;
    onFault(message);
  });
  return opened;
}

/** Refuses a queue that is not there, and one that would be gone with its server. */
export async function checkQueue(address: string, isForced: boolean): Promise<void> {
  if (isPostgres(address)) return;
  if (!/^rediss?:\/\//.test(address))
    throw new Refused(
      `expected a queue at redis://... or postgres://..., got ${JSON.stringify(withoutPassword(address))}`,
    );
  const redis = new Redis(address, { lazyConnect: true, retryStrategy: () => null, maxRetriesPerRequest: 0 });
  let fault = '';
  redis.on('error', (error: Error) => {
    fault = error.message;
  });
  try {
    await redis.connect();
    const isKept = /^aof_enabled:1/m.test(await redis.info('persistence'));
    if (isKept || isForced) return;
  } catch (error) {
    const why = fault === '' ? (error as Error).message : fault;
    throw new Refused(`cannot open ${withoutPassword(address)}: ${why}`);
  } finally {
    redis.disconnect();
  }
  throw new Refused(
    `the Redis at ${withoutPassword(address)} keeps no append-only file, so its queue would be gone with it: start it with "--appendonly yes", or say --force`,
  );
}
