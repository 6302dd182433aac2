/** A turn of both searches as one SVG, side by side, each under its caption. */

import { drawSvg, type Palette } from 'asterion/render';
import type { Film } from './film.js';
import { frameOf } from './frame.js';
import { momentWords, TITLES } from './words.js';

const CELL = 16;
const CAPTION = 40;

export function filmSvg(film: Film, turn: number, palette: Palette): string {
  const { width, height } = film.world.grid;
  const [wide, tall] = [(width + 1) * CELL, (height + 1) * CELL + CAPTION];
  const panels = film.sides.map((side, at) => {
    const { scene, layers } = frameOf(film, side, turn);
    const title = TITLES[side.hunter];
    const drawn = drawSvg(scene, layers, { palette, cellSize: CELL, title });
    const caption = `${title}, turn ${turn}: ${momentWords(side, turn)}`;
    const text = `<text x="${at * wide + CELL / 2}" y="26" font-family="sans-serif" font-size="16" fill="${palette.text}">${caption}</text>`;
    return `${text}\n${drawn.replace('<svg ', `<svg x="${at * wide}" y="${CAPTION}" `)}`;
  });
  const size = `width="${2 * wide}" height="${tall}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${2 * wide} ${tall}" role="img">`,
    `<title>Two greedy searches, turn ${turn}</title>`,
    `<rect ${size} fill="${palette.background}"/>`,
    ...panels,
    '</svg>\n',
  ].join('\n');
}
