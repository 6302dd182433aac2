// Maps to search paths on: a few of our own of every class, and those of a folder of Moving AI maps with their scenarios.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateMaze, generateRealm } from 'asterion/generate';
import { faultText, parseMovingAiMap, parseMovingAiScenarios } from 'asterion/notation';
import { distancesFrom } from 'asterion/search';
import { createRng, createScene, createWorld, isGround, openFromTerrain, rect, shuffle, Terrain } from 'asterion/world';

/** `length` is that of a shortest path, where it is known. @typedef {{ from: number, to: number, length?: number }} Query */

/** `queries` are in no order, so that any number of them from the beginning stands for all. On a map with scenarios they are
 * some of these; `scenarios` are all. `like` is the published map that it is, or that it is made like.
 * @typedef {'mazes' | 'rooms' | 'random' | 'game-like'} MapClass
 * @typedef {{ name: string, mapClass: MapClass, like?: string | undefined,
 *   scene: import('asterion/world').Scene, queries: Query[], scenarios: Query[] }} SearchMap */

const SIZE = 512;
const QUERIES = 500;
const DIAGONALS = 'rooms'; // no step cuts a corner

/** @param {number} rows @param {number} cols @param {(row: number, col: number) => boolean} isFree */
export function sceneOf(rows, cols, isFree) {
  const grid = rect.grid(rows, cols, 'top');
  const terrain = Uint8Array.from({ length: grid.cellCount }, (_, cell) =>
    isFree(Math.floor(cell / cols), cell % cols) ? Terrain.floor : Terrain.wall,
  );
  return createScene(createWorld(grid, { terrain, open: openFromTerrain(grid, terrain, DIAGONALS) }));
}

/** Ways between places that hang together. @param {import('asterion/world').World} world @param {number} count @returns {Query[]} */
export function queriesIn(world, count) {
  const rng = createRng(`queries of ${count}`);
  const ground = Array.from({ length: world.grid.cellCount }, (_, cell) => cell).filter((cell) =>
    isGround(world, cell),
  );
  for (;;) {
    const distances = distancesFrom(world, ground[rng.below(ground.length)]);
    const reached = ground.filter((cell) => distances[cell] >= 0);
    if (reached.length <= ground.length / 2) continue; // a pocket
    const place = () => reached[rng.below(reached.length)];
    const drawn = Array.from({ length: 2 * count }, () => ({ from: place(), to: place() }));
    return drawn.filter(({ from, to }) => from !== to).slice(0, count);
  }
}

/** A perfect maze whose corridors are so wide, between walls of one cell. @param {number} size @param {number} width */
export function mazeScene(size, width) {
  const pitch = width + 1;
  const cells = Math.floor((size - 1) / pitch);
  const { world } = generateMaze({ rows: cells, cols: cells, seed: 19 });
  const { grid, open } = world;
  const [east, north] = rect.sides;
  return sceneOf(size, size, (row, col) => {
    const [r, c] = [Math.floor((row - 1) / pitch), Math.floor((col - 1) / pitch)];
    if (row === 0 || col === 0 || r >= cells || c >= cells) return false;
    const [inWallBelow, inWallBeside] = [(row - 1) % pitch === width, (col - 1) % pitch === width];
    const ways = open[r * grid.cols + c];
    if (inWallBelow && inWallBeside) return false;
    if (inWallBelow) return ((ways >> north) & 1) === 1; // a maze grows upwards
    return !inWallBeside || ((ways >> east) & 1) === 1;
  });
}

