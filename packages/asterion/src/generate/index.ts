/**
 * Generators: worlds grown from a seed.
 *
 * @module
 */

export { type Dungeon, generateDungeon } from './dungeons/dungeon.js';
export { type DungeonKind, dungeonKindNamed, dungeonKinds } from './dungeons/kinds.js';
export type { DungeonPlan, Range } from './dungeons/plan.js';
export type { Rectangle } from './dungeons/rooms.js';
export { farthestEnds } from './farthest-ends.js';
export { type GeneratorReach, type Growth, generatorFault, type MazeGenerator } from './generator.js';
export {
  classicGeneratorNames,
  generatorNames,
  generatorShapes,
  mazeGeneratorFault,
  mazeGeneratorNamed,
  mazeGenerators,
} from './generators.js';
export { type CornerGraph, cornerGraph } from './labyrinths/corner-graph.js';
export {
  generateLabyrinth,
  type Labyrinth,
  type LabyrinthPlan,
  labyrinthFault,
  labyrinthShapeFault,
  usualSupplies,
  wallBudget,
} from './labyrinths/labyrinth.js';
export { isBorderSide, isEntrance, isWalkable, WallBuilder, WallCorners, wallLimit } from './labyrinths/walls.js';
export { generateMaze, growMaze, type MazeEnds, type MazePlan, mazeGrid, mazeScene } from './maze.js';
export { createMaze, type Maze, type MazeDesign } from './maze-by-value.js';
export { aldousBroder } from './mazes/aldous-broder.js';
export { binaryTree } from './mazes/binary-tree.js';
export { eller } from './mazes/eller.js';
export {
  growingTree,
  growingTreeMiddle,
  growingTreeNewest,
  growingTreeOldest,
  growingTreeRandom,
  growingTreeWith,
} from './mazes/growing-tree.js';
export { huntAndKill } from './mazes/hunt-and-kill.js';
export { kruskal } from './mazes/kruskal.js';
export { modifiedPrim } from './mazes/modified-prim.js';
export { prim } from './mazes/prim.js';
export { recursiveBacktracker } from './mazes/recursive-backtracker.js';
export { recursiveDivision } from './mazes/recursive-division.js';
export { sidewinder } from './mazes/sidewinder.js';
export { wilson } from './mazes/wilson.js';
export { isGrowingTree, mixtureIn, mixtureName } from './mixture.js';
export type { GrowingRule } from './ordered-cells.js';
export { shapeFor, WORLD_PLAN, type WorldPlan } from './plan.js';
export type { RealmGenerator, RealmRoom, Site } from './realms/generator.js';
export { realmGeneratorNamed, realmGenerators } from './realms/generators.js';
export type { ChoiceKnob, Knob, KnobSettings, KnobValues, NumberKnob } from './realms/knobs.js';
export { paintedWalls, realmRows } from './realms/painting.js';
export { type RealmPlan, realmFault } from './realms/plan.js';
export { generateRealm, type Realm } from './realms/realm.js';
export type { RoomKind, RoomLot } from './realms/room-kind.js';
export { roomKinds } from './realms/room-kinds.js';
export type { Room } from './room.js';
export { braid } from './transforms/braid.js';
export { sparsen } from './transforms/sparsen.js';
