/**
 * What the page says: told to screen readers, new events only, politely, and the last one again on request; and shown
 * over the board. What stands on the page anyway is only told.
 */

import { signal } from '@preact/signals';

const DELAY = 150;
/** How long a text stays in sight, in milliseconds: at least so long, and longer for longer ones. */
const IN_SIGHT = 2500;
const A_CHARACTER = 50;

/** The text of the live region. */
export const announcement = signal('');
/** The text over the board. */
export const message = signal('');

/** What waits to be said, in this order. */
interface Waiting {
  /** Said before whatever comes, which must not swallow it. */
  readonly lead: string;
  /** What somebody is told: shown, too. */
  readonly answer: string;
  /** What stands on the page anyway: never in the place of an answer, only after it. */
  readonly seen: string;
}

const NOTHING: Waiting = { lead: '', answer: '', seen: '' };

/** What was said last. */
let last = '';
let waiting = NOTHING;
/** Whether somebody has done something since the message over the board was shown. */
let isOld = false;
let timer: ReturnType<typeof setTimeout> | undefined;
let fading: ReturnType<typeof setTimeout> | undefined;

/** Says and shows it once things have come to rest: of events in quick succession only the last is heard. */
export const announce = (text: string): void => wait({ ...waiting, answer: text, seen: '' });

/** Tells it to screen readers alone: whoever sees the page reads it there. */
export const announceSeen = (text: string): void => wait({ ...waiting, seen: text });

/** Says and shows it before whatever is about to be said. */
export const announceBefore = (text: string): void => wait({ ...waiting, lead: text });

function wait(next: Waiting): void {
  clearTimeout(timer);
  // A bot that goes on talking keeps it from the ear for a while, but not from the eye.
  if (next.answer !== '' && next.answer === waiting.answer && message.peek() !== next.answer) show(next.answer);
  waiting = next;
  timer = setTimeout(() => {
    const { lead, answer, seen } = waiting;
    waiting = NOTHING;
    if (lead + answer + seen === '') return; // taken back meanwhile
    if (lead + answer !== '') show(joined(lead, answer));
    else if (isOld) show('');
    last = joined(lead, answer, seen);
    say(last);
  }, DELAY);
}

const joined = (...texts: readonly string[]): string => texts.filter((text) => text !== '').join(' ');

/** Takes a text back that is to be read only for a while; one that was not said yet is not said at all. */
export function retract(text: string): void {
  const without = (said: string): string => (said === text ? '' : said);
  waiting = { ...waiting, answer: without(waiting.answer), seen: without(waiting.seen) };
  if (last === text) clear();
}

/** Takes back whatever was said last, at once: it may tell of what is hidden from now on. */
export function hush(): void {
  clearTimeout(timer);
  waiting = NOTHING;
  clear();
  show('');
}

function clear(): void {
  last = '';
  announcement.value = '';
}

/** The last message again, in sight whatever it was. */
export function repeatLast(): void {
  const text = last === '' ? 'Nothing has happened yet.' : last;
  say(text);
  show(text);
}

function say(text: string): void {
  // The same text twice is no change, and would be passed over in silence: a blank at the end makes it one.
  announcement.value = announcement.value === text ? `${text}\u00a0` : text;
}

function show(text: string): void {
  clearTimeout(fading);
  message.value = text;
  isOld = false;
  if (text !== '') fading = setTimeout(() => show(''), IN_SIGHT + A_CHARACTER * text.length);
}

/** Something was done: what stands over the board goes when something else is told. Bots alone do not take it away. */
export function noticeInput(): void {
  isOld = message.value !== '';
}
