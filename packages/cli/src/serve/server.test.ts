import { once } from 'node:events';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { folder } from '../../test/folder.js';
import { requests } from '../../test/requests.js';
import type { App } from './answer.js';
import { readApp } from './files.js';
import { type AppServer, MOST_CONNECTIONS, startServer } from './server.js';

const SECRET = 'not for anybody';
const PAGE = `<!doctype html><title>A page</title>${'<p>And more of it.'.repeat(50)}`;
const SCRIPT = 'export const answer = 42;\n'.repeat(100);
const bodies = [Buffer.from(PAGE), Buffer.from(SCRIPT), brotliCompressSync(SCRIPT), gzipSync(SCRIPT)];

let app: App;
let server: AppServer;

beforeAll(async () => {
  const outside = await folder();
  const inside = join(outside, 'app');
  await mkdir(join(inside, 'assets'), { recursive: true });
  const script = join(inside, 'assets/index-Ab_-1234.js');
  await writeFile(join(outside, 'secret.txt'), SECRET);
  await symlink(join(outside, 'secret.txt'), join(inside, 'link.txt'));
  await writeFile(join(inside, 'index.html'), PAGE);
  await writeFile(script, SCRIPT);
  await writeFile(`${script}.br`, brotliCompressSync(SCRIPT));
  await writeFile(`${script}.gz`, gzipSync(SCRIPT));
  app = { files: await readApp(inside), allowedHosts: [] };
  server = await startServer(app, 0);
});

afterAll(() => server.close());

/** Sends bytes on a connection of their own, and nothing after them; resolves to all that comes back. */
async function send(head: string, { port } = server): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  const parts: Buffer[] = [];
  socket.on('data', (part) => parts.push(part));
  socket.on('error', () => undefined); // a server may hang up on nonsense
  socket.end(head, 'latin1');
  await once(socket, 'close');
  return Buffer.concat(parts).toString('latin1');
}

