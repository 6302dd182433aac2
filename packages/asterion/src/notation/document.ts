/**
 * The world document, version 1: one JSON object that holds any scene.
 *
 * Row 0 comes first, whatever the origin; two hex digits a cell say which directions are open. A reader accepts every
 * version there has been, refuses newer ones, and ignores keys it does not know.
 */

import {
  addTunnel,
  type Cell,
  cellAt,
  colOf,
  createScene,
  createWorld,
  EDGE,
  type Grid,
  isGround,
  isOnGrid,
  type Provenance,
  type RuleValue,
  rowLength,
  rowOf,
  type Scene,
  shapeNamed,
  shapes,
  sizeFault,
  tunnelFault,
  type World,
} from '../world/index.js';
import { disagreement } from './agreement.js';
import { isWhole, type Json, type JsonObject, type JsonPath, readJson, refuseValue, shown } from './json.js';
import { type Parsed, parsed, quoted } from './result.js';

/** The version that is written. Readers take it and all before it, and refuse newer ones. */
export const DOCUMENT_VERSION = 1;

/** What stands for a cell in a document's terrain, by Terrain. */
export const TERRAIN_GLYPHS = '.+ o';

const LARGEST_COST = 65535;

/** Reads a world document and checks all of it: what comes out is a sound scene. */
export const parseDocument = (text: string): Parsed<Scene> => parsed(() => readDocument(text, readJson(text), []));

/** Reads a world document that stands somewhere in a larger JSON text (inside `parsed`). */
export function readDocument(text: string, document: Json | undefined, path: JsonPath): Scene {
  if (!(document instanceof Map)) refuseValue(text, path, 'Expected a JSON object.');
  return new DocumentReader(text, document as JsonObject, path).scene();
}

class DocumentReader {
  readonly #text: string;
  readonly #document: JsonObject;
  /** Where the document stands in the text. */
  readonly #path: JsonPath;

  constructor(text: string, document: JsonObject, path: JsonPath) {
    this.#text = text;
    this.#document = document;
    this.#path = path;
  }

  scene(): Scene {
    this.#checkVersion();
    const grid = this.#grid();
    const open = this.#open(grid);
    const world = createWorld(grid, { open, terrain: this.#terrain(grid), costs: this.#costs(grid) });
    const clash = disagreement(world);
    if (clash !== undefined) this.#refuseOpen(grid, clash.cell, clash.message);
    this.#readTunnels(world);
    const entrance = this.#optionalGround(world, 'entrance');
    const exit = this.#optionalGround(world, 'exit');
    return createScene(world, { entrance, exit, actors: this.#actors(grid), made: this.#made(), rules: this.#rules() });
  }

  #checkVersion(): void {
    const version = this.#wholeNumber('asterion', 'the version of the document');
    if (version <= DOCUMENT_VERSION) return;
    const known = `version ${DOCUMENT_VERSION} at most`;
    this.#refuse(['asterion'], `Expected ${known}, found ${version}: a newer Asterion wrote this document.`);
  }

  #grid(): Grid {
    const name = this.#get('shape', 'the name of a shape');
    const shape = typeof name === 'string' ? shapeNamed(name) : undefined;
    if (shape === undefined)
      this.#refuse(['shape'], `Expected a shape (${Object.keys(shapes).join(', ')}), found ${shown(name)}.`);
    const rows = this.#wholeNumber('rows', 'the number of rows');
    const cols = this.#wholeNumber('cols', 'the number of columns');
    const fault = sizeFault(shape, rows, cols);
    if (fault !== undefined) this.#refuse(['rows'], fault);
    const origin = this.#get('origin', 'where row 0 is drawn');
    if (origin !== 'top' && origin !== 'bottom')
      this.#refuse(['origin'], `Expected "top" or "bottom", found ${shown(origin)}.`);
    return shape.grid(rows, cols, origin);
  }

  #open(grid: Grid): Uint8Array {
    const rows = this.#textRows('open', grid, 2, 'hex digits, two a cell');
    const open = new Uint8Array(grid.cellCount);
    for (let row = 0, cell = 0; row < rows.length; row++) {
      const digits = rows[row];
      for (let at = 0; at < digits.length; at += 2, cell++) {
        const high = HEX_VALUE[digits.charCodeAt(at)];
        const low = HEX_VALUE[digits.charCodeAt(at + 1)];
        if (!(high >= 0 && low >= 0)) {
          const found = quoted(digits.slice(at, at + 2));
          this.#refuse(['open', row], `Expected two hex digits, found ${found}.`, at + 1);
        }
        open[cell] = (high << 4) | low;
      }
    }
    this.#checkWays(grid, open, (1 << grid.shape.directions.length) - 1);
    return open;
  }

  /** Each open way leads to a cell, and back. */
  #checkWays(grid: Grid, open: Uint8Array, known: number): void {
    const { directions, opposite } = grid.shape;
    for (let cell = 0; cell < open.length; cell++) {
      if (open[cell] > known) this.#refuseOpen(grid, cell, `Expected bits of ${directions.length} directions only.`);
      for (let rest = open[cell]; rest !== 0; rest &= rest - 1) {
        const direction = 31 - Math.clz32(rest & -rest);
        const next = grid.neighbour(cell, direction);
        if (next < 0) {
          const what = next === EDGE ? 'over the edge' : 'where the cell has no side';
          this.#refuseOpen(grid, cell, `Expected no open way ${what}, found ${directions[direction]}.`);
        }
        if (((open[next] >> opposite[direction]) & 1) === 0) {
          const back = `row ${rowOf(grid, next)}, column ${colOf(grid, next)}`;
          const message = `Expected the way ${directions[direction]} to be open from both sides, found it closed from ${back}.`;
          this.#refuseOpen(grid, cell, message);
        }
      }
    }
  }

