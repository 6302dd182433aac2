/**
 * Maps of the Tiled editor, as JSON: what game engines load.
 *
 * One tile a cell where the ground alone says where one can go. Walls between cells are no tiles, so a maze of squares is
 * written in its block form (`blocksOf`), and what has no such form is refused. Rows are written as drawn, the top one first.
 *
 * Tiled wants a picture for its tiles and takes none from inside of a JSON file: `data:` addresses are not read, and a set
 * of tiles without a picture cannot be given one later, nor does Phaser know its properties. So the map names a picture
 * that its maker brings along; until then Tiled opens the map, and asks where it is.
 */

import {
  blocksFault,
  blocksOf,
  type Cell,
  colOf,
  type Diagonals,
  firstOfDrawnRow,
  type Grid,
  hex,
  isGround,
  isPassable,
  isShape,
  rect,
  rowOf,
  type Scene,
  Terrain,
  tunnelPairs,
  type World,
} from '../world/index.js';
import { diagonalsOf } from './ground.js';

/** What a tile map shows, and how large. */
export interface TiledOptions {
  /** Height of a tile in pixels, a multiple of 4; 16 unless told. Squares are as wide, hexagons about seven eighths of it. */
  readonly tileSize?: number | undefined;
  /**
   * The file with the picture of the tiles, from where the map lies: floor, corridor, wall and pit side by side, and a row
   * of these for every cost there is. `asterion-tiles.png` unless told.
   */
  readonly image?: string | undefined;
  /** A way through the world, to be written as a line; none unless told. */
  readonly path?: readonly Cell[] | undefined;
}

/** The classes of tiles, by Terrain. */
export const TILE_CLASSES: readonly string[] = Object.keys(Terrain);

/** The classes of objects that are nobody who stands somewhere. */
export const ENTRANCE = 'entrance';
export const EXIT = 'exit';
export const TUNNEL = 'tunnel';
const PATH = 'path';
const PLACES: readonly string[] = ['', ENTRANCE, EXIT, TUNNEL, PATH];

/** The names of properties that are read back: of the map, of tiles, of tunnels. */
export const ORIGIN = 'origin';
export const RULE = 'diagonals';
export const GENERATOR = 'generator';
export const SEED = 'seed';
export const SOLID = 'solid';
export const COST = 'cost';
export const TO = 'to';
/** What the names of knobs and rules begin with. */
export const KNOBS = 'knobs.';
export const RULES = 'rules.';

/** The version of the format: the first since which classes of tiles and objects are called `type` for good. */
const [VERSION, TILED_VERSION] = ['1.10', '1.10.2'];

/** How the cells of a world become tiles. */
interface Layout {
  /** Whether walls between cells become tiles. */
  readonly isBlocks: boolean;
  /** By which rule steps through corners follow from the tiles. */
  readonly diagonals: Diagonals;
}

/** Why a tile map cannot hold a scene, as a sentence; undefined if it can. */
export function tiledFault(scene: Scene): string | undefined {
  const layout = layoutOf(scene);
  return typeof layout === 'string' ? layout : undefined;
}

/** The layout, or why there is none. */
function layoutOf(scene: Scene): Layout | string {
  const { world, actors } = scene;
  const { shape } = world.grid;
  const isHex = isShape(shape, hex);
  if (!isHex && !isShape(shape, rect)) return `Expected squares or hexagons within an edge, got ${shape.name}.`;
  const taken = Object.keys(actors).find((role) => PLACES.includes(role));
  if (taken !== undefined) return `Expected a role of actors that is no place of the map, got "${taken}".`;
  if (!hasThinWalls(world)) {
    const diagonals = diagonalsOf(world);
    if (diagonals === undefined)
      return 'Expected open ways that follow from the terrain, under one rule about diagonals.';
    return { isBlocks: false, diagonals: isHex ? 'never' : diagonals };
  }
  if (isHex) return 'Expected hexagons without walls between them: a wall there would have to be a tile.';
  if (world.costs !== undefined)
    return 'Expected a world without costs, since its walls between cells become tiles and every step two.';
  if (world.open.some((ways, cell) => ways !== 0 && ((ways & CORNERS) !== 0 || !isGround(world, cell))))
    return 'Expected ways through sides only, from ground to ground, since there are walls between cells.';
  return blocksFault(scene) ?? { isBlocks: true, diagonals: 'never' };
}

/** The directions of squares that cross no side. */
const CORNERS = rect.directions.reduce((bits, _, direction) => (rect.sides.includes(direction) ? bits : bits | (1 << direction)), 0); // biome-ignore format: one mask

