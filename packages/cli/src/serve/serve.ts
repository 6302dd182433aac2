/** `asterion serve`: the app on loopback. */

import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Command, InvalidArgumentError } from 'commander';
import { Failure, type Host } from '../host/host.js';
import { messagesTo } from '../host/messages.js';
import { type QuietOption, wholeNumber, withQuiet } from '../host/options.js';
import type { App } from './answer.js';
import { type AppFiles, readApp } from './files.js';
import { hostIn } from './hosts.js';
import { type AppServer, startServer } from './server.js';

const LAST_PORT = 65_535;

interface ServeOptions extends QuietOption {
  readonly port: number;
  readonly allowHost?: readonly string[];
}

export const serveCommand = (host: Host): Command =>
  withQuiet(
    new Command('serve')
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
      .action((options: ServeOptions) => serve(options, host)),
  );

/** A name or an address, gathered over all uses of the option. */
function hostName(value: string, before: readonly string[] = []): readonly string[] {
  const name = hostIn(value);
  if (name === undefined || /:\d*$/.test(value.replace(/^\[.*\]/, '')))
    throw new InvalidArgumentError('Expected a host without a port, like maze.example, 10.0.0.7 or [fe80::7].');
  return [...before, name];
}

async function serve({ port, allowHost = [], quiet }: ServeOptions, host: Host): Promise<void> {
  const messages = messagesTo(host, quiet === true);
  const server = await startNear(port, { files: await builtApp(), allowedHosts: allowHost });
  if (server.port !== port && port !== 0) messages.say(`Port ${port} is taken, so this is another one.`);
  // The address is the result of this command, so it is said even under --quiet.
  host.stdout.write(`Asterion is at http://127.0.0.1:${server.port}/ (Ctrl-C ends it)\n`);
  if (!host.signal.aborted) await once(host.signal, 'abort');
  await server.close();
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
async function startNear(port: number, app: App): Promise<AppServer> {
  try {
    return await startServer(app, port);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return await startServer(app, 0);
    throw new Failure(`cannot listen on port ${port}: ${(error as Error).message}`);
  }
}
