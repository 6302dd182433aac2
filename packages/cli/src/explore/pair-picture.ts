/** A turn of both searches as one picture, side by side. */

import { drawSvg, palettes } from 'asterion/render';
import { createScene } from 'asterion/world';
import { escapeHtml } from '../replay/page-shell.js';
import { momentAt, momentWords, type Pair } from './pair.js';

const CAPTION = 48;

/** An SVG document. */
export function pairSvg(pair: Pair, turn: number, title: string): string {
  const { world, avatar, sides } = pair;
  const { text, background } = palettes.light;
  let [left, height] = [0, 0];
  const parts = sides.map((side) => {
    const moment = momentAt(side, turn);
    const visited = new Uint8Array(world.grid.cellCount);
    for (const cell of moment.looked) visited[cell] = 1;
    const scene = createScene(world, { actors: { avatar: [avatar], hunter: [moment.at] } });
    const drawn = drawSvg(scene, { visited, path: moment.way }, { title: side.hunter });
    const [, width, tall] = /width="([0-9.]+)" height="([0-9.]+)"/.exec(drawn) ?? [];
    const place = left;
    left += Number(width);
    height = Number(tall) + CAPTION;
    const words = `${side.hunter}, turn ${Math.min(turn, side.moments.length - 1)}: ${momentWords(moment)}`;
    const caption = `<text x="${place + 12}" y="32" font-family="sans-serif" font-size="18" fill="${text}">${escapeHtml(words)}</text>\n`;
    return `${caption}${drawn.replace('<svg ', `<svg x="${place}" y="${CAPTION}" `)}`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${left}" height="${height}" viewBox="0 0 ${left} ${height}" role="img">\n`,
    `<title>${escapeHtml(title)}</title>\n<rect width="${left}" height="${height}" fill="${background}"/>\n`,
    ...parts,
    '</svg>\n',
  ].join('');
}
