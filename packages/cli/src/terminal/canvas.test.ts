import { expect, test } from 'vitest';
import { Canvas } from './canvas.js';

test('what lies outside is cut off, and blanks at the ends of lines are left out', () => {
  const canvas = new Canvas(2, 4);
  canvas.put(0, -1, 'abcdefgh');
  canvas.put(1, 1, 'x');
  canvas.put(7, 0, 'nowhere');
  expect(canvas.lines(true)).toEqual(['bcde', ' x']);
});

test('a name of a file cannot send commands to the terminal', () => {
  const canvas = new Canvas(1, 10);
  canvas.put(0, 0, 'a\u001b[2Jb\n');
  expect(canvas.lines(true)).toEqual(['a?[2Jb?']);
});

test('looks differ in more than colour, and without colour no colour is sent', () => {
  const canvas = new Canvas(1, 3);
  canvas.put(0, 0, 'M', 'pursuer');
  canvas.put(0, 1, '*', 'capture');
  expect(canvas.lines(true)).toEqual(['\u001b[0;1;35mM\u001b[0;1;7;33m*\u001b[0m']);
  expect(canvas.lines(false)).toEqual(['\u001b[0;1mM\u001b[0;1;7m*\u001b[0m']);
});
