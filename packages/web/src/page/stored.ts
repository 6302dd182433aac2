/**
 * Settings that outlive the visit. A browser that refuses to store (private windows, blocked cookies) is no error. On other
 * people's pages nothing is read or stored: there the address says what is chosen.
 */

import { effect, type Signal, signal } from '@preact/signals';
import { isEmbedded, saidInAddress } from './embedding.js';

/** Every name begins with this: other pages of the same host may store something, too. */
const PREFIX = 'asterion.';

/** A signal that starts with what was stored, if it is one of the choices, and stores every change. */
export const stored = <T extends string>(name: string, choices: readonly T[], usual: T): Signal<T> =>
  kept(name, { parse: (text) => choices.find((choice) => choice === text) ?? usual, format: (choice) => choice });

/** How a value is written down. `parse` makes a value of whatever it gets: of nothing at all, or of what is damaged. */
interface Notation<T> {
  readonly parse: (text: string | null) => T;
  readonly format: (value: T) => string;
}

/** A signal of anything that can be written down; it starts with what was stored and stores every change. */
export function kept<T>(name: string, { parse, format }: Notation<T>): Signal<T> {
  const key = `${PREFIX}${name}`;
  const value = signal(parse(isEmbedded ? saidInAddress(name) : read(key)));
  let last = value.value;
  effect(() => {
    if (value.value === last) return; // what nobody has chosen is not stored
    last = value.value;
    if (!isEmbedded) write(key, format(last));
  });
  return value;
}

/** A browser's storage, as far as it is used. */
export type Store = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>;

/** What is said where something cannot be kept. */
export const UNSTORED = 'The browser does not store it: there is no room, or it must not.';

/** Texts by name, an entry each: what is damaged harms no other, and two windows do not write over each other's. */
export class StoredTexts {
  readonly #prefix: string;
  readonly #store: () => Store;

  /** `of` tells them from everything else that is stored. Some browsers refuse even to be asked for their storage. */
  constructor(of: string, store: () => Store = () => localStorage) {
    this.#prefix = `${PREFIX}${of}`;
    this.#store = store;
  }

  /** In order; none where the browser refuses. */
  names(): string[] {
    return (
      this.#ask((store) => {
        const keys = Array.from({ length: store.length }, (_, at) => store.key(at) ?? '');
        return keys.flatMap((key) => (key.startsWith(this.#prefix) ? [key.slice(this.#prefix.length)] : [])).sort();
      }) ?? []
    );
  }

  get(name: string): string | undefined {
    return this.#ask((store) => store.getItem(this.#prefix + name)) ?? undefined;
  }

  /** Puts a text there, or takes away what is; false where the browser refuses. */
  put(name: string, text: string | undefined): boolean {
    const key = this.#prefix + name;
    const isDone = this.#ask((store) => {
      if (text === undefined) store.removeItem(key);
      else store.setItem(key, text);
      return true;
    });
    return isDone === true;
  }

  #ask<T>(what: (store: Store) => T): T | undefined {
    try {
      return what(this.#store());
    } catch {
      return undefined;
    }
  }
}

/** Everything kept on this machine, by name in order; nothing where the browser refuses. */
export function storedEntries(): [name: string, text: string][] {
  const all = new StoredTexts('');
  return all.names().map((name) => [`${PREFIX}${name}`, all.get(name) ?? '']);
}

/** Forgets all of it. What is on screen does not change until the page is opened anew. */
export function eraseStored(): void {
  for (const [name] of storedEntries()) localStorage.removeItem(name);
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Then it holds until the page is closed.
  }
}

/** Whether a media query holds, as it changes. */
export function media(query: string): Signal<boolean> {
  const list = matchMedia(query);
  const holds = signal(list.matches);
  list.addEventListener('change', () => {
    holds.value = list.matches;
  });
  return holds;
}
