import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRng, pick, type RngState, restoreRng, type Seed, seedText, shuffle } from './index.js';

const draw = (seed: Seed, count = 4) => {
  const rng = createRng(seed);
  return Array.from({ length: count }, () => rng.word());
};

describe('golden values never change', () => {
  test.each<[Seed, number[]]>([
    [0, [1715937221, 3338666405, 3252075013, 1934738461]],
    [7, [3449310747, 259664004, 3714987304, 4100703822]],
    ['18446744073709551615', [2601507269, 1539525831, 1729832308, 1816565136]],
    ['hello', [961640584, 3890855182, 154577420, 3893794401]],
    ['7:3', [2208081182, 1346773366, 1612655987, 2353037047]],
    ['', [879853149, 781646110, 1412537910, 1235094730]],
  ])('seed %s', (seed, words) => {
    expect(draw(seed)).toEqual(words);
  });

  test('of bounded numbers', () => {
    const rng = createRng(1);
    expect([6, 6, 100, 2 ** 21, 2 ** 21 + 1, 2 ** 31, 2 ** 32].map((bound) => rng.below(bound))).toEqual([
      3, 4, 13, 264391, 1185079, 842265959, 4024185434,
    ]);
  });

  test('of a fork and of a shuffle', () => {
    expect(createRng(1).fork(2).fork('three').word()).toBe(2828183089);
    expect(shuffle([0, 1, 2, 3, 4, 5, 6, 7], createRng(1))).toEqual([4, 3, 1, 2, 6, 0, 7, 5]);
  });
});

describe('seeds', () => {
  test('are the same as a number, a bigint, digits, and digits with zeros in front', () => {
    for (const seed of [7n, '7', '007']) expect(draw(seed)).toEqual(draw(7));
    expect(seedText('007')).toBe('7');
  });

  test('beyond 64 bits are text, and texts are kept as they are', () => {
    expect(seedText('18446744073709551615')).toBe('18446744073709551615');
    expect(seedText('018446744073709551616')).toBe('018446744073709551616');
    expect(seedText('-1')).toBe('-1');
    expect(seedText(' 7')).toBe(' 7');
  });

  test('that differ give different streams', () => {
    const texts = fc.oneof(fc.string(), fc.nat().map(String), fc.bigInt(0n, 2n ** 64n - 1n).map(String));
    fc.assert(
      fc.property(texts, texts, (a, b) => {
        fc.pre(seedText(a) !== seedText(b));
        expect(draw(a)).not.toEqual(draw(b));
      }),
    );
  });

  test.each([-1, 1.5, Number.NaN, 2 ** 53, -1n, 2n ** 64n])('%s is refused', (seed) => {
    expect(() => createRng(seed)).toThrow(RangeError);
  });
});

describe('bounded numbers', () => {
  test('are whole and in range for any bound', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1, max: 2 ** 32 }), (seed, bound) => {
        const value = createRng(seed).below(bound);
        expect(Number.isInteger(value) && value >= 0 && value < bound).toBe(true);
      }),
    );
  });

  test('are the high half of the product, drawn again only where the low half is unfair', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1, max: 2 ** 32 }), (seed, bound) => {
        const words = createRng(seed);
        const unfair = (2n ** 32n - BigInt(bound)) % BigInt(bound);
        let product = BigInt(words.word()) * BigInt(bound);
        while (product % 2n ** 32n < unfair) product = BigInt(words.word()) * BigInt(bound);
        const rng = createRng(seed);
        expect(BigInt(rng.below(bound))).toBe(product >> 32n);
        expect(rng.state()).toEqual(words.state());
      }),
    );
  });

  test('fall evenly: 60,000 throws of a die', () => {
    const counts = [0, 0, 0, 0, 0, 0];
    const rng = createRng('die');
    for (let i = 0; i < 60_000; i++) counts[rng.below(6)]++;
    const chiSquare = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
    expect(chiSquare).toBeLessThan(20.5); // 99.9 % of fair dice with 5 degrees of freedom
  });
});

describe('streams', () => {
  test('go on from a saved state', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(50), (seed, drawn) => {
        const rng = createRng(seed);
        for (let i = 0; i < drawn; i++) rng.word();
        const saved = JSON.parse(JSON.stringify(rng.state())) as RngState;
        expect(restoreRng(saved).word()).toBe(rng.word());
      }),
    );
  });

  test('are not disturbed by their forks', () => {
    const [plain, forked] = [createRng(5), createRng(5)];
    const fork = forked.fork('other');
    for (let i = 0; i < 100; i++) fork.word();
    expect(forked.word()).toBe(plain.word());
  });

  test('of neighbouring seeds and labels differ in about half of their bits', () => {
    let bits = 0;
    for (let n = 0; n < 1000; n++) {
      const words = [createRng(n), createRng(n + 1), createRng(0).fork(n), createRng(0).fork(n + 1)].map((rng) =>
        rng.word(),
      );
      for (const difference of [words[0] ^ words[1], words[2] ^ words[3]]) {
        bits += (difference >>> 0).toString(2).replaceAll('0', '').length;
      }
    }
    expect(bits / 64_000).toBeCloseTo(0.5, 2);
  });

  test.each([[[1, 2, 3]], [[1, 2, 3, -1]], [[1, 2, 3, 0.5]], [[1, 2, 3, '4']]])('do not go on from %j', (state) => {
    expect(() => restoreRng(state as unknown as RngState)).toThrow(RangeError);
  });
});

test('a shuffle keeps every item, and a pick takes one of them', () => {
  const items = Array.from({ length: 50 }, (_, item) => item);
  const shuffled = shuffle([...items], createRng(3));
  expect(shuffled).not.toEqual(items);
  expect(shuffled.toSorted((a, b) => a - b)).toEqual(items);
  expect(items).toContain(pick(items, createRng(4)));
  expect(() => pick([], createRng(4))).toThrow(RangeError);
});
