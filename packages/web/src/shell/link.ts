/**
 * Links: `#/ROOM?v=1&key=value&...`. This module knows rooms and versions; what the keys mean is the room's affair.
 *
 * A link once given away works for ever, so the version only grows when an old meaning would have to change; a key that
 * is not known is ignored, because a newer page may have written it.
 */

/** The version this page writes, and the newest it reads. */
const LINK_VERSION = 1;

/** The key of where a link was followed from: a link without `#/`. It stays in the address, and out of links that are given away. */
export const BACK = 'back';

export type Link =
  /** `room` is in small letters, and empty where the link names none. */
  | { readonly ok: true; readonly room: string; readonly query: URLSearchParams }
  | { readonly ok: false; readonly why: string };

/** Reads the part of an address from `#` on. */
export function parseLink(hash: string): Link {
  const text = hash.replace(/^#/, '').replace(/^\//, '');
  const mark = text.indexOf('?');
  const room = (mark < 0 ? text : text.slice(0, mark)).replace(/\/+$/, '').toLowerCase(); // typed by hand it is no less
  const query = new URLSearchParams(mark < 0 ? '' : text.slice(mark + 1));
  const version = query.get('v') ?? String(LINK_VERSION);
  if (!/^[1-9][0-9]*$/.test(version)) {
    return { ok: false, why: `Expected the link's version as a whole number, v=${LINK_VERSION}, got v=${version}.` };
  }
  if (Number(version) > LINK_VERSION) {
    return {
      ok: false,
      why: `This link was made by a newer Asterion (v=${version}); this page reads links up to v=${LINK_VERSION}.`,
    };
  }
  return { ok: true, room, query };
}

/** The link to a room with these keys, from `#` on. Keys may repeat. */
export function formatLink(room: string, entries: Iterable<readonly [string, string]>): string {
  const parts = [['v', String(LINK_VERSION)] as const, ...entries].map(([key, value]) => `${key}=${readable(value)}`);
  return `#/${room}?${parts.join('&')}`;
}

/** A link that says one thing more. */
export const linkWith = (link: string, key: string, value: string): string =>
  `${link}${link.includes('?') ? '&' : '?'}${key}=${readable(value)}`;

/** Escaped as little as a query needs: `3,4` stays `3,4`. */
const readable = (value: string): string =>
  encodeURIComponent(value).replaceAll('%2C', ',').replaceAll('%20', '+').replaceAll('%3A', ':');
