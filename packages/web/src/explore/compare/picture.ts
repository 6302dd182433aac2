/** A turn of both searches as one SVG, side by side, each under its caption. */

import type { SearchComparison } from 'asterion/players';
import { drawSvg, drawSvgBeside, type Palette } from 'asterion/render';
import { frameOf } from './frame.js';
import { momentWords, TITLES } from './words.js';

const CELL = 16;

export function filmSvg(film: SearchComparison, turn: number, palette: Palette): string {
  const panels = film.sides.map((side) => {
    const { scene, layers } = frameOf(film, side, turn);
    const title = TITLES[side.hunter];
    const svg = drawSvg(scene, layers, { palette, cellSize: CELL, title });
    return { svg, caption: `${title}, turn ${turn}: ${momentWords(side, turn)}` };
  });
  return drawSvgBeside(panels, `Two greedy searches, turn ${turn}`, palette);
}
