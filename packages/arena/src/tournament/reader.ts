/** Values that come from outside, read key by key: what is wrong is told with its place, all of it at once. */

import { didYouMean } from 'asterion/settings';

/** A part of a file, and where it stands in it. */
export class FilePart {
  readonly place: string;
  readonly value: unknown;
  readonly #faults: string[];

  constructor(value: unknown, faults: string[], place = '') {
    this.value = value;
    this.place = place;
    this.#faults = faults;
  }

  /** Notes what is wrong here. */
  refuse(why: string): void {
    this.#faults.push(this.place === '' ? why : `${this.place}: ${why}`);
  }

  /** The entries of an object; refuses keys that mean nothing. Empty where it is no object. */
  entries<Key extends string>(known: readonly Key[]): Partial<Record<Key, FilePart>> {
    const entries = this.#object();
    for (const key of Object.keys(entries))
      if (!known.some((one) => one === key))
        this.#below(key, undefined).refuse(
          `there is no such key; known: ${known.join(', ')}. ${didYouMean(key, known)}`.trimEnd(),
        );
    const found = known.filter((key) => Object.hasOwn(entries, key));
    return Object.fromEntries(found.map((key) => [key, this.#below(key, entries[key])])) as Partial<
      Record<Key, FilePart>
    >;
  }

  /** The entries of an object, whatever their keys. */
  all(): (readonly [string, FilePart])[] {
    return Object.entries(this.#object()).map(([key, value]) => [key, this.#below(key, value)]);
  }

  /** The items of a list; something alone counts as a list of one. */
  items(): FilePart[] {
    const items: readonly unknown[] = Array.isArray(this.value) ? this.value : [this.value];
    return items.map((item, i) =>
      Array.isArray(this.value) ? new FilePart(item, this.#faults, `${this.place}[${i}]`) : this,
    );
  }

  text(): string | undefined {
    const { value } = this;
    if (typeof value === 'number' || typeof value === 'bigint') return String(value);
    if (typeof value === 'string' && value.trim() !== '') return value;
    this.refuse(`expected a text, found ${shown(value)}`);
    return undefined;
  }

  choice<Name extends string>(names: readonly Name[]): Name | undefined {
    const found = names.find((name) => name === this.value);
    if (found === undefined) this.refuse(`expected ${names.join(', ')}, found ${shown(this.value)}`);
    return found;
  }

  count(least: number, most: number): number | undefined {
    const { value } = this;
    if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value;
    this.refuse(`expected a whole number from ${least} to ${most}, found ${shown(value)}`);
    return undefined;
  }

  flag(): boolean | undefined {
    if (typeof this.value === 'boolean') return this.value;
    this.refuse(`expected true or false, found ${shown(this.value)}`);
    return undefined;
  }

  #object(): Record<string, unknown> {
    const { value } = this;
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
    this.refuse(`expected keys and values, found ${shown(value)}`);
    return {};
  }

  #below(key: string, value: unknown): FilePart {
    return new FilePart(value, this.#faults, this.place === '' ? key : `${this.place}.${key}`);
  }
}

function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = typeof value === 'object' ? (Array.isArray(value) ? 'a list' : 'an object') : JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}
