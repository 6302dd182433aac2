import { expect, test } from 'vitest';
import { isGround } from '../../world/index.js';
import { pursuitOf } from './rating.js';

test('a pursuit of a seed is between two cells of ground, the same every time', () => {
  const recipe = { generator: 'rooms', rows: 15, cols: 25 };
  for (let index = 0; index < 10; index++) {
    const { world, from, avatar, rng } = pursuitOf(recipe, '7', index);
    expect(from).not.toBe(avatar);
    expect([from, avatar].every((cell) => isGround(world, cell))).toBe(true);
    const again = pursuitOf(recipe, '7', index);
    expect([again.from, again.avatar, again.rng.state()]).toEqual([from, avatar, rng.state()]);
    expect(again.world.open).toEqual(world.open);
  }
});
