/** The `asterion` command on this terminal: wires the program to the process and to its signals. */

import { report } from './host/report.js';
import { tellByEvent } from './host/streams.js';
import { run } from './run.js';

const { stdin, stdout, stderr, env } = process;
const interrupted = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    // The second time the user means it.
    if (interrupted.signal.aborted) process.exit(130);
    interrupted.abort();
  });
}
// Errors in callbacks, which no command catches.
process.on('uncaughtException', (error) => {
  process.exit(report(error, { stderr, env }));
});
tellByEvent(stdout);
tellByEvent(stderr);

process.exitCode = await run(process.argv.slice(2), { stdin, stdout, stderr, env, signal: interrupted.signal });
// A command that has lost its stdout may still be at work, for nobody.
if (stdout.errored !== null) process.exit();
