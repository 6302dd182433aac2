/**
 * The dungeon file: N, then N rows in which every second character is a cell, then a comment.
 *
 * `.` room, `+` corridor, `A` to `Z` a monster and `@` the rogue, both on room; anything else is wall. Short rows are
 * padded with wall and long ones cut, because real files have both.
 */

import {
  type Cell,
  createScene,
  createWorld,
  type Diagonals,
  firstOfDrawnRow,
  type Grid,
  type Origin,
  openFromTerrain,
  rect,
  type Scene,
  Terrain,
} from '../world/index.js';
import { groundAt, groundMapFault } from './ground.js';
import { isMostlyPadding, linesOf } from './lines.js';
import { type Parsed, parsed, quoted, refuse } from './result.js';

/** What a dungeon file holds: the scene, and what no scene has room for. */
export interface DungeonFile {
  /** A square world from the top, with actors `monster` (reading order) and `rogue` (one). */
  readonly scene: Scene;
  /** The monsters' letters, in the order of the actors. */
  readonly letters: string;
  /** The text after the rows, with LF line ends; often empty. */
  readonly comment: string;
}

/** What the characters of a dungeon file leave open. */
export interface DungeonOptions {
  /** Where row 0 is: the first line (`top`, unless told) or the last. The picture is the same. */
  readonly origin?: Origin;
  /** Where diagonal steps are open; `always` unless told, as the classic game has it. */
  readonly diagonals?: Diagonals;
}

const LARGEST = 9999;
const SIZE = `the size of the dungeon (a whole number from 1 to ${LARGEST})`;

/** Reads a dungeon file. */
export const parseDungeon = (text: string, options: DungeonOptions = {}): Parsed<DungeonFile> =>
  parsed((warn) => {
    const { origin = 'top', diagonals = 'always' } = options;
    const lines = linesOf(text);
    const size = readSize(lines, text);
    const rows = lines.slice(1, size + 1);
    const grid = rect.grid(size, size, origin);
    const { terrain, monsters, letters, rogue } = readCells(rows, grid);
    warnOfStrays(rows, size, warn);
    const world = createWorld(grid, { terrain, open: openFromTerrain(grid, terrain, diagonals) });
    const scene = createScene(world, { actors: { monster: monsters, rogue: [rogue] } });
    return { scene, letters, comment: commentOf(text, lines, size) };
  });

/** Everything the rows need is checked here, before anything as large as the size claims is made. */
function readSize(lines: readonly string[], text: string): number {
  const header = (lines[0] ?? '').trim();
  const size = /^[0-9]+$/.test(header) ? Number(header) : NaN;
  if (!(size >= 1 && size <= LARGEST)) {
    refuse(1, Math.max((lines[0] ?? '').search(/\S/), 0) + 1, `Expected ${SIZE}, found ${quoted(header)}.`);
  }
  const found = lines.length - 1;
  if (found < size) refuse(lines.length + 1, 1, `Expected ${size} rows, found ${found}.`);
  if (isMostlyPadding(size * size, text))
    refuse(1, 1, `Expected rows that fill a size of ${size}, found almost nothing.`);
  return size;
}

function readCells(rows: readonly string[], grid: Grid) {
  const size = grid.cols;
  const terrain = new Uint8Array(grid.cellCount).fill(Terrain.wall);
  const monsters: Cell[] = [];
  let letters = '';
  let rogue = -1;
  for (const [row, line] of rows.entries()) {
    const first = firstOfDrawnRow(grid, row);
    for (let at = 0, col = 0; at < line.length && col < size; at += 2, col++) {
      const glyph = line[at];
      const cell = first + col;
      const isMonster = glyph >= 'A' && glyph <= 'Z';
      if (glyph === CORRIDOR) terrain[cell] = Terrain.corridor;
      else if (isMonster || glyph === ROOM || glyph === ROGUE) terrain[cell] = Terrain.floor;
      if (isMonster) {
        monsters.push(cell);
        letters += glyph;
      } else if (glyph === ROGUE) {
        if (rogue >= 0) refuse(row + 2, at + 1, `Expected one rogue (${ROGUE}), found a second.`);
        rogue = cell;
      }
    }
  }
  if (monsters.length === 0) refuse(2, 1, 'Expected a monster (A to Z) in the rows, found none.');
  if (rogue < 0) refuse(2, 1, `Expected a rogue (${ROGUE}) in the rows, found none.`);
  return { terrain, monsters, letters, rogue };
}

