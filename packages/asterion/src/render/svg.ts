/** A scene as SVG. The same scene, layers and options give the same bytes, everywhere. */

import type { Kinds } from '../settings/index.js';
import type { Point, Scene } from '../world/index.js';
import { checkDrawable } from './drawable.js';
import type { Layers } from './layers.js';
import { type Mark, marksOf } from './marks.js';
import { lightPalette, type Palette } from './palette.js';
import { routeLines } from './route.js';
import { cellPaths } from './svg-cells.js';
import { SvgPath, svgNumber } from './svg-path.js';
import { escapeXml, type SvgPlan } from './svg-plan.js';
import { wallSegments } from './walls.js';

/** How large a drawing is, and how it looks. */
export interface SvgOptions {
  /**
   * Width of a cell in user units, 24 unless told. A point of the grid (`centre`, `cellAtPoint`) stands at that many times its x and
   * y from the margin.
   */
  readonly cellSize?: number | undefined;
  /** User units around the drawing on each side; half a cell unless told. */
  readonly margin?: number | undefined;
  /** What a user unit measures: a pixel of the screen (`px`) unless told; on paper, millimetres (`mm`). */
  readonly unit?: 'px' | 'mm' | undefined;
  /** Light unless told. */
  readonly palette?: Palette | undefined;
  /** Whether entrance and exit get a dot; they do unless told otherwise. Their gaps in the border stay. */
  readonly marks?: boolean | undefined;
  /** What a screen reader says; the shape and size of the world unless told. */
  readonly title?: string | undefined;
}

const SVG_OPTIONS: Kinds<SvgOptions> = {
  cellSize: 'a number',
  margin: 'a number',
  unit: '"px" or "mm"',
  palette: 'an object',
  marks: 'a boolean',
  title: 'a string',
};

/** The whole document as one string, ended by a newline. Throws a RangeError for what cannot be drawn. */
export const drawSvg = (scene: Scene, layers: Layers = {}, options: SvgOptions = {}): string =>
  [...svgChunks(scene, layers, options)].join('');

/** The document piece by piece, for writing huge ones without holding them twice. */
export function* svgChunks(scene: Scene, layers: Layers = {}, options: SvgOptions = {}): Generator<string, void> {
  checkDrawable(scene, layers, options, SVG_OPTIONS);
  const { grid } = scene.world;
  const { cellSize = 24, unit = 'px', palette = lightPalette } = options;
  if (!(cellSize > 0 && cellSize < Infinity)) throw new RangeError(`Expected a cell size above 0, got ${cellSize}.`);
  const { margin = cellSize / 2 } = options;
  if (!(margin >= 0 && margin < Infinity)) throw new RangeError(`Expected a margin of 0 or more, got ${margin}.`);
  const at = ({ x, y }: Point): Point => ({ x: margin + x * cellSize, y: margin + y * cellSize });
  const plan = { scene, layers, palette, cellSize, at };

  const width = svgNumber(grid.width * cellSize + 2 * margin);
  const height = svgNumber(grid.height * cellSize + 2 * margin);
  const title = options.title ?? `${grid.shape.name} world of ${grid.rows} rows and ${grid.cols} columns`;
  const measured = (length: string): string => (unit === 'px' ? length : length + unit);
  yield `<svg xmlns="http://www.w3.org/2000/svg" width="${measured(width)}" height="${measured(height)}" viewBox="0 0 ${width} ${height}" role="img">\n`;
  yield `<title>${escapeXml(title)}</title>\n`;
  yield `<rect width="${width}" height="${height}" fill="${palette.background}"/>\n`;
  yield* cellPaths(plan);
  yield* wallPath(plan);
  yield* routePath(plan);
  for (const mark of marksOf(scene, options.marks)) yield markElement(plan, mark);
  yield '</svg>\n';
}

function* wallPath({ scene, palette, cellSize, at }: SvgPlan): Generator<string, void> {
  const lines = wallSegments(scene);
  if (lines.length === 0) return;
  const path = new SvgPath();
  for (let i = 0; i < lines.length; i += 4) {
    const from = at({ x: lines[i], y: lines[i + 1] });
    const to = at({ x: lines[i + 2], y: lines[i + 3] });
    path.segment(from.x, from.y, to.x, to.y);
  }
  const width = svgNumber(cellSize / 10);
  yield `<path fill="none" stroke="${palette.wall}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="`;
  yield path.toString();
  yield '"/>\n';
}

function* routePath({ scene, layers, palette, cellSize, at }: SvgPlan): Generator<string, void> {
  const lines = routeLines(scene.world, layers.path ?? []);
  if (lines.length === 0) return;
  const path = new SvgPath();
  for (const line of lines) {
    const points = line.map(at);
    path.moveTo(points[0].x, points[0].y);
    // A line of one point is a dot: a line of no length with round ends.
    for (const { x, y } of points.length > 1 ? points.slice(1) : points) path.lineTo(x, y);
  }
  const width = svgNumber(cellSize / 6);
  yield `<path fill="none" stroke="${palette.path}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="`;
  yield path.toString();
  yield '"/>\n';
}

/** One mark as elements, ended by a newline. */
function markElement(plan: SvgPlan, mark: Mark): string {
  const { palette, cellSize } = plan;
  const { x, y } = plan.at(mark);
  const radius = mark.radius * cellSize;
  switch (mark.kind) {
    case 'entrance':
    case 'exit':
      return circle(plan, x, y, radius, palette[mark.kind]);
    case 'tunnel': {
      const side = svgNumber(2 * radius);
      const colour = palette.tunnels[mark.pair % palette.tunnels.length];
      const square = `<rect x="${svgNumber(x - radius)}" y="${svgNumber(y - radius)}" width="${side}" height="${side}" rx="${svgNumber(radius / 5)}" fill="${colour}" ${ring(plan)}/>\n`;
      return square + letter(x, y, (1.5 * radius) / Math.max(1, mark.label.length * 0.7), palette.label, mark.label);
    }
    case 'actor':
      return circle(plan, x, y, radius, palette[mark.part]) + letter(x, y, radius * 1.3, palette.label, mark.glyph);
  }
}

function circle(plan: SvgPlan, x: number, y: number, radius: number, fill: string): string {
  return `<circle cx="${svgNumber(x)}" cy="${svgNumber(y)}" r="${svgNumber(radius)}" fill="${fill}" ${ring(plan)}/>\n`;
}

/** A thin line in the colour of the floor around a mark, to stand out from a path or heat below it. */
const ring = ({ palette, cellSize }: SvgPlan): string =>
  `stroke="${palette.floor}" stroke-width="${svgNumber(cellSize / 16)}"`;

function letter(x: number, y: number, size: number, fill: string, text: string): string {
  const font = `font-family="sans-serif" font-weight="bold" font-size="${svgNumber(size)}" text-anchor="middle"`;
  return `<text x="${svgNumber(x)}" y="${svgNumber(y)}" dy=".36em" ${font} fill="${fill}">${escapeXml(text)}</text>\n`;
}
