/** A graph over a scene as SVG: its nodes as numbered dots, its edges as lines, the scene below. */

import type { Point, Scene } from '../world/index.js';
import { lightPalette } from './palette.js';
import { type SvgOptions, svgChunks } from './svg.js';
import { SvgPath, svgNumber } from './svg-path.js';

/** A graph in the plane, in drawing units. */
export interface PlaneGraph {
  /** By number of the node. */
  readonly points: readonly Point[];
  /** Pairs of nodes by their numbers, from 0. */
  readonly edges: readonly (readonly [number, number])[];
}

/** The whole document as one string, ended by a newline. Cells are 40 units wide unless told: numbers have to be read. */
export function drawGraphSvg(scene: Scene, { points, edges }: PlaneGraph, options: SvgOptions = {}): string {
  const { cellSize = 40, palette = lightPalette } = options;
  const at = ({ x, y }: Point): Point => ({ x: cellSize * (x + 0.5), y: cellSize * (y + 0.5) });
  const lines = new SvgPath();
  for (const [a, b] of edges) {
    const [from, to] = [at(points[a]), at(points[b])];
    lines.segment(from.x, from.y, to.x, to.y);
  }
  const radius = svgNumber(cellSize / 4.5);
  const font = `font-family="sans-serif" font-size="${svgNumber(cellSize / 4.5)}" text-anchor="middle"`;
  const nodes = points.map((point, number) => {
    const [x, y] = [svgNumber(at(point).x), svgNumber(at(point).y)];
    const dot = `<circle cx="${x}" cy="${y}" r="${radius}" fill="${palette.floor}" stroke="${palette.path}" stroke-width="${svgNumber(cellSize / 20)}"/>`;
    return `${dot}<text x="${x}" y="${y}" dy=".36em" ${font} fill="${palette.text}">${number}</text>\n`;
  });
  return [
    ...[...svgChunks(scene, {}, { ...options, cellSize })].slice(0, -1),
    `<path fill="none" stroke="${palette.path}" stroke-width="${svgNumber(cellSize / 8)}" stroke-linecap="round" d="${lines.toString()}"/>\n`,
    ...nodes,
    '</svg>\n',
  ].join('');
}
