/**
 * Rogue: monsters hunt a rogue through a dungeon. The rules, and the dungeons that come with it.
 *
 * @module
 */

export { dungeonNamed, dungeons } from './dungeons/index.js';
export {
  MONSTER,
  monsterMoves,
  ROGUE,
  type RogueOptions,
  type RoguePosition,
  type RogueSetup,
  rogue,
  stepsFrom,
  stepTo,
} from './rogue.js';
