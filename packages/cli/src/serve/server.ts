/**
 * The server around `answerTo`: sockets, and all that people do to them. Nothing it is sent ends it, and connections that
 * stall cost the one who stalls, not the others.
 */

import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { type App, answerTo } from './answer.js';
import type { Rates } from './rates.js';
import { notAllowed, type Reply, type RequestHead, refusal } from './reply.js';

const LOOPBACK = '127.0.0.1';
/**
 * A browser opens six. Where more are open, the one that asked least recently makes room: refusing new ones instead would
 * let whoever stalls lock out all others. So there is no limit to how long a reader may take, either.
 */
export const MOST_CONNECTIONS = 256;
/** How long a request may take to come. */
const PATIENCE_MS = 10_000;

export interface AppServer {
  readonly port: number;
  /** Ends it, whatever is going on. */
  close(): Promise<void>;
}

/** How a server answers; `answerTo` unless there is more to be told than files. */
export type Answering = (head: RequestHead, app: App) => Reply | Promise<Reply>;

export interface ServerSettings {
  readonly patienceMs?: number | undefined;
  readonly answering?: Answering | undefined;
  /** Loopback unless told otherwise. */
  readonly address?: string | undefined;
  /** How often an address may ask; as often as it likes if absent. */
  readonly rates?: Rates | undefined;
}

/** Serves the app until closed. Rejects if it cannot listen on the port; 0 is any free one. */
export async function startServer(
  app: App,
  port: number,
  { patienceMs = PATIENCE_MS, answering = answerTo, address = LOOPBACK, rates }: ServerSettings = {},
): Promise<AppServer> {
  const server = createServer({
    connectionsCheckingInterval: patienceMs / 10,
    headersTimeout: patienceMs,
    requestTimeout: patienceMs, // with its body, which nobody reads
    requireHostHeader: false, // `answerTo` looks at it
  });

  const byLastRequest = new Set<Socket>(); // the one that has been silent the longest comes first
  server.on('connection', (socket) => {
    byLastRequest.add(socket);
    socket.once('close', () => byLastRequest.delete(socket));
    if (byLastRequest.size <= MOST_CONNECTIONS) return;
    const [silent] = byLastRequest;
    byLastRequest.delete(silent);
    silent.destroy();
  });

  const answer = (request: IncomingMessage, response: ServerResponse) => {
    if (byLastRequest.delete(request.socket)) byLastRequest.add(request.socket);
    const { method = '', url: target = '', headersDistinct: fields } = request;
    const from = request.socket.remoteAddress ?? '';
    const send = ({ status, headers, body }: Reply): void => {
      if (HAS_BODY.includes(status)) response.shouldKeepAlive = false;
      if (UNWELCOME.includes(status)) rates?.refused(from);
      response.writeHead(status, headers).end(body);
    };
    const wait = rates?.wait(from);
    if (wait !== undefined) {
      send(tooMany(wait));
      return;
    }
    const found = answering({ method, target, fields }, app);
    if (found instanceof Promise) void found.catch(failure).then(send);
    else send(found);
  };
  for (const event of ['request', 'checkContinue', 'checkExpectation'] as const) server.on(event, answer);
  server.on('connect', (_request, socket) => {
    socket.on('error', () => undefined); // Node has let go of it, and an error nobody hears would end the process
    part(socket as Socket, notAllowed());
  });
  server.on('clientError', (error: ParseError, socket) => part(socket as Socket, answerToBroken(error)));

  server.listen(port, address);
  await once(server, 'listening');
  server.on('error', () => undefined); // a connection that could not be accepted: its client will see it
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of byLastRequest) socket.destroy();
      await closed;
    },
  };
}

/** Of requests that may be followed by what nobody reads. */
const HAS_BODY: readonly number[] = [405, 413];
/** Of those who should not be asking. */
const UNWELCOME: readonly number[] = [401, 403, 421];

const tooMany = (seconds: number): Reply =>
  refusal(429, `Too many requests: ask again in ${seconds} s.`, { 'retry-after': String(seconds) });

const failure = (error: unknown): Reply =>
  refusal(500, `Something went wrong here: ${error instanceof Error ? error.message : String(error)}`);

interface ParseError extends NodeJS.ErrnoException {
  /** What was read last. */
  readonly rawPacket?: Buffer;
}

/** The answer to a head that Node could not read. */
function answerToBroken({ code, rawPacket }: ParseError): Reply {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return refusal(408, 'The request took too long.');
  if (code === 'HPE_HEADER_OVERFLOW') return refusal(431, 'The head of the request is too long.');
  const isUnknownMethod =
    code === 'HPE_INVALID_METHOD' &&
    /^[\w!#$%&'*+.^`|~-]+ \S+ HTTP\/1\.[01]\r\n/.test(rawPacket?.toString('latin1') ?? '');
  return isUnknownMethod ? notAllowed() : refusal(400, 'This is no request in HTTP/1.1.');
}

/** Says it on a bare socket and hangs up. */
function part(socket: Socket, { status, headers, body }: Reply): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const lines = Object.entries({ ...headers, connection: 'close' }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`);
  socket.write(body);
  socket.destroySoon();
}
