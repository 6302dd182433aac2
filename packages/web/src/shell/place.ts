/** Where the visitor is: the address, and how it changes. */

import { effect, signal } from '@preact/signals';
import { type Link, parseLink } from './link.js';
import { noted, visited } from './visited.js';

/** The link the visitor came by: from outside, by back and forward, or by typing. Not what the page itself writes. */
export const arrival = signal<Link>(parseLink(location.hash));

let seen = location.hash;

/** Writes the state into the address. `push` makes a place to come back to; `note` says where things stand. */
export function record(hash: string, how: 'push' | 'replace', note = ''): void {
  visited.value = noted(visited.peek(), hash, note);
  if (hash === location.hash) return;
  if (how === 'push') history.pushState(null, '', hash);
  else history.replaceState(null, '', hash);
  seen = location.hash;
}

/** How long typing or moving must rest before it counts. */
export const REST = 250;

/** Calls what `writing` returns whenever things have come to rest; undefined for nothing. Ends with the returned call. */
export function whenAtRest(writing: () => (() => void) | undefined): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = effect(() => {
    clearTimeout(timer);
    const write = writing();
    if (write !== undefined) timer = setTimeout(write, REST);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}

/** Starts listening to back, forward and typed addresses. Browsers tell of some of them twice. */
export function watchAddress(): void {
  const arrive = (): void => {
    if (location.hash === seen) return;
    seen = location.hash;
    arrival.value = parseLink(seen);
  };
  addEventListener('popstate', arrive);
  addEventListener('hashchange', arrive);
}
