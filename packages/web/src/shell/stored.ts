/** Settings that outlive the visit. A browser that refuses to store (private windows, blocked cookies) is no error. */

import { effect, type Signal, signal } from '@preact/signals';

/** A signal that starts with what was stored, if it is one of the choices, and stores every change. */
export function stored<T extends string>(name: string, choices: readonly T[], usual: T): Signal<T> {
  const key = `asterion.${name}`;
  const setting = signal(choices.find((choice) => choice === read(key)) ?? usual);
  effect(() => {
    write(key, setting.value);
  });
  return setting;
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
