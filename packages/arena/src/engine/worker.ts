/** A machine that plays what others ask for, until it is told to stop or fails too often. */

import { hostname } from 'node:os';
import { builtFile } from '../package.js';
import { checkQueue, openWorker, workerName } from './queue.js';

export interface WorkerSettings {
  /** `redis://...` or `postgres://...`. */
  readonly queue: string;
  /** How the results are reached from here; absent: as whoever asks for games says. */
  readonly store?: string | undefined;
  /** Play no program outside a sandbox. */
  readonly isSandboxed?: boolean | undefined;
  /** How many batches at a time. */
  readonly threads: number;
  /** Milliseconds after which others take it for dead if it says nothing; 10,000 unless told otherwise. */
  readonly lock?: number | undefined;
  readonly signal: AbortSignal;
  readonly say: (text: string) => void;
}

/** So many batches in a row that fail are the machine's fault, not theirs. */
const BENCHED_AFTER = 3;

/** Works until `signal` is aborted: then undefined, and what was begun is left to others. Else why it works no more. */
export async function runWorker(settings: WorkerSettings): Promise<string | undefined> {
  const { queue, store, threads, signal, say } = settings;
  await checkQueue(queue, true); // whoever asks for games answers for what it keeps
  const worker = openWorker(
    queue,
    builtFile('engine/queue-thread.js'),
    {
      name: workerName(hostname(), process.pid, threads),
      threads,
      lock: settings.lock,
      env: {
        ...process.env,
        ...(store === undefined ? {} : { ASTERION_STORE: store }),
        ...(settings.isSandboxed === true ? { ASTERION_SANDBOX: '1' } : {}),
      },
    },
    (why) => say(`queue: ${why}`),
  );
  let [failures, games] = [0, 0];
  const ended = new Promise<string | undefined>((resolve) => {
    signal.addEventListener('abort', () => resolve(undefined), { once: true });
    worker.on('completed', (_job, end) => {
      failures = 0;
      games += end.games;
      say(`${games} games played`);
    });
    worker.on('failed', (_job, error) => {
      if (error.name !== 'UnrecoverableError') failures++; // that one is whose game it is
      say(`a batch failed: ${error.message}`);
      if (failures >= BENCHED_AFTER)
        resolve(`benched: ${failures} batches in a row failed, the last one: ${error.message}`);
    });
  });
  const running = worker.run().catch((error: unknown) => say(String(error)));
  if (signal.aborted) await worker.close();
  const why = await ended;
  worker.cancelAllJobs('stopped');
  await worker.close();
  await running;
  return why;
}
