import { expect, test } from 'vitest';
import { isGround } from '../../world/index.js';
import { chaseOf } from './rating.js';

test('a chase of a seed is between two cells of ground, the same every time', () => {
  const recipe = { generator: 'rooms', rows: 15, cols: 25 };
  for (let index = 0; index < 10; index++) {
    const { world, from, avatar, rng } = chaseOf(recipe, '7', index);
    expect(from).not.toBe(avatar);
    expect([from, avatar].every((cell) => isGround(world, cell))).toBe(true);
    const again = chaseOf(recipe, '7', index);
    expect([again.from, again.avatar, again.rng.state()]).toEqual([from, avatar, rng.state()]);
    expect(again.world.open).toEqual(world.open);
  }
});
