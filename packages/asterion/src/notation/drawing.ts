/**
 * Reads drawings with thin walls: the boards of the Labyrinth, and mazes drawn in the same form, in ASCII or with box
 * characters. The writer is `drawText` of the render layer.
 *
 * ` T ` is Theseus, ` M ` a Minotaur, ` * ` both, `s01` a supply, ` s ` one after the 99th, ` S ` and ` E ` entrance and
 * exit, `S=E` both, `(A)` (then `AA)`, `AAA`) one end of a tunnel, with `[A]` at the entrance and `{A}` at the exit, `###` a
 * cell of wall, ` o ` a pit. What has no number, Minotaurs and supplies after the 99th, is in the order of the cells.
 * Whatever else stands in a cell (paths, distances) is ignored. A gap in the border is the entrance, or the exit if the
 * entrance is known; nobody can walk through it. At a wall or a pit it is no gap: refusing it was rejected, for whoever
 * draws the shape of a mask leaves its outside open.
 */

import {
  addTunnel,
  type Cell,
  createScene,
  createWorld,
  firstOfDrawnRow,
  type Grid,
  isGround,
  type Origin,
  openWay,
  rect,
  type Scene,
  sizeFault,
  Terrain,
  type World,
} from '../world/index.js';
import { CheckedDrawing } from './drawing-lines.js';
import { isMostlyPadding, linesOf } from './lines.js';
import { type Parsed, parsed, refuse } from './result.js';

/** What a drawing leaves open. */
export interface DrawingOptions {
  /** Where row 0 is: on the last line of cells (`bottom`, unless told) or on the first. The picture is the same. */
  readonly origin?: Origin;
}

/** Reads a drawing into a world of squares. */
export const parseDrawing = (text: string, { origin = 'bottom' }: DrawingOptions = {}): Parsed<Scene> =>
  parsed((warn) => {
    const frame = new CheckedDrawing(linesOf(text));
    const { rows, cols } = frame;
    const fault = sizeFault(rect, rows, cols);
    if (fault !== undefined) refuse(frame.lineOf(0) - 1, 1, fault);
    if (isMostlyPadding(rows * cols, text)) refuse(frame.lineOf(0) - 1, 1, 'Expected a drawing, found mostly nothing.');
    if (frame.hasSuccessor) warn('Only the first of several drawings is read.');

    const grid = rect.grid(rows, cols, origin);
    const marks = readMarks(frame, grid);
    const world = createWorld(grid, { terrain: readTerrain(frame, grid) });
    openWays(frame, world);
    for (const [a, b] of tunnelEnds(marks)) addTunnel(world, a, b);

    let entrance = marks.get('S')?.[0].cell;
    let exit = marks.get('E')?.[0].cell;
    // As between two cells on which nobody can stand, a missing line says nothing where one of them meets the border.
    const isDoor = (cell: Cell) => cell !== entrance && cell !== exit && isGround(world, cell);
    const gaps = borderGaps(frame, grid).filter(isDoor);
    entrance ??= gaps.shift();
    exit ??= gaps.shift();
    if (gaps.length > 0) warn('The border has more gaps than an entrance and an exit; the others are ignored.');
    return createScene(world, { entrance, exit, actors: actorsOf(marks) });
  });

interface Place {
  readonly cell: Cell;
  readonly line: number;
  readonly column: number;
}

/** Where each thing that means something stands, by what is drawn there without blanks. */
type Marks = ReadonlyMap<string, readonly Place[]>;

const TUNNEL_END = /^(?:\([A-Z]\)|\[[A-Z]\]|\{[A-Z]\}|[A-Z]{2}[)\]}]|[A-Z]{3})$/;
const NAMED = /^(?:[TMSEs*]|S=E|s[0-9]{2})$/;

/** What may be drawn as often as one likes; how many of them can play is for the rules to say. */
const UNNUMBERED = ['M', 's'];

/** What a cell shows: a tunnel by its letters, and the places it names. */
function readContents(contents: string): { label: string | undefined; names: readonly string[] } {
  const text = contents.trim();
  if (!TUNNEL_END.test(text)) return { label: undefined, names: NAMED.test(text) ? text.split('=') : [] };
  const names = text.endsWith(']') ? ['S'] : text.endsWith('}') ? ['E'] : [];
  return { label: `(${text.replace(/[^A-Z]/g, '')})`, names };
}

/** Rows of a drawing count from the top. */
const cellIn = (grid: Grid, row: number, col: number): Cell => firstOfDrawnRow(grid, row) + col;

