import { type Mark, marksOf } from 'asterion/render';
import { createScene, createWorld, rect } from 'asterion/world';
import { expect, test } from 'vitest';
import type { Frame } from './frame.js';
import { Glide } from './glide.js';
import { nameOf } from './painter.js';

const world = createWorld(rect.grid(1, 9));
const frameAt = (rogue: number, monster = 8): Frame => ({
  scene: createScene(world, { actors: { rogue: [rogue], monster: [monster] } }),
  layers: {},
});
const at = (glide: Glide, frame: Frame, now: number | undefined, role = 'rogue'): number | undefined =>
  glide
    .placed({ picture: frame, grid: frame.scene.world.grid, marks: marksOf(frame.scene), nameOf }, now)
    .find((mark): mark is Mark & { kind: 'actor' } => mark.kind === 'actor' && mark.role === role)?.x;

test('a step glides from cell to cell within 150 milliseconds, and ends where the figure stands', () => {
  const [glide, there] = [new Glide(), frameAt(3)];
  expect(at(glide, frameAt(2), 1000)).toBe(2.5);
  expect(at(glide, there, 2000)).toBe(2.5);
  expect(at(glide, there, 2060)).toBeGreaterThan(2.6);
  expect(at(glide, there, 2060)).toBeLessThan(3.5);
  expect(glide.isOn).toBe(true);
  expect(at(glide, there, 2150)).toBe(3.5);
  expect(glide.isOn).toBe(false);
});

test('whoever steps again on the way is put where it stands; others glide on', () => {
  const glide = new Glide();
  at(glide, frameAt(2), 1000);
  at(glide, frameAt(3), 2000);
  const next = frameAt(4, 7);
  expect(at(glide, next, 2050)).toBe(4.5);
  expect(at(glide, next, 2050, 'monster')).toBe(8.5);
  expect(at(glide, next, 2300, 'monster')).toBe(7.5);
});

test('of steps in quick succession only the first glides: the others would stumble', () => {
  const glide = new Glide();
  at(glide, frameAt(1), 1000);
  expect(at(glide, frameAt(2), 2000)).toBe(1.5);
  for (const step of [3, 4, 5]) expect(at(glide, frameAt(step), 2000 + 60 * (step - 2))).toBe(step + 0.5);
  expect(at(glide, frameAt(6), 3000)).toBe(5.5);
});

test('without motion, after a jump, and on another board nothing glides', () => {
  const glide = new Glide();
  at(glide, frameAt(2), 1000);
  expect(at(glide, frameAt(3), undefined)).toBe(3.5);
  expect(at(glide, frameAt(7), 3000)).toBe(7.5);
  const other = { ...frameAt(0), scene: createScene(createWorld(rect.grid(1, 8)), { actors: { rogue: [6] } }) };
  expect(at(glide, other, 4000)).toBe(6.5);
});
