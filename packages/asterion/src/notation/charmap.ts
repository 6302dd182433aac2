/**
 * The plain character map: a line a row, a character a cell, drawn as it lies.
 *
 * `#` wall, `.` floor, `+` corridor, `o` pit, `@` the rogue or avatar, `S` the entrance and `E` the exit, all three on
 * floor. A blank is wall, as in the dungeon file and the world document (maps that mean floor by it get a warning),
 * and rows that end early are padded with wall. Empty lines above and below the map do not count.
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
import { isMostlyPadding, linesOf } from './lines.js';
import { type Parsed, parsed, quoted, refuse } from './result.js';

/** What the characters of a map leave open. */
export interface CharMapOptions {
  /** Where row 0 is: the first line (`top`, unless told) or the last. The picture is the same. */
  readonly origin?: Origin;
  /** Where diagonal steps are open. Unless told: `always` if there is a corridor, for that is a dungeon; else `never`. */
  readonly diagonals?: Diagonals;
}

const GLYPHS: readonly string[] = ['.', '+', '#', 'o']; // by Terrain
const BLANK = ' ';
const ROGUE = '@';
const ENTRANCE = 'S';
const EXIT = 'E';
const PLACES: readonly string[] = [ROGUE, ENTRANCE, EXIT];

/** Every character of a map. */
export const CHAR_MAP_GLYPHS = [...GLYPHS, ...PLACES, BLANK].join('');

/** Reads a character map. */
export const parseCharMap = (text: string, options: CharMapOptions = {}): Parsed<Scene> =>
  parsed((warn) => {
    const { origin = 'top' } = options;
    const { rows, firstLine } = mapRows(text);
    const cols = rows.reduce((most, row) => Math.max(most, row.length), 0);
    const fault = sizeFault(rect, rows.length, cols);
    if (fault !== undefined) refuse(firstLine, 1, fault);
    if (isMostlyPadding(rows.length * cols, text)) {
      refuse(firstLine, 1, `Expected rows that fill ${rows.length} x ${cols} cells, found almost nothing.`);
    }
    const grid = rect.grid(rows.length, cols, origin);
    const terrain = new Uint8Array(grid.cellCount).fill(Terrain.wall);
    const places = new Map<string, Cell>();
    for (const [drawn, row] of rows.entries()) {
      const start = firstOfDrawnRow(grid, drawn);
      for (let col = 0; col < row.length; col++) {
        const glyph = row[col];
        if (glyph === BLANK) continue;
        const ground = GLYPHS.indexOf(glyph);
        terrain[start + col] = Math.max(ground, Terrain.floor);
        if (ground >= 0) continue;
        if (!PLACES.includes(glyph)) {
          refuse(firstLine + drawn, col + 1, `Expected one of ${quoted(CHAR_MAP_GLYPHS)}, found ${quoted(glyph)}.`);
        }
        if (places.has(glyph)) refuse(firstLine + drawn, col + 1, `Expected one ${glyph}, found a second.`);
        places.set(glyph, start + col);
      }
    }
    if (text.includes(BLANK) && !text.includes(GLYPHS[Terrain.floor])) warn('Blanks are read as wall; floor is a dot.');
    const diagonals = options.diagonals ?? (terrain.includes(Terrain.corridor) ? 'always' : 'never');
    const world = createWorld(grid, { terrain, open: openFromTerrain(grid, terrain, diagonals) });
    const rogue = places.get(ROGUE);
    const actors = rogue === undefined ? {} : { rogue: [rogue] };
    return createScene(world, { entrance: places.get(ENTRANCE), exit: places.get(EXIT), actors });
  });

/** The rows without blanks at their ends, and the line, from 1, where they begin. */
function mapRows(text: string): { rows: string[]; firstLine: number } {
  const rows = linesOf(text).map((line) => line.trimEnd());
  const first = rows.findIndex((row) => row !== '');
  if (first < 0) refuse(1, 1, `Expected rows of ${quoted(CHAR_MAP_GLYPHS)}, found nothing.`);
  return { rows: rows.slice(first, rows.findLastIndex((row) => row !== '') + 1), firstLine: first + 1 };
}

/** Why a character map cannot hold a scene, as a sentence; undefined if it can. Other actors than `rogue` are left out. */
export function charMapFault(scene: Scene): string | undefined {
  const places = [...(scene.actors.rogue ?? []), scene.entrance, scene.exit].filter((cell) => cell !== undefined);
  if ((scene.actors.rogue ?? []).length > 1) return 'Expected one rogue at most.';
  if (new Set(places).size < places.length) return 'Expected entrance, exit and rogue in cells of their own.';
  if (places.some((cell) => groundAt(scene.world, cell) !== Terrain.floor)) {
    return 'Expected entrance, exit and rogue on floor.';
  }
  return groundMapFault(scene, Object.values(Terrain));
}

/** Writes a character map. Throws a RangeError if `charMapFault` finds one. */
export function formatCharMap(scene: Scene): string {
  const fault = charMapFault(scene);
  if (fault !== undefined) throw new RangeError(fault);
  const { world, entrance, exit, actors } = scene;
  const { grid } = world;
  const places = new Map<Cell | undefined, string>((actors.rogue ?? []).map((cell) => [cell, ROGUE]));
  places.set(entrance, ENTRANCE).set(exit, EXIT); // undefined is no cell, so nobody asks for it
  const glyphOf = (cell: Cell): string => places.get(cell) ?? GLYPHS[groundAt(world, cell)];
  const lines = Array.from({ length: grid.rows }, (_, drawn) => {
    const start = firstOfDrawnRow(grid, drawn);
    return Array.from({ length: grid.cols }, (_, col) => glyphOf(start + col)).join('');
  });
  return `${lines.join('\n')}\n`;
}
