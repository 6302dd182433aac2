/** The film of two searches in a world, and what is seen of a turn: where they looked, and the ways they plan. */

import type { LevelRecipe } from 'asterion/game/explore';
import { compareSearches, momentAt, type SearchComparison, type SearchSide } from 'asterion/players/explore';
import { drawSvg, drawSvgBeside, type Palette } from 'asterion/render';
import { createScene, isGround } from 'asterion/world';
import type { Frame } from '../../board/frame.js';
import { momentWords, TITLES } from './words.js';

/** Every turn of both searches is kept, so worlds are small. */
const MOST_CELLS = 20_000;

/** The film of a seed, or why there is none. */
export const filmOf = (recipe: LevelRecipe, seed: string): SearchComparison | string =>
  recipe.rows * recipe.cols > MOST_CELLS
    ? `Searches are compared in worlds of up to ${MOST_CELLS.toLocaleString('en')} cells.`
    : compareSearches(recipe, seed);

export function frameOf({ world, avatar }: SearchComparison, side: SearchSide, turn: number): Frame {
  const { at, plan } = momentAt(side, turn);
  return {
    scene: createScene(world, { actors: { avatar: [avatar], hunter: [at] } }),
    layers: { visited: plan.looked, path: plan.way },
    ways: (cell) => (!isGround(world, cell) ? 'rock' : plan.looked?.[cell] === 1 ? 'looked at' : 'not looked at'),
  };
}

const CELL = 16;

/** Both as one SVG, side by side, each under its caption. */
export function filmSvg(film: SearchComparison, turn: number, palette: Palette): string {
  const panels = film.sides.map((side) => {
    const { scene, layers } = frameOf(film, side, turn);
    const title = TITLES[side.hunter];
    const svg = drawSvg(scene, layers, { palette, cellSize: CELL, title });
    return { svg, caption: `${title}, turn ${turn}: ${momentWords(side, turn)}` };
  });
  return drawSvgBeside(panels, `Two greedy searches, turn ${turn}`, palette);
}
