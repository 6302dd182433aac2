/** What every layout of a text drawing is given, and a symbol in the three characters between two walls. */

import type { Cell, Scene } from '../world/index.js';
import type { CellSymbol } from './symbols.js';

export type Charset = 'ascii' | 'unicode';

export interface TextPlan {
  readonly scene: Scene;
  readonly charset: Charset;
  readonly symbolAt: (cell: Cell) => CellSymbol;
}

const SIMPLE: Readonly<Record<Charset, Readonly<Record<string, string>>>> = {
  ascii: { floor: '   ', corridor: ' + ', wall: '###', pit: ' o ', visited: ' , ', path: ' . ', marked: ' x ' },
  unicode: { floor: '   ', corridor: ' + ', wall: '███', pit: ' o ', visited: ' · ', path: ' • ', marked: ' × ' },
};

/** Always three characters. Distances are written modulo 1000; supplies after the 99th have no number. */
export function contentsOf(symbol: CellSymbol, charset: Charset): string {
  switch (symbol.kind) {
    case 'glyph':
      return ` ${symbol.text} `;
    case 'supply':
      return symbol.number > 99 ? ' s ' : `s${String(symbol.number).padStart(2, '0')}`;
    case 'tunnel':
      return tunnelEnd(symbol.label, BRACKETS[symbol.at ?? 'inside']);
    case 'ends':
      return 'S=E';
    case 'distance':
      return String(Math.floor(symbol.steps) % 1000).padStart(3);
    default:
      return SIMPLE[charset][symbol.kind];
  }
}

/** Round at a tunnel's end inside the maze, square at the entrance, curly at the exit. */
const BRACKETS = { inside: '()', entrance: '[]', exit: '{}' };

const tunnelEnd = (label: string, [opening, closing]: string): string =>
  label.length === 1 ? `${opening}${label}${closing}` : label.slice(0, 3).padEnd(3, closing);
