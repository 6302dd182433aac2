import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { asterion, ended, start } from '../../test/command.js';
import { addressOn, asked, whileServing } from '../../test/serving.js';

const statusAs = async (host: string, url: string) => (await asked(url, { host })).status;

describe('asterion serve', () => {
  test('serves the built app: a page that is asked for anew, and compressed files that are kept for ever', async () => {
    const { code } = await whileServing([], async (url) => {
      const page = await fetch(url);
      expect(page.headers.get('cache-control')).toBe('no-cache');
      expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
      const html = await page.text();
      const paths = [...html.matchAll(/(?:src|href)="\.\/(assets\/[^"]+)"/g)].map(([, path]) => path);
      expect(new Set(paths.map((path) => path.replace(/.*\./, '')))).toEqual(new Set(['css', 'js']));
      for (const path of paths) {
        const plain = await fetch(url + path, { headers: { 'accept-encoding': 'identity' } });
        expect(plain.headers.get('cache-control')).toBe('max-age=31536000, immutable');
        expect(plain.headers.get('content-type')).toMatch(/^text\/(css|javascript); charset=utf-8$/);
        const whole = await plain.text();
        for (const encoding of ['br', 'gzip']) {
          const packed = await fetch(url + path, { headers: { 'accept-encoding': encoding } });
          expect(packed.headers.get('content-encoding')).toBe(encoding);
          expect(Number(packed.headers.get('content-length'))).toBeLessThan(whole.length / 2);
          expect(await packed.text()).toBe(whole);
        }
      }
    });
    expect(code).toBe(0);
  });

  test('answers to names of this machine, and to others only if told', async () => {
    await whileServing([], async (url) => {
      expect(await statusAs('maze.localhost', url)).toBe(200);
      expect(await statusAs('maze.example', url)).toBe(421);
    });
    await whileServing(['--allow-host', 'Maze.Example', '--allow-host', '10.0.0.7'], async (url) => {
      expect(await statusAs('maze.example:8080', url)).toBe(200);
      expect(await statusAs('10.0.0.7', url)).toBe(200);
      expect(await statusAs('localhost', url)).toBe(200);
      expect(await statusAs('evil.example', url)).toBe(421);
    });
  });

  test.each([
    ['a port beyond the last', ['--port', '70000'], /--port.*from 0 to 65535/],
    ['a port that is none', ['--port', '-1'], /--port.*from 0 to 65535/],
    ['a host with a port', ['--allow-host', 'maze.example:80'], /--allow-host.*without a port/],
    ['an address with a port', ['--host', '10.0.0.7:80'], /--host.*without a port/],
    ['an address that is none', ['--host', 'http://10.0.0.7'], /--host.*without a port/],
    ['an address of another machine', ['--host', '192.0.2.1', '--port', '0'], /cannot listen on 192\.0\.2\.1, port 0/],
    ['a URL for a host', ['--allow-host', 'http://maze.example'], /--allow-host.*without a port/],
  ])('answers %s with a message on stderr and exit code 2', async (_what, args, message) => {
    const { code, stdout, stderr } = await asterion(['serve', ...args]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(message);
  });

  test('serves the app on loopback, takes another port when one is taken, and ends on Ctrl-C', async () => {
    const first = start(['serve', '--port', '0']);
    const url = await addressOn(first.stdout ?? Readable.from([]));
    const second = start(['serve', '--port', new URL(url).port]);
    const other = await addressOn(second.stdout ?? Readable.from([]));
    expect(other).not.toBe(url);
    expect(await (await fetch(url)).text()).toContain('<title>');
    expect((await fetch(`${url}no-such-file`)).status).toBe(404);
    const ends = Promise.all([ended(first), ended(second)]); // listening before either can be over
    first.kill('SIGINT');
    second.kill('SIGINT');
    const [{ code: firstCode }, { code, stderr }] = await ends;
    expect(firstCode).toBe(0);
    expect({ code, stderr }).toEqual({
      code: 0,
      stderr: `Port ${new URL(url).port} is taken, so this is another one.\n`,
    });
  });
});
