/** The `asterion` command on this terminal. */

import { isatty } from 'node:tty';
import { report } from './host/host.js';
import { tellByEvent } from './host/streams.js';
import { onSignals } from './process/signals.js';
import { run } from './run.js';

/** Words by which a command line is answered at once: no need for a thread. */
const INSTANT: ReadonlySet<string> = new Set(['-h', '--help', 'help', '-V', '--version', 'list']);

const { stdout, stderr, env } = process;
const terminals = [0, 1, 2].filter(isatty);
const args = process.argv.slice(2);
// Errors in callbacks, which no command catches.
process.on('uncaughtException', (error) => {
  leave(report(error, { stderr, env }));
});
tellByEvent(stdout);
tellByEvent(stderr);

leave(args.length === 0 || args.some((arg) => INSTANT.has(arg)) ? await runHere() : await runInThread());

/** Whatever is still open, such as an input that nobody reads, is nobody's business any more. */
function leave(code: number): never {
  // Node sets its terminals as they were on its way out, and aborts if one is gone: then the signal for that is the way.
  if (!terminals.every(isatty)) process.kill(process.pid, 'SIGHUP');
  process.exit(code);
}

async function runHere(): Promise<number> {
  const interrupted = new AbortController();
  const ignoreSignals = onSignals({
    interrupt: () => {
      // The second time the user means it.
      if (interrupted.signal.aborted) leave(130);
      interrupted.abort();
    },
  });
  const code = await run(args, {
    get stdin() {
      return process.stdin; // opened when it is asked for, which is hardly ever here
    },
    stdout,
    stderr,
    env,
    signal: interrupted.signal,
  });
  ignoreSignals();
  return code;
}

async function runInThread(): Promise<number> {
  const { supervise } = await import('./process/supervisor.js');
  return await supervise(args);
}
