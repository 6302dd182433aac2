/** Files that are opened in the editor: a world in any notation, one that is to be grown, or that of a recorded game. */

import { type NamedSketch, parseSketches, type Sketch, sketchFault, sketchOf } from 'asterion/edit';
import { generateMaze } from 'asterion/generate';
import {
  faultText,
  isRecording,
  type MazeParameters,
  type Parsed,
  parseTiled,
  readScene,
  recogniseFormat,
} from 'asterion/notation';
import { games, readRecording } from 'asterion/play';
import { cellAt, type Scene } from 'asterion/world';
import { readNames } from '../files/names.js';
import { sizeFault } from '../game/editing.js';
import { drawSeed } from '../shell/draw-seed.js';

export type Opened =
  | { readonly kind: 'sketch'; readonly sketch: Sketch; readonly notes: readonly string[] }
  /** Worlds under names, as they are exported. */
  | { readonly kind: 'worlds'; readonly list: readonly NamedSketch[] }
  | { readonly kind: 'refused'; readonly why: string };

/** Reads a text; `name` is for messages. */
export function openText(text: string, name: string): Opened {
  if (startsWith(text, 'sketches')) {
    const all = parseSketches(text);
    return all.ok ? { kind: 'worlds', list: all.value } : { kind: 'refused', why: faultText(all.fault, name) };
  }
  const read = sceneIn(text);
  if (!read.ok) return { kind: 'refused', why: faultText(read.fault, name) };
  const { value: scene, warnings } = read;
  const why = sizeFault(scene) ?? sketchFault(scene);
  if (why !== undefined) return { kind: 'refused', why: `${name}: ${why}` };
  return { kind: 'sketch', sketch: sketchOf(scene), notes: warnings };
}

/** Whether it is a JSON object whose first key is that one. */
const startsWith = (text: string, key: string): boolean =>
  new RegExp(`^\\s*\\{\\s*"${key}"`).test(text.replace(/^\ufeff/, ''));

function sceneIn(text: string): Parsed<Scene> {
  if (isRecording(text)) {
    const read = readRecording(text, games);
    return read.ok ? { ...read, value: read.value.scene } : read;
  }
  if (recogniseFormat(text) === 'tiled') return parseTiled(text);
  const read = readScene(text, readNames);
  if (!read.ok) return read;
  return { ...read, value: read.value.format === 'parameters' ? grownFrom(read.value.parameters) : read.value.scene };
}

/** The maze that a parameter file asks for, from a seed of this moment: it tells none. */
function grownFrom({ type, generator, rows, cols, entrance, exit, tunnels }: MazeParameters): Scene {
  const shape = type === 'hex' ? 'hex' : 'rect';
  const maze = generateMaze({ shape, rows, cols, generator, tunnels, seed: drawSeed() });
  const { grid } = maze.world;
  return { ...maze, entrance: cellAt(grid, ...entrance), exit: cellAt(grid, ...exit) };
}
