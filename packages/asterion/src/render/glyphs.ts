/** A font of 3 x 5 dots for pictures in pixels: capital letters, digits and the signs of the actors. */

export const GLYPH_WIDTH = 3;
export const GLYPH_HEIGHT = 5;

/** Rows from the top, three bits each, the left dot first. */
const FONT: Readonly<Record<string, string>> = {
  A: '010 101 111 101 101',
  B: '110 101 110 101 110',
  C: '011 100 100 100 011',
  D: '110 101 101 101 110',
  E: '111 100 110 100 111',
  F: '111 100 110 100 100',
  G: '011 100 101 101 011',
  H: '101 101 111 101 101',
  I: '111 010 010 010 111',
  J: '001 001 001 101 010',
  K: '101 101 110 101 101',
  L: '100 100 100 100 111',
  M: '101 111 111 101 101',
  N: '110 101 101 101 101',
  O: '010 101 101 101 010',
  P: '110 101 110 100 100',
  Q: '010 101 101 110 011',
  R: '110 101 110 101 101',
  S: '011 100 010 001 110',
  T: '111 010 010 010 010',
  U: '101 101 101 101 111',
  V: '101 101 101 101 010',
  W: '101 101 111 111 101',
  X: '101 101 010 101 101',
  Y: '101 101 010 010 010',
  Z: '111 001 010 100 111',
  0: '111 101 101 101 111',
  1: '010 110 010 010 111',
  2: '110 001 010 100 111',
  3: '110 001 010 001 110',
  4: '101 101 111 001 001',
  5: '111 100 110 001 110',
  6: '011 100 111 101 111',
  7: '111 001 010 010 010',
  8: '111 101 111 101 111',
  9: '111 101 111 001 110',
  '@': '010 101 111 100 011',
  $: '011 110 010 011 110',
  '>': '100 010 001 010 100',
  '*': '101 010 111 010 101',
};

/** Whether a character has a dot in a column and a row; capitals stand in for small letters, what is not known is blank. */
export const hasDot = (character: string, col: number, row: number): boolean =>
  FONT[character.toUpperCase()]?.[row * (GLYPH_WIDTH + 1) + col] === '1';
