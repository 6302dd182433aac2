/** What a room is: one game or laboratory of the app, with its own part of the link and its own keys. */

import type { ComponentType } from 'preact';
import type { KeyBinding } from '../page/keys.js';

/** What is known of a room from the start. The rest is loaded when it is opened. */
export interface Room {
  /** The name in links. Never changes. */
  readonly id: string;
  readonly title: string;
  readonly about: string;
  /** The address of a picture for its card. */
  readonly picture?: string;
  /** Rejects where it cannot be had, such as without a connection; may be asked again. */
  readonly load: () => Promise<RoomContent>;
}

export interface RoomContent {
  /** Opens what `query` says, and again whenever it changes. */
  readonly component: ComponentType<{ readonly query: URLSearchParams }>;
  readonly keys: readonly KeyBinding[];
}
