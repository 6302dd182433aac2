/**
 * What a text drawing shows in each cell.
 *
 * One thing a cell, the most urgent: a capture, then who moves, things, tunnels (with other brackets at the entrance and
 * the exit), entrance and exit, what is marked, the path, distances, what was visited, and last the ground.
 */

import { type Cell, isGround, type Scene, Terrain } from '../world/index.js';
import type { Layers } from './layers.js';
import { type Occupant, occupantsOf } from './marks.js';

/** What walls and paths are drawn with: characters below 128 alone, or box-drawing ones as well. */
export type Charset = 'ascii' | 'unicode';

/** The text in a cell, by style: three characters between two walls, or two in a drawing of cells alone. */
export interface CellText {
  readonly walls: string;
  readonly cells: string;
}

/** What every layout of a text drawing is given. */
export interface TextPlan {
  readonly scene: Scene;
  readonly charset: Charset;
  readonly textAt: (cell: Cell) => CellText;
}

/** How texts are chosen; see `TextOptions`. */
export interface TextChoice {
  readonly charset: Charset;
  readonly marks: boolean;
  readonly glyphs: Readonly<Record<string, string>>;
}

const character = (one: string): CellText => ({ walls: ` ${one} `, cells: `${one} ` });

const ASCII = {
  floor: { walls: '   ', cells: '. ' },
  corridor: character('+'),
  wall: { walls: '###', cells: '  ' },
  pit: character('o'),
  visited: character(','),
  path: { walls: ' . ', cells: ': ' },
  marked: character('x'),
};

const TEXTS = {
  ascii: ASCII,
  unicode: {
    ...ASCII,
    wall: { walls: '███', cells: '  ' },
    visited: character('·'),
    path: character('•'),
    marked: character('×'),
  },
};

/** The text of each cell. */
export function textsOf(scene: Scene, layers: Layers, choice: TextChoice): (cell: Cell) => CellText {
  const { world } = scene;
  const { distances, visited } = layers;
  const texts = TEXTS[choice.charset];
  const grounds = [texts.floor, texts.corridor, texts.wall, texts.pit];
  const rare = rareTexts(scene, layers, choice);
  return (cell) => {
    const text = rare.get(cell);
    if (text !== undefined) return text;
    const ground = grounds[world.terrain?.[cell] ?? Terrain.floor];
    if (!isGround(world, cell)) return ground;
    if (distances !== undefined && distances[cell] >= 0) return distanceText(distances[cell]);
    return (visited?.[cell] ?? 0) !== 0 ? texts.visited : ground;
  };
}

/** Modulo 1000, or the last digit in base 36. */
function distanceText(distance: number): CellText {
  const steps = Math.floor(distance);
  return { walls: String(steps % 1000).padStart(3), cells: `${(steps % 36).toString(36)} ` };
}

/** The few cells that have a text of their own. Later entries replace earlier ones. */
function rareTexts(scene: Scene, { path = [], marked = [] }: Layers, choice: TextChoice): Map<Cell, CellText> {
  const texts = new Map<Cell, CellText>();
  for (const cell of path) texts.set(cell, TEXTS[choice.charset].path);
  for (const cell of marked) texts.set(cell, TEXTS[choice.charset].marked);
  const hunted = new Set<Cell>();
  for (const occupant of occupantsOf(scene, choice.marks)) {
    const { cell } = occupant;
    const part = occupant.kind === 'actor' ? occupant.part : undefined;
    if (part === 'quarry') hunted.add(cell);
    const isCapture = part === 'pursuer' && hunted.has(cell);
    const text = isCapture ? character('*') : occupantText(occupant, scene, choice);
    if (text !== undefined) texts.set(cell, text);
  }
  return texts;
}

/** Undefined for an entrance or exit at the end of a tunnel: the tunnel's brackets tell. */
function occupantText(occupant: Occupant, { world, entrance, exit }: Scene, { marks, glyphs }: TextChoice) {
  const { cell, kind } = occupant;
  if (kind === 'tunnel') {
    const brackets = marks && cell === exit ? '{}' : marks && cell === entrance ? '[]' : '()';
    return tunnelText(occupant.label, brackets);
  }
  if (kind === 'actor') {
    const { role, glyph, index } = occupant;
    return role === 'supply' && glyphs.supply === undefined ? supplyText(index + 1) : character(glyphs[role] ?? glyph);
  }
  if (world.tunnels.has(cell)) return undefined;
  const isBoth = kind === 'exit' && cell === entrance && glyphs.exit === undefined;
  return isBoth ? { walls: 'S=E', cells: 'E ' } : character(glyphs[kind] ?? (kind === 'exit' ? 'E' : 'S'));
}

/** Brackets stand where letters leave room; in two characters there is one, always round. */
const tunnelText = (label: string, [opening, closing]: string): CellText => ({
  walls: label.length === 1 ? `${opening}${label}${closing}` : label.slice(0, 3).padEnd(3, closing),
  cells: label.slice(0, 2).padEnd(2, ')'),
});

/** Supplies after the 99th have no number. */
const supplyText = (number: number): CellText => ({
  walls: number > 99 ? ' s ' : `s${String(number).padStart(2, '0')}`,
  cells: 's ',
});
