/** Says what happens, each event once. What comes in quick succession is said together: nothing is passed over. */

import { announce } from '../shell/announce.js';

/** Milliseconds in which one event could swallow the one before it. */
const TOGETHER = 150;

export class Teller {
  #text = '';
  #last = -Infinity;

  tell(text: string): void {
    const now = performance.now();
    this.#text = now - this.#last < TOGETHER ? `${this.#text} ${text}` : text;
    this.#last = now;
    announce(this.#text);
  }
}