function readMarks(frame: CheckedDrawing, grid: Grid): Marks {
  const marks = new Map<string, Place[]>();
  for (let row = 0; row < frame.rows; row++) {
    for (let col = 0; col < frame.cols; col++) {
      const { label, names } = readContents(frame.contents(row, col));
      const place = { cell: cellIn(grid, row, col), line: frame.lineOf(row), column: frame.columnOf(col) };
      if (label !== undefined) note(marks, label, place, 2);
      for (const name of names) note(marks, name, place, UNNUMBERED.includes(name) ? Infinity : 1);
    }
  }
  const [both] = marks.get('*') ?? [];
  if (both === undefined) return marks;
  const theseus = marks.get('T')?.[0];
  if (theseus !== undefined) refuse(theseus.line, theseus.column, 'Expected no T beside *, which stands for T and M.');
  note(marks, 'T', both, 1);
  note(marks, 'M', both, Infinity);
  return marks;
}

function note(marks: Map<string, Place[]>, name: string, place: Place, most: number): void {
  const places = marks.get(name);
  if (places === undefined) {
    marks.set(name, [place]);
    return;
  }
  if (places.length === most) {
    refuse(place.line, place.column, `Expected ${name} ${most === 1 ? 'once' : 'twice'} at most, found it again.`);
  }
  places.push(place);
}

/** Undefined if every cell is floor. */
function readTerrain(frame: CheckedDrawing, grid: Grid): Uint8Array | undefined {
  const terrain = new Uint8Array(frame.rows * frame.cols);
  for (let row = 0; row < frame.rows; row++) {
    for (let col = 0; col < frame.cols; col++) {
      const contents = frame.contents(row, col);
      if (contents === '###' || contents === '███') terrain[cellIn(grid, row, col)] = Terrain.wall;
      else if (contents === ' o ') terrain[cellIn(grid, row, col)] = Terrain.pit;
    }
  }
  return terrain.some((ground) => ground !== Terrain.floor) ? terrain : undefined;
}

const [EAST, NORTH] = rect.sides;

/** No line is drawn between two cells on which nobody can stand; there is no way between them either. */
function openWays(frame: CheckedDrawing, world: World): void {
  const { grid } = world;
  for (let row = 0; row < frame.rows; row++) {
    for (let col = 0; col < frame.cols; col++) {
      const cell = cellIn(grid, row, col);
      if (!isGround(world, cell)) continue;
      const isLast = col + 1 === frame.cols;
      if (!isLast && !frame.hasWallLeft(row, col + 1) && isGround(world, cell + 1)) openWay(world, cell, EAST);
      const above = grid.neighbour(cell, NORTH);
      if (row > 0 && !frame.hasWallAbove(row, col) && isGround(world, above)) openWay(world, cell, NORTH);
    }
  }
}

/** The cells at gaps in the border, in reading order. */
function borderGaps(frame: CheckedDrawing, grid: Grid): Cell[] {
  const { rows, cols } = frame;
  const gaps = new Set<Cell>();
  const note = (row: number, col: number, hasWall: boolean) => {
    if (!hasWall) gaps.add(cellIn(grid, row, col));
  };
  for (let col = 0; col < cols; col++) note(0, col, frame.hasWallAbove(0, col));
  for (let row = 0; row < rows; row++) {
    note(row, 0, frame.hasWallLeft(row, 0));
    note(row, cols - 1, frame.hasWallLeft(row, cols));
  }
  for (let col = 0; col < cols; col++) note(rows - 1, col, frame.hasWallAbove(rows, col));
  return [...gaps];
}

/** Tunnels in the order of their labels: A to Z, then AA, AB, ... */
function tunnelEnds(marks: Marks): [Cell, Cell][] {
  const labels = [...marks.keys()].filter((name) => name.startsWith('('));
  const letters = (label: string) => label.replace(/[()]/g, '').padStart(3);
  labels.sort((a, b) => (letters(a) < letters(b) ? -1 : 1));
  return labels.map((label) => {
    const [first, second] = marks.get(label) ?? [];
    if (second === undefined) {
      const message = `Expected two ends of tunnel ${label}, found one (the other may be hidden under another mark).`;
      refuse(first.line, first.column, message);
    }
    return [first.cell, second.cell];
  });
}

/** Supplies in the order of their numbers, then those without one. */
function actorsOf(marks: Marks): Record<string, Cell[]> {
  const cellsOf = (name: string) => (marks.get(name) ?? []).map((place) => place.cell).sort((a, b) => a - b);
  const numbered = [...marks.keys()].filter((name) => /^s[0-9]/.test(name)).sort();
  const roles: [string, Cell[]][] = [
    ['theseus', cellsOf('T')],
    ['minotaur', cellsOf('M')],
    ['supply', [...numbered, 's'].flatMap(cellsOf)],
  ];
  return Object.fromEntries(roles.filter(([, cells]) => cells.length > 0));
}
