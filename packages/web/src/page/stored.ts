/** Settings that outlive the visit. A browser that refuses to store (private windows, blocked cookies) is no error. */

import { effect, type Signal, signal } from '@preact/signals';

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
  const value = signal(parse(read(key)));
  let last = value.value;
  effect(() => {
    if (value.value === last) return; // what nobody has chosen is not stored
    last = value.value;
    write(key, format(last));
  });
  return value;
}

/** Everything kept on this machine, by name in order; nothing where the browser refuses. */
export function storedEntries(): [name: string, text: string][] {
  try {
    const names = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '');
    const own = names.filter((name) => name.startsWith(PREFIX)).sort();
    return own.map((name) => [name, localStorage.getItem(name) ?? '']);
  } catch {
    return [];
  }
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
