/** Tells the formats apart by what is in the text; names of files say nothing. */

import type { Scene } from '../world/index.js';
import { CHAR_MAP_GLYPHS, parseCharMap } from './charmap.js';
import { parseDocument } from './document.js';
import { parseDrawing } from './drawing.js';
import { parseDungeon } from './dungeon.js';
import { withoutMark } from './lines.js';
import { parseMovingAiMap } from './movingai.js';
import { MAZE_TYPES, type MazeNames, type MazeParameters, parseParameters } from './parameters.js';
import { type Parsed, parsed, quoted, refuse } from './result.js';

/** Formats that hold a scene. */
export type SceneFormat = 'document' | 'dungeon' | 'drawing' | 'charmap' | 'movingai';

/** What a text may be in: a format that holds a scene, a parameter file, which says how to make one, or a map of Tiled. */
export type Format = SceneFormat | 'parameters' | 'tiled';

/** A scene from a text in any format that holds one. */
export interface SceneReading {
  /** The format that the text was found to be in. */
  readonly format: SceneFormat;
  /** As that format's parser reads it where no options are given. */
  readonly scene: Scene;
}

/** A scene, or, from a parameter file, the wish for one: generating it is for a layer above. */
export type Reading =
  | SceneReading
  | {
      /** Tells it from a reading that holds a scene. */
      readonly format: 'parameters';
      /** What the file asks for, under canonical names. */
      readonly parameters: MazeParameters;
    };

const ACCEPTED = [
  'a world document (JSON)',
  'a dungeon file (its size on the first line)',
  'a drawing (lines such as +---+)',
  `a character map (of ${quoted(CHAR_MAP_GLYPHS)})`,
  'a Moving AI map (type octile)',
  `or a maze parameter file (${MAZE_TYPES.join(', ')})`,
].join(', ');

/** A drawing one cell wide, whose top is a gap, has no line across it. */
const ONE_COLUMN = /^\+ {3}\+[ \t]*\r?\n[| ].{3}\|/m;

/** In the maps of Tiled somewhere, for it writes its keys in the order of the alphabet. */
const TILE_MAP = /"tiledversion"\s*:/;

/** The format a text seems to be in, judged by how it begins; undefined if it resembles none. */
export function recogniseFormat(text: string): Format | undefined {
  const bare = withoutMark(text);
  const begin = bare.search(/\S/);
  if (begin < 0) return undefined;
  const firstLine = /[^\r\n]*/y;
  firstLine.lastIndex = Math.max(bare.lastIndexOf('\n', begin), bare.lastIndexOf('\r', begin)) + 1;
  const line = (firstLine.exec(bare)?.[0] ?? '').trimEnd();
  const [word] = line.trimStart().split(/\s/, 1);
  if (word.startsWith('{')) return TILE_MAP.test(bare) ? 'tiled' : 'document';
  if (word === 'type') return 'movingai';
  if ((MAZE_TYPES as readonly string[]).includes(word)) return 'parameters';
  if (/^\s*[+-]?[0-9]+$/.test(line)) return 'dungeon';
  // Captions may stand above a drawing. A plus alone does not make one: in a character map it is a corridor.
  if (/^(?:\+[ +-]*---|[\u2500-\u257f])/m.test(bare) || ONE_COLUMN.test(bare)) return 'drawing';
  for (const character of line) if (!CHAR_MAP_GLYPHS.includes(character)) return undefined;
  return 'charmap';
}

/**
 * Reads a text in whatever format it is. A parameter file can be read only if the names it may use are given. Tile maps of
 * Tiled are left to `parseTiled`: a bundle that reads worlds, such as the page, need not hold it.
 */
export function readScene(text: string): Parsed<SceneReading>;
/** With the names it may use, a parameter file is read, too. */
export function readScene(text: string, names: MazeNames): Parsed<Reading>;
export function readScene(text: string, names?: MazeNames): Parsed<Reading> {
  const format = recogniseFormat(text);
  switch (format) {
    case 'document':
      return inFormat(format, parseDocument(text));
    case 'dungeon': {
      const dungeon = parseDungeon(text);
      return dungeon.ok ? inFormat(format, { ...dungeon, value: dungeon.value.scene }) : dungeon;
    }
    case 'drawing':
      return inFormat(format, parseDrawing(text));
    case 'charmap':
      return inFormat(format, parseCharMap(text));
    case 'movingai':
      return inFormat(format, parseMovingAiMap(text));
    case 'tiled':
      return parsed(() => refuse(1, 1, 'Expected a world in another format, found a tile map (parseTiled reads it).'));
    case 'parameters': {
      if (names === undefined) return parsed(() => refuse(1, 1, 'Expected a world, found a maze parameter file.'));
      const parameters = parseParameters(text, names);
      return parameters.ok ? { ...parameters, value: { format, parameters: parameters.value } } : parameters;
    }
    case undefined:
      return parsed(() => refuse(1, 1, `Expected ${ACCEPTED}, found ${quoted(withoutMark(text).trim())}.`));
  }
}

const inFormat = (format: SceneFormat, result: Parsed<Scene>): Parsed<Reading> =>
  result.ok ? { ...result, value: { format, scene: result.value } } : result;
