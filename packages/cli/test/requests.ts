/** Random requests: heads that could come from a browser, with every part of them possibly wrong, and then perhaps broken. */

import fc from 'fast-check';

const noise = fc.string({
  unit: fc.integer({ min: 0, max: 255 }).map((code) => String.fromCharCode(code)),
  maxLength: 30,
});
const known = (...values: string[]) => fc.constantFrom(...values);
const mostly = (usual: fc.Arbitrary<string>, other: fc.Arbitrary<string>) =>
  fc.oneof({ weight: 4, arbitrary: usual }, { weight: 1, arbitrary: other });

const methods = mostly(
  known('GET', 'HEAD'),
  fc.oneof(known('POST', 'PUT', 'OPTIONS', 'TRACE', 'CONNECT', 'PRI', 'M-SEARCH', 'QUERY', 'FOO', 'get'), noise),
);
const segments = known(
  ...['', '.', '..', '%2e%2e', '%2f', '..%2f..', '\\', '..\\', '%5c', '%00', '\0', '%', '%zz', '%c3%28', 'assets'],
  ...[
    'index.html',
    'index-Ab_-1234.js',
    'index-Ab_-1234.js.br',
    'secret.txt',
    'link.txt',
    'app',
    'etc',
    'passwd',
    '?',
    '#',
  ],
);
const paths = fc.array(segments, { maxLength: 5 }).map((names) => `/${names.join('/')}`);
const authorities = mostly(
  known('localhost', 'localhost:80', '127.9.9.9:1', '[::1]:4173', 'a.localhost'),
  fc.oneof(known('evil.example', '', '[', 'a b'), noise),
);
const targets = mostly(
  mostly(known('/', '/index.html', '/assets/index-Ab_-1234.js'), paths),
  fc.oneof(
    fc.tuple(known('http://', 'https://', 'HTTP:/', 'file://'), authorities, paths).map((parts) => parts.join('')),
    known('*', '', '//', `/${'long/'.repeat(4000)}`),
    noise,
  ),
);
const numbers = fc.oneof(fc.nat(4000).map(String), known('', '0', '-1', '1e3', '99999999999999999999'));
const ranges = fc.oneof(
  fc.tuple(numbers, numbers).map(([first, last]) => `bytes=${first}-${last}`),
  fc
    .array(fc.tuple(numbers, numbers), { maxLength: 3 })
    .map((pairs) => `bytes=${pairs.map((pair) => pair.join('-')).join()}`),
  noise,
);
const fields = fc.oneof(
  ranges.map((range) => `Range: ${range}`),
  mostly(known('gzip, br', 'gzip;q=1, br;q=0', '*;q=0.5', 'identity;q=0', ';;q=,'), noise).map(
    (it) => `Accept-Encoding: ${it}`,
  ),
  mostly(known('*', '"x"', 'W/"x", *'), noise).map((tags) => `If-None-Match: ${tags}`),
  mostly(known('"x"', 'Sat, 29 Oct 1994 19:43:31 GMT'), noise).map((tag) => `If-Range: ${tag}`),
  known(
    'Connection: close',
    'Connection: keep-alive',
    'Connection: upgrade\r\nUpgrade: websocket',
    'Expect: 100-continue',
    'Expect: x',
  ),
  fc.oneof(numbers, noise).map((length) => `Content-Length: ${length}`),
  mostly(known('chunked', 'gzip, chunked'), noise).map((coding) => `Transfer-Encoding: ${coding}`),
  fc.tuple(noise, noise).map((parts) => parts.join(':')),
);
const heads = fc
  .record({
    method: methods,
    target: targets,
    version: mostly(fc.constant('HTTP/1.1'), known('HTTP/1.0', 'HTTP/0.9', 'HTTP/2.0', 'HTTP/1.1 ', '')),
    hosts: fc.array(
      authorities.map((authority) => `Host: ${authority}`),
      { minLength: 1, maxLength: 1 },
    ),
    others: fc.oneof(
      { weight: 3, arbitrary: fc.array(fields, { maxLength: 3 }) },
      fc.array(
        authorities.map((it) => `Host: ${it}`),
        { maxLength: 2 },
      ),
    ),
    lineEnd: mostly(fc.constant('\r\n'), known('\n', '\r')),
  })
  .map(({ method, target, version, hosts, others, lineEnd }) =>
    [`${method} ${target} ${version}`, ...hosts, ...others, '', ''].join(lineEnd),
  );
/** Requests as bytes, one character each; most of them are wrong in some way. */
export const requests = fc.oneof(
  { weight: 6, arbitrary: heads },
  fc.tuple(heads, fc.nat()).map(([head, cut]) => head.slice(0, 1 + (cut % head.length))),
  fc
    .tuple(heads, fc.nat(), noise)
    .map(([head, at, bytes]) => head.slice(0, at % head.length) + bytes + head.slice(at % head.length)),
  fc.tuple(heads, heads).map((pair) => pair.join('')),
  fc.tuple(heads, noise).map((pair) => pair.join('')),
);
