/**
 * Maps of the Moving AI benchmarks: `type octile`, `height`, `width`, `map`, then a character a cell.
 *
 * `.` and `G` are ground and so is the swamp `S`; `@` and `O` are out of bounds, `T` trees and `W` water: blocked. Small
 * letters mean the same: the benchmarks' own program does not tell them apart, and some maps have them. The benchmarks
 * let walkers cross water that never leave it; a cell here is ground for everybody or for nobody. All ground is floor, so
 * with the default rule of diagonals (`rooms`) no step cuts a corner: that is what "octile" means there.
 *
 * Maps of `type octile-corner` are refused: there the heights of corners decide which steps are possible.
 */

import {
  type Cell,
  createScene,
  createWorld,
  type Diagonals,
  firstOfDrawnRow,
  type Origin,
  openFromTerrain,
  rect,
  type Scene,
  sizeFault,
  Terrain,
} from '../world/index.js';
import { groundAt, groundMapFault } from './ground.js';
import { linesOf } from './lines.js';
import { type Parsed, parsed, quoted, refuse } from './result.js';

/** What the characters of a Moving AI map leave open. */
export interface MovingAiOptions {
  /** Where row 0 is: the first line (`top`, unless told) or the last. The picture is the same. */
  readonly origin?: Origin;
  /** Where diagonal steps are open; `rooms` unless told, the rule of the benchmarks. */
  readonly diagonals?: Diagonals;
}

const GROUND = '.GgSs';
const BLOCKED = '@OoTtWw';
const GLYPHS = '.GS@OTW';
const HEADER_LINES = 4;

/** Reads a map. */
export const parseMovingAiMap = (text: string, options: MovingAiOptions = {}): Parsed<Scene> =>
  parsed(() => {
    const { origin = 'top', diagonals = 'rooms' } = options;
    const lines = linesOf(text);
    const { height, width } = readHeader(lines);
    checkRows(lines, height, width);
    const grid = rect.grid(height, width, origin);
    const terrain = new Uint8Array(grid.cellCount);
    for (let row = 0; row < height; row++) {
      const line = lines[HEADER_LINES + row];
      const first = firstOfDrawnRow(grid, row);
      for (let col = 0; col < width; col++) {
        if (GROUND.includes(line[col])) continue; // floor is 0
        if (!BLOCKED.includes(line[col])) {
          const message = `Expected one of ${quoted(GLYPHS)}, found ${quoted(line[col])}.`;
          refuse(HEADER_LINES + row + 1, col + 1, message);
        }
        terrain[first + col] = Terrain.wall;
      }
    }
    return createScene(createWorld(grid, { terrain, open: openFromTerrain(grid, terrain, diagonals) }));
  });

function readHeader(lines: readonly string[]): { height: number; width: number } {
  const type = (lines[0] ?? '').trimEnd();
  if (/^type\s+octile-corner$/.test(type)) {
    const why = 'such a map gives every corner a height, and worlds here are flat';
    refuse(1, 1, `Expected type octile, found ${quoted(type)}: ${why}.`);
  }
  readWords(lines, 0, 'type octile', /^type\s+octile$/);
  // Height first in every published map; readers that key on the words accept both orders, and so does this one.
  const isWidthFirst = (lines[1] ?? '').startsWith('width');
  const height = readWords(lines, isWidthFirst ? 2 : 1, 'height and a number', /^height\s+([0-9]+)$/);
  const width = readWords(lines, isWidthFirst ? 1 : 2, 'width and a number', /^width\s+([0-9]+)$/);
  const fault = sizeFault(rect, height, width);
  if (fault !== undefined) refuse(2, 1, fault);
  readWords(lines, 3, 'map', /^map$/);
  return { height, width };
}

function readWords(lines: readonly string[], at: number, expected: string, pattern: RegExp): number {
  const line = (lines[at] ?? '').trimEnd();
  const found = pattern.exec(line);
  if (found === null) refuse(at + 1, 1, `Expected ${expected}, found ${quoted(line)}.`);
  return Number(found[1]);
}

/** The cells are all there, and nothing else: checked before the world is made. */
function checkRows(lines: readonly string[], height: number, width: number): void {
  const found = lines.length - HEADER_LINES;
  if (found < height) refuse(lines.length + 1, 1, `Expected ${height} rows, found ${found}.`);
  for (let at = HEADER_LINES; at < lines.length; at++) {
    const expected = at < HEADER_LINES + height ? width : 0;
    const length = lines[at].trimEnd().length;
    if (length === expected) continue;
    const what = expected === 0 ? 'the end of the map' : `${width} characters`;
    refuse(
      at + 1,
      Math.min(length, expected) + 1,
      `Expected ${what}, found ${length}${expected === 0 ? ' characters' : ''}.`,
    );
  }
}

/** Why a Moving AI map cannot hold a scene, as a sentence; undefined if it can. Places and actors are left out. */
export const movingAiFault = (scene: Scene): string | undefined => groundMapFault(scene, [Terrain.floor, Terrain.wall]);

/** Writes a map: `.` for floor, `@` for wall. Throws a RangeError if `movingAiFault` finds one. */
export function formatMovingAiMap(scene: Scene): string {
  const fault = movingAiFault(scene);
  if (fault !== undefined) throw new RangeError(fault);
  const { world } = scene;
  const { grid } = world;
  const { rows, cols } = grid;
  const glyphOf = (cell: Cell): string => (groundAt(world, cell) === Terrain.floor ? '.' : '@');
  const lines = Array.from({ length: rows }, (_, drawn) => {
    const first = firstOfDrawnRow(grid, drawn);
    return Array.from({ length: cols }, (_, col) => glyphOf(first + col)).join('');
  });
  return `type octile\nheight ${rows}\nwidth ${cols}\nmap\n${lines.join('\n')}\n`;
}
