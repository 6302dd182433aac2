/** The words of a text: what white space of any kind separates. */

import { linesOf } from './lines.js';
import { quoted, refuse } from './result.js';

/** A word and where it begins, from 1. */
export interface Word {
  readonly text: string;
  readonly line: number;
  readonly column: number;
}

/** Hands out words one by one, so that only the line being read is ever taken apart. */
export class Words {
  readonly #lines: readonly string[];
  readonly #pattern = /\S+/g;
  #line = 0;
  #next: Word | undefined;

  constructor(text: string) {
    this.#lines = linesOf(text);
    this.#advance();
  }

  /** The next word without taking it; undefined at the end. */
  get next(): Word | undefined {
    return this.#next;
  }

  /** Takes the next word; refuses a text that ends here. */
  take(expected: string): Word {
    const word = this.#next;
    if (word === undefined) {
      const last = Math.max(this.#lines.length, 1);
      refuse(last, (this.#lines.at(-1)?.length ?? 0) + 1, `Expected ${expected}, found the end of the text.`);
    }
    this.#advance();
    return word;
  }

  /** Takes a whole number from `least` to `most`, both included. */
  takeNumber(expected: string, least: number, most: number): number {
    const word = this.take(expected);
    const value = /^[0-9]+$/.test(word.text) ? Number(word.text) : NaN;
    if (!(value >= least && value <= most)) {
      refuse(word.line, word.column, `Expected ${expected}, found ${quoted(word.text)}.`);
    }
    return value;
  }

  #advance(): void {
    this.#next = undefined;
    for (; this.#line < this.#lines.length; this.#line++) {
      const found = this.#pattern.exec(this.#lines[this.#line]); // starts again at 0 after a line without more words
      if (found === null) continue;
      this.#next = { text: found[0], line: this.#line + 1, column: found.index + 1 };
      return;
    }
  }
}
