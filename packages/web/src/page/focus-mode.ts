/** Focus mode: the board, a line of status, and nothing else. It ends with the visit to a room. */

import { effect, signal } from '@preact/signals';
import { announce } from './announce.js';

export const isFocusMode = signal(false);

export function toggleFocusMode(): void {
  isFocusMode.value = !isFocusMode.value;
  announce(isFocusMode.value ? 'Focus mode: the board alone. Escape leaves it.' : 'Focus mode is over.');
}

/** What Escape ends; returns whether there was anything to end. */
export function leaveFocusMode(): boolean {
  if (!isFocusMode.value) return false;
  toggleFocusMode();
  return true;
}

/** Keeps the document in step, for the style sheet. */
export const applyFocusMode = (): (() => void) =>
  effect(() => {
    document.documentElement.dataset.focus = isFocusMode.value ? 'on' : 'off';
  });
