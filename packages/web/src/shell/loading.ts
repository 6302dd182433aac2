/** Rooms are loaded when they are opened, and those that are not open when the browser has nothing else to do. */

import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Room, RoomContent } from './room.js';

type Loaded =
  | { readonly kind: 'loading' | 'missing' }
  /** From now on, whatever happens to the connection. */
  | { readonly kind: 'here'; readonly content: RoomContent };

const states = new WeakMap<Room, Signal<Loaded>>();

function stateOf(room: Room): Signal<Loaded> {
  const state = states.get(room) ?? signal<Loaded>({ kind: 'loading' });
  states.set(room, state);
  return state;
}

/** How far a room is, as that changes. Somebody has to ask for it. */
export const loadedRoom = (room: Room): ReadonlySignal<Loaded> => stateOf(room);

/** Asks for a room, again if it could not be had before. Returns whether it is here. */
export async function requestRoom(room: Room): Promise<boolean> {
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
 * Loads rooms one after another while the browser is idle, so that they open at once, and without a connection, too. Ends
 * at the first that cannot be had, or with the returned call.
 */
export function loadWhenIdle(rooms: readonly Room[]): () => void {
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
