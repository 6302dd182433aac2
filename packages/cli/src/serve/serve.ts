/** `asterion serve`: the app, and tournaments live on it, on loopback unless told otherwise. */

import { once } from 'node:events';
import { isIPv4, isIPv6 } from 'node:net';
import { hostname, networkInterfaces } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Command, InvalidArgumentError } from 'commander';
import type { Arena } from '../arena/load.js';
import { Failure, type Host } from '../host/host.js';
import { messagesTo } from '../host/messages.js';
import { type QuietOption, type ThreadsOption, threadsOption, wholeNumber, withQuiet } from '../host/options.js';
import type { App } from './answer.js';
import { type AppFiles, readApp } from './files.js';
import { newToken, tokenOf } from './guard.js';
import { hostIn, hostsOf, isLoopback } from './hosts.js';
import { Rates } from './rates.js';
import { type Answering, type AppServer, type ServerSettings, startServer } from './server.js';

const LAST_PORT = 65_535;

interface ServeOptions extends QuietOption, ThreadsOption {
  readonly port: number;
  readonly host: string;
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
        '--host <address>',
        'the address to listen on, 0.0.0.0 for all; beyond this machine everybody needs the token in the link',
        address,
        '127.0.0.1',
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

On any address but loopback the link that is printed has a token, and nobody is answered without; programs and modules play
there under --sandbox only. Nothing is encrypted: put a server with TLS in front, or keep to a network you trust.

Examples:
  asterion serve
  asterion serve cup.toml
  asterion serve cup.results --host 0.0.0.0
`;

/** A name or an address, gathered over all uses of the option. */
function hostName(value: string, before: readonly string[] = []): readonly string[] {
  const name = hostIn(value);
  if (name === undefined || /:\d*$/.test(value.replace(/^\[.*\]/, '')))
    throw new InvalidArgumentError('Expected a host without a port, like maze.example, 10.0.0.7 or [fe80::7].');
  return [...before, name];
}

/** `10.0.0.7`, `[fe80::7]`, `fe80::7`, or a name. */
function address(value: string): string {
  const bare = value.replace(/^\[(.*)\]$/, '$1');
  if (/^[0:]+$/.test(bare) && isIPv6(bare)) return '::';
  const isShort = /^[\d.]+$/.test(bare) && !isIPv4(bare); // 0 is 0.0.0.0, but nobody calls it so
  if (isShort) throw new InvalidArgumentError('Expected an address in full, like 0.0.0.0 or 10.0.0.7.');
  if (isIPv6(bare) || hostIn(bare) === bare.toLowerCase()) return bare.toLowerCase();
  throw new InvalidArgumentError('Expected an address of this machine without a port, like 0.0.0.0 or 10.0.0.7.');
}

async function serve(named: readonly string[], options: ServeOptions, host: Host): Promise<void> {
  const { port, host: listened, allowHost = [], quiet } = options;
  const messages = messagesTo(host, quiet === true);
  const files = await builtApp();
  // Who answers to other names stands behind a proxy, by which anybody may come: there is nothing to be had by that but the app.
  const isProxied = named.length > 0 && allowHost.some((name) => !isLoopback(name));
  const isOpen = !isLoopback(listened) || isProxied;
  const hosts = hostsOf(listened, { hostname: hostname(), addresses: addressesHere() });
  const token = isOpen ? newToken() : undefined;
  const app: App = {
    files,
    allowedHosts: [...(isOpen ? hosts : []), ...allowHost],
    token: token === undefined ? undefined : tokenOf(token),
  };
  const live = named.length === 0 ? undefined : await liveOn(named, options, isOpen, host);
  try {
    const rates = isOpen ? new Rates() : undefined;
    const server = await startNear(port, app, { address: listened, answering: live?.answering, rates });
    if (server.port !== port && port !== 0) messages.say(`Port ${port} is taken, so this is another one.`);
    if (isOpen) messages.say('Whoever has this link can watch. Nothing is encrypted: keep to a network you trust.');
    // The address is the result of this command, so it is said even under --quiet.
    const link = `http://${hosts[0]}:${server.port}/${token === undefined ? '' : `?token=${token}`}`;
    host.stdout.write(`Asterion is at ${link} (Ctrl-C ends it)\n`);
    const playing = live?.tournaments.play(options, host, messages);
    if (!host.signal.aborted) await once(host.signal, 'abort');
    await server.close();
    await playing;
  } finally {
    await live?.tournaments.close();
  }
}

const addressesHere = () => Object.values(networkInterfaces()).flatMap((all) => all ?? []);

/** Loaded only where there are tournaments: the arena may not be installed, and everybody else starts sooner. */
async function liveOn(named: readonly string[], options: ServeOptions, isOpen: boolean, host: Host) {
  const [{ ServedTournaments }, { answerWith }] = await Promise.all([
    import('./tournaments.js'),
    import('./arena-answer.js'),
  ]);
  const check = (tournament: Arena.Tournament): void => {
    if (isOpen && options.sandbox !== true) checkBuiltIn(tournament);
  };
  const tournaments = await ServedTournaments.open(named, options, host, check);
  const answering: Answering = (head, app) => answerWith(head, app, tournaments);
  return { tournaments, answering };
}

/** Where strangers can reach this machine no program runs that could do anything. */
function checkBuiltIn({ name, bots }: Arena.Tournament): void {
  const outside = bots.find(({ by }) => 'command' in by);
  if (outside !== undefined)
    throw new Failure(
      `${name}: the bot ${outside.name} is no player of ours, and beyond loopback such bots play in a sandbox only: add --sandbox`,
    );
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
async function startNear(port: number, app: App, settings: ServerSettings): Promise<AppServer> {
  try {
    return await startServer(app, port, settings);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return await startServer(app, 0, settings);
    throw new Failure(`cannot listen on ${settings.address}, port ${port}: ${(error as Error).message}`);
  }
}
