/** The same work in several threads at once, each with its own data. */

import { setMaxListeners } from 'node:events';
import type { Host } from './host.js';
import { inThread } from './thread.js';

/** Runs a file once for each piece of data, all at the same time. When one fails the others are called off. */
export async function inThreads(
  file: string,
  data: readonly unknown[],
  hear: (message: unknown) => void,
  { signal }: Pick<Host, 'signal'>,
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
  }
}
