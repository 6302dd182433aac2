/** Where the visitor is: the address, and how it changes. */

import { effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import { BACK, type Link, linkWith, parseLink } from './link.js';
import { noted, visited } from './visited.js';

/** The link the visitor came by: from outside, by back and forward, or by typing. Not what the page itself writes. */
export const arrival = signal<Link>(parseLink(location.hash));

const seen = signal(location.hash);

/** The address of what is on screen, from `#` on. */
export const here: ReadonlySignal<string> = seen;

/** Marks a place of the browser's history as made by whoever comes back to it: links to it do not carry that. */
const OWN = 'own';

/** The room on screen; any, while nobody has told. */
let writer: string | undefined;

/** Tells which room is on screen. One that was left is closed a frame later, and writes no address any more. */
export function letWrite(room: string | undefined): void {
  writer = room;
}

/** Where the visitor came from, as a link without `#/`; null where that is not known. */
export const wayBack = (): string | null => (arrival.value.ok ? arrival.value.query.get(BACK) : null);

/** Whether what the address says was done here, by the visitor. */
export const isOwnPlace = (): boolean => history.state === OWN;

/**
 * Writes the state into the address. `push` makes a place to come back to; `note` says where things stand; `isOwn` that
 * it is the visitor's own doing.
 */
export function record(hash: string, how: 'push' | 'replace', note = '', isOwn = false): void {
  // Somebody is on the way to another place, and has not arrived yet: that is not to be written over.
  if (location.hash !== seen.peek() || !isWrittenBy(writer, hash)) return;
  visited.value = noted(visited.peek(), hash, note);
  const back = untracked(wayBack);
  const address = back === null ? hash : linkWith(hash, BACK, back);
  if (address === location.hash) return;
  const state = isOwn ? OWN : null;
  if (how === 'push') history.pushState(state, '', address);
  else history.replaceState(state, '', address);
  seen.value = location.hash;
}

function isWrittenBy(room: string | undefined, hash: string): boolean {
  const link = parseLink(hash);
  return room === undefined || (link.ok && link.room === room);
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
    if (location.hash === seen.peek()) return;
    seen.value = location.hash;
    arrival.value = parseLink(location.hash);
  };
  addEventListener('popstate', arrive);
  addEventListener('hashchange', arrive);
}
