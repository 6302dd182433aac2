/**
 * The world everything stands on: cells, shapes, open directions, terrain, tunnels, seeded random numbers, and
 * processes that step forwards and back.
 *
 * @module
 */

export {
  type Coordinates,
  cellAt,
  colOf,
  coordinatesOf,
  directionBetween,
  directionName,
  directionNamed,
  isOnBorder,
  isOnGrid,
  rowOf,
  TUNNEL,
} from './coordinates.js';
export { closeWay, digPit, openWay, paint } from './edit.js';
export { bitCount, type Graph, graphOf, neighboursIn } from './graph.js';
export {
  type Cell,
  type Direction,
  type Grid,
  isShape,
  MAX_CELLS,
  type Origin,
  type Point,
  type Shape,
  sizeFault,
} from './grid.js';
export { hex } from './hex.js';
export { finish, type Process, Stepped, Timeline } from './process.js';
export { rect } from './rect.js';
export { bestOf, createRng, pick, type Rng, type RngState, restoreRng, shuffle, wordsBetween } from './rng.js';
export { createScene, type Making, type RuleValue, type Scene } from './scene.js';
export { type Seed, seedText } from './seed.js';
export { shapeNamed, shapes } from './shapes.js';
export { DIAGONALS, type Diagonals, isPassable, openFromTerrain, Terrain } from './terrain.js';
export {
  addTunnel,
  copyWorld,
  createWorld,
  destination,
  isGround,
  isOpen,
  neighbours,
  openDirectionsOf,
  removeTunnel,
  tunnelFault,
  tunnelPairs,
  type World,
  type WorldParts,
} from './world.js';
export { WorldCache } from './world-cache.js';
