/**
 * The world everything stands on: cells, shapes, open directions, terrain, tunnels, seeded random numbers, and
 * processes that step forwards and back.
 *
 * @module
 */

export { blocksFault, blocksOf } from './blocks.js';
export {
  type Coordinates,
  cellAt,
  checkCell,
  colOf,
  coordinatesOf,
  directionBetween,
  directionName,
  directionNamed,
  drawnRow,
  firstOfDrawnRow,
  isOnBorder,
  isOnGrid,
  placedCell,
  rowLength,
  rowOf,
  sideTowards,
  TUNNEL,
} from './coordinates.js';
export { closeWay, digPit, openAllSides, openWay, paint } from './edit.js';
export { bitCount, type Graph, graphOf, neighboursIn } from './graph.js';
export {
  type Cell,
  type Direction,
  type DrawStroke,
  EDGE,
  type Grid,
  isShape,
  type LatticePolygon,
  MAX_CELLS,
  NO_SIDE,
  type Origin,
  outlineOf,
  type Point,
  type Shape,
  sizeFault,
  type TextLayout,
  type TextStroke,
} from './grid.js';
export { hex } from './hex.js';
export { type GridBox, type MoveOptions, movedScene, movedWorld, resizedScene, resizeFault } from './move.js';
export { originFault, type Renumbering, renumbering, withOrigin } from './origin.js';
export { polar } from './polar.js';
export { finish, type Process, Stepped, Timeline } from './process.js';
export { rect } from './rect.js';
export { bestOf, createRng, pick, type Rng, type RngState, restoreRng, shuffle, wordsBetween } from './rng.js';
export { createScene, type Provenance, type RuleValue, type Scene } from './scene.js';
export { type Seed, seedText } from './seed.js';
export { shapeNamed, shapes } from './shapes.js';
export { DIAGONALS, type Diagonals, isPassable, openFromTerrain, Terrain } from './terrain.js';
export { triangle } from './triangle.js';
export {
  addTunnel,
  checkWorld,
  copyWorld,
  createWorld,
  destination,
  groundCells,
  isGround,
  isOpen,
  neighbours,
  openDirectionsOf,
  removeTunnel,
  tunnelFault,
  tunnelPairs,
  type World,
  type WorldParts,
  wayBetween,
} from './world.js';
export { WorldCache } from './world-cache.js';
export { cylinder, torus } from './wrapped.js';
