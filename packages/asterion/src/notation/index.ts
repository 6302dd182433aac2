/**
 * Text to values and back: world documents, dungeon files, drawings, character maps, Moving AI maps and scenarios, and maze
 * parameter files. A parser never throws; what it refuses comes back as a fault with line, column and what was expected.
 *
 * @module
 */

export { type CharMapOptions, charMapFault, formatCharMap, parseCharMap } from './charmap.js';
export { DOCUMENT_VERSION, parseDocument } from './document.js';
export { documentChunks, documentFault, formatDocument } from './document-text.js';
export { parseDrawing } from './drawing.js';
export {
  type Dungeon,
  type DungeonOptions,
  type DungeonParts,
  dungeonFault,
  formatDungeon,
  parseDungeon,
} from './dungeon.js';
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
  type Grow,
  type OptionValue,
  OUTCOME_GROUNDS,
  type OutcomeGround,
  parseRecording,
  type ReadRecording,
  type Recipe,
  type RecordedMove,
  type Recording,
} from './recording.js';
export { type Fault, faultText, type Parsed } from './result.js';
