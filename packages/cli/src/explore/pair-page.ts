/** Both searches as one page that opens from disk and steps through the turns. */

import { momentAt, type SearchComparison } from 'asterion/players';
import { createScene, isGround } from 'asterion/world';
import { boardOf, CELL_SIZE, escapeHtml, placeOf, shellOf } from '../game/page-shell.js';
import { endWords, momentWords } from './pair-words.js';

/** The whole page. */
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
  const ground = [...world.open.keys()].filter((cell) => isGround(world, cell));
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
