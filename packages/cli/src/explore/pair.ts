/** The two greedy searches beside each other: in words, as a picture of a turn, and as a page to step through. */

import { counted } from 'asterion/play';
import { momentAt, type SearchComparison, type SearchMoment, type SearchSide } from 'asterion/players/explore';
import { drawSvg, drawSvgBeside } from 'asterion/render';
import { createScene, groundCells } from 'asterion/world';
import { boardOf, CELL_SIZE, escapeHtml, placeOf, shellOf } from '../game/page-shell.js';

/** `plans 63 steps, the shortest way has 61; looked at 210 cells` */
function momentWords({ plan, shortest, looked }: SearchMoment): string {
  return shortest === 0
    ? 'has arrived'
    : `plans ${counted(plan.way.length - 1, 'step')}, the shortest way has ${shortest}; looked at ${counted(looked, 'cell')}`;
}

/** `63 steps, 1.03 times the shortest way` */
export function endWords({ moments, isEndless }: SearchSide): string {
  const steps = moments.length - 1;
  const { shortest } = moments[0];
  return isEndless
    ? `goes round for ever from turn ${steps} on`
    : `${counted(steps, 'step')}, ${(steps / shortest).toFixed(2)} times the shortest way of ${shortest}`;
}

/** A turn of both as an SVG document. */
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

/** All turns as one page that opens from disk. */
export function pairPage(pair: SearchComparison, title: string): string {
  const { world, sides, turns } = pair;
  const boards = sides.map(
    ({ hunter }) =>
      `<figure>\n${boardOf(createScene(world), hunter)}<figcaption>${escapeHtml(hunter)}</figcaption>\n</figure>\n`,
  );
  return shellOf({
    title,
    facts: sides.map((side) => `${side.hunter}: ${endWords(side)}`),
    boards: `<div class="pair">\n${boards.join('')}</div>\n`,
    turns,
    data: dataOf(pair),
    script: SEARCHES,
  });
}

function dataOf({ world, avatar, sides, turns }: SearchComparison) {
  const { grid } = world;
  const ground = groundCells(world);
  return {
    size: CELL_SIZE,
    avatar,
    places: Object.fromEntries(ground.map((cell) => [cell, placeOf(grid, cell)])),
    sides: sides.map((side) => ({
      hunter: side.hunter,
      turns: Array.from({ length: turns + 1 }, (_, turn) => {
        const moment = momentAt(side, turn);
        const { way, looked = [] } = moment.plan;
        const lookedAt = ground.filter((cell) => looked[cell] !== 0);
        return { at: moment.at, way, looked: lookedAt, words: momentWords(moment) };
      }),
    })),
  };
}

/** Cells that were looked at, the planned way, and who stands where. */
const SEARCHES = `const sides = game.sides.map(({ hunter, turns }, i) => {
  const figure = document.querySelectorAll('figure')[i];
  const looked = make('path', { fill: 'var(--visited)' });
  const way = make('path', { fill: 'none', stroke: 'var(--path)', 'stroke-width': game.size / 6, 'stroke-linejoin': 'round', 'stroke-linecap': 'round' });
  const avatar = figureOf('@', 'var(--quarry)', 0.34 * game.size).group;
  const enemy = figureOf('E', 'var(--pursuer)', 0.34 * game.size).group;
  figure.querySelector('.figures').append(looked, way, avatar, enemy);
  const put = (group, cell) => group.setAttribute('transform', 'translate(' + game.places[cell].join(' ') + ')');
  put(avatar, game.avatar);
  const half = game.size / 2;
  const square = ([x, y]) => 'M' + (x - half) + ' ' + (y - half) + 'h' + game.size + 'v' + game.size + 'h-' + game.size + 'z';
  return (turn) => {
    const moment = turns[turn];
    looked.setAttribute('d', moment.looked.map((cell) => square(game.places[cell])).join(''));
    way.setAttribute('d', 'M' + moment.way.map((cell) => game.places[cell].join(' ')).join('L'));
    put(enemy, moment.at);
    return hunter + ' ' + moment.words + '.';
  };
});
const paint = (turn) => sides.map((side) => side(turn)).join(' ');
`;
