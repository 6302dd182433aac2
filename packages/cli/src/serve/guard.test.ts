import { describe, expect, test } from 'vitest';
import { answerTo } from './answer.js';
import { jsonFile } from './files.js';
import { newToken, tokenOf } from './guard.js';
import type { RequestHead } from './reply.js';

const SECRET = 'a token';
const token = tokenOf(SECRET);
const files = new Map([
  ['index.html', jsonFile('page')],
  ['arena/cup.json', jsonFile('cup')],
]);

/** Asks a server that wants a token, unless told that it wants none. */
function ask(target: string, fields: Readonly<Record<string, string>> = {}, wants = true) {
  const all = Object.entries({ host: '10.0.0.7:4173', ...fields }).map(([name, value]) => [name, [value]]);
  const head: RequestHead = { method: 'GET', target, fields: Object.fromEntries(all) as RequestHead['fields'] };
  const app = { files, allowedHosts: ['10.0.0.7', 'maze.example'], token: wants ? token : undefined };
  const { status, headers, body } = answerTo(head, app);
  return { status, headers, text: new TextDecoder().decode(body) };
}

const cookie = { cookie: `${token.cookie}=${SECRET.replace(' ', '%20')}` };

describe('a token', () => {
  test('is long, drawn anew each time, and not kept as it is', () => {
    expect(newToken()).toMatch(/^[\w-]{43}$/);
    expect(newToken()).not.toBe(newToken());
    expect(JSON.stringify(token)).not.toContain(SECRET);
  });

  const own = newToken();
  const ownToken = tokenOf(own);
  const visit = (target: string, fields: Readonly<Record<string, readonly string[]>> = {}, by = ownToken) =>
    answerTo({ method: 'GET', target, fields: { host: ['localhost'], ...fields } }, { files, allowedHosts: [], token: by }); // biome-ignore format: one call

  test('is shown once, and from then on a cookie is', () => {
    const { status, headers } = visit(`/?token=${own}`);
    expect([status, headers.location]).toEqual([303, '/']);
    expect(headers['set-cookie']).toBe(`${ownToken.cookie}=${own}; Path=/; HttpOnly; SameSite=Strict`);
    expect(headers['cache-control']).toBe('no-store');
    const [pair] = headers['set-cookie'].split(';', 1);
    expect(visit('/', { cookie: [pair] }).status).toBe(200);
    expect(visit('/arena/cup.json', { cookie: [`other=1; ${pair}; more=2`] }).status).toBe(200);
  });

  test('leads to where it was shown', () => {
    expect(visit(`/arena/cup.json?a=1&token=${own}&b=x%20y`).headers.location).toBe('/arena/cup.json?a=1&b=x+y');
    expect(visit(`//evil.example/?token=${own}`).headers.location).toBe('/evil.example');
  });

  test.each([
    ['nothing', '/', {}],
    ['another token', '/?token=x', {}],
    ['an empty one', '/?token=', {}],
    ['half of it', `/?token=${own.slice(0, 20)}`, {}],
    ['another cookie', '/', { cookie: [`${ownToken.cookie}=x`] }],
    ['a cookie of another name', '/', { cookie: [`asterion=${own}`] }],
    ['nothing, for a file', '/arena/cup.json', {}],
    ['nothing, for what is not there', '/nowhere', {}],
  ])('that is %s is answered with 401 and a sentence', (_what, target, fields) => {
    const { status, body, headers } = visit(target, fields);
    expect(status).toBe(401);
    expect(new TextDecoder().decode(body)).toMatch(/token/);
    expect(headers['set-cookie']).toBeUndefined();
  });

  test('a link of another site, with which browsers send no cookie, comes to the page all the same', () => {
    const link = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
    const first = ask('/', link);
    expect(first.status).toBe(401);
    expect(first.text).toContain('content="0; url=/index.html"');
    expect(first.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(ask('/index.html', { ...link, 'sec-fetch-site': 'same-origin' }).text).toMatch(/wants a token/);
    expect(ask('/arena/cup.json', link).text).toMatch(/wants a token/);
  });

  test('is not asked for where only this machine can ask', () => {
    expect(ask('/', {}, false).status).toBe(200);
    expect(ask('/?token=x', {}, false).status).toBe(200);
  });
});

describe('a page of another site', () => {
  test.each([
    'http://evil.example',
    'http://10.0.0.7:3000',
    'http://10.0.0.7',
    'http://maze.example:3000',
    'null',
    'http://localhost:4173',
    'file://',
    '',
    'http://10.0.0.7:4173/',
  ])('is not answered, whatever it knows (%s)', (origin) => {
    const { status, text } = ask('/arena/cup.json', { ...cookie, origin });
    expect([status, text]).toEqual([403, 'Pages of other sites are not answered.\n']);
    expect(ask('/arena/cup.json', { origin }, false).status).toBe(403);
  });

  test.each(['http://10.0.0.7:4173', 'HTTP://10.0.0.7:4173', 'https://maze.example'])('%s is none', (origin) => {
    expect(ask('/arena/cup.json', { origin }, false).status).toBe(200);
  });

  test('is none where only the usual port is left out', () => {
    expect(ask('/', { host: 'maze.example:80', origin: 'http://maze.example' }, false).status).toBe(200);
    expect(ask('/', { host: 'localhost', origin: 'http://localhost:80' }, false).status).toBe(200);
    expect(ask('/', { host: 'localhost', origin: 'http://localhost:81' }, false).status).toBe(403);
  });

  test('is known by what the browser says of it; links may lead here', () => {
    for (const site of ['cross-site', 'same-site', 'nonsense']) {
      expect(ask('/arena/cup.json', { 'sec-fetch-site': site }, false).status).toBe(403);
      expect(ask('/', { 'sec-fetch-site': site, 'sec-fetch-mode': 'no-cors' }, false).status).toBe(403);
    }
    for (const site of ['same-origin', 'none'])
      expect(ask('/arena/cup.json', { 'sec-fetch-site': site }, false).status).toBe(200);
    const link = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
    expect(ask('/', { ...link, 'sec-fetch-dest': 'document' }, false).status).toBe(200);
    expect(ask('/', { ...link, 'sec-fetch-dest': 'iframe' }, false).status).toBe(403);
    // A frame on somebody else's page brings no cookie, so where there is a token it shows nothing.
    expect(ask('/?embed', { ...link, 'sec-fetch-dest': 'iframe' }, false).status).toBe(200);
  });
});

test('whoever sends something along is refused', () => {
  expect(ask('/', { 'content-length': '1' }, false).status).toBe(413);
  expect(ask('/', { 'transfer-encoding': 'chunked' }, false).status).toBe(413);
  expect(ask('/', { 'content-length': '0' }, false).status).toBe(200);
});
