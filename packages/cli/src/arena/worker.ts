/** `asterion arena worker`: a machine that plays games for tournaments elsewhere. */

import { Command } from 'commander';
import { checkInterrupted, Failure, type Host } from '../host/host.js';
import { messagesTo } from '../host/messages.js';
import { type ThreadsOption, threadsOption } from '../host/options.js';
import { loadArena, orRefused } from './load.js';

interface WorkerOptions extends ThreadsOption {
  readonly queue: string;
  readonly store?: string;
  readonly sandbox?: boolean;
  readonly quiet?: boolean;
}

export const workerCommand = (host: Host): Command =>
  new Command('worker')
    .requiredOption('--queue <address>', 'where tournaments put their games: redis://... or postgres://...')
    .option('--store <address>', 'how this machine reaches the results (default: as the tournament says)')
    .option('--sandbox', 'play no program and no module outside a sandbox')
    .option('--quiet', 'say nothing but what goes wrong')
    .addOption(threadsOption())
    .addHelpText('after', HELP)
    .action((options: WorkerOptions) => work(options, host));

const HELP = `
Works until it is stopped, and leaves what it was at to others. Whoever can write into the queue can start programs here:
keep it to yourself. Bots lie at the same paths as where the tournament is started. See docs/cluster.md.

Examples:
  asterion arena worker --queue redis://queue.local
  asterion arena worker --queue postgres://arena@db.local/arena --threads 8
`;

async function work({ queue, store, sandbox, threads, quiet }: WorkerOptions, host: Host): Promise<void> {
  const messages = messagesTo(host, quiet === true);
  const arena = await loadArena();
  const why = await orRefused(() =>
    arena.runWorker({
      ...{ queue, store, threads, signal: host.signal },
      isSandboxed: sandbox,
      say: (text) => messages.say(text),
    }),
  );
  checkInterrupted(host);
  if (why !== undefined) throw new Failure(why, 1);
}
