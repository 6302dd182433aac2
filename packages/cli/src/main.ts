/** The `asterion` command on this terminal: wires the program to the process and to its signals. */

import { run } from './run.js';

const interrupted = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    // The second time the user means it.
    if (interrupted.signal.aborted) process.exit(130);
    interrupted.abort();
  });
}
// `asterion ... | head` closes our stdout: that is the reader's right, not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 2);
});

process.exitCode = await run(process.argv.slice(2), {
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
  env: process.env,
  signal: interrupted.signal,
});
