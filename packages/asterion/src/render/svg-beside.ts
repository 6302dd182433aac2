/** Several pictures as one SVG: side by side, each under its caption. */

import { lightPalette, type Palette } from './palette.js';
import { svgNumber } from './svg-path.js';
import { escapeXml } from './svg-plan.js';

/** One of several pictures that stand side by side. */
export interface SvgPanel {
  /** A document, as `drawSvg` gives it. */
  readonly svg: string;
  /** A line of plain text above the picture. */
  readonly caption: string;
}

const CAPTION = 40;

/** The whole document as one string, ended by a newline. */
export function drawSvgBeside(panels: readonly SvgPanel[], title: string, palette: Palette = lightPalette): string {
  const sizes = panels.map(({ svg }) => sizeOf(svg));
  const lefts = sizes.map((_, index) => sizes.slice(0, index).reduce((sum, { width }) => sum + width, 0));
  const width = svgNumber(sizes.reduce((sum, size) => sum + size.width, 0));
  const height = svgNumber(CAPTION + Math.max(0, ...sizes.map((size) => size.height)));
  const parts = panels.map(({ svg, caption }, index) => {
    const font = `font-family="sans-serif" font-size="16" fill="${palette.text}"`;
    const text = `<text x="${svgNumber(lefts[index] + 8)}" y="26" ${font}>${escapeXml(caption)}</text>\n`;
    return `${text}${svg.replace('<svg ', `<svg x="${svgNumber(lefts[index])}" y="${CAPTION}" `)}`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">\n`,
    `<title>${escapeXml(title)}</title>\n`,
    `<rect width="${width}" height="${height}" fill="${palette.background}"/>\n`,
    ...parts,
    '</svg>\n',
  ].join('');
}

function sizeOf(svg: string): { readonly width: number; readonly height: number } {
  const [, width, height] = /^<svg [^>]*?width="([0-9.]+)" height="([0-9.]+)"/.exec(svg) ?? [];
  if (width === undefined) throw new RangeError('Expected an SVG document with a width and a height.');
  return { width: Number(width), height: Number(height) };
}