/** Whether somewhere a wall stands between two cells of ground. In a maze the first cells tell. */
function hasThinWalls(world: World): boolean {
  const { grid, open } = world;
  for (let cell = 0; cell < grid.cellCount; cell++) {
    if (!isGround(world, cell)) continue;
    for (const side of grid.sidesOf(cell)) {
      const next = grid.neighbour(cell, side);
      if (next >= 0 && ((open[cell] >> side) & 1) === 0 && isGround(world, next)) return true;
    }
  }
  return false;
}

/** Writes a map. Throws a RangeError if `tiledFault` finds a fault, and for a wrong size of tiles. */
export const formatTiled = (scene: Scene, options: TiledOptions = {}): string =>
  [...tiledChunks(scene, options)].join('');

/** The same text in pieces of some 64 kB, for worlds too large to hold twice. Throws at once, before the first piece. */
export function tiledChunks(scene: Scene, options: TiledOptions = {}): Generator<string, void, undefined> {
  const layout = layoutOf(scene);
  if (typeof layout === 'string') throw new RangeError(layout);
  const { tileSize = 16 } = options;
  if (!(Number.isInteger(tileSize) && tileSize > 0 && tileSize % 4 === 0))
    throw new RangeError(`Expected tileSize to be a multiple of 4, got ${tileSize}.`);
  return mapChunks(scene, layout, tileSize, options);
}

function* mapChunks(
  scene: Scene,
  layout: Layout,
  tileSize: number,
  options: TiledOptions,
): Generator<string, void, undefined> {
  const { world } = layout.isBlocks ? blocksOf(scene) : scene;
  const { rows, cols } = world.grid;
  const tile = tileOf(world.grid, tileSize);
  const costs = world.costs && [...new Set(world.costs)].sort((a, b) => a - b);
  const objects = objectsOf(scene, layout, tile, options.path);
  const map = {
    type: 'map',
    version: VERSION,
    tiledversion: TILED_VERSION,
    ...tile.orientation,
    renderorder: 'right-down',
    infinite: false,
    width: cols,
    height: rows,
    tilewidth: tile.width,
    tileheight: tile.height,
    nextlayerid: 3,
    nextobjectid: objects.length + 1,
    properties: propertiesOf(mapFacts(scene, layout)),
  };
  yield `${JSON.stringify(map).slice(0, -1)},\n"tilesets":[${JSON.stringify(tilesetOf(tile, costs, options.image))}],\n`;
  const layer = { opacity: 1, visible: true, x: 0, y: 0 };
  const ground = { id: 1, name: 'ground', type: 'tilelayer', width: cols, height: rows, ...layer };
  yield `"layers":[${JSON.stringify(ground).slice(0, -1)},"data":[`;
  yield* tileRows(world, costs);
  const group = { id: 2, name: 'objects', type: 'objectgroup', draworder: 'index', ...layer };
  yield `\n]},\n${JSON.stringify(group).slice(0, -1)},"objects":[`;
  yield `${objects.map((object) => `\n${JSON.stringify(object)}`).join(',')}\n]}]}\n`;
}

/** A tile, in pixels, and how tiles lie. */
interface Tile {
  readonly width: number;
  readonly height: number;
  readonly orientation: Readonly<Record<string, string | number>>;
}

function tileOf({ shape, rows, origin }: Grid, height: number): Tile {
  if (!isShape(shape, hex)) return { width: height, height, orientation: { orientation: 'orthogonal' } };
  const isOddShifted = origin === 'top' || rows % 2 === 1; // as drawn
  const staggerindex = isOddShifted ? 'odd' : 'even';
  const orientation = { orientation: 'hexagonal', staggeraxis: 'y', staggerindex, hexsidelength: height / 2 };
  return { width: 2 * Math.round((height * Math.sqrt(3)) / 4), height, orientation };
}

/** Floor, corridor, wall and pit of every cost, a row each. */
function tilesetOf({ width, height }: Tile, costs: readonly number[] | undefined, image = 'asterion-tiles.png') {
  const columns = TILE_CLASSES.length;
  const tiles = (costs ?? [undefined]).flatMap((cost, row) =>
    TILE_CLASSES.map((type, ground) => {
      const facts = { [SOLID]: !isPassable(ground as Terrain), ...(cost === undefined ? {} : { [COST]: cost }) };
      return { id: row * columns + ground, type, properties: propertiesOf(facts) };
    }),
  );
  const tilecount = tiles.length;
  const [imagewidth, imageheight] = [columns * width, (tilecount / columns) * height];
  const size = { tilewidth: width, tileheight: height, margin: 0, spacing: 0, columns, tilecount };
  return { firstgid: 1, name: 'asterion', image, imagewidth, imageheight, ...size, tiles };
}

