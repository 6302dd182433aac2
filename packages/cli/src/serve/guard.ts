/**
 * Who may ask: whoever shows the token, where there is one, and never the page of another site, whatever it knows. A browser says
 * who makes it ask (`Origin`, `Sec-Fetch-Site`), and a page cannot change that.
 */

import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { hostIn } from './hosts.js';
import { only, type Reply, type RequestHead, refusal } from './reply.js';

/** What is asked for. */
export interface AskedTarget {
  /** From the root, without a slash in front. */
  readonly path: string;
  readonly query: URLSearchParams;
}

/** A token as it is checked: nobody who reads this learns what it is. */
export interface Token {
  readonly digest: Uint8Array;
  /** What the cookie is called: servers on other ports of a machine share its cookies. */
  readonly cookie: string;
}

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

export const newToken = (): string => randomBytes(32).toString('base64url');

export function tokenOf(text: string): Token {
  const digest = digestOf(text);
  return { digest, cookie: `asterion-${digest.subarray(0, 4).toString('hex')}` };
}

/** By digests, which are all of one length, in the same time wherever they differ. */
const isToken = (text: string, { digest }: Token): boolean => timingSafeEqual(digestOf(text), digest);

interface Guard {
  readonly allowedHosts: readonly string[];
  readonly token: Token | undefined;
  /** How whoever asks calls this server: a host, perhaps with a port. */
  readonly own: string;
}

type Fields = RequestHead['fields'];

/**
 * Whether that is the page as other people's pages may show it, to look at. Nothing can be changed there and nothing is kept,
 * so nobody can be led to click on something that they do not see.
 */
export const isForFrames = ({ path, query }: AskedTarget): boolean =>
  (path === '' || path === 'index.html') && query.has('embed');

/** Why a request is not answered as it is; undefined if it is. */
export function guarded(asked: AskedTarget, fields: Fields, guard: Guard): Reply | undefined {
  if (isForeign(asked, fields, guard)) return refusal(403, 'Pages of other sites are not answered.');
  const { token } = guard;
  if (token === undefined) return undefined;
  const shown = asked.query.get('token');
  if (shown !== null) return isToken(shown, token) ? welcome(asked, shown, token) : unwelcome('This is not the token.');
  if (cookiesIn(fields, token.cookie).some((cookie) => isToken(cookie, token))) return undefined;
  // A browser that follows a link of another site keeps the cookie back, though it has one: it is made to come from here.
  if (asked.path === '' && isLink(fields)) return refusal(401, AGAIN, { 'content-type': 'text/html; charset=utf-8' });
  return unwelcome('This server wants a token: open the link that it printed when it was started.');
}

const AGAIN = '<!doctype html><meta http-equiv="refresh" content="0; url=/index.html"><title>Asterion</title>';

/** Whether another site makes a browser ask. Links may lead here from everywhere, and frames to what is made for them. */
function isForeign(asked: AskedTarget, fields: Fields, { allowedHosts, own }: Guard): boolean {
  const origins = fields.origin ?? [];
  const isOwn = (origin: string): boolean => {
    const [, authority = ''] = /^https?:\/\/([^/]+)$/i.exec(origin) ?? [];
    const name = withoutUsualPort(authority);
    // A proxy may call us by another name than it has itself; what is elsewhere on a host we are at is not ours.
    return name === withoutUsualPort(own) || (allowedHosts.includes(name) && name !== hostIn(own));
  };
  if (!origins.every(isOwn)) return true;
  const site = only(fields['sec-fetch-site']) ?? 'none';
  return site !== 'same-origin' && site !== 'none' && !isLink(fields) && !(isForFrames(asked) && isFrame(fields));
}

const withoutUsualPort = (authority: string): string => authority.toLowerCase().replace(/:(80|443)?$/, '');

/** Whether a browser comes by a link of another site. */
const isLink = (fields: Fields): boolean => isVisit(fields, 'document');

/** Whether a page of another site shows a frame. */
const isFrame = (fields: Fields): boolean => isVisit(fields, 'iframe');

const isVisit = (fields: Fields, destination: string): boolean =>
  ['same-site', 'cross-site'].includes(only(fields['sec-fetch-site']) ?? '') &&
  only(fields['sec-fetch-mode']) === 'navigate' &&
  only(fields['sec-fetch-dest']) === destination;

/** On to the same place without the token, which should stand in no history, with a cookie instead. */
function welcome({ path, query }: AskedTarget, shown: string, { cookie }: Token): Reply {
  const rest = new URLSearchParams([...query].filter(([name]) => name !== 'token')).toString();
  const place = path
    .split('/')
    .filter((part) => part !== '')
    .map(encodeURIComponent); // two slashes would be a host
  return refusal(303, 'Welcome.', {
    location: `/${place.join('/')}${rest === '' ? '' : `?${rest}`}`,
    'set-cookie': `${cookie}=${encodeURIComponent(shown)}; Path=/; HttpOnly; SameSite=Strict`,
  });
}

const unwelcome = (sentence: string): Reply => refusal(401, sentence, { 'www-authenticate': 'Token' });

/** The values of a cookie; it may be there more than once. */
const cookiesIn = ({ cookie = [] }: Fields, name: string): readonly string[] =>
  cookie
    .flatMap((field) => field.split(';'))
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1));
