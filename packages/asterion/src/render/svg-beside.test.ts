import { expect, test } from 'vitest';
import { generateMaze } from '../generate/index.js';
import { darkPalette, drawSvg, drawSvgBeside } from './index.js';

const small = drawSvg(generateMaze({ rows: 2, cols: 3, seed: 1 }), {}, { cellSize: 10 });
const tall = drawSvg(generateMaze({ rows: 5, cols: 2, seed: 1 }), {}, { cellSize: 10 });

test('pictures stand side by side, as wide as all and as tall as the tallest and a caption', () => {
  const both = drawSvgBeside(
    [
      { svg: small, caption: 'one' },
      { svg: tall, caption: 'a < b' },
    ],
    'A & B',
    darkPalette,
  );
  expect(both).toMatch(/^<svg [^>]*width="70" height="100" viewBox="0 0 70 100"/);
  expect(both.match(/<svg x="(0|40)" y="40" /g)).toHaveLength(2);
  expect(both).toContain('>a &lt; b</text>');
  expect(both).toContain('<title>A &amp; B</title>');
  expect(both).toContain(`fill="${darkPalette.background}"`);
});

test('what is no picture is refused', () => {
  expect(() => drawSvgBeside([{ svg: '<p>', caption: '' }], '')).toThrow(RangeError);
});
