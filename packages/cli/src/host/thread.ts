/** Work in a thread of its own: the terminal stays awake, and Ctrl-C ends it at once, whatever it is at. */

import { Worker } from 'node:worker_threads';
import { checkInterrupted, type Host, Interrupted } from './host.js';

/** Threads run what is built, even where this file itself is run from its source, as in tests. */
const built = new URL('../../dist/', import.meta.url);

/** Runs a file, named from the root of what is built, with its data; resolves when it has ended and all it posted is heard. */
export async function inThread(
  file: string,
  data: unknown,
  hear: (message: unknown) => void,
  host: Pick<Host, 'signal'>,
): Promise<void> {
  checkInterrupted(host);
  const { signal } = host;
  const thread = new Worker(new URL(file, built), { workerData: data, execArgv: [] });
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
  }
}
