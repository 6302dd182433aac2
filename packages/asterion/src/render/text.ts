/** Any world as text, in plain ASCII or with box-drawing characters. */

import type { Kinds } from '../settings/index.js';
import { drawnRow, type Scene } from '../world/index.js';
import { checkDrawable } from './drawable.js';
import type { Layers } from './layers.js';
import { type Charset, type TextPlan, textsOf } from './text-contents.js';
import { drawWalls } from './text-walls.js';
import { hasThinWalls } from './wall-rules.js';

/** `walls`: lines between cells and three characters in each. `cells`: a character and a blank a cell, no lines. */
export type TextStyle = 'walls' | 'cells';

/** How a scene is written, and by which characters. */
export interface TextOptions {
  /** ASCII unless told otherwise. */
  readonly charset?: Charset | undefined;
  /** Unless told: `cells` for worlds in which terrain alone explains what is closed, else `walls`. */
  readonly style?: TextStyle | undefined;
  /** Whether entrance and exit get a letter; they do unless told otherwise. Their gaps in the border stay. */
  readonly marks?: boolean | undefined;
  /** By role, or `entrance` and `exit`: another character than the usual one. */
  readonly glyphs?: Readonly<Record<string, string>> | undefined;
}

const TEXT_OPTIONS: Kinds<TextOptions> = {
  charset: '"ascii" or "unicode"',
  style: '"walls" or "cells"',
  marks: '',
  glyphs: '',
};

/**
 * The scene as lines of text, the top row of the picture first, all lines of one width, each ended by a newline.
 * Squares with walls are in the Labyrinth form, which the notation layer reads back. Throws a RangeError for what cannot be drawn.
 */
export function drawText(scene: Scene, layers: Layers = {}, options: TextOptions = {}): string {
  checkDrawable(scene, layers, options, TEXT_OPTIONS);
  const { charset = 'ascii', marks = true, glyphs = {} } = options;
  for (const [role, glyph] of Object.entries(glyphs)) {
    if ([...glyph].length !== 1) throw new RangeError(`Expected one character for ${role}, got "${glyph}".`);
  }
  const plan = { scene, charset, textAt: textsOf(scene, layers, { charset, marks, glyphs }) };
  const style = options.style ?? (hasThinWalls(scene.world) ? 'walls' : 'cells');
  return `${(style === 'cells' ? drawCells(plan) : drawWalls(plan)).join('\n')}\n`;
}

/** Rows of two characters a cell, as far apart as the shape has them; all lines of one width, trailing blanks included. */
function drawCells(plan: TextPlan): string[] {
  const { grid } = plan.scene.world;
  const { rowIndent, cellPitch } = grid.textLayout();
  const lines = Array.from({ length: grid.rows }, (_, drawn) => {
    const row = drawnRow(grid, drawn);
    const pitch = cellPitch(row);
    let line = ' '.repeat(rowIndent(row));
    for (let cell = grid.rowStart(row), end = grid.rowStart(row + 1); cell < end; cell++)
      line += plan.textAt(cell).cells.padEnd(pitch);
    return line;
  });
  const width = lines.reduce((most, line) => Math.max(most, line.length), 0);
  return lines.map((line) => line.padEnd(width));
}
