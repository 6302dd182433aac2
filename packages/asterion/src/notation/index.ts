/**
 * Text to values and back: world documents, dungeon files, drawings, character maps, Moving AI maps and scenarios, tile maps
 * of the Tiled editor, and maze parameter files. A parser never throws; what it refuses comes back as a fault with line, column and what was expected.
 *
 * @module
 */

export { isDungeonWorld } from './agreement.js';
export { type CharMapOptions, charMapFault, formatCharMap, parseCharMap } from './charmap.js';
export { DOCUMENT_VERSION, parseDocument } from './document.js';
export { documentChunks, documentFault, formatDocument } from './document-text.js';
export { type DrawingOptions, parseDrawing } from './drawing.js';
export {
  type DungeonFile,
  type DungeonOptions,
  type DungeonParts,
  dungeonFault,
  formatDungeon,
  parseDungeon,
} from './dungeon.js';
export { isWhole, type Json, type JsonObject, type JsonPath, readJson, refuseValue, shown } from './json.js';
export { formatMovingAiMap, type MovingAiOptions, movingAiFault, parseMovingAiMap } from './movingai.js';
export { formatMovingAiScenarios, type MovingAiScenario, parseMovingAiScenarios } from './movingai-scenarios.js';
export {
  formatParameters,
  type MazeNames,
  type MazeParameters,
  type MazeType,
  type Names,
  parseParameters,
} from './parameters.js';
export {
  type Format,
  type Reading,
  readScene,
  recogniseFormat,
  type SceneFormat,
  type SceneReading,
} from './recognise.js';
export {
  formatRecording,
  type GrowWorld,
  isRecording,
  type OptionValue,
  OUTCOME_BASES,
  type OutcomeBasis,
  parseRecording,
  type ReadRecording,
  type Recipe,
  type RecordedMove,
  type Recording,
  recordingVersion,
} from './recording.js';
export { type Fault, faultText, type Parsed, parsed } from './result.js';
export { formatTiled, type TiledOptions, tiledChunks, tiledFault } from './tiled.js';
export { parseTiled } from './tiled-reader.js';
