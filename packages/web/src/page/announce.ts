/** What screen readers are told: new events only, politely, and the last one again on request. */

import { signal } from '@preact/signals';

const DELAY = 150;

/** The text of the live region. */
export const announcement = signal('');

let last = '';
let next = '';
let timer: ReturnType<typeof setTimeout> | undefined;

/** Says it once things have come to rest: of events in quick succession only the last is heard. */
export function announce(text: string): void {
  clearTimeout(timer);
  next = text;
  timer = setTimeout(() => {
    last = text;
    say(text);
  }, DELAY);
}

/** Takes a text back that is to be read only for a while; one that was not said yet is not said at all. */
export function retract(text: string): void {
  if (next === text) clearTimeout(timer);
  if (last !== text) return;
  last = '';
  announcement.value = '';
}

/** Takes back whatever was said last, at once: it may tell of what is hidden from now on. */
export function hush(): void {
  clearTimeout(timer);
  last = '';
  announcement.value = '';
}

export const repeatLast = (): void => say(last === '' ? 'Nothing has happened yet.' : last);

function say(text: string): void {
  // The same text twice is no change, and would be passed over in silence: a blank at the end makes it one.
  announcement.value = announcement.value === text ? `${text}\u00a0` : text;
}
