/**
 * Writing the world document: a row a line, so that a change in a world is a change of a few lines.
 *
 * A world of 4000 x 4000 is 32 MB of text, so it is handed out in pieces. Rows are joined from an array that is reused:
 * adding string to string builds trees that cost many times their text as long as somebody holds them.
 */

import { type Cell, coordinatesOf, type Grid, type Scene, tunnelPairs } from '../world/index.js';
import { storedOpen } from './agreement.js';
import { DOCUMENT_VERSION, TERRAIN_GLYPHS } from './document.js';

/** Why a document cannot hold a scene, as a sentence; undefined if it can. */
export const documentFault = (scene: Scene): string | undefined =>
  storedOpen(scene.world) === undefined
    ? 'Expected open ways that agree with the terrain: none at walls and pits, and no thin walls where diagonals are open.'
    : undefined;

/** The world document of a scene. Throws a RangeError if `documentFault` finds one. */
export const formatDocument = (scene: Scene): string => [...documentChunks(scene)].join('');

/** The same text in pieces of some 64 kB, for worlds too large to hold twice. */
export function* documentChunks(scene: Scene): Generator<string, void, undefined> {
  const { world, entrance, exit, actors, made, rules } = scene;
  const { grid, terrain, costs } = world;
  const open = storedOpen(world);
  if (open === undefined) throw new RangeError(documentFault(scene));
  const { rows, cols } = grid;
  const place = (cell: Cell): string => JSON.stringify(coordinatesOf(grid, cell));

  yield `{"asterion":${DOCUMENT_VERSION},"shape":${JSON.stringify(grid.shape.name)},"rows":${rows},"cols":${cols},`;
  yield `"origin":"${grid.origin}",\n"open":[`;
  yield* textRows(grid, open, HEX);
  yield '\n]';
  if (terrain !== undefined) {
    yield ',\n"terrain":[';
    yield* textRows(grid, terrain, TERRAIN);
    yield '\n]';
  }
  if (costs !== undefined) {
    yield ',\n"costs":[';
    for (let row = 0; row < rows; row++) {
      yield `${row === 0 ? '' : ','}\n[${costs.subarray(grid.rowStart(row), grid.rowStart(row + 1)).join(',')}]`;
    }
    yield '\n]';
  }
  const tunnels = tunnelPairs(world).map(([a, b]) =>
    JSON.stringify([...coordinatesOf(grid, a), ...coordinatesOf(grid, b)]),
  );
  if (tunnels.length > 0) yield `,\n"tunnels":[${tunnels.join(',')}]`;
  if (entrance !== undefined) yield `,\n"entrance":${place(entrance)}`;
  if (exit !== undefined) yield `,\n"exit":${place(exit)}`;
  const roles = Object.entries(actors).map(
    ([role, cells]) => `${JSON.stringify(role)}:[${cells.map(place).join(',')}]`,
  );
  if (roles.length > 0) yield `,\n"actors":{${roles.join(',')}}`;
  if (made !== undefined) {
    const { generator, seed, knobs } = made;
    yield `,\n"made":${JSON.stringify({ generator, seed, knobs })}`;
  }
  if (rules !== undefined && Object.keys(rules).length > 0) yield `,\n"rules":${JSON.stringify(rules)}`;
  yield '}\n';
}

const PIECE = 65536;

/** Rows of a table by cell as strings in quotes, a line each. */
function* textRows(grid: Grid, byCell: ArrayLike<number>, glyphs: readonly string[]): Generator<string> {
  const cells: string[] = [];
  let text = '';
  for (let row = 0, cell = 0; row < grid.rows; row++) {
    const end = grid.rowStart(row + 1);
    cells.length = end - cell;
    if (text.length + cells.length * glyphs[0].length + 4 > PIECE) {
      yield text;
      text = '';
    }
    for (let col = 0; cell < end; col++, cell++) cells[col] = glyphs[byCell[cell]];
    text += `${row === 0 ? '' : ','}\n"${cells.join('')}"`;
  }
  yield text;
}

/** 00 to ff. */
const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));
const TERRAIN = Array.from(TERRAIN_GLYPHS);