interface Received {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** The answers in what came back; throws where they are none. */
function answersIn(received: string): Received[] {
  const answers: Received[] = [];
  for (let rest = received; rest !== ''; ) {
    const end = rest.indexOf('\r\n\r\n');
    const [first, ...lines] = rest.slice(0, end).split('\r\n');
    const [, status] = /^HTTP\/1\.1 (\d{3}) [A-Z]/.exec(first) ?? [];
    if (end < 0 || status === undefined) throw new Error(`Expected an answer, got ${JSON.stringify(rest)}.`);
    const headers = Object.fromEntries(lines.map((line) => line.toLowerCase().split(': ', 2))) as Received['headers'];
    rest = rest.slice(end + 4);
    // Answers to HEAD and "not modified" have a length and no body. No body of ours begins like an answer.
    const length = rest.startsWith('HTTP/1.1 ') || rest === '' ? 0 : Number(headers['content-length']);
    answers.push({ status: Number(status), headers, body: Buffer.from(rest.slice(0, length), 'latin1') });
    rest = rest.slice(length);
  }
  return answers;
}

const get = async (target: string, fields = '', to = server) =>
  answersIn(await send(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${fields}\r\n`, to))[0];

const expectPage = async (from = server) => {
  const { status, body } = await get('/', '', from);
  expect(status).toBe(200);
  expect(body.toString()).toBe(PAGE);
};

/** On every answer; the test of `answerTo` has the words. */
const guards = ['content-security-policy', 'x-content-type-options', 'referrer-policy', 'content-length'];

function expectProper({ status, headers, body }: Received): void {
  expect([200, 206, 304, 400, 404, 405, 413, 416, 421, 431]).toContain(status);
  expect(Object.keys(headers)).toEqual(expect.arrayContaining(status === 304 ? guards.slice(0, 3) : guards));
  if (status === 200 && body.length > 0) expect(bodies.some((whole) => whole.equals(body))).toBe(true);
  if (status === 206) expect(bodies.some((whole) => whole.includes(body))).toBe(true);
}

describe('the server', () => {
  test('sends the page, and the script in the form that is liked', async () => {
    await expectPage();
    const { headers, body } = await get('/assets/index-Ab_-1234.js', 'Accept-Encoding: gzip, br\r\n');
    expect(headers).toMatchObject({
      'cache-control': 'max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      vary: 'accept-encoding',
    });
    expect(body).toEqual(bodies[2]);
  });

  test('does not follow a link out of its folder', async () => {
    expect((await get('/link.txt')).status).toBe(404);
  });

  test('survives a range that ends before it begins, and sends the last 100 bytes', async () => {
    expect(await get('/', 'Range: bytes=5-2\r\n')).toMatchObject({ status: 200 });
    const last = await get('/', 'Range: bytes=-100\r\n');
    expect(last.status).toBe(206);
    expect(last.body.toString()).toBe(PAGE.slice(-100));
    await expectPage();
  });

  test.each([
    ['a method of other servers', 'PROPFIND / HTTP/1.1\r\nHost: localhost\r\n\r\n', 405],
    ['a method nobody knows', 'FOO / HTTP/1.1\r\nHost: localhost\r\n\r\n', 405],
    ['a tunnel', 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n', 405],
    ['a body', 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\n\r\nabc', 405],
    [
      'a body announced',
      'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\nExpect: 100-continue\r\n\r\n',
      405,
    ],
    ['another expectation', 'GET / HTTP/1.1\r\nHost: localhost\r\nExpect: tea\r\n\r\n', 200],
    [
      'a wish for another protocol',
      'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: upgrade\r\nUpgrade: h2c\r\n\r\n',
      200,
    ],
    ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
    ['two hosts', 'GET / HTTP/1.1\r\nHost: localhost\r\nHost: localhost\r\n\r\n', 400],
    ['a foreign host', 'GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n', 421],
    ['half a head', 'GET / HTTP/1.1\r\nHost: loc', 400],
    ['no head', 'Hello?\r\n\r\n', 400],
    ['another protocol', '\x16\x03\x01\x02\x00\x01\x00', 400],
    ['too long a path', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`, 431],
    ['two lengths', 'GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', 400],
  ])('answers %s', async (_what, head, status) => {
    const [answer] = answersIn(await send(head));
    expect(answer.status).toBe(status);
    expect(Object.keys(answer.headers)).toEqual(expect.arrayContaining(guards));
    if (status === 405) expect(answer.headers.allow).toBe('get, head');
  });

  test('survives 2,000 random requests, answers them as it should, and stays in its folder', async () => {
    let answered = 0;
    const atOnce = 20;
    await fc.assert(
      fc.asyncProperty(fc.array(requests, { minLength: atOnce, maxLength: atOnce }), async (batch) => {
        const received = await Promise.all(batch.map((request) => send(request)));
        for (const text of received) {
          const answers = answersIn(text);
          if (answers.length > 0) answered++;
          expect(text).not.toContain(SECRET);
          answers.forEach(expectProper);
        }
      }),
      { numRuns: 2000 / atOnce },
    );
    expect(answered).toBeGreaterThan(1900); // the rest reset the connection: a client that sends on after an error may
    await expectPage();
  });

  test('serves on beside 500 connections that stall, and ends when told', async () => {
    const crowded = await startServer(app, 0);
    const stalled = Array.from({ length: 500 }, () => connect(crowded.port, '127.0.0.1'));
    const closings = stalled.map(closing);
    await Promise.all(
      stalled.map(async (socket, i) => {
        await once(socket, 'connect');
        if (i % 2 === 0) socket.write('GET / HTTP/1.1\r\nHost: loc');
      }),
    );
    await expectPage(crowded);
    // Those that came last are still there, so the first had to make room.
    await Promise.race([Promise.all(closings.slice(0, stalled.length - MOST_CONNECTIONS)), ...closings.slice(-100)]);
    await expectPage(crowded);
    expect(stalled.slice(-100).filter((socket) => socket.closed)).toEqual([]);
    await crowded.close();
    await Promise.all(closings);
  });

  test('hangs up on those who never finish a head, or never begin', async () => {
    const hasty = await startServer(app, 0, { patienceMs: 100 });
    const stalled = ['GET / HTTP/1.1\r\nHost: loc', ''].map(async (head) => {
      const socket = connect(hasty.port, '127.0.0.1');
      const parts: Buffer[] = [];
      socket.on('data', (part) => parts.push(part));
      socket.write(head);
      await closing(socket);
      return Buffer.concat(parts).toString();
    });
    for (const said of await Promise.all(stalled)) {
      const [{ status, headers }] = answersIn(said);
      expect(status).toBe(408);
      expect(Object.keys(headers)).toEqual(expect.arrayContaining(guards));
    }
    await expectPage(hasty);
    await hasty.close();
  });
});

/** Resolves when a connection is over, by whatever end. */
const closing = async (socket: Socket) => {
  socket.on('error', () => undefined);
  await new Promise((resolve) => socket.once('close', resolve));
};
