/** Settings that outlive the visit. A browser that refuses to store (private windows, blocked cookies) is no error. */

import { effect, type Signal, signal } from '@preact/signals';

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
  const key = `asterion.${name}`;
  const value = signal(parse(read(key)));
  effect(() => {
    write(key, format(value.value));
  });
  return value;
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
