import { parseCharMap } from 'asterion/notation';
import { expect, test } from 'vitest';
import { groundArea } from './ground.js';

const worldOf = (...rows: string[]) => {
  const read = parseCharMap(rows.join('\n'));
  if (!read.ok) throw new Error('Expected a map.');
  return read.value.world;
};

test('rock around the ground is left out, but for one cell', () => {
  const world = worldOf('##########', '##########', '##########', '###..#####', '##########', '##########');
  expect(groundArea(world)).toEqual({ x: 2, y: 2, width: 4, height: 3 });
});

test('ground at the edge has nothing beyond it', () => {
  const world = worldOf('.###', '####', '####');
  expect(groundArea(world)).toEqual({ x: 0, y: 0, width: 2, height: 2 });
});

test('it is measured once for a world', () => {
  const world = worldOf('....', '.##.', '....');
  expect(groundArea(world)).toBe(groundArea(world));
});
