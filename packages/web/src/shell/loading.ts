/** Rooms are loaded when they are opened, and those that are not open when the browser has nothing else to do. */

import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { PageRoom, PageRoomContent } from './room.js';

type Loaded =
  | { readonly kind: 'loading' | 'missing' }
  /** From now on, whatever happens to the connection. */
  | { readonly kind: 'here'; readonly content: PageRoomContent };

const states = new WeakMap<PageRoom, Signal<Loaded>>();

function stateOf(room: PageRoom): Signal<Loaded> {
  const state = states.get(room) ?? signal<Loaded>({ kind: 'loading' });
  states.set(room, state);
  return state;
}

/** How far a room is, as that changes. Somebody has to ask for it. */
export const loadedRoom = (room: PageRoom): ReadonlySignal<Loaded> => stateOf(room);

/** Asks for a room, again if it could not be had before. Returns whether it is here. */
export async function requestRoom(room: PageRoom): Promise<boolean> {
  const state = stateOf(room);
  if (state.peek().kind === 'here') return true;
  state.value = { kind: 'loading' };
  try {
    state.value = { kind: 'here', content: await room.load() };
    return true;
  } catch {
    state.value = { kind: 'missing' };
    return false;
  }
}

/**
 * Asks again for a room that could not be had. Some browsers remember of a file that it was not there, until the page is loaded
 * anew: so that is done where there is somebody to load it from. The address holds what is open.
 */
export async function requestRoomAgain(room: PageRoom): Promise<void> {
  if (await requestRoom(room)) return;
  // Not of what was kept for use without a connection.
  const { ok } = await fetch(document.baseURI, { method: 'HEAD', cache: 'no-store' }).catch(() => ({ ok: false }));
  if (ok) location.reload();
}

/**
 * Loads rooms one after another while the browser is idle, so that they open at once, and without a connection, too. Ends
 * at the first that cannot be had, or with the returned call.
 */
export function loadWhenIdle(rooms: readonly PageRoom[]): () => void {
  let isOver = false;
  const next = async (at: number): Promise<void> => {
    if (isOver || at === rooms.length) return;
    if (await requestRoom(rooms[at])) whenIdle(() => void next(at + 1));
  };
  whenIdle(() => void next(0));
  return () => {
    isOver = true;
  };
}

/** Not every browser tells when it is idle. */
export function whenIdle(call: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(call);
  else setTimeout(call, 1000);
}

/** What is said where what reads files, which is loaded by itself, could not be loaded. */
export const UNREAD = {
  kind: 'refused',
  why: 'A part of the page could not be loaded. Reload it to open files.',
} as const;
