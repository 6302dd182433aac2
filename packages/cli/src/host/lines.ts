/** Lines of standard input. */

import { createInterface } from 'node:readline';
import type { Host } from './host.js';

/**
 * One line after another, until the input ends, the signal comes or whoever asks has had enough. Then the input is let
 * go of: one that stays open would hold the process.
 */
export async function* linesOf({ stdin, signal }: Host): AsyncGenerator<string, void> {
  const lines = createInterface({ input: stdin, signal });
  try {
    yield* lines;
  } finally {
    lines.close();
    stdin.destroy();
  }
}
