/** Messages and progress, on stderr, so that stdout holds the result and nothing else. */

import type { Host } from './host.js';

const PATIENCE_MS = 1000;
const REFRESH_MS = 100;

export interface Messages {
  /** A line for the user; silent under `--quiet`. */
  say(text: string): void;
  /** What long work is at; shown on a terminal once it has lasted a second, and wiped by `done`. */
  progress(text: string): void;
  done(): void;
}

export function messagesTo({ stderr }: Host, quiet: boolean): Messages {
  const started = performance.now();
  let shown = -Infinity;
  const wipe = () => {
    if (shown > 0) stderr.write('\r\u001b[K');
    shown = -Infinity;
  };
  return {
    say(text) {
      wipe();
      if (!quiet) stderr.write(`${text}\n`);
    },
    progress(text) {
      const now = performance.now();
      if (quiet || stderr.isTTY !== true || now - started < PATIENCE_MS || now - shown < REFRESH_MS) return;
      stderr.write(`\r${text}\u001b[K`);
      shown = now;
    },
    done: wipe,
  };
}
