/**
 * A scene as pixels, for hosts that write images. The library encodes no PNG: compression belongs to the hosts.
 *
 * Squares are laid out so that nothing is blurred: a cell is a whole number of pixels, a wall takes the first
 * `wallWidth` of them, and the last wall is added at the right and below. Everything else sits in the middle of what
 * is left. Below 2 pixels a cell there is no room for walls, and a cell is its colour.
 */

import type { Kinds } from '../settings/index.js';
import { outlineOf, type Point, type Scene } from '../world/index.js';
import { cellColours, pixelOf } from './colours.js';
import { checkDrawable } from './drawable.js';
import { fillColours, fillsOf } from './fills.js';
import type { Layers } from './layers.js';
import { marksOf } from './marks.js';
import { lightPalette, type Palette } from './palette.js';
import { drawMark } from './pixel-marks.js';
import { Raster } from './raster.js';
import { routeLines } from './route.js';
import { wallSegments } from './walls.js';

/** How large a picture is, and how it is drawn. */
export interface PixelOptions {
  /** Pixels from one cell to the next, a whole number, 16 unless told. */
  readonly cellSize?: number | undefined;
  /** Pixels of a wall, a whole number below the cell size; about a tenth of the cell unless told, 0 for cells of 1. */
  readonly wallWidth?: number | undefined;
  /** Pixels of background around the world; half a cell unless told, 0 for cells below 4. */
  readonly margin?: number | undefined;
  /** Light unless told. */
  readonly palette?: Palette | undefined;
  /** Whether entrance and exit get a dot; they do unless told otherwise. Their gaps in the border stay. */
  readonly marks?: boolean | undefined;
}

const PIXEL_OPTIONS: Kinds<PixelOptions> = {
  cellSize: 'a number',
  wallWidth: 'a number',
  margin: 'a number',
  palette: 'an object',
  marks: 'a boolean',
};

/** RGBA, four bytes a pixel, the top row first. */
export interface PixelImage {
  /** In pixels, margins included. */
  readonly width: number;
  /** In pixels, margins included. */
  readonly height: number;
  /** `4 * width * height` bytes, the left pixel of a row first; all of them opaque. */
  readonly data: Uint8ClampedArray<ArrayBuffer>;
}

/** What the steps of drawing share. */
interface PixelPlan {
  readonly scene: Scene;
  readonly layers: Layers;
  readonly palette: Palette;
  readonly cellSize: number;
  readonly wallWidth: number;
  readonly raster: Raster;
  /** From drawing units to pixels. */
  readonly at: (point: Point) => Point;
}

const MOST_PIXELS = 2 ** 28;

/** The picture of a scene. Throws a RangeError for what cannot be drawn, and if it would have more than 2^28 pixels. */
export function drawPixels(scene: Scene, layers: Layers = {}, options: PixelOptions = {}): PixelImage {
  const plan = planOf(scene, layers, options);
  drawFloor(plan);
  if (plan.wallWidth > 0) drawWalls(plan);
  if (plan.cellSize > 1) drawRoute(plan);
  for (const mark of marksOf(scene, options.marks)) drawMark(plan, mark);
  const { width, height, data } = plan.raster;
  return { width, height, data };
}

function planOf(scene: Scene, layers: Layers, options: PixelOptions): PixelPlan {
  checkDrawable(scene, layers, options, PIXEL_OPTIONS);
  const { grid } = scene.world;
  const { cellSize = 16, palette = lightPalette } = options;
  const wallWidth = options.wallWidth ?? (cellSize < 2 ? 0 : Math.max(1, Math.round(cellSize / 10)));
  const margin = options.margin ?? (cellSize < 4 ? 0 : Math.round(cellSize / 2));
  checkWhole('cellSize', cellSize, 1, MOST_PIXELS);
  checkWhole('wallWidth', wallWidth, 0, cellSize - 1);
  checkWhole('margin', margin, 0, MOST_PIXELS);
  const width = Math.ceil(grid.width * cellSize) + wallWidth + 2 * margin;
  const height = Math.ceil(grid.height * cellSize) + wallWidth + 2 * margin;
  if (width * height > MOST_PIXELS) {
    throw new RangeError(`Expected at most ${MOST_PIXELS} pixels, got ${width} x ${height} = ${width * height}.`);
  }
  const offset = margin + wallWidth / 2;
  const at = ({ x, y }: Point): Point => ({ x: offset + x * cellSize, y: offset + y * cellSize });
  const raster = new Raster(width, height);
  raster.fillRect(0, 0, width, height, palette.background);
  return { scene, layers, palette, cellSize, wallWidth, raster, at };
}

