/** What a room is: one game or laboratory of the app, with its own part of the link and its own keys. */

import type { ComponentType } from 'preact';
import type { KeyBinding } from '../page/keys.js';

export interface Room {
  /** The name in links. Never changes. */
  readonly id: string;
  readonly title: string;
  readonly about: string;
  /** Opens what `query` says, and again whenever it changes. */
  readonly component: ComponentType<{ readonly query: URLSearchParams }>;
  readonly keys: readonly KeyBinding[];
}
