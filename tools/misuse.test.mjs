// What callers without types get wrong, by function of the root import: refused by name, with what was expected and what came.
import * as asterion from 'asterion';
import { describe, expect, test } from 'vitest';

/** @typedef {keyof typeof asterion} Name */
/** @typedef {readonly [name: Name, given: readonly unknown[], says: string]} Refused */

const maze = asterion.generateMaze({ rows: 3, cols: 5, seed: 7 });
const { world } = maze;

/** Calls a function, or makes one of a class, with whatever is given. @param {Name} name @param {readonly unknown[]} given */
function call(name, given) {
  const called = /** @type {(...given: readonly unknown[]) => unknown} */ (/** @type {unknown} */ (asterion[name]));
  const isClass = String(called).startsWith('class');
  return isClass ? Reflect.construct(called, given) : called(...given);
}

const description = asterion.rogueDescription;
const { rogue, labyrinth, pits } = asterion;
const dungeon = asterion.generateDungeon({ rows: 7, seed: 1 });
const position = rogue.initial(dungeon, rogue.defaults, 0);
const plan = { game: rogue, position, players: {}, rng: asterion.createRng(0), cap: 9 };
const match = new asterion.Match(plan);
const recording = asterion.recordMatch(new asterion.Match({ game: rogue, scene: dungeon, players: {}, cap: 9 }));
const begun = { game: rogue, scene: dungeon, players: {}, cap: 9 };

const SCENE = 'got {"world":{},"entrance":0,"exit":14,"actors":{},"made":{}}.';

