/** The `asterion` command on this terminal. */

import { report } from './host/report.js';
import { tellByEvent } from './host/streams.js';
import { onSignals } from './process/signals.js';

/** Words by which a command line is answered at once: no need for a thread. */
const INSTANT: ReadonlySet<string> = new Set(['-h', '--help', 'help', '-V', '--version', 'list']);

const { stdout, stderr, env } = process;
const args = process.argv.slice(2);
// Errors in callbacks, which no command catches.
process.on('uncaughtException', (error) => {
  process.exit(report(error, { stderr, env }));
});
tellByEvent(stdout);
tellByEvent(stderr);

const code = args.length === 0 || args.some((arg) => INSTANT.has(arg)) ? await runHere() : await runInThread();
process.exit(code); // whatever is still open, such as an input that nobody reads, is nobody's business any more

async function runHere(): Promise<number> {
  const { run } = await import('./run.js');
  const interrupted = new AbortController();
  onSignals({
    interrupt: () => {
      // The second time the user means it.
      if (interrupted.signal.aborted) process.exit(130);
      interrupted.abort();
    },
  });
  return await run(args, {
    get stdin() {
      return process.stdin; // opened when it is asked for, which is hardly ever here
    },
    stdout,
    stderr,
    env,
    signal: interrupted.signal,
  });
}

async function runInThread(): Promise<number> {
  const { supervise } = await import('./process/supervisor.js');
  return await supervise(args);
}
