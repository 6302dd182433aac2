/** Work in a thread of its own, or in several at once: the terminal stays awake, and Ctrl-C ends it at once, whatever it is at. */

import { setMaxListeners } from 'node:events';
import { Worker } from 'node:worker_threads';
import { packageRoot } from '../package.js';
import { checkInterrupted, type Host, Interrupted } from './host.js';
import type { Messages } from './messages.js';

/** A file to start a thread with, named from the root of what is built: threads run that even where a test runs the source. */
export const builtFile = (name: string): URL => new URL(`dist/${name}`, packageRoot);

/**
 * Runs a file, named from the root of what is built, with its data; resolves when it has ended and all it posted is heard.
 * What was shown of its progress is wiped then, if `messages` showed some.
 */
export async function inThread(
  file: string,
  data: unknown,
  hear: (message: unknown) => void,
  host: Pick<Host, 'signal'>,
  messages?: Pick<Messages, 'done'>,
): Promise<void> {
  checkInterrupted(host);
  const { signal } = host;
  const thread = new Worker(builtFile(file), { workerData: data, execArgv: [] });
  const stop = () => void thread.terminate();
  signal.addEventListener('abort', stop);
  try {
    await new Promise<void>((resolve, reject) => {
      thread.on('message', hear);
      thread.on('error', reject);
      thread.on('exit', () => (signal.aborted ? reject(new Interrupted()) : resolve()));
    });
  } finally {
    signal.removeEventListener('abort', stop);
    messages?.done();
  }
}

/** Runs a file once for each piece of data, all at the same time. When one fails the others are called off. */
export async function inThreads(
  file: string,
  data: readonly unknown[],
  hear: (message: unknown) => void,
  { signal }: Pick<Host, 'signal'>,
  messages?: Pick<Messages, 'done'>,
): Promise<void> {
  const failed = new AbortController();
  const host = { signal: AbortSignal.any([signal, failed.signal]) };
  setMaxListeners(0, host.signal); // one for each thread is no leak
  const threads = data.map((piece) => inThread(file, piece, hear, host));
  try {
    await Promise.all(threads);
  } catch (error) {
    failed.abort();
    await Promise.allSettled(threads);
    throw error;
  } finally {
    messages?.done();
  }
}
