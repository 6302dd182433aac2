/** Worlds without thin walls, in the form of the classic dungeon files: a character and a blank for each cell. */

import { hex } from '../world/index.js';
import { firstOfDrawnRow } from './order.js';
import type { CellSymbol } from './symbols.js';
import type { Charset, TextPlan } from './text-plan.js';

const SIMPLE: Readonly<Record<Charset, Readonly<Record<string, string>>>> = {
  ascii: { floor: '. ', corridor: '+ ', wall: '  ', pit: 'o ', visited: ', ', path: ': ', marked: 'x ', ends: 'E ' },
  unicode: { floor: '. ', corridor: '+ ', wall: '  ', pit: 'o ', visited: '· ', path: '• ', marked: '× ', ends: 'E ' },
};

/** Lines of `2 * cols` characters, trailing blanks included; hexagons: one more, with which odd rows begin. */
export function drawCells(plan: TextPlan): string[] {
  const { grid } = plan.scene.world;
  const isShifting = grid.shape === hex && grid.rows > 1;
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