/** Rooms of 7 x 7 cells; most walls between two of them have a door. */
function roomsScene() {
  const rng = createRng('rooms');
  const pitch = 8;
  const door = () => (rng.below(100) < 85 ? 1 + rng.below(pitch - 1) : 0);
  const doors = Array.from({ length: 2 * (SIZE / pitch) ** 2 }, door);
  const room = (/** @type {number} */ row, /** @type {number} */ col) =>
    Math.floor(row / pitch) * (SIZE / pitch) + Math.floor(col / pitch);
  return sceneOf(SIZE, SIZE, (row, col) => {
    const [atRow, atCol] = [row % pitch, col % pitch];
    if (row === 0 || col === 0 || (atRow === 0 && atCol === 0)) return false;
    if (atRow === 0) return doors[2 * room(row, col)] === atCol;
    return atCol !== 0 || doors[2 * room(row, col) + 1] === atRow;
  });
}

function randomScene() {
  const rng = createRng('random');
  return sceneOf(SIZE, SIZE, () => rng.below(100) >= 35);
}

/** @param {string} generator @param {number} scale how many cells wide and high a cell of the realm is */
export function realmScene(generator, scale = 1) {
  const size = SIZE / scale;
  const { world } = generateRealm({ rows: size, cols: size, generator, seed: 19 });
  return sceneOf(SIZE, SIZE, (row, col) => isGround(world, Math.floor(row / scale) * size + Math.floor(col / scale)));
}

/** @param {string} name @param {MapClass} mapClass @param {import('asterion/world').Scene} scene @param {string} [like] @returns {SearchMap} */
const own = (name, mapClass, scene, like) => ({
  name,
  mapClass,
  like,
  scene,
  queries: queriesIn(scene.world, QUERIES),
  scenarios: [],
});

/** One after another: a map is large only while it is looked at. */
export function* ownMaps() {
  yield own('a maze with corridors of 8', 'mazes', mazeScene(SIZE, 8), 'maze512-8-0');
  yield own('rooms of 7 x 7', 'rooms', roomsScene(), '8room_000');
  yield own('random, 35 % walls', 'random', randomScene(), 'random512-35-0');
  // Walls as rough as in our caves are in no published map, and jumps are short there: held to the same ratio all the same.
  yield own('caves', 'game-like', realmScene('caves'), 'brc202d');
  yield own('halls and corridors 4 wide', 'game-like', realmScene('rooms', 4), 'brc202d');
}

const SUFFIX = '.map';

/** @param {string} name @returns {MapClass} */
function classOf(name) {
  if (name.startsWith('maze')) return 'mazes';
  if (name.includes('room')) return 'rooms';
  return name.startsWith('random') ? 'random' : 'game-like';
}

/** @template T @param {import('asterion/notation').Parsed<T>} read @param {string} file */
function valueOf(read, file) {
  if (!read.ok) throw new Error(faultText(read.fault, file));
  return read.value;
}

/** @param {string} file @param {number} cols @returns {Query[]} */
const scenariosIn = (file, cols) =>
  valueOf(parseMovingAiScenarios(readFileSync(file, 'utf8')), file).map(({ from, to, length }) => ({
    from: from[0] * cols + from[1],
    to: to[0] * cols + to[1],
    length,
  }));

/** The maps of a folder that have scenarios, none without a folder. @param {string | undefined} folder */
export function* givenMaps(folder = process.env.ASTERION_MAPS) {
  if (folder === undefined) return;
  const names = readdirSync(folder).filter((name) => name.endsWith(SUFFIX) && existsSync(join(folder, `${name}.scen`)));
  if (names.length === 0) throw new Error(`${folder} has no map (NAME${SUFFIX}) with scenarios (NAME${SUFFIX}.scen).`);
  for (const file of names) {
    const path = join(folder, file);
    const scene = valueOf(parseMovingAiMap(readFileSync(path, 'utf8'), { diagonals: DIAGONALS }), path);
    const scenarios = scenariosIn(`${path}.scen`, scene.world.grid.cols);
    const name = file.slice(0, -SUFFIX.length);
    const queries = shuffle(scenarios.slice(), createRng(name)).slice(0, QUERIES);
    /** @type {SearchMap} */
    const map = { name, mapClass: classOf(name), like: name, scene, queries, scenarios };
    yield map;
  }
}
