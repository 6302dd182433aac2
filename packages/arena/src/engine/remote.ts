/** Games on other machines. What that takes is loaded when it is asked for: games on this one do without. */

import { Refused } from '../games/refused.js';
import { whyWithout } from '../package.js';
import type { Engine } from './engine.js';
import type { QueueSettings } from './queue-engine.js';
import type { WorkerSettings } from './worker.js';

function checkInstalled(): void {
  const why = whyWithout('bullmq', 'ioredis', 'pg');
  if (why !== undefined) throw new Refused(`cannot play on other machines: ${why}`);
}

/** Refuses a queue that is not there, or that would forget. */
export async function openQueueEngine(settings: QueueSettings): Promise<Engine> {
  checkInstalled();
  const engine = await import('./queue-engine.js');
  return await engine.openQueueEngine(settings);
}

/** Works until `signal` is aborted: then undefined, and what was begun is left to others. Else why it works no more. */
export async function runWorker(settings: WorkerSettings): Promise<string | undefined> {
  checkInstalled();
  const worker = await import('./worker.js');
  return await worker.runWorker(settings);
}
