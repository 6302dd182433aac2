/** What a room is: one game or laboratory of the app, with its own part of the link and its own keys. */

import type { ReadonlySignal } from '@preact/signals';
import type { AnyDescription } from 'asterion/play';
import { type ComponentType, createContext } from 'preact';
import type { KeyBinding } from '../page/keys.js';

/** What is known of a room from the start. The rest is loaded when it is opened. */
export interface PageRoom {
  /** The name in links; empty for the place where visitors arrive. Never changes. */
  readonly id: string;
  readonly title: string;
  readonly about: string;
  /** Whether there is anything in it: else it has no tab, but its links open. Always, if absent. */
  readonly isOffered?: ReadonlySignal<boolean>;
  /** Rejects where it cannot be had, such as without a connection; may be asked again. */
  readonly load: () => Promise<PageRoomContent>;
}

export interface PageRoomContent {
  /** Opens what `query` says, and again whenever it changes. */
  readonly component: ComponentType<{ readonly query: URLSearchParams }>;
  readonly keys: readonly KeyBinding[];
  /** What other people's pages may show of its links, to look at; absent where that is nothing. Loaded when it is shown. */
  readonly viewer?: () => Promise<PageRoomContent['component']>;
  /** Where it is the room of one. */
  readonly game?: AnyDescription;
}

/** The rooms that have a tab, in their order. */
export const PageRooms = createContext<readonly PageRoom[]>([]);
