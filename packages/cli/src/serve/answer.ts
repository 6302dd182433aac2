/** What the server says: a pure function from the head of a request to an answer. */

import { bestEncoding, type Encoding, encodings } from './encoding.js';
import type { AppFile, AppFiles } from './files.js';
import { type AskedTarget, guarded, isForFrames, type Token } from './guard.js';
import { hostIn, isLoopback } from './hosts.js';
import { spanOf } from './range.js';
import { everywhere, framable, notAllowed, only, type Reply, type RequestHead, refusal, withBody } from './reply.js';

/** The app, and whom it is for. */
export interface App {
  readonly files: AppFiles;
  /** Hosts answered to besides those of this machine, as `hostIn` writes them. */
  readonly allowedHosts: readonly string[];
  /** What everybody has to show; absent where only this machine can ask. */
  readonly token?: Token | undefined;
}

const YEAR_S = 31_536_000;
const encodingNames = encodings.map(({ name }) => name);

export function answerTo(head: RequestHead, app: App): Reply {
  const answer = fullAnswer(head, app);
  return head.method === 'HEAD' ? { ...answer, body: new Uint8Array() } : answer;
}

function fullAnswer(head: RequestHead, app: App): Reply {
  const asked = askedIn(head, app);
  if ('status' in asked) return asked;
  const file = app.files.get(asked.path === '' ? 'index.html' : asked.path);
  if (file === undefined) return refusal(404, 'Not found.');
  return fileAnswer(file, head, isForFrames(asked) ? framable : everywhere);
}

/** What a request asks for, or why that is not answered. */
export function askedIn({ method, target, fields }: RequestHead, { allowedHosts, token }: App): AskedTarget | Reply {
  if (method !== 'GET' && method !== 'HEAD') return notAllowed();
  if ((only(fields['content-length']) ?? '0') !== '0' || fields['transfer-encoding'] !== undefined)
    return refusal(413, 'Nothing can be sent here.');
  // Proxies ask for whole URLs, and then the host in the URL counts.
  const [, authority, rest] = /^https?:\/\/([^/?#]*)(.*)$/i.exec(target) ?? [];
  const host = hostIn(authority ?? only(fields.host) ?? '');
  if (host === undefined) return refusal(400, 'Expected one Host field with a name or an address.');
  if (!isLoopback(host) && !allowedHosts.includes(host)) return misdirected(host);
  const place = rest === undefined ? target : `/${rest.replace(/^\//, '')}`;
  const path = pathIn(place);
  if (path === undefined) return refusal(400, 'Expected a path like /index.html.');
  const asked = { path, query: new URLSearchParams(/^[^?#]*\?([^#]*)/.exec(place)?.[1]) };
  return guarded(asked, fields, { allowedHosts, token, own: authority ?? only(fields.host) ?? '' }) ?? asked;
}

/** A file, as whoever asks wants it; `always` says what a browser may do with it. */
export function fileAnswer(
  file: AppFile,
  { method, fields }: RequestHead,
  always: Reply['headers'] = everywhere,
): Reply {
  const range = method === 'GET' ? only(fields.range) : undefined;
  // A part is one of the file as it is: parts of compressed forms are of no use to anybody.
  const encoding = range === undefined ? encodingFor(file, fields['accept-encoding']) : undefined;
  const content = (encoding === undefined ? undefined : file.encoded[encoding]) ?? file.content;
  const etag = `"${file.tag}${encoding === undefined ? '' : `-${encoding}`}"`;
  const kept = {
    ...always,
    'cache-control': file.isHashed ? `max-age=${YEAR_S}, immutable` : 'no-cache',
    etag,
    vary: 'accept-encoding',
  };
  if (isKnown(etag, fields['if-none-match'])) return { status: 304, headers: kept, body: new Uint8Array() };
  const headers = {
    ...kept,
    'accept-ranges': 'bytes',
    'content-type': file.type,
    ...(encoding === undefined ? {} : { 'content-encoding': encoding }),
  };
  const isSame = (only(fields['if-range']) ?? etag) === etag;
  const span = range === undefined || !isSame ? undefined : spanOf(range, content.length);
  if (span === undefined) return withBody(200, headers, content);
  if (span === 'unsatisfiable')
    return refusal(416, `Expected a range within ${content.length} bytes.`, {
      'content-range': `bytes */${content.length}`,
    });
  const place = { 'content-range': `bytes ${span.start}-${span.end - 1}/${content.length}` };
  return withBody(206, { ...headers, ...place }, content.subarray(span.start, span.end));
}

const encodingFor = ({ encoded }: AppFile, accepted: readonly string[] = []): Encoding | undefined =>
  bestEncoding(
    accepted.join(),
    encodingNames.filter((name) => encoded[name] !== undefined),
  );

/** Whether the browser has it already. */
const isKnown = (etag: string, known: readonly string[] = []): boolean =>
  known
    .join()
    .split(',')
    .some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);

/** The path of a file in the folder, '' for the folder itself; undefined for what can be none. */
function pathIn(target: string): string | undefined {
  const [path] = target.split(/[?#]/, 1);
  const segments = path.slice(1).split('/').map(decoded);
  return path.startsWith('/') && !segments.includes(undefined) ? segments.join('/') : undefined;
}

/** A segment of a path as a name; undefined if it would lead elsewhere or nowhere. */
function decoded(segment: string): string | undefined {
  try {
    const name = decodeURIComponent(segment);
    return name === '.' || name === '..' || /[/\\\0]/.test(name) ? undefined : name;
  } catch {
    return undefined;
  }
}

const misdirected = (host: string): Reply =>
  refusal(
    421,
    `This server answers to names of this machine, like localhost, and not to ${host}. ` +
      `If that is a name for it, start it with --allow-host ${host}.`,
  );
