/** Serves in this process while something is done with the address. */

import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { run } from '../src/run.js';
import { Sink } from './command.js';

interface ServingOptions {
  /** `serve` unless told. */
  readonly command?: string;
  readonly stdin?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Whether stdout is a terminal. */
  readonly isTTY?: boolean;
}

/** Resolves to the exit code and what was said on stderr. */
export async function whileServing(
  args: readonly string[],
  use: (url: string) => Promise<void>,
  { command = 'serve', stdin = '', env = {}, isTTY = false }: ServingOptions = {},
): Promise<{ readonly code: number; readonly stderr: string }> {
  const [stdout, stderr] = [Object.assign(new PassThrough(), { isTTY }), new Sink()];
  const ending = new AbortController();
  const host = { stdin: Readable.from([stdin]), stdout, stderr, env, signal: ending.signal };
  const code = run([command, '--port', '0', ...args], host);
  try {
    await use(await Promise.race([addressOn(stdout), code.then((one) => `no server, but ${one}: ${stderr.text()}`)]));
  } finally {
    ending.abort();
  }
  return { code: await code, stderr: stderr.text() };
}

/** The address a server prints once it listens. */
export async function addressOn(stdout: Readable): Promise<string> {
  const [said] = (await once(stdout, 'data')) as [Buffer];
  return /http:\S+/.exec(said.toString())?.[0] ?? `no address in ${said.toString()}`;
}

export interface Told {
  readonly status: number | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** Asks with fields that `fetch` would not send, such as another host. */
export async function asked(url: string, headers: Readonly<Record<string, string>> = {}): Promise<Told> {
  const [response] = (await once(get(url, { headers, agent: false }), 'response')) as [IncomingMessage];
  return { body: await text(response), status: response.statusCode, headers: response.headers };
}