function checkWhole(name: string, value: number, least: number, most: number): void {
  if (Number.isInteger(value) && value >= least && value <= most) return;
  throw new RangeError(`Expected ${name} to be a whole number from ${least} to ${most}, got ${value}.`);
}

function drawFloor(plan: PixelPlan): void {
  // Cells of one pixel have no line to show a path with.
  const layers = plan.cellSize > 1 ? { ...plan.layers, path: undefined } : plan.layers;
  if (plan.scene.world.grid.shape.isSquare) fillSquares(plan, layers);
  else fillPolygons(plan, layers);
}

function fillSquares({ scene, palette, cellSize, wallWidth, raster, at }: PixelPlan, layers: Layers): void {
  const { rows, cols } = scene.world.grid;
  const cells = new Uint32Array(cellColours(scene, layers, palette).buffer);
  const { pixels, width } = raster;
  const corner = at({ x: 0, y: 0 });
  // Cells meet in the middle of the wall between them; the first and the last reach to the outer edge of theirs.
  const [left, top] = [Math.floor(corner.x), Math.floor(corner.y)];
  const before = Math.floor(wallWidth / 2);
  const after = wallWidth - before;
  for (let row = 0; row < rows; row++) {
    const y = top + row * cellSize;
    const line = y * width;
    for (let col = 0; col < cols; col++) {
      const x = left + col * cellSize;
      const from = col === 0 ? x - before : x;
      const to = col === cols - 1 ? x + cellSize + after : x + cellSize;
      pixels.fill(cells[row * cols + col], line + from, line + to);
    }
    const first = row === 0 ? y - before : y;
    const last = row === rows - 1 ? y + cellSize + after : y + cellSize;
    for (let copy = first; copy < last; copy++) if (copy !== y) pixels.copyWithin(copy * width, line, line + width);
  }
}

function fillPolygons({ scene, palette, raster, at }: PixelPlan, layers: Layers): void {
  const { grid } = scene.world;
  const fills = fillsOf(scene, layers);
  const colours = Uint32Array.from(fillColours(palette), pixelOf);
  for (let cell = 0; cell < grid.cellCount; cell++) {
    raster.fillPolygon(outlineOf(grid, cell).map(at), colours[fills[cell]]);
  }
}

function drawWalls({ scene, palette, wallWidth, raster, at }: PixelPlan): void {
  const lines = wallSegments(scene);
  const half = wallWidth / 2;
  for (let i = 0; i < lines.length; i += 4) {
    const from = at({ x: lines[i], y: lines[i + 1] });
    const to = at({ x: lines[i + 2], y: lines[i + 3] });
    if (scene.world.grid.shape.isSquare) {
      raster.fillRect(from.x - half, from.y - half, to.x + half, to.y + half, palette.wall);
    } else {
      raster.stroke(from, to, wallWidth, palette.wall);
    }
  }
}

function drawRoute({ scene, layers, palette, cellSize, wallWidth, raster, at }: PixelPlan): void {
  const width = routeWidth(cellSize, wallWidth);
  for (const line of routeLines(scene.world, layers.path ?? [])) {
    const points = line.map(at);
    for (const [i, point] of points.entries()) raster.stroke(points[Math.max(0, i - 1)], point, width, palette.path);
  }
}

/** About a sixth of a cell, and even or odd such that its edges fall between pixels where the grid is of squares. */
function routeWidth(cellSize: number, wallWidth: number): number {
  const width = Math.max(1, Math.round(cellSize / 6));
  return (width + cellSize + wallWidth) % 2 === 0 ? width : width + 1;
}
