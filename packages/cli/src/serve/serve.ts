/** `asterion serve`: the app on loopback, and tournaments live on it. */

import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Command, InvalidArgumentError } from 'commander';
import { Failure, type Host } from '../host/host.js';
import { messagesTo } from '../host/messages.js';
import { type QuietOption, type ThreadsOption, threadsOption, wholeNumber, withQuiet } from '../host/options.js';
import type { App } from './answer.js';
import { type AppFiles, readApp } from './files.js';
import { hostIn } from './hosts.js';
import { type Answering, type AppServer, startServer } from './server.js';

const LAST_PORT = 65_535;

interface ServeOptions extends QuietOption, ThreadsOption {
  readonly port: number;
  readonly allowHost?: readonly string[];
  readonly sandbox?: boolean;
}

export const serveCommand = (host: Host): Command =>
  withQuiet(
    new Command('serve')
      .argument('[tournaments...]', 'tournaments to play (files for "arena run") or to show (its results)')
      .option(
        '--port <n>',
        'the port; another one is taken if it is busy, and 0 is any free one',
        wholeNumber(0, LAST_PORT),
        4173,
      )
      .option(
        '--allow-host <name>',
        'a name to answer to besides localhost and the like, as behind a proxy; may be given again',
        hostName,
      )
      .option('--sandbox', 'keep bots of tournaments from files, network and more than their share (programs: Linux)')
      .addOption(threadsOption())
      .addHelpText('after', HELP)
      .action((named: readonly string[], options: ServeOptions) => serve(named, options, host)),
  );

const HELP = `
A tournament (TOML or JSON) is played here, one after the other, and its results are kept as "arena run" keeps them: Ctrl-C
stops it, and either command goes on with it. Results (cup.results, postgres://...) are only shown, while another process
plays, too.

Examples:
  asterion serve
  asterion serve cup.toml
  asterion serve cup.results
`;

/** A name or an address, gathered over all uses of the option. */
function hostName(value: string, before: readonly string[] = []): readonly string[] {
  const name = hostIn(value);
  if (name === undefined || /:\d*$/.test(value.replace(/^\[.*\]/, '')))
    throw new InvalidArgumentError('Expected a host without a port, like maze.example, 10.0.0.7 or [fe80::7].');
  return [...before, name];
}

async function serve(named: readonly string[], options: ServeOptions, host: Host): Promise<void> {
  const { port, allowHost = [], quiet } = options;
  const messages = messagesTo(host, quiet === true);
  const app = { files: await builtApp(), allowedHosts: allowHost };
  const live = named.length === 0 ? undefined : await liveOn(named, options, host);
  try {
    const server = await startNear(port, app, live?.answering);
    if (server.port !== port && port !== 0) messages.say(`Port ${port} is taken, so this is another one.`);
    // The address is the result of this command, so it is said even under --quiet.
    host.stdout.write(`Asterion is at http://127.0.0.1:${server.port}/ (Ctrl-C ends it)\n`);
    const playing = live?.tournaments.play(options, host, messages);
    if (!host.signal.aborted) await once(host.signal, 'abort');
    await server.close();
    await playing;
  } finally {
    await live?.tournaments.close();
  }
}

/** Loaded only where there are tournaments: the arena may not be installed, and everybody else starts sooner. */
async function liveOn(named: readonly string[], options: ServeOptions, host: Host) {
  const [{ ServedTournaments }, { answerWith }] = await Promise.all([
    import('./tournaments.js'),
    import('./arena-answer.js'),
  ]);
  const tournaments = await ServedTournaments.open(named, options, host, () => undefined);
  const answering: Answering = (head, app) => answerWith(head, app, tournaments);
  return { tournaments, answering };
}

async function builtApp(): Promise<AppFiles> {
  const folder = fileURLToPath(new URL('dist', import.meta.resolve('@asterion/web/package.json')));
  try {
    return await readApp(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new Failure('the app is not built yet: run "npm run build" first');
  }
}

/** Starts on the port, or on any free one if that is taken. */
async function startNear(port: number, app: App, answering: Answering | undefined): Promise<AppServer> {
  try {
    return await startServer(app, port, { answering });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return await startServer(app, 0, { answering });
    throw new Failure(`cannot listen on port ${port}: ${(error as Error).message}`);
  }
}
