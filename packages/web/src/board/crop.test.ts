import { generateMaze } from 'asterion/generate';
import { wallSegments } from 'asterion/render';
import { cellAt, type Point } from 'asterion/world';
import { describe, expect, test } from 'vitest';
import { cropScene } from './crop.js';

/** The walls in a window, with the crop's frame cut away, as points along them: runs may be cut differently. */
function wallsSeen(lines: Float64Array, offset: Point, from: Point, to: Point): string[] {
  const seen = new Set<string>();
  for (let at = 0; at < lines.length; at += 4) {
    const [x1, y1, x2, y2] = lines.subarray(at, at + 4);
    const count = Math.max(1, Math.round(Math.hypot(x2 - x1, y2 - y1)));
    for (let part = 0; part < count; part++) {
      const x = x1 + ((x2 - x1) * (part + 0.5)) / count + offset.x;
      const y = y1 + ((y2 - y1) * (part + 0.5)) / count + offset.y;
      if (x >= from.x && x <= to.x && y >= from.y && y <= to.y) seen.add(`${x.toFixed(4)} ${y.toFixed(4)}`);
    }
  }
  return [...seen].sort();
}

describe.each(['rect', 'hex'])('%s', (shape) => {
  const scene = generateMaze({ shape, rows: 61, cols: 50, seed: 3 });
  test.each([
    ['the middle', { x: 20, y: 20 }, { x: 30, y: 29 }],
    ['the entrance at the lower left', { x: 0, y: 50 }, { x: 9, y: 62 }],
    ['the exit at the upper right', { x: 41, y: 0 }, { x: 51, y: 12 }],
    ['more than there is', { x: -10, y: -10 }, { x: 100, y: 100 }],
  ])('a crop shows the same walls as the whole: %s', (_name, from, to) => {
    const crop = cropScene(scene, from, to);
    const whole = wallsSeen(wallSegments(scene), { x: 0, y: 0 }, from, to);
    expect(wallsSeen(wallSegments(crop.scene), crop.offset, from, to)).toEqual(whole);
    expect(whole.length).toBeGreaterThan(20);
  });

  test('a crop is small', () => {
    const crop = cropScene(scene, { x: 20, y: 20 }, { x: 21, y: 21 });
    expect(crop.scene.world.grid.cellCount).toBeLessThan(250);
    expect(crop.first[0] % 2).toBe(0);
    expect(cellAt(scene.world.grid, ...crop.first)).toBeGreaterThan(0);
  });
});
