import { expect, test } from 'vitest';
import { packText, unpackText } from './pack.js';

test.each(['', 'a', 'é 迷宮 ✓', 'x'.repeat(200_000), JSON.stringify({ asterion: 1, open: ['00ff'] })])(
  'a text survives being packed (%#)',
  async (text) => {
    const packed = await packText(text);
    expect(packed).toMatch(/^[\w-]+$/);
    expect(await unpackText(packed)).toBe(text);
  },
);

test('repetition packs small', async () => {
  expect((await packText('05'.repeat(100_000))).length).toBeLessThan(500);
});

test.each(['', '!', 'AAAA', 'not packed at all', '____', 'AQIDBAUG'])('"%s" is not a packed text', async (text) => {
  expect(await unpackText(text)).toBeUndefined();
});
