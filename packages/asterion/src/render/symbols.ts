/**
 * What a text drawing shows in each cell, before it is fitted into one character or three.
 *
 * One thing a cell, the most urgent: a capture, then who moves, things, tunnels (with other brackets at the entrance and
 * the exit), entrance and exit, what is marked, the path, distances, what was visited, and last the ground.
 */

import { type Cell, type Scene, Terrain } from '../world/index.js';
import type { Layers } from './layers.js';
import { type Mark, marksOf } from './marks.js';

/** How symbols are chosen; see `TextOptions`. */
export interface SymbolOptions {
  readonly marks: boolean;
  readonly glyphs: Readonly<Record<string, string>>;
}

export type CellSymbol =
  /** One character for a creature, a thing, an entrance, an exit, or `*` for a capture. */
  | { readonly kind: 'glyph'; readonly text: string }
  /** The number of a supply, from 1. */
  | { readonly kind: 'supply'; readonly number: number }
  | { readonly kind: 'tunnel'; readonly label: string; readonly at: 'entrance' | 'exit' | undefined }
  /** Entrance and exit in one cell. */
  | { readonly kind: 'ends' }
  | { readonly kind: 'distance'; readonly steps: number }
  | { readonly kind: 'marked' | 'path' | 'visited' | 'floor' | 'corridor' | 'wall' | 'pit' };

/** The symbol of each cell. */
export function symbolsOf(scene: Scene, layers: Layers, options: SymbolOptions): (cell: Cell) => CellSymbol {
  const { terrain } = scene.world;
  const { distances, visited } = layers;
  const rare = rareSymbols(scene, layers, options);
  return (cell) => {
    const symbol = rare.get(cell);
    if (symbol !== undefined) return symbol;
    const ground = groundSymbols[terrain?.[cell] ?? Terrain.floor];
    if (ground === groundSymbols[Terrain.wall] || ground === groundSymbols[Terrain.pit]) return ground;
    if (distances !== undefined && distances[cell] >= 0) return { kind: 'distance', steps: distances[cell] };
    return (visited?.[cell] ?? 0) !== 0 ? visitedSymbol : ground;
  };
}

const visitedSymbol: CellSymbol = { kind: 'visited' };
const groundSymbols: readonly CellSymbol[] = [
  { kind: 'floor' },
  { kind: 'corridor' },
  { kind: 'wall' },
  { kind: 'pit' },
];

/** Symbols of the few cells that have one of their own. Later entries replace earlier ones. */
function rareSymbols(scene: Scene, layers: Layers, options: SymbolOptions): Map<Cell, CellSymbol> {
  const symbols = new Map<Cell, CellSymbol>();
  for (const cell of layers.path ?? []) symbols.set(cell, { kind: 'path' });
  for (const cell of layers.marked ?? []) symbols.set(cell, { kind: 'marked' });
  const hunted = new Set<Cell>();
  for (const mark of marksOf(scene, options.marks)) {
    const symbol = symbolOfMark(mark, symbols.get(mark.cell), options);
    const isCapture = mark.kind === 'actor' && mark.part === 'pursuer' && hunted.has(mark.cell);
    symbols.set(mark.cell, isCapture ? { kind: 'glyph', text: '*' } : symbol);
    if (mark.kind === 'actor' && mark.part === 'quarry') hunted.add(mark.cell);
  }
  return symbols;
}

/** The symbol of a mark in a cell that may have one already. */
function symbolOfMark(mark: Mark, before: CellSymbol | undefined, { glyphs }: SymbolOptions): CellSymbol {
  switch (mark.kind) {
    case 'tunnel':
      return { kind: 'tunnel', label: mark.label, at: undefined };
    case 'entrance':
    case 'exit':
      if (before?.kind === 'tunnel') return { ...before, at: mark.kind };
      if (mark.kind === 'exit' && before?.kind === 'glyph' && glyphs.exit === undefined) return { kind: 'ends' };
      return { kind: 'glyph', text: glyphs[mark.kind] ?? (mark.kind === 'entrance' ? 'S' : 'E') };
    case 'actor':
      if (mark.role === 'supply' && glyphs.supply === undefined) return { kind: 'supply', number: mark.index + 1 };
      return { kind: 'glyph', text: glyphs[mark.role] ?? mark.glyph };
  }
}
