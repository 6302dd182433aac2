/** From what was heard to a world and everybody in it. */

import type { Seat } from 'asterion/game';
import type { AnyDescription } from 'asterion/play';
import {
  addTunnel,
  type Cell,
  createScene,
  createWorld,
  directionNamed,
  type Grid,
  type Origin,
  openFromTerrain,
  type Scene,
  type Shape,
  shapeNamed,
  shapes,
  sizeFault,
  Terrain,
  tunnelFault,
  type World,
} from 'asterion/world';
import type { Heard, RowColumn } from './hearing.js';
import { cellAtPlace } from './places.js';
import { UNKNOWN } from './terms.js';

const TUNNEL_WORD = 'TUNNEL';

/** What a character of the grid is made of; things and whoever is drawn there stand on floor. */
const TERRAINS: Readonly<Record<string, Terrain>> = {
  '+': Terrain.corridor,
  '#': Terrain.wall,
  ' ': Terrain.wall,
  [UNKNOWN]: Terrain.floor,
  o: Terrain.pit,
  O: Terrain.pit,
};

/** The world that was told, on the first grid that its ways fit; undefined where they fit none. */
export function worldHeard(heard: Heard, hasTerrain = true): World | undefined {
  const rows = heard.rows.length;
  const cols = Number(heard.pairs.get('cols')) || Math.max(...heard.rows.map((row) => row.length));
  if (rows === 0 || !(cols > 0)) return undefined;
  const said = shapeNamed(heard.pairs.get('shape') ?? '');
  const origin = heard.pairs.get('origin');
  const origins: readonly Origin[] = origin === 'bottom' || origin === 'top' ? [origin] : ['top', 'bottom'];
  for (const shape of said === undefined ? shapesFitting(heard) : [said])
    for (const one of origins) {
      if (sizeFault(shape, rows, cols) !== undefined) continue;
      const world = worldOn(shape.grid(rows, cols, one), heard, hasTerrain);
      if (world !== undefined) return world;
    }
  return undefined;
}

/** Shapes that can be told by their directions alone, those first whose directions are those that were told. */
function shapesFitting({ ways }: Heard): Shape[] {
  const told = new Set([...ways.values()].flat());
  const strange = ({ directions }: Shape): number => directions.filter((name) => !told.has(name)).length;
  const all = Object.values(shapes).filter(({ lattice }) => lattice !== undefined);
  return told.size === 0 ? all : all.toSorted((a, b) => strange(a) - strange(b));
}

function worldOn(grid: Grid, heard: Heard, hasTerrain: boolean): World | undefined {
  const terrain = new Uint8Array(grid.cellCount);
  for (const [row, line] of heard.rows.entries())
    for (const [col, character] of [...line].entries()) {
      const cell = cellAtPlace(grid, row, col);
      if (cell !== undefined) terrain[cell] = TERRAINS[character] ?? Terrain.floor;
    }
  const isFloor = !hasTerrain || terrain.every((one) => one === Terrain.floor);
  const parts = { terrain: isFloor ? undefined : terrain };
  if (heard.ways.size === 0) return createWorld(grid, { ...parts, open: openFromTerrain(grid, terrain, 'always') });
  const world = createWorld(grid, parts);
  const isWhole = [...heard.ways].every(([place, names]) => openWays(world, cellNamed(grid, place), names));
  return isWhole ? world : undefined;
}

const cellNamed = (grid: Grid, place: string): Cell => {
  const [row, col] = place.split(',').map(Number);
  return cellAtPlace(grid, row, col) ?? -1;
};

/** Opens what a line of `ways` says; false if the grid has no such way. */
function openWays(world: World, cell: Cell, names: readonly string[]): boolean {
  const { grid } = world;
  if (cell < 0) return false;
  for (let at = 0; at < names.length; at++) {
    if (names[at] === TUNNEL_WORD) {
      const to = cellAtPlace(grid, Number(names[at + 1]), Number(names[at + 2])) ?? -1;
      if (tunnelFault(world, cell, to) === undefined) addTunnel(world, cell, to);
      at += 2;
      continue;
    }
    const direction = directionOf(grid.shape, names[at]);
    if (direction === undefined || grid.neighbour(cell, direction) < 0) return false;
    world.open[cell] |= 1 << direction;
    world.open[grid.neighbour(cell, direction)] |= 1 << grid.shape.opposite[direction];
  }
  return true;
}

const directionOf = (shape: Shape, name: string): number | undefined =>
  shape.directions.includes(name.toUpperCase()) ? directionNamed(shape, name) : undefined;

/** The options that the game line says; the usual ones where it says nothing. */
export function optionsHeard({ game }: AnyDescription, { pairs }: Heard): object {
  const read = (value: unknown, said: string): unknown => {
    if (typeof value === 'boolean') return said === 'true';
    return typeof value === 'number' ? Number(said) : said;
  };
  const options = Object.entries(game.defaults as Record<string, unknown>).map(([key, value]) => {
    const said = pairs.get(key);
    return [key, said === undefined ? value : read(value, said)] as const;
  });
  return Object.fromEntries(options);
}

/** Who stands where, by role: `you` and `foe` are those of the seats. */
function actorsHeard({ game, pieces }: AnyDescription, seat: Seat, grid: Grid, heard: Heard): Record<string, Cell[]> {
  const actors: Record<string, Cell[]> = {};
  const foe = game.seats.find((other) => other !== seat) ?? '';
  const places = [...heard.at].map(([name, place]) => {
    const [word, number = '1'] = name.split('.');
    return { role: word === 'you' ? seat : word === 'foe' ? foe : word, number: Number(number), place };
  });
  for (const { role, place } of places.toSorted((a, b) => a.number - b.number)) put(actors, role, grid, place);
  for (const [row, line] of heard.rows.entries())
    for (const [col, character] of [...line].entries()) {
      const piece = pieces.find(({ part, glyph }) => part === 'thing' && glyph === character);
      if (piece !== undefined) put(actors, piece.role, grid, [row, col]);
    }
  return actors;
}

function put(actors: Record<string, Cell[]>, role: string, grid: Grid, [row, col]: RowColumn): void {
  const cell = cellAtPlace(grid, row, col);
  if (cell !== undefined) (actors[role] ??= []).push(cell);
}

/** The scene that was told. Where sight is limited, those who are not seen are put where nobody has been yet. */
export function sceneHeard(description: AnyDescription, seat: Seat, heard: Heard, world: World): Scene {
  const { grid } = world;
  const actors = actorsHeard(description, seat, grid, heard);
  const unknown = unknownCells(grid, heard, Object.values(actors).flat());
  const roles = description.pieces.filter(({ part }) => part !== 'pit').map(({ role }) => role);
  for (const role of roles) if (actors[role] === undefined && unknown.length > 0) actors[role] = [unknown.pop() ?? 0];
  const exit = description.pieces.find(({ isExit }) => isExit === true)?.role;
  const { [exit ?? '']: [at] = [], ...others } = actors;
  return createScene(world, { exit: exit === undefined ? undefined : at, actors: others });
}

function unknownCells(grid: Grid, { rows }: Heard, taken: readonly Cell[]): Cell[] {
  const cells = rows.flatMap((line, row) =>
    [...line].flatMap((character, col) => (character === UNKNOWN ? [cellAtPlace(grid, row, col) ?? -1] : [])),
  );
  return cells.filter((cell) => cell >= 0 && !taken.includes(cell));
}