/** A row that slipped by one character loses its cells to the gaps between them; say so. */
function warnOfStrays(rows: readonly string[], size: number, warn: (warning: string) => void): void {
  for (const [row, line] of rows.entries()) {
    for (let at = 1; at < line.length && at < 2 * size - 1; at += 2) {
      if (line[at] === ' ' || line[at] === '\t') continue;
      warn(`Line ${row + 2}, column ${at + 1}: ${quoted(line[at])} stands between two cells and is ignored.`);
      return;
    }
  }
}

/** `linesOf` drops a final line end; in a comment it counts. */
function commentOf(text: string, lines: readonly string[], size: number): string {
  const rest = lines.slice(size + 1);
  return rest.length === 0 ? '' : rest.join('\n') + (/[\r\n]$/.test(text) ? '\n' : '');
}

const ROOM = '.';
const CORRIDOR = '+';
const WALL = ' ';
const ROGUE = '@';

/** What `formatDungeon` takes; monsters without a letter are called A, B, C, ... */
export type DungeonParts = Pick<DungeonFile, 'scene'> & Partial<DungeonFile>;

/** Why a dungeon file cannot hold these parts, as a sentence; undefined if it can. */
export function dungeonFault({ scene, letters = '' }: DungeonParts): string | undefined {
  const { world, actors } = scene;
  const { rows, cols } = world.grid;
  if (rows !== cols || rows > LARGEST) return `Expected a square of at most ${LARGEST} rows, got ${rows} x ${cols}.`;
  if (!/^[A-Z]*$/.test(letters)) return `Expected letters from A to Z, got ${quoted(letters)}.`;
  const monsters = actors.monster ?? [];
  const rogues = actors.rogue ?? [];
  if (monsters.length === 0 || rogues.length !== 1) {
    return `Expected a monster or more and one rogue, got ${monsters.length} and ${rogues.length}.`;
  }
  const starts = [...monsters, ...rogues];
  if (new Set(starts).size < starts.length) return 'Expected the monsters and the rogue in cells of their own.';
  if (starts.some((cell) => groundAt(world, cell) !== Terrain.floor))
    return 'Expected the monsters and the rogue on room.';
  return groundMapFault(scene, [Terrain.floor, Terrain.corridor, Terrain.wall]);
}

/** Writes a dungeon file. Throws a RangeError if `dungeonFault` finds one. */
export function formatDungeon(parts: DungeonParts): string {
  const fault = dungeonFault(parts);
  if (fault !== undefined) throw new RangeError(fault);
  const { scene, letters = '', comment = '' } = parts;
  const { world, actors } = scene;
  const size = world.grid.cols;
  const glyphs = new Map<Cell, string>(actors.rogue.map((cell) => [cell, ROGUE]));
  for (const [index, cell] of actors.monster.entries()) {
    glyphs.set(cell, letters[index] ?? String.fromCharCode(65 + (index % 26)));
  }
  const lines = [String(size)];
  for (let drawn = 0; drawn < size; drawn++) {
    const first = firstOfDrawnRow(world.grid, drawn);
    const cells = Array.from({ length: size }, (_, col) => first + col);
    lines.push(cells.map((cell) => glyphs.get(cell) ?? GLYPHS[groundAt(world, cell)]).join(' '));
  }
  return `${lines.join('\n')}\n${comment}`;
}

const GLYPHS: readonly string[] = [ROOM, CORRIDOR, WALL]; // by Terrain
