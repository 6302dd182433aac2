/**
 * A stroke: one go of a brush, as plain data. Applied to the same sketch it gives the same sketch, so hosts apply it anew
 * while the pointer moves, and keep the last one.
 */

import { breadthFirst } from '../search/index.js';
import { type Kinds, kindsFault, shownValue } from '../settings/index.js';
import { type Cell, type Direction, directionName, type Grid, isGround, Terrain, type World } from '../world/index.js';
import { type Brush, brushFault, type StrokeMark } from './brush.js';
import { groundBrushes } from './brushes.js';
import { type Edited, SketchChange } from './change.js';
import { boxBetween, joinedLine, rimOf, straightLine } from './lines.js';
import type { Sketch } from './sketch.js';
import { mirrorsOf, type Symmetry, symmetryFault } from './symmetry.js';

/** What a stroke makes of the cells passed. */
export type StrokeTool = 'freehand' | 'line' | 'rectangle' | 'frame' | 'fill';

/** All of them, as people choose one. */
export const strokeTools: readonly {
  /** What strokes call it. */
  readonly name: StrokeTool;
  /** As people read it. */
  readonly title: string;
  /** What it does, as a sentence. */
  readonly about: string;
}[] = [
  { name: 'freehand', title: 'Freehand', about: 'Every cell passed, without gaps.' },
  { name: 'line', title: 'Line', about: 'Straight from the first cell to the last.' },
  { name: 'rectangle', title: 'Rectangle', about: 'All cells between the first and the last.' },
  { name: 'frame', title: 'Frame', about: 'The rim of the rectangle between the first cell and the last.' },
  { name: 'fill', title: 'Fill', about: 'Every cell of the same ground that hangs together with the first.' },
];

/** One go of a brush, as plain data. */
export interface Stroke {
  /** The name of a brush. */
  readonly brush: string;
  /** Freehand if absent. */
  readonly tool?: StrokeTool | undefined;
  /** The cells passed, in their order, at least one; what lies between them need not be told. */
  readonly cells: readonly Cell[];
  /** Of a stroke of one cell that is about its ways: the one side that is meant. */
  readonly side?: Direction | undefined;
  /** Whether it takes away what the brush paints. */
  readonly isErasing?: boolean | undefined;
  /** None if absent. */
  readonly symmetry?: Symmetry | undefined;
  /** What entering a cell shall cost, 1 to 65535, for brushes that need it. */
  readonly cost?: number | undefined;
}

const STROKE: Kinds<Stroke> = {
  brush: 'a string',
  tool: 'a string',
  cells: 'an array of cells',
  side: 'a number',
  isErasing: 'a boolean',
  symmetry: 'a string',
  cost: 'a number',
};

/** Why a stroke cannot be made, as a sentence; undefined if it can. */
export function strokeFault(
  sketch: Sketch,
  stroke: Stroke,
  brushes: readonly Brush[] = groundBrushes,
): string | undefined {
  const kinds = kindsFault('the stroke', stroke, STROKE);
  if (kinds !== undefined) return kinds;
  const { brush: name, tool = 'freehand', cells, side, symmetry = 'none', isErasing = false, cost } = stroke;
  const { grid } = sketch.scene.world;
  const brush = brushes.find((one) => one.name === name);
  if (brush === undefined)
    return `Expected a brush (${brushes.map((one) => one.name).join(', ')}), got ${shownValue(name)}.`;
  if (!strokeTools.some((one) => one.name === tool))
    return `Expected a tool (${strokeTools.map((one) => one.name).join(', ')}), got ${shownValue(tool)}.`;
  const outside = cells.find((cell) => !(Number.isInteger(cell) && cell >= 0 && cell < grid.cellCount));
  if (cells.length === 0 || outside !== undefined)
    return `Expected cells from 0 to ${grid.cellCount - 1}, got ${outside === undefined ? 'none' : shownValue(outside)}.`;
  const why = brushFault(brush, sketch) ?? symmetryFault(grid, symmetry) ?? sideFault(grid, cells, side);
  if (why !== undefined) return why;
  if (isErasing) return undefined;
  if (brush.needsCost === true && !(Number.isInteger(cost) && cost !== undefined && cost >= 1 && cost <= MOST_COST))
    return `Expected a cost from 1 to ${MOST_COST}, got ${cost === undefined ? 'none' : shownValue(cost)}.`;
  return brush.fault?.(sketch, markOf(sketch, stroke, brush));
}

/** Costs are two bytes. */
const MOST_COST = 65_535;

function sideFault(grid: Grid, cells: readonly Cell[], side: Direction | undefined): string | undefined {
  if (side === undefined) return undefined;
  if (cells.length > 1) return `Expected one cell beside a side, got ${cells.length}.`;
  const [cell] = cells;
  if (!grid.sidesOf(cell).includes(side)) return `Expected a side of cell ${cell}, got ${side}.`;
  const isEdge = grid.neighbour(cell, side) < 0;
  return isEdge ? `Side ${directionName(grid.shape, side)} of cell ${cell} is the edge of the world.` : undefined;
}

