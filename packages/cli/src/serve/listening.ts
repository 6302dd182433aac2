/** The app on an address: the options that say which, and a server that takes another port where that one is taken. */

import { once } from 'node:events';
import { isIPv4, isIPv6 } from 'node:net';
import { hostname, networkInterfaces } from 'node:os';
import { fileURLToPath } from 'node:url';
import { type Command, InvalidArgumentError } from 'commander';
import { Failure, type Host } from '../host/host.js';
import type { Messages } from '../host/messages.js';
import { wholeNumber } from '../host/options.js';
import { appFolder } from '../package.js';
import type { App } from './answer.js';
import { type AppFiles, readApp } from './files.js';
import { newToken, tokenOf } from './guard.js';
import { hostIn, hostsOf, isLoopback } from './hosts.js';
import { Rates } from './rates.js';
import { type Answering, type AppServer, type ServerSettings, startServer } from './server.js';

const LAST_PORT = 65_535;

export interface AddressOptions {
  readonly port: number;
  readonly host: string;
  readonly allowHost?: readonly string[];
}

/** `--port`, `--host` and `--allow-host`. */
export const withAddress = (command: Command): Command =>
  command
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
    );

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

/** Whether others than this machine can ask. `hasMore` where there is more than the app, which anybody may have. */
export const isOpenTo = ({ host, allowHost = [] }: AddressOptions, hasMore: boolean): boolean =>
  // Who answers to other names stands behind a proxy, by which anybody may come.
  !isLoopback(host) || (hasMore && allowHost.some((name) => !isLoopback(name)));

/** What is served, and to whom. */
interface Serving {
  readonly files: AppFiles;
  readonly isOpen: boolean;
  /** Answers to more than the app; the app alone if absent. */
  readonly answering?: Answering | undefined;
}

/** Listens; the link has the token, where one is needed. */
export async function startApp(
  { port, host: listened, allowHost = [] }: AddressOptions,
  { files, isOpen, answering }: Serving,
  messages: Messages,
): Promise<{ readonly server: AppServer; readonly link: string }> {
  const hosts = hostsOf(listened, { hostname: hostname(), addresses: addressesHere() });
  const token = isOpen ? newToken() : undefined;
  const app: App = {
    files,
    allowedHosts: [...(isOpen ? hosts : []), ...allowHost],
    token: token === undefined ? undefined : tokenOf(token),
  };
  const rates = isOpen ? new Rates() : undefined;
  const server = await startNear(port, app, { address: listened, answering, rates });
  if (server.port !== port && port !== 0) messages.say(`Port ${port} is taken, so this is another one.`);
  if (isOpen) messages.say('Whoever has this link can watch. Nothing is encrypted: keep to a network you trust.');
  return { server, link: `http://${hosts[0]}:${server.port}/${token === undefined ? '' : `?token=${token}`}` };
}

/** Until Ctrl-C. */
export async function untilInterrupted({ signal }: Pick<Host, 'signal'>): Promise<void> {
  if (!signal.aborted) await once(signal, 'abort');
}

const addressesHere = () => Object.values(networkInterfaces()).flatMap((all) => all ?? []);

export async function builtApp(): Promise<AppFiles> {
  const folder = fileURLToPath(appFolder);
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
