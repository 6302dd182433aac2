/** A turn of both searches as one picture, side by side. */

import { momentAt, type SearchComparison } from 'asterion/players';
import { drawSvg, drawSvgBeside } from 'asterion/render';
import { createScene } from 'asterion/world';
import { momentWords } from './pair-words.js';

/** An SVG document. */
export function pairSvg({ world, avatar, sides }: SearchComparison, turn: number, title: string): string {
  const panels = sides.map((side) => {
    const moment = momentAt(side, turn);
    const scene = createScene(world, { actors: { avatar: [avatar], hunter: [moment.at] } });
    const layers = { visited: moment.plan.looked, path: moment.plan.way };
    const caption = `${side.hunter}, turn ${Math.min(turn, side.moments.length - 1)}: ${momentWords(moment)}`;
    return { svg: drawSvg(scene, layers, { title: side.hunter }), caption };
  });
  return drawSvgBeside(panels, title);
}
