/**
 * A small JSON reader that can say where things are.
 *
 * `JSON.parse` words its errors differently in every engine and forgets positions. This reader returns plain values;
 * a position is looked up afterwards, by reading again along a path, so that documents without faults pay nothing for
 * it. Objects become Maps: no key, `__proto__` included, means anything to them. Of equal keys the last one counts.
 */

import { placeAt, withoutMark } from './lines.js';
import { quoted, refuse } from './result.js';

/** What a JSON text holds. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
/** By key. */
export type JsonObject = ReadonlyMap<string, Json>;

/** Steps from the whole text to a value: keys and indices. */
export type JsonPath = readonly (string | number)[];

/** The reader is recursive; a text of nothing but brackets must not exhaust the stack. */
const DEEPEST = 100;

/** Reads a text; refuses bad syntax (inside `parsed`). */
export function readJson(text: string): Json {
  const reader = new Reader(withoutMark(text), 0);
  const value = reader.value();
  reader.end();
  return value;
}

/** Refuses a value of a text that `readJson` has read, at its place (`skip` characters further on). */
export function refuseValue(text: string, path: JsonPath, message: string, skip = 0): never {
  const bare = withoutMark(text);
  let offset = new Reader(bare, 0).start();
  for (const step of path) offset = new Reader(bare, offset).find(step) ?? offset;
  const { line, column } = placeAt(bare, offset + skip);
  refuse(line, column, message);
}

/** Whether it is a whole number that no rounding has touched. */
export const isWhole = (value: Json | undefined): value is number => Number.isSafeInteger(value);

/** A value for a message. */
export function shown(value: Json | undefined): string {
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) return 'a list';
  return value instanceof Map ? 'an object' : JSON.stringify(value ?? null);
}

const QUOTE = 34;
const MINUS = 45;
const DIGIT_0 = 48;
const DIGIT_9 = 57;

class Reader {
  readonly #text: string;
  #at: number;
  #depth = 0;
  readonly #number = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
  readonly #special = /["\\\u0000-\u001f]/g;
  readonly #escape = /\\(?:(["\\/bfnrt])|u([0-9a-fA-F]{4}))/y;

  constructor(text: string, at: number) {
    this.#text = text;
    this.#at = at;
  }

  value(): Json {
    const code = this.#text.charCodeAt(this.start());
    if (code === QUOTE) return this.#string();
    if (code === MINUS || (code >= DIGIT_0 && code <= DIGIT_9)) return this.#numberValue();
    switch (this.#text[this.#at]) {
      case '[': {
        const items: Json[] = [];
        this.#items(() => items.push(this.value()));
        return items;
      }
      case '{': {
        const members = new Map<string, Json>();
        this.#members((key) => members.set(key, this.value()));
        return members;
      }
      default:
        return this.#word();
    }
  }

  /** Refuses anything but white space from here on. */
  end(): void {
    if (this.start() < this.#text.length) this.#unexpected('the end of the text');
  }

  /** Where the next value begins, after white space. */
  start(): number {
    for (;;) {
      const code = this.#text.charCodeAt(this.#at);
      if (code !== 32 && code !== 10 && code !== 13 && code !== 9) return this.#at;
      this.#at++;
    }
  }

  /** Where the item or member of the value that begins here begins; undefined if there is none. */
  find(step: string | number): number | undefined {
    let found: number | undefined;
    const see = (key: string | number) => {
      if (key === step) found = this.start();
      this.value();
    };
    const open = this.#text[this.start()];
    if (open === '[') this.#items(see);
    else if (open === '{') this.#members(see);
    return found;
  }

  #items(read: (index: number) => void): void {
    this.#enter();
    if (!this.#skip(']')) {
      for (let index = 0; ; index++) {
        read(index);
        if (this.#skip(']')) break;
        if (!this.#skip(',')) this.#unexpected(', or ]');
      }
    }
    this.#depth--;
  }

  #members(read: (key: string) => void): void {
    this.#enter();
    if (!this.#skip('}')) {
      for (;;) {
        if (this.#text.charCodeAt(this.start()) !== QUOTE) this.#unexpected('a key in quotes');
        const key = this.#string();
        if (!this.#skip(':')) this.#unexpected(':');
        read(key);
        if (this.#skip('}')) break;
        if (!this.#skip(',')) this.#unexpected(', or }');
      }
    }
    this.#depth--;
  }

  #enter(): void {
    if (this.#depth >= DEEPEST) this.#unexpected(`at most ${DEEPEST} brackets inside each other`);
    this.#depth++;
    this.#at++;
  }

  #skip(mark: string): boolean {
    if (this.#text[this.start()] !== mark) return false;
    this.#at++;
    return true;
  }

  #string(): string {
    let from = ++this.#at;
    let value = '';
    for (;;) {
      this.#special.lastIndex = this.#at;
      this.#at = this.#special.exec(this.#text)?.index ?? this.#text.length;
      const code = this.#text.charCodeAt(this.#at);
      if (code !== QUOTE && this.#text[this.#at] !== '\\') this.#unexpected('a closing quote');
      value += this.#text.slice(from, this.#at);
      if (code === QUOTE) {
        this.#at++;
        return value;
      }
      value += this.#escaped();
      from = this.#at;
    }
  }

  #escaped(): string {
    this.#escape.lastIndex = this.#at;
    const found = this.#escape.exec(this.#text);
    if (found === null) this.#unexpected('an escape such as \\n or \\u0041');
    this.#at = this.#escape.lastIndex;
    return found[2] === undefined ? ESCAPES[found[1]] : String.fromCharCode(parseInt(found[2], 16));
  }

  #numberValue(): number {
    this.#number.lastIndex = this.#at;
    if (!this.#number.test(this.#text)) this.#unexpected('a number');
    const from = this.#at;
    this.#at = this.#number.lastIndex;
    return Number(this.#text.slice(from, this.#at)) + 0; // no cell is -0
  }

  #word(): Json {
    for (const [word, value] of WORDS) {
      if (!this.#text.startsWith(word, this.#at)) continue;
      this.#at += word.length;
      return value;
    }
    this.#unexpected('a JSON value');
  }

  #unexpected(expected: string): never {
    const { line, column } = placeAt(this.#text, this.#at);
    const found = this.#at < this.#text.length ? quoted(this.#text[this.#at]) : 'the end of the text';
    refuse(line, column, `Expected ${expected}, found ${found}.`);
  }
}

const WORDS: readonly (readonly [string, Json])[] = [
  ['true', true],
  ['false', false],
  ['null', null],
];
const ESCAPES: Readonly<Record<string, string>> = {
  '"': '"',
  '\\': '\\',
  '/': '/',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
};
