import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRng, finish, type Rng, Stepped, Timeline } from './index.js';

/** A walk that adds random numbers: its value depends on every step before. */
class Walk extends Stepped {
  value = 0;
  readonly seen: number[] = [];
  readonly counts = new Map<number, number>();
  readonly rng: Rng;
  readonly length: number;

  constructor(length: number) {
    super();
    this.length = length;
    this.rng = createRng(length);
  }

  get done() {
    return this.steps === this.length;
  }

  advance(count: number) {
    for (let made = 0; made < count && !this.done; made++) {
      const drawn = this.rng.below(1000);
      this.value = (this.value * 31 + drawn) % 1_000_003;
      this.seen[this.steps % 8] = drawn;
      this.counts.set(drawn % 8, this.steps);
      this.steps++;
    }
  }
}

test('a copy goes on like its original, and neither disturbs the other', () => {
  const walk = new Walk(100);
  walk.advance(40);
  const copy = walk.copy();
  expect(copy).toBeInstanceOf(Walk);
  const before = structuredClone([copy.steps, copy.value, copy.seen, copy.counts, copy.rng.state()]);
  finish(walk);
  expect([copy.steps, copy.value, copy.seen, copy.counts, copy.rng.state()]).toEqual(before);
  expect(finish(copy)).toEqual(walk);
});

describe('a timeline', () => {
  test('shows at every step what a fresh run shows there, in whatever order it is visited', () => {
    const visits = fc.array(fc.integer({ min: -10, max: 30_000 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(fc.nat(20_000), visits, (length, steps) => {
        const timeline = new Timeline(new Walk(length));
        for (const step of steps) {
          const fresh = new Walk(length);
          fresh.advance(Math.max(0, step));
          expect(timeline.seek(step)).toBe(fresh.steps);
          expect(timeline.present.value).toBe(fresh.value);
        }
      }),
      { numRuns: 50 },
    );
  });

  test('goes to the end and back to the beginning', () => {
    const timeline = new Timeline(new Walk(100_000));
    expect(timeline.seek(Infinity)).toBe(100_000);
    expect(timeline.present.value).toBe(finish(new Walk(100_000)).value);
    expect(timeline.seek(0)).toBe(0);
    expect(timeline.present.value).toBe(0);
  });

  test('begins at the beginning', () => {
    const begun = new Walk(5);
    begun.advance(1);
    expect(() => new Timeline(begun)).toThrow(/step 1/);
  });
});
