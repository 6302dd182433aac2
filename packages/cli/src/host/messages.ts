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

/** For work that nobody watches. */
export const SILENT: Messages = { say: () => undefined, progress: () => undefined, done: () => undefined };

export function messagesTo({ stderr }: Pick<Host, 'stderr'>, quiet: boolean): Messages {
  const isSilent = quiet || stderr.isTTY !== true;
  const started = performance.now();
  let shown = -Infinity;
  /** The last that was told too early to be shown. */
  let early = '';
  let patience: NodeJS.Timeout | undefined;
  const show = (text: string) => {
    stderr.write(`\r${text}\u001b[K`);
    shown = performance.now();
  };
  const wipe = () => {
    clearTimeout(patience);
    patience = undefined;
    if (shown > 0) stderr.write('\r\u001b[K');
    shown = -Infinity;
  };
  return {
    say(text) {
      wipe();
      if (!quiet) stderr.write(`${text}\n`);
    },
    progress(text) {
      if (isSilent) return;
      const now = performance.now();
      const wait = started + PATIENCE_MS - now;
      if (wait > 0) {
        // What is at work may not tell anything more for long.
        early = text;
        patience ??= setTimeout(() => show(early), wait);
      } else if (now - shown >= REFRESH_MS) {
        clearTimeout(patience);
        show(text);
      }
    },
    done: wipe,
  };
}
