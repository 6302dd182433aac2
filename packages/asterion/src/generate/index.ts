/**
 * Generators: worlds grown from a seed.
 *
 * @module
 */

export { generateDungeon } from './dungeons/dungeon.js';
export { type DungeonKind, dungeonKindNamed, dungeonKinds } from './dungeons/kinds.js';
export type { DungeonPlan, Range } from './dungeons/plan.js';
export type { Room as Rectangle } from './dungeons/rooms.js';
export { type GeneratorReach, type Growth, generatorFault, type MazeGenerator } from './generator.js';
export {
  classicGeneratorNames,
  generatorNames,
  mazeGeneratorFault,
  mazeGeneratorNamed,
  mazeGenerators,
} from './generators.js';
export { type CornerGraph, cornerGraph } from './labyrinths/corner-graph.js';
export {
  generateLabyrinth,
  type LabyrinthPlan,
  labyrinthFault,
  usualSupplies,
  wallBudget,
} from './labyrinths/labyrinth.js';
export { Corners, isBorderSide, isEntrance, isWalkable, WallBuilder, wallLimit } from './labyrinths/walls.js';
export { generateMaze, growMaze, type Maze, type MazePlan, mazeScene } from './maze.js';
export { growingTreeWith } from './mazes/growing-tree.js';
export { isGrowingTree, mixtureIn, mixtureName } from './mixture.js';
export type { GrowingRule } from './ordered-cells.js';
export type { RealmGenerator, RealmRoom, Site } from './realms/generator.js';
export { realmGeneratorNamed, realmGenerators } from './realms/generators.js';
export type { ChoiceKnob, Knob, KnobSettings, KnobValues, NumberKnob, Span } from './realms/knobs.js';
export { paintedWalls, realmRows } from './realms/painting.js';
export { type RealmPlan, realmFault } from './realms/plan.js';
export { generateRealm, type Realm } from './realms/realm.js';
export type { RoomKind, RoomLot } from './realms/room-kind.js';
export { roomKinds } from './realms/room-kinds.js';
export { blocksFault, blocksOf } from './transforms/blocks.js';
export { braid } from './transforms/braid.js';
export { sparsen } from './transforms/sparsen.js';
