/**
 * Reading maps of the Tiled editor: our own, and what somebody drew.
 *
 * A tile is told by its class (`floor`, `corridor`, `wall`, `pit`), or else by its property `solid`. The uppermost tile
 * that says what it is counts, others are decoration, and a cell without any is wall. Objects stand in the cell their
 * middle is in, since people move them: what their properties `row` and `col` say is not asked. A map with walls as tiles
 * is read as it lies; it does not become the maze again that it may once have been.
 */

import {
  addTunnel,
  type Cell,
  createScene,
  createWorld,
  DIAGONALS,
  firstOfDrawnRow,
  type Grid,
  isGround,
  openFromTerrain,
  type RuleValue,
  rect,
  type Scene,
  sizeFault,
  Terrain,
  tunnelFault,
  type World,
} from '../world/index.js';
import { isWhole, type Json, type JsonObject, type JsonPath, readJson, refuseValue, shown } from './json.js';
import { type Parsed, parsed } from './result.js';
import {
  COST,
  ENTRANCE,
  EXIT,
  GENERATOR,
  KNOBS,
  ORIGIN,
  RULE,
  RULES,
  SEED,
  SOLID,
  TILE_CLASSES,
  TO,
  TUNNEL,
} from './tiled.js';

/** Reads a map of squares, of a fixed size, with its tilesets inside and its tiles as plain numbers (CSV). */
export const parseTiled = (text: string): Parsed<Scene> => parsed((warn) => new TiledReader(text, warn).scene());

/** What a tile says of its cell. */
interface Ground {
  readonly terrain: Terrain;
  readonly cost: number | undefined;
}

interface Placed {
  readonly path: JsonPath;
  readonly object: JsonObject;
  readonly role: string;
  readonly cell: Cell;
}

const LARGEST_COST = 65535;
/** The bits of a tile's number above these say how it is turned. */
const TILE_BITS = 0x0fffffff;

class TiledReader {
  readonly #text: string;
  readonly #warn: (warning: string) => void;
  readonly #map: JsonObject;
  readonly #facts: ReadonlyMap<string, RuleValue>;

  constructor(text: string, warn: (warning: string) => void) {
    this.#text = text;
    this.#warn = warn;
    const map = readJson(text);
    if (!(map instanceof Map)) refuseValue(text, [], 'Expected a JSON object.');
    this.#map = map as JsonObject;
    this.#facts = factsOf(this.#map);
  }

