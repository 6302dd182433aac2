import { palettes, rampColour } from 'asterion/render';
import { expect, test } from 'vitest';
import { contrast, inkOn } from './ink.js';

test('what is written on heat can be read, in every theme and at every heat', () => {
  for (const { heat, wins } of Object.values(palettes)) {
    for (const ramp of [heat, ...wins]) {
      for (let share = 0; share <= 1; share += 1 / 64) {
        const colour = rampColour(ramp, share);
        expect(contrast(inkOn(colour), colour)).toBeGreaterThanOrEqual(4.5);
      }
    }
  }
});