/** The sketch after a stroke. Throws a RangeError where there is a `strokeFault`. */
export function applyStroke(sketch: Sketch, stroke: Stroke, brushes: readonly Brush[] = groundBrushes): Edited {
  const brush = brushes.find(({ name }) => name === stroke.brush);
  const why = strokeFault(sketch, stroke, brushes);
  if (brush === undefined || why !== undefined) throw new RangeError(why);
  const change = new SketchChange(sketch);
  const mark = markOf(sketch, stroke, brush);
  if (stroke.isErasing === true) brush.erase(change, mark);
  else brush.paint(change, mark);
  return change.finish();
}

/** The cells that a stroke is about, each once, its mirror images among them: what hosts show beforehand. It has no fault. */
export const strokeCells = (
  sketch: Sketch,
  stroke: Stroke,
  brushes: readonly Brush[] = groundBrushes,
): readonly Cell[] =>
  markOf(
    sketch,
    stroke,
    brushes.find(({ name }) => name === stroke.brush),
  ).cells;

type Pairs = readonly (readonly [Cell, Cell])[];

function markOf({ scene, kind }: Sketch, stroke: Stroke, brush: Brush | undefined): StrokeMark {
  const { cells, symmetry = 'none', isErasing = false, cost } = stroke;
  const { world } = scene;
  const first = cells[0];
  const last = cells[cells.length - 1];
  const drawn = drawnBy(world, kind === 'walls', stroke);
  const counted = brush?.counts === 'last' && !isErasing ? [last] : drawn.cells;
  const mirrors = brush?.isSingle === true ? [] : (mirrorsOf(world.grid, symmetry) ?? []);
  const withImages = (pairs: Pairs): Pairs => [
    ...pairs,
    ...mirrors.flatMap((image) => pairs.map(([a, b]) => [image[a], image[b]] as const)),
  ];
  const all = [...counted, ...mirrors.flatMap((image) => counted.map((cell) => image[cell]))];
  return { cells: [...new Set(all)], ways: withImages(drawn.ways), ends: withImages([[first, last]]), cost };
}

/** The cells and ways of a stroke itself. */
function drawnBy(
  world: World,
  hasThinWalls: boolean,
  { tool, cells, side }: Stroke,
): Pick<StrokeMark, 'cells' | 'ways'> {
  const { grid } = world;
  const [first] = cells;
  const last = cells[cells.length - 1];
  if (side !== undefined) return { cells, ways: [[first, grid.neighbour(first, side)]] };
  switch (tool) {
    case 'line':
      return alongLine(straightLine(grid, first, last));
    case 'rectangle': {
      const box = boxBetween(grid, first, last);
      return { cells: box, ways: waysOf(grid, box, true) };
    }
    case 'frame': {
      const box = boxBetween(grid, first, last);
      return { cells: rimOf(grid, box), ways: waysOf(grid, box, false) };
    }
    case 'fill': {
      const region = regionAt(world, first, hasThinWalls);
      return { cells: region, ways: waysOf(grid, region, true) };
    }
    default:
      return alongLine(joinedLine(grid, cells));
  }
}

const alongLine = (line: readonly Cell[]): Pick<StrokeMark, 'cells' | 'ways'> => ({
  cells: line,
  ways: line.slice(1).map((cell, at) => [line[at], cell] as const),
});

/** The pairs of neighbours that both lie within some cells, or of which only the first does. */
function waysOf(grid: Grid, cells: readonly Cell[], isInside: boolean): Pairs {
  const within = new Set(cells);
  return cells.flatMap((cell) =>
    grid
      .sidesOf(cell)
      .map((side) => grid.neighbour(cell, side))
      .filter((next) => next >= 0 && (isInside ? next > cell && within.has(next) : !within.has(next)))
      .map((next) => [cell, next] as const),
  );
}

/** Cells of the same ground that hang together across sides; thin walls part them. */
function regionAt(world: World, from: Cell, hasThinWalls: boolean): Cell[] {
  const { grid, open, terrain } = world;
  const groundOf = (cell: Cell) => terrain?.[cell] ?? Terrain.floor;
  const isParted = hasThinWalls && isGround(world, from);
  const reached = new Uint8Array(grid.cellCount);
  reached[from] = 1;
  const region: Cell[] = [];
  breadthFirst([from], (cell, reach) => {
    region.push(cell);
    for (const side of grid.sidesOf(cell)) {
      const next = grid.neighbour(cell, side);
      if (next < 0 || reached[next] === 1 || groundOf(next) !== groundOf(from)) continue;
      if (isParted && ((open[cell] >> side) & 1) === 0) continue;
      reached[next] = 1;
      reach(next);
    }
    return false;
  });
  return region.sort((a, b) => a - b);
}
