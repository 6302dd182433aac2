/** A server of the built page that counts what it is asked for, can be cut off, and can have a next version. */

import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname } from 'node:path';

const dist = new URL('../dist/', import.meta.url);
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

export class PageServer {
  /** The paths that were asked for. */
  readonly requests: string[] = [];
  /** Written into the page, so that versions can be told apart. */
  version = 'first';
  /** While it is being brought up to date: the index is not the one that its service worker was built with. */
  isBetween = false;
  readonly #server = createServer((request, response) => {
    const path = request.url ?? '/';
    this.requests.push(path);
    void this.#file(path).then(
      (content) => {
        response.setHeader('content-type', TYPES[extname(path)] ?? TYPES['.html']);
        response.setHeader('cache-control', 'no-cache');
        response.end(content);
      },
      () => response.writeHead(404).end(),
    );
  });

  /** Starts it; returns the address of the page, in a folder of the server. */
  async start(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    const address = this.#server.address();
    return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/some/folder/`;
  }

  /** From now on nobody answers. */
  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close').catch(() => undefined);
  }

  async #file(path: string): Promise<string | Buffer> {
    const [, name] = /^\/some\/folder\/([^?]*)/.exec(path) ?? [];
    if (name === undefined) throw new Error('Not in the folder.');
    const file = name === '' ? 'index.html' : name;
    if (file === 'index.html') return this.#index();
    const content = await readFile(new URL(file, dist));
    if (file !== 'service-worker.js') return content;
    const hash = createHash('sha256')
      .update(this.isBetween ? 'another' : await this.#index())
      .digest('hex');
    return content
      .toString()
      .replace(/"version":"(\w+)"/, `"version":"$1 ${this.version}"`)
      .replace(/"indexHash":"\w+"/, `"indexHash":"${hash}"`);
  }

  async #index(): Promise<string> {
    const html = await readFile(new URL('index.html', dist), 'utf8');
    return html.replace('<body>', `<body data-version="${this.version}">`);
  }
}
