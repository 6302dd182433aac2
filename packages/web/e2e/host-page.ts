/** A page of somebody else, on another site, that shows ours in a frame. It has a real server: browsers keep made-up sites from this machine. */

import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { extname } from 'node:path';
import type { FrameLocator, Page } from '@playwright/test';
import { test as base } from './test.js';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
};

export class HostPage {
  readonly #page: Page;
  readonly #server: Server;
  /** By path. */
  readonly #files = new Map<string, Buffer | string>();
  /** What its pages forbid themselves. */
  policy = '';

  constructor(page: Page) {
    this.#page = page;
    this.#server = createServer((request, response) => {
      const path = request.url ?? '';
      const content = this.#files.get(path);
      if (this.policy !== '') response.setHeader('content-security-policy', this.policy);
      response.setHeader('content-type', TYPES[extname(path)] ?? TYPES['.html']);
      response.writeHead(content === undefined && path !== '/favicon.ico' ? 404 : 200).end(content);
    });
  }

  /** Puts a file on that site; a path ends as its kind does. */
  serve(path: string, content: Buffer | string): void {
    this.#files.set(path, content);
  }

  /** Opens a page with this in its body; or, without one, what is there already. By another name of this machine, it is another site. */
  async open(body?: string): Promise<void> {
    if (body !== undefined)
      this.serve(
        '/',
        `<!doctype html><html lang="en"><title>Somebody else</title><main><h1>Somebody else</h1>${body}</main></html>`,
      );
    if (!this.#server.listening) await once(this.#server.listen(0, '127.0.0.1'), 'listening');
    const address = this.#server.address();
    await this.#page.goto(`http://localhost:${typeof address === 'object' ? address?.port : ''}/`);
  }

  /** The frame on it that shows an address. */
  async frame(address: string): Promise<FrameLocator> {
    await this.open(`<iframe title="A board" src="${address}" width="600" height="480"></iframe>`);
    return this.#page.frameLocator('iframe');
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

export const test = base.extend<{ host: HostPage }>({
  host: async ({ page }, use) => {
    const host = new HostPage(page);
    await use(host);
    host.close();
  },
});
