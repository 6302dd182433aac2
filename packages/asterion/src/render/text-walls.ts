/**
 * Worlds with thin walls as text. Where cells and walls stand is the shape's to say; here is what they look like. Squares
 * are in the Labyrinth form, which the notation layer reads back; with box drawing only the characters differ.
 *
 * Walls are kept as one byte a character, because a world of a million cells is eight million of them.
 */

import type { DrawStroke, TextStroke } from '../world/index.js';
import type { Charset, TextPlan } from './text-contents.js';
import { textWalls } from './wall-rules.js';

/** What meets in a character: lines to the east, north, west and south; slants; the end of a side across, wall or not. */
const EAST = 1;
const NORTH = 2;
const WEST = 4;
const SOUTH = 8;
const RISING = 16;
const FALLING = 32;
const CORNER = 64;

/** By charset: what looks like what meets there, lines by the sum of their directions. */
const LOOKS = {
  // A corner is shown where a line alone would not tell it.
  ascii: { lines: ' -|+--++|+|+++++', rising: '/', falling: '\\', hasCorners: true },
  unicode: { lines: ' ╶╵└╴─┘┴╷┌│├┐┬┤┼', rising: '╱', falling: '╲', hasCorners: false },
};

/** All lines of the drawing, each as wide as the layout says. */
export function drawWalls(plan: TextPlan): string[] {
  const { grid } = plan.scene.world;
  const layout = grid.textLayout();
  const { lines, columns } = layout;
  const walls = new Uint8Array(lines * columns);
  const hasWall = textWalls(plan.scene);
  const contents = Array.from({ length: lines }, (): [column: number, text: string][] => []);
  const [drawWall, drawGap] = [true, false].map((isWall) => strokesOnto(walls, columns, isWall));
  for (let cell = 0; cell < grid.cellCount; cell++) {
    for (const side of grid.sidesOf(cell)) layout.drawSide(cell, side, hasWall(cell, side) ? drawWall : drawGap);
    const text = plan.textAt(cell).walls;
    if (text !== '   ') contents[layout.lineOf(cell)].push([layout.columnOf(cell), text]);
  }
  const glyphs = Array.from({ length: 2 * CORNER }, (_, meeting) => glyphFor(meeting, LOOKS[plan.charset]));
  return contents.map((inside, line) => {
    const characters = Array.from(walls.subarray(line * columns, (line + 1) * columns), (meeting) => glyphs[meeting]);
    for (const [column, text] of inside)
      for (const [at, character] of [...text].entries()) characters[column + at] = character;
    return characters.join('');
  });
}

/** Draws the strokes of walls, or of sides without one, of which only the corners remain. */
function strokesOnto(walls: Uint8Array, columns: number, isWall: boolean): DrawStroke {
  /** By stroke: how far its characters are apart, and what they are joined to before them and after them. */
  const joints: Readonly<Record<TextStroke, readonly [step: number, before: number, after: number]>> = {
    '-': [1, WEST, EAST],
    '|': [columns, NORTH, SOUTH],
    '/': [columns - 1, RISING, RISING],
    '\\': [columns + 1, FALLING, FALLING],
  };
  return (stroke, line, column, length) => {
    const [step, before, after] = joints[stroke];
    const first = line * columns + column;
    const last = first + (length - 1) * step;
    if (stroke === '-') {
      walls[first] |= CORNER;
      walls[last] |= CORNER;
    }
    if (!isWall) return;
    // A stroke of one character is a line through it; a longer one ends in the middle of its first and last.
    if (first === last) walls[first] |= before | after;
    for (let at = first; at < last; at += step) {
      walls[at] |= after;
      walls[at + step] |= before;
    }
  };
}

function glyphFor(meeting: number, { lines, rising, falling, hasCorners }: (typeof LOOKS)[Charset]): string {
  if (hasCorners && (meeting & CORNER) !== 0) return '+';
  if ((meeting & RISING) !== 0) return rising;
  return (meeting & FALLING) !== 0 ? falling : lines[meeting & (EAST | NORTH | WEST | SOUTH)];
}
