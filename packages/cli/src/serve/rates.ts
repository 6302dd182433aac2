/**
 * How often an address may ask: a bucket that fills by and by. A class behind one router is one address, so it is large; whoever
 * is refused pays more.
 */

import { isIPv6 } from 'node:net';

/** Requests: at once, and a second. */
const MOST = 3000;
const A_SECOND = 200;
/** What a refusal costs. */
const REFUSED = 10;
/** More addresses are not remembered: then the one that asked least recently is forgotten. */
const MOST_ADDRESSES = 10_000;

interface Bucket {
  readonly left: number;
  /** When that was, in milliseconds. */
  readonly at: number;
}

export class Rates {
  /** The one that asked least recently comes first. */
  readonly #buckets = new Map<string, Bucket>();
  readonly #now: () => number;

  constructor(now = () => performance.now()) {
    this.#now = now;
  }

  /** Counts a request. Seconds to wait where there were too many; undefined if it may be answered. */
  wait(address: string): number | undefined {
    const left = this.#take(address, 1);
    return left >= 0 ? undefined : Math.ceil(-left / A_SECOND);
  }

  /** Of an address whose request was refused. */
  refused(address: string): void {
    this.#take(address, REFUSED);
  }

  #take(address: string, cost: number): number {
    const key = networkOf(address);
    const at = this.#now();
    const before = this.#buckets.get(key) ?? { left: MOST, at };
    const filled = Math.min(MOST, before.left + ((at - before.at) / 1000) * A_SECOND);
    const left = Math.max(-A_SECOND, filled - cost); // whoever does not stop waits no longer than whoever does
    this.#buckets.delete(key);
    this.#buckets.set(key, { left, at });
    if (this.#buckets.size > MOST_ADDRESSES) {
      const [oldest] = this.#buckets.keys();
      this.#buckets.delete(oldest);
    }
    return left;
  }
}

/** In IPv6 everybody has a network of addresses, the first half of each. */
const networkOf = (address: string): string => (isIPv6(address) && !address.includes('.') ? halfOf(address) : address);

function halfOf(address: string): string {
  const [left, right] = address.split('::').map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = right === undefined ? [] : Array.from({ length: 8 - left.length - right.length }, () => '0');
  return [...left, ...zeros, ...(right ?? [])].slice(0, 4).join(':');
}
