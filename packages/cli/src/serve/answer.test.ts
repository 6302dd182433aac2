import { describe, expect, test } from 'vitest';
import { answerTo } from './answer.js';
import type { AppFile } from './files.js';
import type { Reply, RequestHead } from './reply.js';

const bytes = (text: string) => new TextEncoder().encode(text);
const page: AppFile = { type: 'text/html', tag: 'page', isHashed: false, content: bytes('<p>A page.'), encoded: {} };
const script: AppFile = {
  type: 'text/javascript',
  tag: 'script',
  isHashed: true,
  content: bytes('let it = "be";'),
  encoded: { br: bytes('br'), gzip: bytes('gzip') },
};
const files = new Map([
  ['index.html', page],
  ['assets/app-12345678.js', script],
]);
const SCRIPT = '/assets/app-12345678.js';

const ask = (target: string, fields: Record<string, string | string[]> = {}, method = 'GET'): Reply => {
  const all = Object.entries({ host: 'localhost:4173', ...fields }).map(([name, value]) => [name, [value].flat()]);
  const head: RequestHead = { method, target, fields: Object.fromEntries(all) as RequestHead['fields'] };
  return answerTo(head, { files, allowedHosts: ['maze.example'] });
};
const text = ({ body }: Reply) => new TextDecoder().decode(body);

describe('every answer', () => {
  test.each([
    ['a page', ask('/')],
    ['a compressed script', ask(SCRIPT, { 'accept-encoding': 'br' })],
    ['a part', ask('/', { range: 'bytes=0-1' })],
    ['nothing new', ask('/', { 'if-none-match': '*' })],
    ['400', ask('/..')],
    ['404', ask('/nowhere')],
    ['405', ask('/', {}, 'POST')],
    ['416', ask('/', { range: 'bytes=99-' })],
    ['421', ask('/', { host: 'evil.example' })],
  ])('(%s) says what a browser may do with it', (_what, { headers }) => {
    expect(headers).toMatchObject({
      'content-security-policy':
        "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self' blob:; style-src 'self'; " +
        "img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
  });
});

describe('a frame of another page', () => {
  const policyOf = ({ headers }: Reply) => headers['content-security-policy'];

  test('may show the page as it is made for that, and nothing else of the server', () => {
    for (const target of ['/?embed', '/index.html?embed', '/?theme=dark&embed=1']) {
      const answer = ask(target);
      expect(answer.body).toEqual(page.content);
      expect(policyOf(answer)).toBe(policyOf(ask('/')).replace(/frame-ancestors .*/, 'frame-ancestors *'));
      expect(policyOf(ask(target, { 'if-none-match': '*' }))).toMatch(/frame-ancestors [*]$/);
    }
    for (const target of ['/', '/?embedded', '/?a=embed', `${SCRIPT}?embed`, '/nowhere?embed', '/..?embed', '/#?embed'])
      expect(policyOf(ask(target))).toMatch(/frame-ancestors 'none'$/);
  });

  test('gets no more than that: what a browser says of frames elsewhere is refused', () => {
    const frame = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' };
    expect(ask('/?embed', frame).status).toBe(200);
    for (const target of ['/', '/index.html', '/?embedded', `${SCRIPT}?embed`])
      expect(ask(target, frame).status).toBe(403);
    for (const other of [{ 'sec-fetch-mode': 'cors' }, { 'sec-fetch-dest': 'object' }, { origin: 'null' }])
      expect(ask('/?embed', { ...frame, ...other }).status).toBe(403);
  });
});

describe('a file', () => {
  test('is sent whole, with its type and length, and the page is asked for anew each time', () => {
    const answer = ask('/');
    expect(answer).toMatchObject({ status: 200, body: page.content });
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-length': '10',
      'content-type': 'text/html',
      etag: '"page"',
      vary: 'accept-encoding',
    });
    for (const target of [
      '/index.html',
      '/?a=b',
      '/index.html?..',
      '/%69ndex.html',
      'http://localhost/',
      'HTTP://[::1]:80',
    ])
      expect(ask(target)).toEqual(answer);
  });

  test('with a hash in its name may be kept for a year', () => {
    expect(ask(SCRIPT).headers['cache-control']).toBe('max-age=31536000, immutable');
  });

  test.each([
    ['br, gzip', 'br', 'br'],
    ['gzip', 'gzip', 'gzip'],
    ['', undefined, 'let it = "be";'],
  ])('is sent compressed to whoever takes that (%s)', (accepted, encoding, body) => {
    const answer = ask(SCRIPT, { 'accept-encoding': accepted });
    expect(text(answer)).toBe(body);
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers['content-type']).toBe('text/javascript');
    expect(answer.headers['content-length']).toBe(String(body.length));
    expect(answer.headers.etag).toBe(encoding === undefined ? '"script"' : `"script-${encoding}"`);
    expect(answer.headers.vary).toBe('accept-encoding');
  });

  test('is not sent again to whoever has it', () => {
    for (const known of ['"page"', 'W/"page"', '"old", "page"', '*'])
      expect(ask('/', { 'if-none-match': known })).toMatchObject({ status: 304, body: bytes('') });
    for (const known of ['"old"', '', 'page']) expect(ask('/', { 'if-none-match': known }).status).toBe(200);
  });

  test('is sent in part, and then as it is', () => {
    const last = ask(SCRIPT, { range: 'bytes=-5', 'accept-encoding': 'br' });
    expect(last).toMatchObject({ status: 206, body: bytes('"be";') });
    expect(last.headers).toMatchObject({ 'content-range': 'bytes 9-13/14', 'content-length': '5', etag: '"script"' });
    expect(last.headers['content-encoding']).toBeUndefined();
    const beyond = ask(SCRIPT, { range: 'bytes=14-' });
    expect(beyond.status).toBe(416);
    expect(beyond.headers['content-range']).toBe('bytes */14');
  });

  test('is sent whole where the range makes no sense, is there twice, or was of another version', () => {
    for (const range of ['bytes=5-2', 'bytes=x', ['bytes=0-1', 'bytes=0-1']])
      expect(ask('/', { range })).toMatchObject({ status: 200, body: page.content });
    expect(ask('/', { range: 'bytes=0-1', 'if-range': '"old"' }).status).toBe(200);
    expect(ask('/', { range: 'bytes=0-1', 'if-range': '"page"' }).status).toBe(206);
  });

  test('answers HEAD like GET, without the body', () => {
    for (const target of ['/', SCRIPT, '/nowhere']) {
      expect(ask(target, {}, 'HEAD')).toEqual({ ...ask(target), body: bytes('') });
    }
  });
});

