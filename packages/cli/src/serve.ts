/** `asterion serve`: the app on loopback. */

import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { Command } from 'commander';
import sirv from 'sirv';
import { Failure, type Host } from './host/host.js';
import { messagesTo } from './host/messages.js';
import { type QuietOption, wholeNumber, withQuiet } from './options.js';

const LOOPBACK = '127.0.0.1';

interface ServeOptions extends QuietOption {
  readonly port: number;
}

export const serveCommand = (host: Host): Command =>
  withQuiet(
    new Command('serve')
      .option('--port <n>', 'the port; another one is taken if it is busy', wholeNumber(0), 4173)
      .action((options: ServeOptions) => serve(options, host)),
  );

async function serve({ port, quiet }: ServeOptions, host: Host): Promise<void> {
  const app = fileURLToPath(new URL('dist', import.meta.resolve('@asterion/web/package.json')));
  if (!existsSync(app)) throw new Failure('the app is not built yet: run "npm run build" first');
  const messages = messagesTo(host, quiet === true);
  const files = sirv(app, { etag: true, dev: true }); // reads the folder anew each time: a rebuild shows at once
  const server = createServer((request, response) => {
    files(request, response, () => {
      response.writeHead(404).end('Not found.\n');
    });
  });
  const taken = await listen(server, port);
  if (taken !== port && port !== 0) messages.say(`Port ${port} is taken, so this is another one.`);
  // The address is the result of this command, so it is said even under --quiet.
  host.stdout.write(`Asterion is at http://${LOOPBACK}:${taken}/ (Ctrl-C ends it)\n`);
  if (!host.signal.aborted) await once(host.signal, 'abort');
  server.closeAllConnections();
  server.close();
}

/** Listens on the port, or on any free one if that is taken. Returns the port. */
async function listen(server: Server, port: number): Promise<number> {
  try {
    server.listen(port, LOOPBACK);
    await once(server, 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE')
      throw new Failure(`cannot listen on port ${port}: ${(error as Error).message}`);
    return await listen(server, 0);
  }
  return (server.address() as AddressInfo).port;
}
