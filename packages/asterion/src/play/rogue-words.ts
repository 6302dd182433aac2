/** The words of Rogue. */

import type { Seat } from '../game/index.js';
import { MONSTER, monsterMoves, ROGUE, type RoguePosition } from '../game/rogue/index.js';
import { distancesFrom } from '../search/index.js';
import type { Cell } from '../world/index.js';
import type { Standing } from './course.js';
import type { Narration } from './description.js';
import { WAIT } from './steering.js';
import { capital, compassBetween, counted, placeText } from './words.js';

interface Nearest {
  readonly monster: Cell;
  /** Steps between it and the rogue. */
  readonly distance: number;
}

/** The monster that is nearest to the rogue; undefined if none can reach it. */
export function nearestMonster({ setup, monsters, rogue: at }: RoguePosition): Nearest | undefined {
  const distances = distancesFrom(setup.world, at);
  const near = monsters.filter((monster) => distances[monster] >= 0);
  const [monster] = near.toSorted((a, b) => distances[a] - distances[b]);
  return monster === undefined ? undefined : { monster, distance: distances[monster] };
}

/** Where those of a seat stand. */
export const cellsOf = ({ monsters, rogue: at }: RoguePosition, seat: Seat): readonly Cell[] =>
  seat === MONSTER ? monsters : [at];

/** `Monster NE to row 3, column 4.` */
function turnText({ position, turn }: Standing<RoguePosition>): string {
  if (turn === undefined) return '';
  const { grid } = position.setup.world;
  const cells = cellsOf(position, turn.seat);
  const names = turn.name.split('+');
  return cells
    .map((cell, at) => {
      const who = `${capital(turn.seat)}${cells.length > 1 ? ` ${at + 1}` : ''}`;
      return `${who} ${names[at] === WAIT ? 'stays at' : `${names[at]} to`} ${placeText(grid, cell)}.`;
    })
    .join(' ');
}

function distanceText(position: RoguePosition): string {
  const nearest = nearestMonster(position);
  return nearest === undefined ? 'Out of reach.' : `Distance ${nearest.distance}.`;
}

export const rogueWords: Narration<RoguePosition> = {
  seat: (seat) => `the ${seat}`,
  unit: 'turn',
  mate: 'monster',
  rest: { name: 'wait', refusal: 'Staying put is not allowed in this game.' },
  move: (standing) => {
    if (standing.turn === undefined) return `Start. ${distanceText(standing.position)}`;
    return `${turnText(standing)} ${standing.end === undefined ? distanceText(standing.position) : ''}`.trim();
  },
  end: ({ result, why, culprit }, position) => {
    const after = `after ${rogueWords.length(position)}. ${why}`;
    const texts: Readonly<Record<string, string>> = {
      evades: `the rogue evades ${after}`,
      cap: `nobody wins. ${why}`,
      forfeit: `forfeit by the ${culprit ?? 'players'} ${after}`,
    };
    return texts[result] ?? `${result} ${after}`;
  },
  length: (position) => counted(monsterMoves(position), 'monster move'),
  danger: (position, seat, isYours) => {
    const nearest = nearestMonster(position);
    if (nearest === undefined) return 'No monster can reach the rogue.';
    const { grid } = position.setup.world;
    const isRogue = seat === ROGUE;
    const [from, to] = isRogue ? [position.rogue, nearest.monster] : [nearest.monster, position.rogue];
    if (from === to) return 'Monster and rogue stand in the same cell.';
    const who = isRogue ? (position.monsters.length > 1 ? 'Nearest monster' : 'Monster') : 'Rogue';
    const whom = isYours ? 'you' : `the ${seat}`;
    return `${who} ${compassBetween(grid, from, to)} of ${whom} at ${placeText(grid, to)}, ${counted(nearest.distance, 'step')} away.`;
  },
};