describe('refused', () => {
  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PATCH', 'get', ''])('is the method %s', (method) => {
    const answer = ask('/', {}, method);
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD');
  });

  test.each([
    ['/..', 400],
    ['/../serve/serve.ts', 400],
    ['/assets/../index.html', 400],
    ['/%2e%2E/index.html', 400],
    ['/./index.html', 400],
    ['/assets%2Fapp-12345678.js', 400],
    ['/..%2fsecret', 400],
    ['/..\\secret', 400],
    ['/assets%5capp-12345678.js', 400],
    ['/index.html%00', 400],
    ['/%', 400],
    ['/%ff', 400],
    ['*', 400],
    ['index.html', 400],
    ['', 400],
    ['http://localhost/..', 400],
    ['/assets', 404],
    ['/assets/', 404],
    ['//', 404],
    ['//index.html', 404],
    ['/index.html/', 404],
    ['/assets/app-87654321.js', 404],
    ['/assets/app-12345678.js.br', 404],
    ['/__proto__', 404],
  ])('is the path %s, with %i', (target, status) => {
    expect(ask(target).status).toBe(status);
  });

  test('is a path that goes on and on', () => {
    expect(ask(`/${'long/'.repeat(3000)}`).status).toBe(404);
  });

  test('is whoever calls the server by a foreign name, and the sentence says how to allow it', () => {
    const answer = ask('/', { host: 'Evil.example:4173' });
    expect(answer.status).toBe(421);
    expect(text(answer)).toContain('--allow-host evil.example');
    expect(ask('http://evil.example/').status).toBe(421);
    expect(ask('/', { host: 'maze.example' }).status).toBe(200);
    expect(ask('http://MAZE.example:9/', { host: 'evil.example' }).status).toBe(200);
  });

  test('is whoever names no host, or two, or none that can be', () => {
    for (const host of [[], ['localhost', 'localhost'], '', 'a b', '<p>'])
      expect(ask('/', { host })).toMatchObject({ status: 400 });
    expect(ask('http:///').status).toBe(400);
  });
});
