/**
 * A question whose answer is waited for where it is asked: for rules, which are no place for promises. The thread that answers
 * wakes the one that waits, by a number in memory that both share; whoever waits too long goes on without an answer.
 */

import { type MessagePort, receiveMessageOnPort } from 'node:worker_threads';
import type { FromModule, LineEnd } from './wire.js';

export const newLineEnd = (port: MessagePort): LineEnd => ({
  port,
  sent: new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)),
});

/** Sends a message to whoever waits. */
export function sendOn({ port, sent }: LineEnd, message: FromModule): void {
  port.postMessage(message);
  Atomics.add(sent, 0, 1);
  Atomics.notify(sent, 0);
}

/** The next message; undefined if none comes within so many milliseconds. Blocks its thread. */
export function waitOn({ port, sent }: LineEnd, ms: number): FromModule | undefined {
  const until = performance.now() + ms;
  for (;;) {
    const before = Atomics.load(sent, 0);
    const received = receiveMessageOnPort(port) as { readonly message: FromModule } | undefined;
    if (received !== undefined) return received.message;
    const left = until - performance.now();
    if (left <= 0) return undefined;
    Atomics.wait(sent, 0, before, left);
  }
}
