/** What screen readers are told: new events only, politely, and the last one again on request. */

import { signal } from '@preact/signals';

const DELAY = 150;

/** The text of the live region. */
export const announcement = signal('');

let last = '';
let timer: ReturnType<typeof setTimeout> | undefined;

/** Says it once things have come to rest: of events in quick succession only the last is heard. */
export function announce(text: string): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    last = text;
    say(text);
  }, DELAY);
}

export const repeatLast = (): void => say(last === '' ? 'Nothing has happened yet.' : last);

function say(text: string): void {
  // The same text twice is no change, and would be passed over in silence: a blank at the end makes it one.
  announcement.value = announcement.value === text ? `${text}\u00a0` : text;
}
