import type { Store } from '../src/page/stored.js';

/** A browser's storage in small; it may refuse to take more. */
export class SmallStore implements Store {
  readonly kept = new Map<string, string>();
  /** How many entries more it takes. */
  room = Infinity;
  get length(): number {
    return this.kept.size;
  }
  key(at: number): string | null {
    return [...this.kept.keys()].at(at) ?? null;
  }
  getItem(key: string): string | null {
    return this.kept.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    if (!this.kept.has(key) && this.room-- < 1) throw new Error('full');
    this.kept.set(key, value);
  }
  removeItem(key: string): void {
    this.kept.delete(key);
  }
}
