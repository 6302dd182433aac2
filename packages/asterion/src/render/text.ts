/** Any world as text, in plain ASCII or with box-drawing characters. */

import { hex, isShape, rect, type Scene } from '../world/index.js';
import type { Layers } from './layers.js';
import { firstOfDrawnRow } from './order.js';
import { type CellSymbol, symbolsOf } from './symbols.js';
import type { Charset, TextPlan } from './text-contents.js';
import { drawHexagons } from './text-hexagons.js';
import { drawSquares } from './text-squares.js';
import { hasThinWalls } from './wall-rules.js';

/** `walls`: lines between cells and three characters in each. `cells`: a character and a blank a cell, no lines. */
export type TextStyle = 'walls' | 'cells';

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

/**
 * The scene as lines of text, the top row of the picture first, all lines of one width, each ended by a newline.
 * Squares with walls are in the Labyrinth form, which the notation layer reads back.
 */
export function drawText(scene: Scene, layers: Layers = {}, options: TextOptions = {}): string {
  const { charset = 'ascii', marks = true, glyphs = {} } = options;
  for (const [role, glyph] of Object.entries(glyphs)) {
    if ([...glyph].length !== 1) throw new RangeError(`Expected one character for ${role}, got "${glyph}".`);
  }
  const plan = { scene, charset, symbolAt: symbolsOf(scene, layers, { marks, glyphs }) };
  const style = options.style ?? (hasThinWalls(scene.world) ? 'walls' : 'cells');
  return `${drawLines(plan, style).join('\n')}\n`;
}

function drawLines(plan: TextPlan, style: TextStyle): string[] {
  const { shape } = plan.scene.world.grid;
  if (style === 'cells') return drawCells(plan);
  if (isShape(shape, rect)) return drawSquares(plan);
  if (isShape(shape, hex)) return drawHexagons(plan);
  throw new RangeError(`Expected shape rect or hex to draw walls as text, got ${shape.name}; try style "cells".`);
}

const SIMPLE: Readonly<Record<Charset, Readonly<Record<string, string>>>> = {
  ascii: { floor: '. ', corridor: '+ ', wall: '  ', pit: 'o ', visited: ', ', path: ': ', marked: 'x ', ends: 'E ' },
  unicode: { floor: '. ', corridor: '+ ', wall: '  ', pit: 'o ', visited: '· ', path: '• ', marked: '× ', ends: 'E ' },
};

/** Lines of `2 * cols` characters, trailing blanks included; hexagons: one more, with which odd rows begin. */
function drawCells(plan: TextPlan): string[] {
  const { grid } = plan.scene.world;
  const isShifting = isShape(grid.shape, hex) && grid.rows > 1;
  return Array.from({ length: grid.rows }, (_, drawn) => {
    const first = firstOfDrawnRow(grid, drawn);
    let line = '';
    for (let cell = first; cell < first + grid.cols; cell++) line += pairOf(plan.symbolAt(cell), plan.charset);
    if (!isShifting) return line;
    return Math.floor(first / grid.cols) % 2 === 1 ? ` ${line}` : `${line} `;
  });
}

/** Always two characters. A distance is its last digit in base 36, a tunnel `A)` and from the 27th on `AA`. */
function pairOf(symbol: CellSymbol, charset: Charset): string {
  switch (symbol.kind) {
    case 'glyph':
      return `${symbol.text} `;
    case 'supply':
      return 's ';
    case 'tunnel':
      return symbol.label.slice(0, 2).padEnd(2, ')');
    case 'distance':
      return `${(Math.floor(symbol.steps) % 36).toString(36)} `;
    default:
      return SIMPLE[charset][symbol.kind];
  }
}