  scene(): Scene {
    const grid = this.#grid();
    const known = this.#knownTiles();
    const placed: Placed[] = [];
    let grounds: (Ground | undefined)[] | undefined;
    for (const [path, layer] of this.#objects([], 'layers', this.#map)) {
      const type = layer.get('type');
      if (type === 'tilelayer') {
        const tiles = this.#tiles(path, layer, grid);
        grounds ??= tiles.map(() => undefined);
        for (const [place, tile] of tiles.entries()) grounds[place] = known.get(tile) ?? grounds[place];
      } else if (type === 'objectgroup') for (const one of this.#placed(path, layer, grid)) placed.push(one);
      else if (type === 'group') this.#warn('The layers in a group are left out.');
    }
    if (grounds === undefined) this.#refuse(['layers'], 'Expected a layer of tiles, found none.');
    return this.#sceneOf(this.#world(grid, grounds), placed);
  }

  #grid(): Grid {
    const orientation = this.#map.get('orientation');
    if (orientation !== 'orthogonal')
      this.#refuse(['orientation'], `Expected an orthogonal map, found ${shown(orientation)}.`);
    if (this.#map.get('infinite') === true) this.#refuse(['infinite'], 'Expected a map of a fixed size.');
    const [rows, cols] = ['height', 'width'].map((key) => this.#wholeNumber([], this.#map, key));
    const fault = sizeFault(rect, rows, cols);
    if (fault !== undefined) this.#refuse(['height'], fault);
    return rect.grid(rows, cols, this.#facts.get(ORIGIN) === 'bottom' ? 'bottom' : 'top');
  }

  /** By number, the tiles that say what they are. */
  #knownTiles(): ReadonlyMap<number, Ground> {
    const known = new Map<number, Ground>();
    for (const [path, tileset] of this.#objects([], 'tilesets', this.#map)) {
      if (tileset.has('source'))
        this.#refuse([...path, 'source'], 'Expected a tileset that is embedded, found one in a file of its own.');
      const first = this.#wholeNumber(path, tileset, 'firstgid');
      for (const [at, tile] of this.#objects(path, 'tiles', tileset)) {
        const facts = factsOf(tile);
        const ground = TILE_CLASSES.indexOf(classOf(tile));
        const solid = facts.get(SOLID);
        if (ground < 0 && typeof solid !== 'boolean') continue;
        const terrain = (ground >= 0 ? ground : solid === true ? Terrain.wall : Terrain.floor) as Terrain;
        const cost = facts.get(COST);
        if (cost !== undefined && !(isWhole(cost) && cost >= 1 && cost <= LARGEST_COST))
          this.#refuse(at, `Expected a cost from 1 to ${LARGEST_COST}, found ${shown(cost)}.`);
        known.set(first + this.#wholeNumber(at, tile, 'id', 0), { terrain, cost });
      }
    }
    if (known.size > 0) return known;
    const expected = `tiles of a class (${TILE_CLASSES.join(', ')}) or with a property ${SOLID}`;
    return this.#refuse(['tilesets'], `Expected ${expected}, found none.`);
  }

  /** The tiles of a layer by cell. There is a number for each, so from here on the world is no larger than its text. */
  #tiles(path: JsonPath, layer: JsonObject, grid: Grid): number[] {
    const { cols, cellCount } = grid;
    const data = layer.get('data');
    const at = [...path, 'data'];
    if (!Array.isArray(data)) this.#refuse(at, 'Expected a list of numbers (CSV), found tiles that are encoded.');
    const tiles = data as readonly Json[];
    if (tiles.length !== cellCount) this.#refuse(at, `Expected ${cellCount} tiles, found ${tiles.length}.`);
    return tiles.map((_, cell) => {
      const row = Math.floor(cell / cols);
      const place = firstOfDrawnRow(grid, row) + (cell % cols);
      const tile = tiles[place];
      if (isWhole(tile) && tile >= 0 && tile < 2 ** 32) return tile & TILE_BITS;
      return this.#refuse([...at, place], `Expected the number of a tile, found ${shown(tile)}.`);
    });
  }

  #world(grid: Grid, grounds: readonly (Ground | undefined)[]): World {
    const terrain = Uint8Array.from(grounds, (ground) => ground?.terrain ?? Terrain.wall);
    const hasCosts = grounds.some((ground) => ground?.cost !== undefined);
    const costs = hasCosts ? Uint16Array.from(grounds, (ground) => ground?.cost ?? 1) : undefined;
    const usual = terrain.includes(Terrain.corridor) ? 'always' : 'never'; // as character maps are read
    const diagonals = DIAGONALS.find((rule) => rule === this.#facts.get(RULE)) ?? usual;
    return createWorld(grid, { terrain, costs, open: openFromTerrain(grid, terrain, diagonals) });
  }

  /** Whoever and whatever stands in a cell: lines and words are none of them. */
  #placed(path: JsonPath, layer: JsonObject, grid: Grid): Placed[] {
    const [across, down] = ['tilewidth', 'tileheight'].map((key) => this.#wholeNumber([], this.#map, key));
    const standing = this.#objects(path, 'objects', layer).filter(
      ([, object]) => !['polygon', 'polyline', 'text'].some((form) => object.has(form)),
    );
    return standing.map(([at, object]) => {
      const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((key) => numberIn(object.get(key)));
      const middle = object.has('gid') ? -height / 2 : height / 2; // a picture stands on its point
      const cell = grid.cellAtPoint((x + width / 2) / across, (y + middle) / down);
      if (cell < 0) this.#refuse(at, `Expected an object on the map, found one at ${x},${y}.`);
      return { path: at, object, role: classOf(object), cell };
    });
  }

  #sceneOf(world: World, placed: readonly Placed[]): Scene {
    const byRole = new Map<string, Placed[]>();
    for (const one of placed) {
      const alike = byRole.get(one.role);
      if (alike === undefined) byRole.set(one.role, [one]);
      else alike.push(one);
    }
    const [entrance, exit] = [ENTRANCE, EXIT].map((role) => this.#place(world, byRole.get(role)));
    this.#addTunnels(world, byRole.get(TUNNEL));
    if (byRole.has('')) this.#warn('Objects without a class and a name are left out.');
    for (const role of ['', ENTRANCE, EXIT, TUNNEL]) byRole.delete(role);
    const actors = Object.fromEntries([...byRole].map(([role, ones]) => [role, ones.map(({ cell }) => cell)]));
    const [generator, seed] = [this.#facts.get(GENERATOR), this.#facts.get(SEED)];
    const knobs = this.#namedFrom(KNOBS, (value) => typeof value !== 'boolean');
    const made = typeof generator === 'string' && typeof seed === 'string' ? { generator, seed, knobs } : undefined;
    return createScene(world, { entrance, exit, actors, made, rules: this.#namedFrom(RULES) });
  }

  #place(world: World, [first, second]: readonly Placed[] = []): Cell | undefined {
    if (second !== undefined) this.#refuse(second.path, `Expected one ${second.role}, found a second.`);
    if (first !== undefined && !isGround(world, first.cell))
      this.#refuse(first.path, `Expected the ${first.role} on ground, found a wall or a pit.`);
    return first?.cell;
  }

  #addTunnels(world: World, ends: readonly Placed[] = []): void {
    const cells = new Map(ends.map(({ object, cell }) => [object.get('id'), cell]));
    for (const { path, object, cell } of ends) {
      const other = cells.get(factsOf(object).get(TO));
      if (other === undefined) this.#refuse(path, `Expected another tunnel in the property ${TO}, found none.`);
      if (world.tunnels.get(cell) === other) continue; // told from the other end
      const fault = tunnelFault(world, cell, other);
      if (fault !== undefined) this.#refuse(path, `Expected a sound tunnel, found one that ${fault}.`);
      addTunnel(world, cell, other);
    }
  }

  /** The facts whose names begin so; undefined if there are none. */
  #namedFrom<T extends RuleValue = RuleValue>(
    prefix: string,
    isFit = (_: RuleValue): _ is T => true,
  ): Readonly<Record<string, T>> | undefined {
    const facts = [...this.#facts].filter((fact): fact is [string, T] => fact[0].startsWith(prefix) && isFit(fact[1]));
    if (facts.length === 0) return undefined;
    return Object.fromEntries(facts.map(([name, value]) => [name.slice(prefix.length), value]));
  }

  /** A list of objects, each with its path; empty if it is not there. */
  #objects(path: JsonPath, key: string, holder: JsonObject): [JsonPath, JsonObject][] {
    const list = holder.get(key) ?? [];
    if (!Array.isArray(list)) this.#refuse([...path, key], `Expected a list, found ${shown(list)}.`);
    return (list as readonly Json[]).map((value, index) => {
      const at = [...path, key, index];
      if (!(value instanceof Map)) this.#refuse(at, `Expected an object, found ${shown(value)}.`);
      return [at, value as JsonObject];
    });
  }

  #wholeNumber(path: JsonPath, holder: JsonObject, key: string, least = 1): number {
    const value = holder.get(key);
    if (isWhole(value) && value >= least) return value;
    return this.#refuse([...path, key], `Expected ${key} to be a whole number from ${least}, found ${shown(value)}.`);
  }

  #refuse(path: JsonPath, message: string): never {
    refuseValue(this.#text, path, message);
  }
}

/** A class (Tiled 1.9) or a type (before and after it); of objects with neither their name. */
const classOf = (thing: JsonObject): string =>
  ['type', 'class', 'name'].map((key) => thing.get(key)).find(isText) ?? '';

/** A coordinate: 0 where there is none, and nowhere where it is no number. */
const numberIn = (value: Json | undefined): number =>
  typeof value === 'number' ? value : value === undefined ? 0 : NaN;

const isText = (value: Json | undefined): value is string => typeof value === 'string' && value !== '';

/** Custom properties by name; those that are no plain values are left out. */
function factsOf(thing: JsonObject): ReadonlyMap<string, RuleValue> {
  const properties = thing.get('properties');
  const facts = new Map<string, RuleValue>();
  for (const property of Array.isArray(properties) ? (properties as readonly Json[]) : []) {
    if (!(property instanceof Map)) continue;
    const [name, value] = ['name', 'value'].map((key) => (property as JsonObject).get(key));
    if (isText(name) && value !== undefined && value !== null && typeof value !== 'object') facts.set(name, value);
  }
  return facts;
}
