/** Long work in slices, so that Ctrl-C is heard and progress is seen. */

import { setImmediate } from 'node:timers/promises';
import { counted } from 'asterion/play';
import type { Process } from 'asterion/world';
import { checkInterrupted, type Host } from './host.js';
import type { Messages } from './messages.js';

/** Steps between two looks at the world outside: some ten milliseconds. */
const SLICE = 1 << 18;

/** Runs a process to its end. */
export async function work<P extends Process<P>>(
  process: P,
  label: string,
  host: Host,
  messages: Messages,
): Promise<P> {
  while (!process.done) {
    process.advance(SLICE);
    messages.progress(`${label}: ${counted(process.steps, 'step')}`);
    await setImmediate();
    checkInterrupted(host);
  }
  messages.done();
  return process;
}