  #terrain(grid: Grid): Uint8Array | undefined {
    if (!this.#document.has('terrain')) return undefined;
    const rows = this.#textRows('terrain', grid, 1, 'characters, one a cell');
    const terrain = new Uint8Array(grid.cellCount);
    for (let row = 0, cell = 0; row < rows.length; row++) {
      for (let col = 0; col < rows[row].length; col++, cell++) {
        const ground = TERRAIN_GLYPHS.indexOf(rows[row][col]);
        if (ground < 0) {
          const message = `Expected one of ${quoted(TERRAIN_GLYPHS)}, found ${quoted(rows[row][col])}.`;
          this.#refuse(['terrain', row], message, col + 1);
        }
        terrain[cell] = ground;
      }
    }
    return terrain;
  }

  #costs(grid: Grid): Uint16Array | undefined {
    if (!this.#document.has('costs')) return undefined;
    const rows = this.#list(['costs'], this.#document.get('costs'), grid.rows, 'rows of costs').map((row, index) =>
      this.#list(['costs', index], row, rowLength(grid, index), 'costs, one a cell'),
    );
    const costs = new Uint16Array(grid.cellCount);
    for (let row = 0, cell = 0; row < rows.length; row++) {
      for (let col = 0; col < rows[row].length; col++, cell++) {
        const cost = rows[row][col];
        if (!isWhole(cost) || cost < 1 || cost > LARGEST_COST) {
          this.#refuse(['costs', row, col], `Expected a cost from 1 to ${LARGEST_COST}, found ${shown(cost)}.`);
        }
        costs[cell] = cost;
      }
    }
    return costs;
  }

  #readTunnels(world: World): void {
    const { grid } = world;
    for (const [index, value] of this.#optionalList('tunnels').entries()) {
      const path = ['tunnels', index];
      const [row1, col1, row2, col2] = this.#list(path, value, 4, 'numbers (row, column, row, column)');
      const a = this.#cell(grid, path, row1, col1);
      const b = this.#cell(grid, path, row2, col2);
      const fault = tunnelFault(world, a, b);
      if (fault !== undefined) this.#refuse(path, `Expected a sound tunnel, found one that ${fault}.`);
      addTunnel(world, a, b);
    }
  }

  #actors(grid: Grid): Record<string, Cell[]> {
    const actors = this.#document.get('actors') ?? new Map<string, Json>();
    if (!(actors instanceof Map)) this.#refuse(['actors'], 'Expected an object of roles.');
    const roles = [...(actors as JsonObject)].map(([role, cells]) => {
      if (!Array.isArray(cells)) this.#refuse(['actors', role], `Expected a list of cells, found ${shown(cells)}.`);
      return [role, (cells as Json[]).map((cell, index) => this.#cellIn(grid, ['actors', role, index], cell))] as const;
    });
    return Object.fromEntries(roles); // defines its keys, so that a role `__proto__` is one like any other
  }

  #made(): Provenance | undefined {
    const made = this.#document.get('made');
    if (made === undefined) return undefined;
    const [generator, seed, knobs] = ['generator', 'seed', 'knobs'].map((key) =>
      made instanceof Map ? (made as JsonObject).get(key) : undefined,
    );
    if (typeof generator !== 'string' || typeof seed !== 'string')
      this.#refuse(['made'], 'Expected an object with the strings generator and seed.');
    if (knobs === undefined) return { generator, seed };
    return { generator, seed, knobs: this.#plainValues(['made', 'knobs'], knobs, ['number', 'string']) };
  }

  #rules(): Scene['rules'] {
    const rules = this.#document.get('rules');
    return rules === undefined ? undefined : this.#plainValues(['rules'], rules, ['number', 'string', 'boolean']);
  }

  /** An object whose values are of these types. */
  #plainValues<T extends RuleValue>(path: JsonPath, values: Json, types: readonly string[]): Record<string, T> {
    if (!(values instanceof Map)) this.#refuse(path, `Expected an object of ${path[path.length - 1]}.`);
    const entries = [...(values as JsonObject)].map(([name, value]) => {
      if (types.includes(typeof value)) return [name, value as T] as const;
      return this.#refuse([...path, name], `Expected a value of type ${types.join(' or ')}, found ${shown(value)}.`);
    });
    return Object.fromEntries(entries);
  }

  #optionalGround(world: World, key: string): Cell | undefined {
    const value = this.#document.get(key);
    if (value === undefined) return undefined;
    const cell = this.#cellIn(world.grid, [key], value);
    if (!isGround(world, cell)) this.#refuse([key], 'Expected a cell with ground, found a wall or a pit.');
    return cell;
  }

  #cellIn(grid: Grid, path: JsonPath, value: Json): Cell {
    const [row, col] = this.#list(path, value, 2, 'numbers (row, column)');
    return this.#cell(grid, path, row, col);
  }

  #cell(grid: Grid, path: JsonPath, row: Json, col: Json): Cell {
    if (isWhole(row) && isWhole(col) && isOnGrid(grid, row, col)) return cellAt(grid, row, col);
    const found = `row ${shown(row)}, column ${shown(col)}`;
    this.#refuse(path, `Expected a cell of ${grid.rows} x ${grid.cols}, found ${found}.`);
  }

  /** Strings by row, all of them of the right length: from here on the world is no larger than its text. */
  #textRows(key: string, grid: Grid, characters: number, what: string): readonly string[] {
    const rows = this.#list([key], this.#get(key, `rows of ${what}`), grid.rows, 'rows');
    for (const [row, text] of rows.entries()) {
      const length = characters * rowLength(grid, row);
      if (typeof text === 'string' && text.length === length) continue;
      const found = typeof text === 'string' ? `${text.length}` : shown(text);
      this.#refuse([key, row], `Expected a string of ${length} ${what}, found ${found}.`);
    }
    return rows as readonly string[];
  }

  #list(path: JsonPath, value: Json | undefined, length: number, what: string): readonly Json[] {
    if (!Array.isArray(value)) this.#refuse(path, `Expected a list of ${length} ${what}, found ${shown(value)}.`);
    const list = value as readonly Json[];
    if (list.length !== length) this.#refuse(path, `Expected ${length} ${what}, found ${list.length}.`);
    return list;
  }

  #optionalList(key: string): readonly Json[] {
    const list = this.#document.get(key) ?? [];
    if (!Array.isArray(list)) this.#refuse([key], `Expected a list, found ${shown(list)}.`);
    return list as readonly Json[];
  }

  #wholeNumber(key: string, what: string): number {
    const value = this.#get(key, what);
    if (!isWhole(value) || value < 1)
      this.#refuse([key], `Expected ${what}, a whole number from 1, found ${shown(value)}.`);
    return value;
  }

  #get(key: string, what: string): Json {
    const value = this.#document.get(key);
    if (value === undefined) this.#refuse([], `Expected the key "${key}" (${what}), found none.`);
    return value;
  }

  #refuseOpen(grid: Grid, cell: Cell, message: string): never {
    this.#refuse(['open', rowOf(grid, cell)], message, 1 + 2 * colOf(grid, cell));
  }

  #refuse(path: JsonPath, message: string, skip = 0): never {
    refuseValue(this.#text, [...this.#path, ...path], message, skip);
  }
}

/** By character code: what a hex digit is worth, -1 or nothing for others. */
const HEX_VALUE = new Int8Array(128).fill(-1);
for (const [value, digit] of Array.from('0123456789abcdef').entries()) {
  HEX_VALUE[digit.charCodeAt(0)] = value;
  HEX_VALUE[digit.toUpperCase().charCodeAt(0)] = value;
}