type Facts = Readonly<Record<string, string | number | boolean>>;

function propertiesOf(facts: Facts) {
  return Object.entries(facts).map(([name, value]) => ({ name, type: propertyType(value), value }));
}

function propertyType(value: Facts[string]): string {
  if (typeof value === 'number') return Number.isInteger(value) ? 'int' : 'float';
  return typeof value === 'boolean' ? 'bool' : 'string';
}

/** What the tiles do not tell. */
function mapFacts({ world, made, rules = {} }: Scene, { isBlocks, diagonals }: Layout): Facts {
  const { shape, origin } = world.grid;
  const prefixed = (prefix: string, facts: Facts): [string, Facts[string]][] =>
    Object.entries(facts).map(([name, value]) => [prefix + name, value]);
  return {
    layout: isBlocks ? 'blocks' : 'cells',
    shape: shape.name,
    [ORIGIN]: origin,
    [RULE]: diagonals,
    ...(made === undefined ? {} : { [GENERATOR]: made.generator, [SEED]: made.seed }),
    ...Object.fromEntries([...prefixed(KNOBS, made?.knobs ?? {}), ...prefixed(RULES, rules)]),
  };
}

const PIECE = 65536;

/** Numbers of tiles from 1, a row a line. */
function* tileRows({ grid, terrain, costs: costByCell }: World, costs: readonly number[] = []): Generator<string> {
  const { rows, cols } = grid;
  const rowByCost = new Map(costs.map((cost, row) => [cost, row]));
  const cells = new Array<number>(cols);
  let text = '';
  for (let drawn = 0; drawn < rows; drawn++) {
    const start = firstOfDrawnRow(grid, drawn);
    for (let col = 0; col < cols; col++) {
      const ground = terrain?.[start + col] ?? Terrain.floor;
      const row = costByCell === undefined ? 0 : (rowByCost.get(costByCell[start + col]) ?? 0);
      cells[col] = row * TILE_CLASSES.length + ground + 1;
    }
    text += `${drawn === 0 ? '' : ','}\n${cells.join(',')}`;
    if (text.length < PIECE) continue;
    yield text;
    text = '';
  }
  yield text;
}

function objectsOf(scene: Scene, { isBlocks }: Layout, tile: Tile, path: readonly Cell[] = []) {
  const { entrance, exit, actors, world } = scene;
  const { grid } = world;
  const across = tile.width;
  const down = isShape(grid.shape, hex) ? (tile.height * Math.sqrt(3)) / 2 : tile.height; // pixels a unit of the drawing
  // A block form is the drawing at twice the size, half a tile further on: what is left of its outer wall.
  const tiles = (units: number): number => (isBlocks ? 2 * units + 0.5 : units);
  const at = (cell: Cell) => {
    const { x, y } = grid.centre(cell);
    return { x: Math.round(tiles(x) * across), y: Math.round(tiles(y) * down) };
  };
  const objects: object[] = [];
  const add = (type: string, cell: Cell, facts: readonly object[] = []): void => {
    const place = propertiesOf({ row: rowOf(grid, cell), col: colOf(grid, cell) });
    const form = { point: true, width: 0, height: 0, rotation: 0, visible: true };
    const properties = [...place, ...facts];
    objects.push({ id: objects.length + 1, name: type, type, ...at(cell), ...form, properties });
  };
  if (entrance !== undefined) add(ENTRANCE, entrance);
  if (exit !== undefined) add(EXIT, exit);
  for (const [role, cells] of Object.entries(actors))
    for (const [index, cell] of cells.entries()) add(role, cell, propertiesOf({ index }));
  for (const [a, b] of tunnelPairs(world)) {
    const id = objects.length + 1;
    add(TUNNEL, a, [{ name: TO, type: 'object', value: id + 1 }]);
    add(TUNNEL, b, [{ name: TO, type: 'object', value: id }]);
  }
  if (path.length > 1) {
    const start = at(path[0]);
    const polyline = path.map(at).map(({ x, y }) => ({ x: x - start.x, y: y - start.y }));
    const form = { polyline, width: 0, height: 0, rotation: 0, visible: true };
    objects.push({ id: objects.length + 1, name: PATH, type: PATH, ...start, ...form });
  }
  return objects;
}