/** @type {Record<string, readonly Refused[]>} */
const cases = {
  'plans of worlds': [
    ['generateMaze', [{ generatr: 'wilson' }], 'Unknown key "generatr" in the plan of a maze. Did you mean generator?'],
    ['generateMaze', [{ rows: 5n }], 'Expected rows to be a whole number of at least 1, got 5.'],
    ['generateMaze', [5, 9], 'Expected the plan of a maze to be an object, got 5.'],
    ['generateMaze', [{ rows: 'abc' }], 'Expected rows to be a whole number of at least 1, got "abc".'],
    ['generateMaze', [{ generator: {} }], 'Expected a generator, such as wilson, got {}.'],
    ['generateMaze', [{ shape: {} }], 'Expected a shape, such as hex, got {}.'],
    ['generateMaze', [{ origin: 'left' }], 'Expected the origin top or bottom, got "left".'],
    ['generateMaze', [{ entrance: 5 }], 'Expected entrance to be [row, column] in a 20 x 20 grid, got 5.'],
    ['generateMaze', [{ entrance: [50, 0] }], 'Expected entrance to be [row, column] in a 20 x 20 grid, got [50,0].'],
    ['generateMaze', [{ exit: [1, 1, 1] }], 'Expected exit to be [row, column] in a 20 x 20 grid, got [1,1,1].'],
    ['generateMaze', [{ exit: ['1', 1] }], 'Expected exit to be [row, column] in a 20 x 20 grid, got ["1",1].'],
    [
      'generateMaze',
      [{ tunnels: [[1, 2]] }],
      'Expected ends of a tunnel to be [row, column] in a 20 x 20 grid, got 1.',
    ],
    ['generateMaze', [{ sparsen: -1 }], 'Expected sparsen to be a whole number of at least 0, got -1.'],
    ['generateMaze', [{ braid: 0.3 }], 'Expected braid as a percentage from 1 to 100, such as 30, got 0.3.'],
    ['generateMaze', [{ braid: 200 }], 'Expected braid as a percentage from 1 to 100, such as 30, got 200.'],
    ['generateMaze', [{ shape: 'hexagon' }], 'Unknown shape "hexagon". Did you mean hex?'],
    ['generateMaze', [{ shape: 'blob' }], 'Unknown shape "blob". Known: rect, hex, triangle, polar, torus, cylinder.'],
    ['generateMaze', [{ generator: 'prims' }], 'Unknown generator "prims". Did you mean prim'],
    ['generateRealm', [{ generator: 'cave' }], 'Unknown generator "cave". Did you mean caves?'],
    ['growMaze', [{ row: 5 }], 'Unknown key "row" in the plan of a maze. Did you mean rows?'],
    ['createMaze', [], 'Expected the design of a maze to be an object, got undefined.'],
    ['createMaze', [{ rows: 5, cols: 5 }], 'Expected a generator, such as wilson, got undefined.'],
    ['createMaze', [{ rows: 5, cols: 5, generator: 'wilson' }], 'Expected a generator, such as wilson, got "wilson".'],
    ['createMaze', [{ rows: 5, cols: 5, braid: 50 }], 'Unknown key "braid" in the design of a maze. Known: '],
    ['generateDungeon', [{ deadends: 2 }], 'Unknown key "deadends" in the plan of a dungeon. Did you mean deadEnds?'],
    ['generateDungeon', [{ loops: { shar: 1 } }], 'Unknown key "shar" in loops. Did you mean share?'],
    ['generateDungeon', [{ rooms: {} }], 'Expected rooms in the plan of a dungeon to be a number or an array of least'],
    [
      'generateLabyrinth',
      [{ minotaur: 2 }],
      'Unknown key "minotaur" in the plan of a labyrinth. Did you mean minotaurs?',
    ],
    ['generateRealm', [{ knob: {} }], 'Unknown key "knob" in the plan of a realm. Did you mean knobs?'],
    ['pitsBoard', [{ seed: 7 }], 'Unknown key "seed" in the plan of a board. Known: '],
  ],
  worlds: [
    ['cellAt', [world, 1, 1], 'Expected a grid, such as world.grid, got {"grid":{},'],
    ['cellAt', [world.grid, '1', 1], 'Expected [row, column] in a 3 x 5 grid, got ["1",1].'],
    ['coordinatesOf', [world, 1], 'Expected a grid, such as world.grid, got {"grid":{},'],
    ['coordinatesOf', [world.grid, 'a'], 'Expected a cell from 0 to 14, got "a".'],
    ['sideTowards', [world, 1, 1, 0], 'Expected a grid, such as world.grid'],
    ['directionNamed', [world.grid, 'N'], 'Expected a shape, such as world.grid.shape'],
    ['directionNamed', [world.grid.shape, 5], 'Expected the name of a direction, got 5.'],
    ['neighbours', [maze, 1], `Expected a world, such as scene.world, ${SCENE}`],
    ['neighbours', [world, 99], 'Expected a cell from 0 to 14, got 99.'],
    ['openDirectionsOf', [world, -1], 'Expected a cell from 0 to 14, got -1.'],
    ['wayBetween', [maze, 1, 2], `Expected a world, such as scene.world, ${SCENE}`],
    ['wayBetween', [world, 1.5, 2], 'Expected a cell from 0 to 14, got 1.5.'],
    ['createScene', [maze], `Expected a world, such as scene.world, ${SCENE}`],
    ['openWay', [world, 1, 'N'], 'Expected a neighbour of cell 1 in direction "N", found the edge.'],
    ['paint', [world, 1, 0, 'sometimes'], 'Expected diagonals to be open always, rooms, never, got "sometimes".'],
    ['openFromTerrain', [world.grid, new Uint8Array(15), 'x'], 'Expected diagonals to be open'],
    ['withOrigin', [world, 'top'], 'Expected a scene, which holds a `world`, got {"grid":{},'],
    [
      'createRng',
      [],
      'Expected a seed that is a whole number from 0 to 2^53 - 1, a bigint below 2^64 or text, got undefined.',
    ],
  ],
  searches: [
    ['findPath', [maze, 1, 2], `Expected a world, such as scene.world, ${SCENE}`],
    ['findPath', [undefined, 1, 2], 'Expected a world, such as scene.world, got undefined.'],
    ['findPath', [world, [1, 2], 2], 'Expected a cell from 0 to 14, got [1,2].'],
    ['findPath', [world, 1, 2, 'astar'], 'Expected the options of a path to be an object, got "astar".'],
    ['findPath', [world, 1, 2, { diagonals: 1 }], 'Unknown key "diagonals" in the options of a path. Did you mean '],
    ['findPath', [world, 1, 2, { smooth: 'x' }], 'Expected smooth to be straight or any-angle, got "x".'],
    ['PathFinder', [world, { nearest: true }], 'Unknown key "nearest" in the options of a path finder.'],
    ['shortestPath', [maze, 1, 2], `Expected a world, such as scene.world, ${SCENE}`],
    ['solveChase', [dungeon], 'Expected a chase, as chaseOf gives it, got {"world":{}'],
    ['cheapestPath', [world, 1], 'Expected a cell from 0 to 14, got undefined.'],
    ['distancesFrom', [world, [1, 2]], 'Expected a cell from 0 to 14, got [1,2].'],
    ['descend', [world, 5, 1], 'Expected distances, one a cell of 15, got 5.'],
    ['distanceField', [world, 1], 'Expected an array of sources, got 1.'],
    ['distanceField', [world, [1], { ranges: 3 }], 'Unknown key "ranges" in the options of a distance field.'],
    ['flowField', [maze], `Expected a distance field, ${SCENE}`],
    ['fleeField', [maze], `Expected a distance field, ${SCENE}`],
    ['analyse', [maze], `Expected a world, such as scene.world, ${SCENE}`],
    ['longestPath', [maze], `Expected a world, such as scene.world, ${SCENE}`],
    ['FieldOfView', [maze], `Expected a world, such as scene.world, ${SCENE}`],
    [
      'FieldOfView',
      [world, { wall: true }],
      'Unknown key "wall" in the options of a field of view. Did you mean walls?',
    ],
    ['FieldOfView', [world, { opaque: [1] }], 'to be a TypedArray or a function, got [1].'],
    ['canSee', [world, 1, 2, '5'], 'Expected a radius of 0 or more, got "5".'],
  ],
  drawings: [
    ['drawText', [world], 'Expected a scene, such as a maze, got {"grid":{}'],
    ['drawText', [maze, { paht: [1] }], 'Unknown key "paht" in the layers. Did you mean path?'],
    ['drawText', [maze, { path: 5 }], 'Expected an array of cells, got 5.'],
    ['drawText', [maze, { path: [14, 15] }], 'Expected a cell from 0 to 14, got 15.'],
    ['drawText', [{ ...maze, exit: 99 }], 'Expected a cell from 0 to 14, got 99.'],
    ['drawText', [{ ...maze, actors: { player: [99] } }], 'Expected a cell from 0 to 14, got 99.'],
    ['drawText', [{ ...maze, actors: { player: 9 } }], 'Expected an array of cells, got 9.'],
    ['drawText', [maze, {}, { chars: 'unicode' }], 'Unknown key "chars" in the options. Did you mean charset?'],
    [
      'drawText',
      [maze, {}, { charset: 'utf8' }],
      'Expected charset in the options to be "ascii" or "unicode", got "utf8"',
    ],
    ['drawText', [maze, {}, { style: 'wall' }], 'Expected style in the options to be "walls" or "cells", got "wall".'],
    ['drawSvg', [maze, {}, { cellsize: 2 }], 'Unknown key "cellsize" in the options. Did you mean cellSize?'],
    ['drawSvg', [maze, {}, { cellSize: '2' }], 'Expected cellSize in the options to be a number, got "2".'],
    ['drawSvg', [maze, { marked: [1.5] }], 'Expected a cell from 0 to 14, got 1.5.'],
    ['drawPixels', [maze, {}, { unit: 'mm' }], 'Unknown key "unit" in the options. Known: cellSize, '],
    ['drawPixels', [{ ...maze, entrance: -1 }], 'Expected a cell from 0 to 14, got -1.'],
  ],
  texts: [
    ['parseRecording', [5], 'Expected a text, got 5.'],
    ['parseRecording', [new Uint8Array(3)], 'Expected a text, got a TypedArray.'],
    ['parseDocument', [undefined], 'Expected a text, got undefined.'],
    ['parseDungeon', [null], 'Expected a text, got null.'],
    ['parseDrawing', [{}], 'Expected a text, got {}.'],
    ['parseCharMap', [7], 'Expected a text, got 7.'],
    ['parseTiled', [7], 'Expected a text, got 7.'],
    ['readScene', [7], 'Expected a text, got 7.'],
    ['formatRecording', [match], 'Expected a recording, as recordMatch gives it, got {'],
  ],
  matches: [
    ['Match', [], 'Expected the plan of a match to be an object, got undefined.'],
    ['Match', [{ game: rogue }], 'Expected the plan of a match to have game, players and cap, got {'],
    ['Match', [{ ...plan, rng: undefined }], 'Expected the plan of a match to have a scene, or a position and an rng.'],
    ['Match', [{ ...plan, scene: dungeon }], 'Expected the plan of a match to have a scene, or a position and an rng.'],
    ['Match', [{ ...begun, scene: world }], 'Expected a scene, which holds a `world`, got {"grid":{}'],
    ['Match', [{ ...begun, options: { sty: true } }], 'Unknown key "sty" in the options of rogue. Did you mean stay?'],
    ['Match', [{ ...begun, options: 'stay' }], 'Expected the options of rogue to be an object, got "stay".'],
    ['Match', [{ ...plan, caps: 9 }], 'Unknown key "caps" in the plan of a match. Did you mean cap?'],
    ['Match', [{ ...plan, cap: '9' }], 'Expected cap in the plan of a match to be a number, got "9".'],
    ['Match', [{ ...plan, cap: NaN }], 'Expected cap to be a number of moves or Infinity, got NaN.'],
    ['Match', [{ ...plan, game: 'rogue' }], 'Expected a game such as rogue, got "rogue".'],
    [
      'Match',
      [{ ...plan, position: dungeon }],
      'Expected a position of rogue, as its `initial` gives it, got {"world"',
    ],
    ['Match', [{ ...plan, rng: 7 }], 'Expected an rng, as createRng gives it, got 7.'],
    ['Match', [{ ...plan, players: { monstr: {} } }], 'Unknown key "monstr" in the players. Did you mean monster?'],
    ['playerOf', ['mine', 'rogue', () => 0], 'Expected a name, an array of seats and a function that answers with a'],
    ['recordMatch', [match], 'Expected what the match began with, which one from a position cannot know.'],
    ['recordMatch', [match, { scene: dungeon }], 'Expected what the match began with, got {"scene":{}}.'],
    ['recordMatch', [plan], 'Expected a match, which is new Match(plan), got {"game"'],
    ['reviewMatch', [rogue, match], 'Expected the description of a game, as gameNamed gives it, got {"name":"rogue"'],
    [
      'reviewMatch',
      [match, description],
      'Expected a match, which is new Match(plan), or what openRecording gives, got {',
    ],
    ['reviewMatch', [{ game: labyrinth }, match], 'Expected a match of labyrinth, got one of rogue.'],
    ['reviewMatch', [{ game: pits }, { positions: [], moves: [] }], 'There is no exact table of pits.'],
    ['setUp', ['rogue', {}], 'Expected the description of a game, as gameNamed gives it, got "rogue".'],
    [
      'openRecording',
      ['text', {}],
      'Expected a recording, which is the `value` that parseRecording gives, got "text".',
    ],
    [
      'openRecording',
      [{ game: 'rogue', scene: 1, moves: [] }],
      'Expected what is beside a recording to be an object, got undefined.',
    ],
    ['openRecording', [recording, {}], 'Expected the games that are `known`, such as { known: games }, got none.'],
    ['openRecording', [recording, { known: [] }], 'Expected the games that are `known`, such as { known: games }'],
    [
      'openRecording',
      [recording, { known: ['rogue'] }],
      'Expected the description of a game, as gameNamed gives it, got',
    ],
    [
      'openRecording',
      [recording, { known: description }],
      'Expected known in what is beside a recording to be an array',
    ],
    ['openRecording', [recording, { games: [] }], 'Unknown key "games" in what is beside a recording.'],
  ],
};

test.each([rogue, labyrinth, pits, asterion.minotaur])('$name begins with options', (game) => {
  /** @param {readonly unknown[]} given */
  const initial = (...given) =>
    /** @type {(...given: readonly unknown[]) => unknown} */ (game.initial.bind(game))(...given);
  expect(() => initial(dungeon)).toThrow(
    new RangeError(`Expected the options of ${game.name}, such as ${game.name}.defaults, got undefined.`),
  );
  expect(() => initial(world, game.defaults, 0)).toThrow('Expected a scene, which holds a `world`, got');
});

describe.each(Object.entries(cases))('of %s', (_what, refused) => {
  test.each(refused.map(([name, given, says]) => ({ name, given, says })))('$name: $says', ({ name, given, says }) => {
    expect(() => call(name, given)).toThrow(RangeError);
    expect(() => call(name, given)).toThrow(says);
  });
});

test('playMatch refuses what is no match when it is awaited', async () => {
  await expect(call('playMatch', [plan])).rejects.toThrow(
    /^Expected a match, which is new Match\(plan\), got \{"game"/,
  );
});
