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

interface Message {
  readonly text: string;
  /** Whether it stands on the page anyway. */
  readonly isSeen: boolean;
}

const NOTHING: Message = { text: '', isSeen: true };

let last = NOTHING;
let next = NOTHING;
/** What is said before the next message, whatever that is. */
let lead = '';
/** Whether somebody has done something since the message over the board was shown. */
let isOld = false;
let timer: ReturnType<typeof setTimeout> | undefined;
let fading: ReturnType<typeof setTimeout> | undefined;

/** Says and shows it once things have come to rest: of events in quick succession only the last is heard. */
export const announce = (text: string): void => wait({ text, isSeen: false });

/** Tells it to screen readers alone: whoever sees the page reads it there. */
export const announceSeen = (text: string): void => wait({ text, isSeen: true });

/** Says and shows it before whatever is about to be said, which must not swallow it. */
export function announceBefore(text: string): void {
  lead = text;
  wait(next);
}

function wait(message: Message): void {
  clearTimeout(timer);
  // What a bot does meanwhile may take its place for the ear, but not for the eye.
  if (!next.isSeen && message.isSeen) show(next.text);
  next = message;
  timer = setTimeout(() => {
    if (lead !== '') show(lead);
    if (!message.isSeen) show(message.text);
    else if (isOld) show('');
    last = lead === '' ? message : { ...message, text: `${lead} ${message.text}`.trim() };
    [lead, next] = ['', NOTHING];
    say(last.text);
  }, DELAY);
}

/** Takes a text back that is to be read only for a while; one that was not said yet is not said at all. */
export function retract(text: string): void {
  if (next.text === text) clearTimeout(timer);
  if (last.text === text) clear();
}

/** Takes back whatever was said last, at once: it may tell of what is hidden from now on. */
export function hush(): void {
  clearTimeout(timer);
  [lead, next] = ['', NOTHING];
  clear();
  show('');
}

function clear(): void {
  last = NOTHING;
  announcement.value = '';
}

/** The last message again, in sight whatever it was. */
export function repeatLast(): void {
  const text = last.text === '' ? 'Nothing has happened yet.' : last.text;
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
