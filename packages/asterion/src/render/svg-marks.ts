/** The marks of an SVG: dots, squares and letters. */

import type { Mark } from './marks.js';
import { svgNumber } from './svg-path.js';
import { escapeXml, type SvgPlan } from './svg-plan.js';

/** One mark as elements, ended by a newline. */
export function markElement(plan: SvgPlan, mark: Mark): string {
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
